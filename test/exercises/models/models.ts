/** Plays random games with model solutions, in this process. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "../../../src/core/rng.ts";
import { EXERCISES } from "../../../src/exercises/catalogue.ts";
import { readDialogue } from "../../../src/exercises/checker/read-dialogue.ts";
import type { ExamRules } from "../../../src/exercises/compare/exam-program.ts";
import { LISTENERS } from "../../../src/exercises/judges/listeners.ts";
import { factsOf, type StoredRun, storeRun } from "../../../src/exercises/judges/model-games.ts";
import { converse, loadInside } from "../inside.ts";
import { bundleSolutions, makeSolution, removeFolder } from "../solutions.ts";
import { HINTS, PLANS } from "./hints.ts";
import { player } from "./player.ts";

export const MODELS_FILE = new URL("../../../src/exercises/models.json", import.meta.url);

/** Plays with the models of exercises. The seed of each run is that of its exercise and number. */
export async function recordModels(
  ids: readonly string[],
  seed = 1,
): Promise<Record<string, StoredRun[]>> {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-models-"));
  try {
    for (const id of ids) makeSolution(id, join(folder, id));
    await bundleSolutions(folder, ids);
    return Object.fromEntries(ids.map((id) => [id, recordModel(id, join(folder, id), seed)]));
  } finally {
    removeFolder(folder);
  }
}

function recordModel(id: string, folder: string, seed: number): StoredRun[] {
  const rules = loadInside(join(folder, "rules.cjs")) as unknown as ExamRules;
  const number = EXERCISES.findIndex((exercise) => exercise.id === id);
  const games = EXERCISES[number]?.checks.find((check) => check.kind === "games");
  if (games?.kind !== "games") throw new Error(`There is no exercise ${id}.`);
  const hints = HINTS[id] ?? {};
  return (hints.plans ?? PLANS).map((plan, index) => {
    const random = seededRandom(1000 * seed + 10 * number + index);
    const { next, typed, starts } = player(plan, hints, rules, random);
    const output = converse(join(folder, "program.cjs"), next);
    const dialogue = readDialogue(output, typed);
    if (dialogue.answers.length !== typed.length) throw new Error(`${id}: an answer is lost`);
    const facts = factsOf(dialogue, [...LISTENERS, ...games.listeners]);
    return storeRun({ typed, facts, games: starts, ends: dialogue.openQuestion === "" });
  });
}
