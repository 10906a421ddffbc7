/** Plays the games of the exercises with model solutions, in this process. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { seededRandom } from "../../../src/core/rng.ts";
import { EXERCISES } from "../../../src/exercises/catalogue.ts";
import { linesOf } from "../../../src/exercises/checker/check-program.ts";
import { readDialogue } from "../../../src/exercises/checker/read-dialogue.ts";
import type { Run } from "../../../src/exercises/checker/run-program.ts";
import type { ExamRules } from "../../../src/exercises/compare/exam-program.ts";
import type { GamesCheck, Listener } from "../../../src/exercises/exercise.ts";
import {
  factsOf,
  type ModelRun,
  type StoredRun,
  storeRun,
} from "../../../src/exercises/judges/model-games.ts";
import { loadInside, runInside } from "../inside.ts";
import { bundleSolutions, makeSolution, removeFolder } from "../solutions.ts";
import { HINTS, PLANS } from "./hints.ts";
import { player } from "./player.ts";

export const MODELS_FILE = new URL("../../../src/exercises/models.json", import.meta.url);

/** The runs of each check that plays games, by its title. */
type StoredRuns = Record<string, readonly StoredRun[]>;

/** Plays with the models of exercises. The seed of each random run is that of its exercise and number. */
export async function recordModels(
  ids: readonly string[],
  seed = 1,
): Promise<Record<string, StoredRuns>> {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-models-"));
  const recorded: Record<string, StoredRuns> = {};
  try {
    for (const id of ids) makeSolution(id, join(folder, id));
    await bundleSolutions(folder, ids);
    for (const id of ids) recorded[id] = await recordModel(id, join(folder, id), seed);
    return recorded;
  } finally {
    removeFolder(folder);
  }
}

async function recordModel(id: string, folder: string, seed: number): Promise<StoredRuns> {
  const checks = EXERCISES.find((exercise) => exercise.id === id)?.checks ?? [];
  const runs: StoredRuns = {};
  for (const check of checks) {
    if (check.kind !== "games") continue;
    const { about, typed } = check;
    runs[about] = typed
      ? [await recordChosen(check, typed, folder)]
      : await recordRandom(check, folder, seed);
  }
  return runs;
}

async function recordChosen(
  { listeners, typedBefore: before }: GamesCheck,
  typed: readonly string[],
  folder: string,
): Promise<StoredRun> {
  const inputs = [...(before ? [linesOf(before)] : []), linesOf(typed)];
  const run = await runInside(join(folder, "program.cjs"), inputs);
  return storeRun({ ...played(run, typed, listeners), ...(before && { before }) });
}

/** Of the games only those can be played without the earlier ones after which the model does the same. */
async function recordRandom(
  { exercise, listeners }: GamesCheck,
  folder: string,
  seed: number,
): Promise<StoredRun[]> {
  const rules = loadInside(join(folder, "rules.cjs")) as unknown as ExamRules;
  const number = EXERCISES.findIndex(({ id }) => id === exercise);
  const hints = HINTS[exercise] ?? {};
  const program = join(folder, "program.cjs");
  const recorded: StoredRun[] = [];
  for (const [index, plan] of (hints.plans ?? PLANS).entries()) {
    const random = seededRandom(1000 * seed + 10 * number + index);
    const { next, typed, starts } = player(plan, hints, rules, random);
    const run = played(await runInside(program, [next]), typed, listeners);
    const games: number[] = [];
    for (const start of starts) {
      const rest = typed.slice(start);
      const { facts } = played(await runInside(program, [linesOf(rest)]), rest, listeners);
      if (isDeepStrictEqual(facts.slice(1), run.facts.slice(start + 1))) games.push(start);
    }
    recorded.push(storeRun({ ...run, games }));
  }
  return recorded;
}

function played(
  { end, errors, output, files }: Run,
  typed: readonly string[],
  listeners: readonly Listener[],
): ModelRun {
  const dialogue = readDialogue(output, typed, files);
  if (end !== "exit" || dialogue.answers.length !== typed.length)
    throw new Error(`A model did not read ${typed.join(" ")}: ${end} ${errors}`);
  const facts = factsOf(dialogue, listeners);
  return { typed, facts, games: [], ends: dialogue.openQuestion === "" };
}
