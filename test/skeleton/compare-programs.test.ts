/** The exam's program and the full program play the same games. */
import { expect, test } from "vitest";
import { compareGames } from "./compare-programs.ts";

/** The deep tests play 3,000. */
const GAMES = 24;

test("random games are the same in the exam's program and in the full one", () => {
  const figures = compareGames(2015, GAMES);
  expect(figures.games).toBe(GAMES);
  expect(figures.moves).toBeGreaterThan(4 * GAMES);
  expect(figures.refusals).toBeGreaterThan(GAMES);
  expect(figures.promotions).toBeGreaterThan(GAMES / 5);
  expect(figures.winsOfWhite).toBeGreaterThan(GAMES / 6);
  expect(figures.winsOfBlack).toBeGreaterThan(GAMES / 6);
  expect(figures.winsOfWhite + figures.winsOfBlack).toBe(GAMES);
});
