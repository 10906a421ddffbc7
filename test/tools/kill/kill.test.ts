import { expect, test } from "vitest";
import { randomFrom } from "../../random.ts";
import { killOften } from "./killing.ts";

test("a program that is killed a dozen times loses no completed move", async () => {
  const figures = await killOften(randomFrom(12), 12);
  expect(figures).toMatchObject({ kills: 12, lost: 0 });
  expect(figures.completed).toBeGreaterThan(20);
  expect(figures.resumed).toBeGreaterThan(3);
});
