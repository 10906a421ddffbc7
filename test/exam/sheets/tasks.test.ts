/** Exercises on a worksheet. */
import { expect, test } from "vitest";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { exerciseTasks } from "../../../src/exam/sheets/tasks.ts";
import { valueIn } from "../../value-in.ts";

test("the exercises that are named are printed whole, in their order, with hints for the teacher", async () => {
  const { tasks } = valueIn(await exerciseTasks({ count: 2, seed: 1, only: ["8", "07"] }));
  expect(tasks.map(({ brief }) => brief)).toEqual(["7", "8"]);
  const [first] = tasks;
  const { title, hint, sample } = EXERCISES[6]!;
  expect(first?.heading).toBe(`Exercise 7: ${title} (**)`);
  expect(first?.task).toContain(sample.split("\n")[3]);
  expect(first?.task).toContain("Where to look: ");
  expect(first?.answer).toContain(hint.slice(0, 20));
  expect(first?.answer).toContain("exercise solution 7");
  expect(await exerciseTasks({ count: 1, seed: 1, only: ["99"] })).toMatchObject({ ok: false });
});

test("others are drawn by the seed", async () => {
  const numbers = async (seed: number) =>
    valueIn(await exerciseTasks({ count: 5, seed })).tasks.map(({ brief }) => Number(brief));
  const drawn = await numbers(3);
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
  expect(new Set(drawn).size).toBe(5);
  expect(await numbers(4)).not.toEqual(drawn);
});
