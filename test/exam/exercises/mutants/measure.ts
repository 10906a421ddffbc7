/**
 * Lists the mutants of model solutions that the checks do not notice, and how many there are: `npm run
 * mutants -- undo`.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import type { Exercise } from "../../../../src/exam/exercises/exercise.ts";
import { readRun, type StoredRun } from "../../../../src/exam/exercises/judges/model-games.ts";
import stored from "../../../../src/exam/exercises/models.json" with { type: "json" };
import { bundleSolutions, copySkeleton, makeSolution, removeFolder } from "../solutions.ts";
import { writeMutants } from "./mutants.ts";
import { type Killer, killerOfCalls, killerOfRun } from "./survivors.ts";

const models: Readonly<Record<string, Readonly<Record<string, readonly StoredRun[]>>>> = stored;

function killersOf(
  { id, checks }: Pick<Exercise, "id" | "checks">,
  folder: string,
): readonly Killer[] {
  const killers: Killer[] = [];
  for (const check of checks) {
    if (check.kind === "rules") killers.push(killerOfCalls(check, folder));
    if (check.kind !== "games") continue;
    for (const run of models[id]?.[check.about] ?? [])
      killers.push(killerOfRun(readRun(run), check.listeners, folder));
  }
  return killers;
}

const named = process.argv.slice(2);
const isNamed = ({ id, number }: (typeof EXERCISES)[number]) =>
  named.length === 0 || named.includes(id) || named.includes(String(number));
const chosen = EXERCISES.filter(isNamed);
const folder = mkdtempSync(join(tmpdir(), "sarrum-mutants-"));

/** Shows how many mutants of an exercise are made and left after each run, and what is left. */
async function measure({ id, number, checks }: (typeof EXERCISES)[number]): Promise<void> {
  const mutated = join(folder, `${id}-mutants`);
  const mutants = writeMutants(join(folder, id), join(folder, "skeleton"), mutated);
  let left: readonly number[] = mutants.map((mutant) => mutant.number);
  const counts = [left.length];
  for (const kill of killersOf({ id, checks }, mutated)) {
    left = await kill(left);
    counts.push(left.length);
  }
  const survivors = mutants.filter((mutant) => left.includes(mutant.number));
  const near = survivors.filter(({ isNear }) => isNear);
  console.log(`${number} ${id}: ${counts.join(", ")} (${near.length} in changed code)`);
  for (const { about, isNear, number: at } of survivors)
    console.log(`  ${at} ${isNear ? "" : "(elsewhere) "}${about}`);
}

try {
  copySkeleton(join(folder, "skeleton"));
  for (const { id } of chosen) makeSolution(id, join(folder, id));
  await bundleSolutions(folder, ["skeleton", ...chosen.map(({ id }) => id)]);
  for (const exercise of chosen) await measure(exercise);
} finally {
  removeFolder(folder);
}
