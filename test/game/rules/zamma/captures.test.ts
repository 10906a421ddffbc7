/** Captures in zamma. */
import { describe, expect, test } from "vitest";
import {
  canReachByCapture,
  distinctCaptures,
  MAX_STAGES,
} from "../../../../src/game/rules/zamma/captures.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { at, reading } from "./table.ts";

const game = zamma({ size: 9, removal: "immediate" });
const CHAIN = "w8/9/9/5w3/9/3w5/2b6/9/9 b";
/** A man that can capture four men in two ways, and returns to its start. */
const LOOP = "9/9/9/9/3w5/2w1w4/2bw5/9/9 b";

const distinct = (text: string, stages = MAX_STAGES) => distinctCaptures(at(game, text), stages);

describe("distinct captures", () => {
  test("hold one of those that capture the same pieces and end on the same point", () => {
    expect(game.legalMoves(at(game, LOOP))).toHaveLength(2);
    expect(distinct(LOOP).moves).toEqual([game.legalMoves(at(game, LOOP))[0]]);
  });

  test("hold those of the same pieces on different points, and of different pieces", () => {
    for (const text of ["9/9/9/9/9/9/9/B3w3b/9 b", "w8/9/9/5w2w/9/3w4w/2b5b/9/9 b"]) {
      expect(distinct(text)).toEqual({ moves: game.legalMoves(at(game, text)), cut: false });
    }
  });

  test.each([
    ["a loop with five stages", LOOP, 5, false],
    ["a loop with four stages", LOOP, 4, true],
  ])("are complete unless the stages run out: %s", (_what, text, stages, cut) => {
    expect(distinct(text, stages)).toEqual({ moves: distinct(text).moves, cut });
  });

  test("share the stages among the pieces that capture", () => {
    const two = LOOP.replace("9/9/9/9/3w5", "9/1w7/b8/9/3w5");
    expect(distinct(two, 10).cut).toBe(false);
    expect(distinct(two, 9).cut).toBe(true);
  });
});

describe("a point is reached by capturing", () => {
  const reached = (text: string, start: string) => {
    const { name, read } = game.squares!;
    const from = read(start);
    if (!from.ok) throw new Error(from.reason);
    return Array.from({ length: 81 }, (_, point) => point)
      .filter((to) => canReachByCapture(at(game, text), from.value, to))
      .map(name)
      .join(" ");
  };

  test.each([
    ["along the way and at the end", CHAIN, "c3", "g7 e5"],
    ["even if it is the start", LOOP, "c3", "c5 e5 c3 e3"],
    ["on every point that the Mullah may land on", "9/9/9/9/9/9/9/B3w3b/9 b", "a2", "f2 g2 h2"],
    ["but not by a piece that cannot capture", CHAIN.replace("w8/9", "w8/1b7"), "b8", ""],
  ])("%s", (_what, text, start, points) => {
    expect(reached(text, start)).toBe(points);
  });

  test("a piece that cannot return to its start is told so", () => {
    expect(reading(game, CHAIN, "c3c3")).toBe(
      "c3 is both the start and the finish; only a capture can return a piece to its start.",
    );
  });
});
