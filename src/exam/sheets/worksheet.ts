import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { typable } from "../../base/text.ts";
import { CATALOGUE } from "../../game/rules/catalogue.ts";
import { notFound, readSubroutines } from "../exercises/reading/source.ts";
import { KINDS, type KindName } from "./kinds.ts";
import { pagesOf, type Sheet } from "./page.ts";
import type { TaskRequest } from "./task.ts";

/** Pupils who get a sheet each. */
interface Pupils {
  /** What follows --pupils: a number, or a file of names. */
  readonly typed: string;
  /** A name for each sheet, or "". */
  readonly names: readonly string[];
}

/** A worksheet to make. */
export interface WantedWorksheet extends TaskRequest {
  readonly kind: KindName;
  /** Replaces the title of the kind. */
  readonly title: string | undefined;
  /** Undefined for one sheet for all. */
  readonly pupils: Pupils | undefined;
  /** Whether the answers are a page of their own. */
  readonly apart: boolean;
  /** Whether the subroutines that the tasks need are printed. */
  readonly extracts: boolean;
  /** What follows --from in the command that makes the worksheet again. */
  readonly from?: string | undefined;
}

/** Seeds have nine digits at most. */
const SEEDS = 1_000_000_000;
/** After so many seeds in a row that give a sheet that there is already, there is no other. */
const TRIES = 30;

const IN_TYPESCRIPT =
  "The extracts are in TypeScript; --from skeleton.py takes them from a program of your own.";

/** The command line that makes a worksheet. */
function commandFor(wanted: WantedWorksheet): string {
  const { kind, count, level, game, title, pupils, seed, extracts, from } = wanted;
  const { ofGames } = KINDS[kind];
  return [
    `${START_COMMAND} worksheet --kind ${kind}`,
    ...(ofGames && game.id !== CATALOGUE[0].id ? [`--game ${game.id}`] : []),
    `--count ${count}`,
    ...(ofGames ? [`--level ${level}`] : []),
    ...(title === undefined ? [] : [`--title ${typable(title)}`]),
    ...(from === undefined ? [] : [`--from ${typable(from)}`]),
    ...(extracts ? [] : ["--no-extracts"]),
    ...(pupils ? [`--pupils ${typable(pupils.typed)}`] : []),
    `--seed ${seed}`,
  ].join(" ");
}

/**
 * A worksheet as HTML pages. Rejects a game without such tasks, a count above the number of tasks that
 * there are, and more pupils than different sheets.
 */
export async function worksheet(request: WantedWorksheet) {
  const { game, seed, pupils, own } = request;
  const made = await sheetsFor(request);
  if (!made.ok) return made;
  const needs = request.extracts ? made.value.flatMap(({ tasks }) => tasks.needs ?? []) : [];
  const found = needs.length > 0 ? await readSubroutines(own) : [];
  const extracts = found.filter(({ name }) => needs.includes(name));
  const title = request.title ?? `${game.title}: ${made.value[0]?.tasks.subject}`;
  const sentence = `Seed ${seed}. To make these ${pupils ? "sheets" : "tasks"} again:`;
  const again = [sentence, commandFor(request)] as const;
  return ok({
    ...pagesOf(title, made.value, extracts, again, request.apart),
    notes: own || extracts.length === 0 ? notFound(needs, found, own?.file) : [IN_TYPESCRIPT],
  });
}

/** Different sheets from the seed and the ones after it; a seed that repeats a sheet is left out. */
async function sheetsFor(request: WantedWorksheet): Promise<Result<readonly Sheet[]>> {
  const { kind, count, pupils } = request;
  const names = pupils?.names ?? [""];
  const makeTasks = await KINDS[kind].load();
  const sheets = new Map<string, Sheet>();
  let repeated = 0;
  for (let tried = 0; sheets.size < names.length; tried += 1) {
    if (repeated === TRIES) {
      const reason = `There are not enough tasks for ${names.length} different sheets`;
      return err(`${reason}; use a smaller --count.`);
    }
    const seed = (request.seed + tried) % SEEDS;
    const made = await makeTasks({ ...request, seed });
    if (!made.ok) return made;
    const { length } = made.value.tasks;
    if (length < count) {
      const reason = `There are only ${length} tasks of this kind, game and level`;
      return err(`${reason}; use --count ${length} or less.`);
    }
    const key = made.value.tasks.map(({ task }) => task).join();
    const pupil = pupils && { number: sheets.size + 1, name: names[sheets.size]! };
    repeated = sheets.has(key) ? repeated + 1 : 0;
    if (repeated === 0) sheets.set(key, { tasks: made.value, seed, pupil });
  }
  return ok([...sheets.values()]);
}
