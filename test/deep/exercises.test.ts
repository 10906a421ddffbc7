import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXERCISES } from "../../src/exercises/catalogue.ts";
import { firstFailure } from "../../src/exercises/checker/check-program.ts";
import { tsxRunner } from "../exercises/runner.ts";
import { makeSolution, removeFolder } from "../exercises/solutions.ts";

/** The number of other solutions tried for each exercise. */
const OTHERS = 6;

const folder = mkdtempSync(join(tmpdir(), "sarrum-solutions-"));
const solutionOf = (id: string) => ({ folder: join(folder, id) });

beforeAll(() => {
  for (const { id } of EXERCISES) makeSolution(id, join(folder, id));
});
afterAll(() => removeFolder(folder));

test.each(EXERCISES)("exercise $number, $title: other model solutions fail", async (exercise) => {
  for (let step = 1; step <= OTHERS; step++) {
    // Steps of five reach every group.
    const other = EXERCISES[(exercise.number - 1 + 5 * step) % EXERCISES.length];
    const failure = await firstFailure(exercise, solutionOf(other?.id ?? ""), tsxRunner);
    expect(failure, other?.id).toBeDefined();
  }
});
