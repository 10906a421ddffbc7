/** Puzzles that look alike. */
import { describe, expect, test } from "vitest";
import { likenessOf, lookAlike, shapeOf } from "./likeness.ts";

describe("the shape of a position", () => {
  const SHAPE = shapeOf("8/8/8/s6G/8/8/8/7S w");

  test.each([
    ["shifted", "8/8/s6G/8/8/8/7S/8 w"],
    ["mirrored", "8/8/8/G6s/8/8/8/S7 w"],
    ["with the colours exchanged", "7s/8/8/8/S6g/8/8/8 b"],
  ])("is the same %s", (_how, position) => {
    expect(shapeOf(position)).toBe(SHAPE);
  });

  test.each(["8/8/8/s6G/8/8/8/7S b", "8/8/8/s5G1/8/8/8/7S w", "8/8/8/s6G/8/8/8/7N w"])(
    "differs for %s",
    (position) => {
      expect(shapeOf(position)).not.toBe(SHAPE);
    },
  );

  test("depends on which pieces have moved", () => {
    const shapes = ["d1", "d1d8", "-"].map((unmoved) =>
      shapeOf(`3fk3/8/8/8/8/8/8/3FK3 w ${unmoved}`),
    );
    expect(new Set(shapes).size).toBe(3);
    expect(shapeOf("3fk3/8/8/8/8/8/8/3FK3 b d8")).toBe(shapes[0]);
  });

  test("is the same anywhere on a board with squares that do not exist", () => {
    const edge = "1**********1";
    const empty = Array.from({ length: 8 }, () => "*10*");
    const board = (...ranks: string[]) =>
      `${[edge, ...ranks, ...empty.slice(ranks.length - 2), edge].join("/")} w`;
    expect(shapeOf(board("*3k6*", "*3K6*"))).toBe(shapeOf(board("*10*", "*10*", "*k9*", "*K9*")));
  });
});

describe("two puzzles", () => {
  // The gisgigir captures the sarrum on its rank.
  const like = (position: string, start: number, finish: number) =>
    likenessOf(position, [start, finish]);
  const ONE = like("G2s4/8/2R5/1N6/8/8/8/7S w", 0, 3);

  test.each([
    ["with an extra piece elsewhere", "G2s4/8/2R5/1N6/8/8/7r/7S w", 0, 3],
    ["with one piece of five elsewhere", "G2s4/8/2R5/1N6/8/8/8/S7 w", 0, 3],
    ["with most pieces removed", "G2s4/8/2R5/8/8/8/8/8 w", 0, 3],
    ["shifted", "8/1G2s3/8/3R4/2N5/8/8/7S w", 9, 12],
    ["mirrored", "4s2G/8/5R2/6N1/8/8/8/S7 w", 7, 4],
    ["with the colours exchanged", "7s/8/8/8/1n6/2r5/8/g2S4 b", 56, 59],
    ["mirrored with the colours exchanged", "s7/8/8/8/6n1/5r2/8/4S2g b", 63, 60],
  ])("look alike %s", (_how, position, start, finish) => {
    const other = like(position, start, finish);
    expect([lookAlike(ONE, other), lookAlike(other, ONE)]).toEqual([true, true]);
  });

  test.each([
    ["the first move is another", "G2s4/8/2R5/1N6/8/8/8/7S w", 0, 2],
    ["another piece makes the move", "N2s4/8/2R5/1N6/8/8/8/7S w", 0, 3],
    ["two of five pieces are elsewhere", "G2s4/8/2R5/2N5/8/8/8/6S1 w", 0, 3],
    ["two pieces are of the other side", "G2s4/8/2r5/1n6/8/8/8/7S w", 0, 3],
  ])("do not look alike if %s", (_why, position, start, finish) => {
    expect(lookAlike(ONE, like(position, start, finish))).toBe(false);
  });
});
