import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { EXERCISES } from "../../src/exercises/catalogue.ts";
import { passes } from "../../src/exercises/check.ts";
import { testRunner } from "./runner.ts";
import { makeSolution, removeFolder, SKELETON } from "./solutions.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-solutions-"));
afterAll(() => removeFolder(folder));

describe.each(EXERCISES)("exercise $number, $title", (exercise) => {
  test("is not passed by the untouched skeleton", async () => {
    expect(await passes(exercise, SKELETON, testRunner)).toBe(false);
  });

  test("is passed by its model solution", async () => {
    const solution = join(folder, exercise.id);
    makeSolution(exercise.id, solution);
    expect(await passes(exercise, solution, testRunner)).toBe(true);
  });
});
