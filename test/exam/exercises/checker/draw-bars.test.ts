import { expect, test } from "vitest";
import { barsFor } from "../../../../src/exam/exercises/checker/draw-bars.ts";

/** A board without bars, with the number of a rank on both sides of its squares. */
const BOARD = Array.from({ length: 8 }, (_, index) => {
  const squares = index === 3 ? "BG WS".padEnd(23) : " ".repeat(23);
  return `${index + 1} ${squares} ${index + 1}`;
}).join("\n");

test("empty ranks with their number on both sides are read in no time, as no rows", () => {
  expect(barsFor(BOARD)(BOARD)).toBe(BOARD);
});
