import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { EXERCISES } from "../../../src/exercises/catalogue.ts";
import { readRun } from "../../../src/exercises/judges/model-games.ts";
import models from "../../../src/exercises/models.json" with { type: "json" };
import { checkInside } from "../inside.ts";
import { recordModels } from "../models/models.ts";
import { bundleSolutions, removeFolder } from "../solutions.ts";
import { WRONG_SOLUTIONS } from "../wrong/catalogue.ts";
import { makeWrongSolution } from "../wrong/wrong-solution.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-games-"));
afterAll(() => removeFolder(folder));

/** All of them take half a minute. */
const RECORDED = EXERCISES.map(({ id }) => id).filter(
  (id) => process.env.DEEP || id === "count-moves" || id === "choose-promotion",
);

test("the stored games are those of the model solutions", { timeout: 300_000 }, async () => {
  expect(Object.keys(models)).toEqual(EXERCISES.map(({ id }) => id));
  const recorded = await recordModels(RECORDED);
  for (const id of RECORDED) expect(recorded[id], id).toEqual(models[id as keyof typeof models]);
});

test("the stored games hold several games, wins, promotions and refused moves", () => {
  const runs = Object.values(models).flat().map(readRun);
  const boards = runs.flatMap(({ facts }) => facts.map(([board]) => board ?? ""));
  expect(boards.some((board) => /WM\d1/.test(board) && /BM\d8/.test(board))).toBe(true);
  for (const { typed, facts, games } of runs) {
    expect(facts).toHaveLength(typed.length);
    expect(games.length).toBeGreaterThan(0);
    expect(facts.filter(([board]) => board === "-").length).toBeGreaterThan(typed.length / 9);
  }
  const winners = runs.flatMap(({ facts }) => facts.map(([, winner]) => winner));
  expect(winners).toEqual(expect.arrayContaining(["White", "Black"]));
});

describe("a difference in random games", () => {
  test("is reported in the shortest run of games that shows it", async () => {
    const wrong = WRONG_SOLUTIONS.find(({ fault }) => fault === "J confirms")!;
    makeWrongSolution(wrong, join(folder, "wrong"));
    await bundleSolutions(folder, ["wrong"]);
    const exercise = EXERCISES.find(({ id }) => id === wrong.exercise)!;
    const failed = [];
    for await (const result of checkInside(exercise, join(folder, "wrong")))
      if (result.failure) failed.push(result);
    expect(failed).toHaveLength(1);
    const [{ check, failure } = {}] = failed;
    const typed = check?.kind === "dialogue" ? check.typed : [];
    expect(typed.at(-1)).toBe("J");
    expect(failure?.answer).toBe(typed.length - 1);
    const [first] = models["confirm-moves"];
    expect(typed.length).toBeLessThan(first!.typed.split("\t").length / 2);
  });
});
