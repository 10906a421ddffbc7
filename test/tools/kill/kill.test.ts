import { expect, test } from "vitest";
import { randomFrom } from "../../random.ts";
import { killOften } from "./killing.ts";

test("a program that is killed five times loses no completed move", async () => {
  const figures = await killOften(randomFrom(12), 5);
  expect(figures).toMatchObject({ kills: 5, lost: 0 });
  expect(figures.completed).toBeGreaterThan(8);
  expect(figures.resumed).toBeGreaterThan(1);
});
