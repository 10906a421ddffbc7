import { expect, test } from "vitest";
import { randomFrom } from "../../random.ts";
import { killOften } from "./killing.ts";

test("a program that is killed eight times loses no completed move", async () => {
  const figures = await killOften(randomFrom(12), 8);
  expect(figures).toMatchObject({ kills: 8, lost: 0 });
  expect(figures.completed).toBeGreaterThan(13);
  expect(figures.resumed).toBeGreaterThan(3);
});
