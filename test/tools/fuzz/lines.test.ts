/** Random lines, typed into the program. */
import { expect, test } from "vitest";
import { SCALE } from "../../scale.ts";
import { runBatch } from "./batch.ts";
import { randomFrom } from "./random.ts";

/** Each line is typed twice, here and into a program; `npm run fuzz` types many more. */
const LINES = SCALE < 1 ? 150 : 8_000;

test("random lines never stop the program, and lead only to boards of the game", async () => {
  const figures = await runBatch(randomFrom(2015), LINES);
  expect(figures.lines).toBe(LINES);
  expect(figures.games).toBeGreaterThan(LINES / 150);
  expect(figures.moves).toBeGreaterThan(LINES / 4);
  expect(figures.refusals).toBeGreaterThan(LINES / 10);
  expect(figures.boards).toBeGreaterThan(figures.moves);
});
