import { err, ok, type Result } from "../core/result.ts";
import { START_COMMAND } from "../core/text.ts";
import { CATALOGUE } from "../games/catalogue.ts";
import { KINDS, type KindName } from "./kinds.ts";
import { pageOf } from "./page.ts";
import type { TaskRequest } from "./task.ts";

/** A worksheet to make. */
interface WantedWorksheet extends TaskRequest {
  readonly kind: KindName;
  /** Replaces the title of the kind. */
  readonly title: string | undefined;
}

/** Returns the command line, without the seed, that makes a worksheet. */
function commandFor({ kind, count, level, game }: WantedWorksheet): string {
  const { graded, anyGame } = KINDS[kind];
  return [
    `${START_COMMAND} worksheet --kind ${kind}`,
    ...(anyGame && game.id !== CATALOGUE[0].id ? [`--game ${game.id}`] : []),
    `--count ${count}`,
    ...(graded ? [`--level ${level}`] : []),
  ].join(" ");
}

/**
 * Returns a worksheet as an HTML page, with its answers on pages of their own. Rejects a game without
 * such tasks, and a count above the number of tasks that there are.
 */
export async function worksheet(request: WantedWorksheet): Promise<Result<string>> {
  const { kind, count, game, seed } = request;
  const made = await (await KINDS[kind].load())(request);
  if (!made.ok) return made;
  const { tasks, subject } = made.value;
  if (tasks.length < count) {
    return err(
      `There are only ${tasks.length} tasks of this kind, game and level; use --count ${tasks.length} or less.`,
    );
  }
  const title = request.title ?? `${game.title}: ${subject}`;
  return ok(pageOf(title, made.value, { seed, command: `${commandFor(request)} --seed ${seed}` }));
}
