import { expect, test } from "vitest";
import { sarrum } from "../../src/games/sarrum.ts";
import { makeRelations, remembered } from "../../src/search/relations.ts";
import { mustRead } from "../must-read.ts";

/** A weight for each case, so that the sum tells how often each has been counted. */
const WEIGHTS = {
  held: 1,
  open: 10,
  met: 100,
  bySoldier: 1_000,
  byLeaper: 10_000,
  hanging: 100_000,
  hangingSoldier: 1_000_000,
  passed: 10_000_000,
  alone: 30,
  guarded: 300,
};
const FREEDOM = 3_000;

const worth = (text: string) =>
  remembered(makeRelations(sarrum.kernel, WEIGHTS, FREEDOM), mustRead(sarrum, text).board, 1, 1);

test.each([
  ["a nabu against a redum, both loose", "s7/8/8/3r4/2N5/8/8/7S w", 101_040 - 11_000_030],
  ["a redum guards another, and both are passed", "s7/8/8/8/3R4/4R3/8/7S w", 20_000_300],
  ["two redums stop each other, though a file apart", "s7/8/3r4/8/8/4R3/8/7S w", 0],
  ["a nabu beside its own redum, which it guards", "s7/8/8/8/8/4R3/3N4/7S w", 10_000_061],
  [
    "an etlu shoots at a gisgigir, which sees as far as the etlu",
    "7s/8/8/8/E1g5/8/8/7S w",
    100_030 - 152_000,
  ],
])("%s", (_, text, sum) => {
  expect(worth(text)).toBe(sum);
});

test("a board turned around with the colours exchanged is worth as much to the other side", () => {
  expect(worth("7s/8/4n3/3r4/8/8/8/S7 w")).toBe(-worth("s7/8/8/8/3R4/4N3/8/7S w"));
});

test("worths are remembered by both halves of the key", () => {
  const relations = makeRelations(sarrum.kernel, WEIGHTS, FREEDOM);
  const first = mustRead(sarrum, "s7/8/8/8/3R4/4R3/8/7S w").board;
  const second = mustRead(sarrum, "s7/8/8/3r4/2N5/8/8/7S w").board;
  expect(remembered(relations, first, 1, 1)).toBe(20_000_300);
  expect(remembered(relations, second, 1, 1)).toBe(20_000_300);
  expect(remembered(relations, second, 1, 2)).toBe(101_040 - 11_000_030);
});
