/** What a model did in a run, and which of its games can be played alone. */
import { isDeepStrictEqual } from "node:util";
import { linesOf } from "../../../../src/exam/exercises/checker/check-program.ts";
import {
  type Dialogue,
  readDialogue,
} from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import type { Listener } from "../../../../src/exam/exercises/exercise.ts";
import type { ModelRun, StoredRun } from "../../../../src/exam/exercises/judges/model-games.ts";
import { runInside } from "../inside.ts";
import { factsOf, storeRun } from "./store.ts";

/** The answers of a run, and the indices of those with which its games begin. */
interface PlayedGames {
  readonly typed: readonly string[];
  readonly starts: readonly number[];
  readonly run: ModelRun;
}

/** Of the games only those can be played without the earlier ones after which the model does the same. */
export async function storeGames(
  { typed, starts, run }: PlayedGames,
  program: string,
  listeners: readonly Listener[],
): Promise<StoredRun> {
  const games: number[] = [];
  for (const start of starts) {
    const rest = typed.slice(start);
    const { facts } = played(await runInside(program, [linesOf(rest)]), rest, listeners);
    if (isDeepStrictEqual(facts.slice(1), run.facts.slice(start + 1))) games.push(start);
  }
  return storeRun({ ...run, games });
}

export const played = (...args: Parameters<typeof playedWith>): ModelRun => playedWith(...args).run;

/** The facts of a run of a model, which must have read all answers, and its dialogue. */
export function playedWith(
  { end, errors, output, files }: Run,
  typed: readonly string[],
  listeners: readonly Listener[],
): { readonly run: ModelRun; readonly dialogue: Dialogue } {
  const dialogue = readDialogue(output, typed, files);
  if (end !== "exit" || dialogue.answers.length !== typed.length)
    throw new Error(`A model did not read ${typed.join(" ")}: ${end} ${errors}`);
  const facts = factsOf(dialogue, listeners);
  return { run: { typed, facts, games: [], ends: dialogue.openQuestion === "" }, dialogue };
}
