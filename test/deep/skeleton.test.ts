/** The kernel and the full program beside the exam's, at length. */
import { describe, expect, test } from "vitest";
import { kernelAgrees } from "../skeleton/compare-moves.ts";
import { compareGames } from "../skeleton/compare-programs.ts";
import { typeRandomLines } from "../skeleton/random-lines.ts";

const BATCHES = Array.from({ length: 10 }, (_, batch) => batch + 1);

test("the kernel allows the moves that the skeleton allows, on 20,000 boards", () => {
  for (const [letter, count] of Object.entries(kernelAgrees(20_000, 1))) {
    expect(count, letter).toBeGreaterThan(50_000);
  }
});

describe("3,000 random games are the same in the exam's program and in the full one", () => {
  test.each(BATCHES)("300 games from seed %i", (seed) => {
    const { games, winsOfWhite, winsOfBlack, ...more } = compareGames(seed, 300);
    expect([games, winsOfWhite + winsOfBlack]).toEqual([300, 300]);
    expect(Math.min(winsOfWhite, winsOfBlack)).toBeGreaterThan(50);
    expect(more.moves).toBeGreaterThan(1_000);
    expect(more.refusals).toBeGreaterThan(500);
    expect(more.promotions).toBeGreaterThan(60);
  });
});

describe("100,000 random lines never stop the exam's program", () => {
  test.each(BATCHES)("10,000 lines from seed %i", (seed) => {
    const { lines, moves, refusals } = typeRandomLines(seed, 10_000);
    expect(lines).toBe(10_000);
    expect(Math.min(moves, refusals)).toBeGreaterThan(1_500);
  });
});
