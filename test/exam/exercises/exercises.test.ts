/** The exercises: tasks, hints, models, and wrong solutions that fail. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { beforeAll, describe, expect, test } from "vitest";
import { textOf } from "../../../src/drawing/line.ts";
import { EXERCISE_GROUPS, EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { checksFor, firstFailure } from "../../../src/exam/exercises/checker/check-program.ts";
import type { Exercise } from "../../../src/exam/exercises/exercise.ts";
import { taskLines } from "../../../src/exam/exercises/report.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { checkInside } from "./inside.ts";
import { bundleSolutions, copySkeleton, makeSolution, SKELETON } from "./solutions.ts";
import { WORDINGS } from "./wordings/catalogue.ts";
import { WRONG_SOLUTIONS } from "./wrong/catalogue.ts";
import { type ChangedSolution, makeChangedSolution } from "./wrong/wrong-solution.ts";

/** A sample in `npm test`, one of so many; all in the deep tests. */
const sampled = <Tried>(all: readonly Tried[], every: number) =>
  all.filter((_, index) => process.env.DEEP || index % every === 0);

/** Exercises with those whose solutions must not pass their checks. */
const OTHERS = sampled(EXERCISES, 12).map(
  (exercise) => [exercise, EXERCISES[(exercise.number + 6) % EXERCISES.length]!] as const,
);
const FOREIGN = [
  ["announce-promotions", "confirm-moves", "Make this move (Y for yes)?"],
  ["nabu-slides", "main-menu", "Your choice:"],
  ["count-moves", "table-of-winners", "What is the winner's name?"],
] as const;

const QUICK = WRONG_SOLUTIONS.filter(({ quick }) => quick || process.env.DEEP);
const WRONG = sampled(QUICK, 3).map((solution, index) => ({ ...solution, name: `wrong-${index}` }));
const RIGHT = sampled(WORDINGS, 4).map((wording, index) => ({
  ...wording,
  name: `right-${index}`,
}));

const folder = temporaryFolder("solutions");
const failureOf = (exercise: Pick<Exercise, "checks">, name: string) =>
  firstFailure(checkInside(exercise, join(folder, name)));

beforeAll(async () => {
  copySkeleton(join(folder, "skeleton"));
  for (const { id } of EXERCISES) makeSolution(id, join(folder, id));
  for (const changed of [...WRONG, ...RIGHT])
    makeChangedSolution(changed, join(folder, changed.name));
  await bundleSolutions(folder, [
    "skeleton",
    ...EXERCISES.map(({ id }) => id),
    ...[...WRONG, ...RIGHT].map(({ name }) => name),
  ]);
}, 60_000);

describe("the list of exercises", () => {
  test("has at least 38, with different names", () => {
    expect(EXERCISES.length).toBeGreaterThanOrEqual(38);
    for (const key of ["id", "title", "task", "hint"] as const) {
      expect(new Set(EXERCISES.map((exercise) => exercise[key])).size).toBe(EXERCISES.length);
    }
  });

  test("is ordered by group, then by difficulty", () => {
    const names = EXERCISE_GROUPS.map(({ name }) => name);
    expect(names).toEqual([
      "Input",
      "Messages",
      "Display",
      "Rules",
      "Play",
      "Files",
      "Menus and subroutines",
    ]);
    expect(EXERCISE_GROUPS.flatMap(({ exercises }) => exercises)).toEqual(EXERCISES);
    expect(EXERCISES.map(({ number }) => number)).toEqual([...EXERCISES.keys()].map((n) => n + 1));
    for (const { exercises } of EXERCISE_GROUPS) {
      const stars = exercises.map((exercise) => exercise.stars);
      expect(stars).toEqual(stars.toSorted());
    }
  });

  test.each(EXERCISES)("exercise $number is complete", (exercise) => {
    for (const text of [exercise.task, exercise.sample, exercise.hint]) {
      expect(text.trim().length).toBeGreaterThan(15);
    }
    // "Where to look: GetMove; in TypeScript, getMove in program.ts."
    const places =
      /Where to look: .*; in TypeScript, (.*)\.$/.exec(
        taskLines(exercise).map(textOf).join("\n"),
      )?.[1] ?? "";
    expect(places).not.toBe("");
    for (const [, names = "", file = ""] of places.matchAll(/(.*?) in (\w+\.ts)(?:, |$)/g)) {
      const source = readFileSync(join(SKELETON, file), "utf8");
      for (const name of names.split(/, | and /))
        expect(source).toMatch(new RegExp(`export (?:function|const) ${name}\\b`));
    }
    expect(exercise.checks.length).toBeGreaterThanOrEqual(2);
    const program = { folder: "", command: { run: "python3 game.py" } };
    expect(checksFor(exercise, program).length).toBeGreaterThanOrEqual(1);
  });
});

/** `npm test` types at most so many answers into a solution that passes, and plays no random games, which take longest. */
const MOST_ANSWERS = 110;
const checksOf = ({ checks }: Exercise) =>
  checks.filter(
    (check) =>
      process.env.DEEP ||
      check.kind !== "games" ||
      (check.typed && check.typed.length < MOST_ANSWERS),
  );

describe("the checks", () => {
  test.each(EXERCISES)(
    "exercise $number, $title: the untouched skeleton fails",
    async (exercise) => {
      expect(await failureOf(exercise, "skeleton")).toBeDefined();
    },
  );

  test.each(EXERCISES)("exercise $number, $title: the model solution passes", async (exercise) => {
    expect(await failureOf({ checks: checksOf(exercise) }, exercise.id)).toBeUndefined();
  });

  test.each([
    ["squares-off-the-board", "off the board"],
    ["check-start-square", "empty"],
    ["fifty-move-draw", "draw"],
    ["surrender", "Black wins"],
  ])("of %s name the words that the task fixes: %s", async (id, words) => {
    const failure = await failureOf(EXERCISES.find((exercise) => exercise.id === id)!, "skeleton");
    expect(failure?.expected).toContain(`“${words}”`);
  });

  test.each(FOREIGN)("of %s name what is from another exercise: %s", async (id, other, line) => {
    const exercise = EXERCISES.find((candidate) => candidate.id === id)!;
    const failure = await failureOf({ checks: exercise.checks }, other);
    expect(failure?.appeared).toContain(
      `“${line}” belongs to another exercise: this one expects the exam's program with its own change only.`,
    );
  });

  const exerciseOf = ({ exercise: id }: ChangedSolution) => {
    const exercise = EXERCISES.find((candidate) => candidate.id === id);
    if (!exercise) throw new Error(`There is no exercise ${id}.`);
    return exercise;
  };

  for (const changed of RIGHT) {
    const exercise = exerciseOf(changed);

    test(`exercise ${exercise.number} passes with: ${changed.wording}`, async () => {
      expect(await failureOf({ checks: checksOf(exercise) }, changed.name)).toBeUndefined();
    });
  }

  for (const changed of WRONG) {
    const exercise = exerciseOf(changed);

    test(`exercise ${exercise.number} fails: ${changed.fault}`, async () => {
      const failure = await failureOf(exercise, changed.name);
      expect(failure).toBeDefined();
      // A wrong solution that does not run would prove nothing.
      expect(failure).not.toHaveProperty("isFault");
    });
  }

  test.each(OTHERS)("of $number fail for the solution of $number", async (exercise, { id }) => {
    expect(await failureOf(exercise, id)).toBeDefined();
  });
});
