/** Kills the program at random moments. */
import { expect, test } from "vitest";
import { randomFrom } from "../../random.ts";
import { killOften } from "./killing.ts";

test("a program that is killed three times loses no completed move", async () => {
  const figures = await killOften(randomFrom(12), 3);
  expect(figures).toMatchObject({ kills: 3, lost: 0 });
  expect(figures.completed).toBeGreaterThan(4);
  expect(figures.resumed).toBeGreaterThan(0);
});
