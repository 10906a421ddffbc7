/** Random games that no program can know: with a copy that knows all games that are stored. */
import { join } from "node:path";
import process from "node:process";
import { beforeAll, expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { checkOpenProgram } from "../../../../src/exam/exercises/checker/check-program.ts";
import type { PlayAnew } from "../../../../src/exam/exercises/checker/play-games.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import type { CheckResult } from "../../../../src/exam/exercises/exercise.ts";
import { freshGames } from "../../../../src/exam/exercises/exercise-host.ts";
import { readRun, type StoredRun } from "../../../../src/exam/exercises/judges/model-games.ts";
import stored from "../../../../src/exam/exercises/models.json" with { type: "json" };
import { temporaryFolder } from "../../../temporary-folder.ts";
import { runInside } from "../inside.ts";
import { playAnew } from "../models/fresh-games.ts";
import { testRunner } from "../runner.ts";
import { bundleSolutions, copySkeleton, makeSolution } from "../solutions.ts";

/** One whose boards, and in the deep tests one whose messages, are not those of the untouched program. */
const TRIED = process.env.DEEP
  ? (["nabu-slides", "announce-promotions"] as const)
  : (["nabu-slides"] as const);
const folder = temporaryFolder("fresh");
const play = (name: string, ...answers: readonly string[]) =>
  runInside(join(folder, name, "program.cjs"), [answers.map((answer) => `${answer}\n`).join("")]);

beforeAll(async () => {
  copySkeleton(join(folder, "skeleton"));
  for (const id of TRIED) makeSolution(id, join(folder, id));
  await bundleSolutions(folder, ["skeleton", ...TRIED]);
});

const played = new Map<string, ReturnType<PlayAnew>>();
const withSeed =
  (seed: number): PlayAnew =>
  (check, fixed) => {
    const key = JSON.stringify([seed, check.about, fixed]);
    const games = played.get(key) ?? playAnew({ check, fixed, seed, folder });
    played.set(key, games);
    return games;
  };

/** The last result of the checks of an exercise. */
async function check(id: string, run: (input: string) => Promise<Run>, anew?: PlayAnew) {
  const exercise = EXERCISES.find((one) => one.id === id)!;
  const open = { run, playAnew: anew };
  const noCalls = () => Promise.reject(new Error("there are no functions to call"));
  const results: CheckResult[] = [];
  // Those of the random games, which come last.
  const checks = exercise.checks.filter((one) => one.kind === "games" && !one.typed);
  for await (const result of checkOpenProgram({ checks }, { folder }, open, noCalls))
    results.push(result);
  return results.at(-1)!;
}

/** Does what the model does as far as it knows the answers, and then what the untouched program does. */
const fromTable = (id: (typeof TRIED)[number]) => async (input: string) => {
  const answers = input.split("\n").slice(0, -1);
  const runs: readonly StoredRun[] = Object.values(stored[id]).flat();
  const known = runs.map(readRun).map(({ typed, games }) => {
    const unlike = answers.findIndex((answer, index) => answer !== typed[index]);
    return unlike < 0 ? answers.length : (games.findLast((start) => start <= unlike) ?? 0);
  });
  const from = Math.max(...known);
  if (from === answers.length) return play(id, ...answers);
  const [begun, rest] = [await play(id, ...answers.slice(0, from)), answers.slice(from)];
  const { output, ...run } = await play("skeleton", ...rest);
  return { ...run, output: begun.output.slice(0, begun.output.lastIndexOf("\n") + 1) + output };
};

test.each(TRIED)("%s: a copy that knows the stored games fails in a fresh one", async (id) => {
  expect((await check(id, fromTable(id))).failure).toBeUndefined();
  const result = await check(id, fromTable(id), withSeed(10));
  expect(result).toMatchObject({ check: { about: "plays random games as it should" }, seed: 10 });
  expect(result.failure).toBeDefined();
  const model = (input: string) => play(id, ...input.split("\n").slice(0, -1));
  expect((await check(id, model, withSeed(10))).failure).toBeUndefined();
  if (!process.env.DEEP) return;
  const again = await check(id, fromTable(id), freshGames(10, testRunner));
  expect(typedIn(again)).toEqual(typedIn(result));
  expect(typedIn(await check(id, fromTable(id), withSeed(11)))).not.toEqual(typedIn(result));
  expect((await check(id, model, withSeed(11))).failure).toBeUndefined();
});

const typedIn = (result: CheckResult) => ("typed" in result.check ? result.check.typed : []);
