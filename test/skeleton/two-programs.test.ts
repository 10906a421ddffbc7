import { expect, test } from "vitest";
import { compareGames } from "./two-programs.ts";

test("300 random games go alike in the exam's program and in the full one", () => {
  const figures = compareGames(2015, 300);
  expect(figures.games).toBe(300);
  expect(figures.moves).toBeGreaterThan(1_200);
  expect(figures.refusals).toBeGreaterThan(500);
  expect(figures.promotions).toBeGreaterThan(60);
  expect(figures.winsOfWhite).toBeGreaterThan(50);
  expect(figures.winsOfBlack).toBeGreaterThan(50);
  expect(figures.winsOfWhite + figures.winsOfBlack).toBe(300);
});
