/** Boards, their missing squares, and rays on them. */
import { describe, expect, test } from "vitest";
import { makeBoard, ray } from "../../../src/game/rules/board.ts";

const FULL = makeBoard(8, 8);
/** Four by three, without the top right corner (3) and without the square below the top left one (4). */
const HOLED = makeBoard(4, 3, (column, row) => [3, 4].includes(row * 4 + column));

const TOP_LEFT = 0;
const TOP_RIGHT = 7;
const BOTTOM_LEFT = 56;
const BOTTOM_RIGHT = 63;

describe("a board", () => {
  test("has width times height squares", () => {
    expect([FULL.width, FULL.height, FULL.cells]).toEqual([8, 8, 64]);
    expect([HOLED.width, HOLED.height, HOLED.cells]).toEqual([4, 3, 12]);
  });

  test("has no squares before its first and after its last", () => {
    expect([-1, 0, 63, 64].map(FULL.exists)).toEqual([false, true, true, false]);
  });

  test("lacks exactly the missing squares", () => {
    const squares = Array.from({ length: 12 }, (_, square) => square);
    expect(squares.filter((square) => !HOLED.exists(square))).toEqual([3, 4]);
  });
});

describe("a ray", () => {
  test("lists squares from the nearest to the edge", () => {
    expect(ray(FULL, 27, { columns: 1, rows: 0 }, 99)).toEqual([28, 29, 30, 31]);
    expect(ray(FULL, 27, { columns: 0, rows: -1 }, 99)).toEqual([19, 11, 3]);
    expect(ray(FULL, 27, { columns: -1, rows: 1 }, 99)).toEqual([34, 41, 48]);
  });

  test("stops after the given number of steps", () => {
    expect(ray(FULL, 27, { columns: 1, rows: 0 }, 2)).toEqual([28, 29]);
    expect(ray(FULL, 27, { columns: 1, rows: 0 }, 0)).toEqual([]);
  });

  test.each([
    ["to the right", 1, 0, 28],
    ["to the left", -1, 0, 26],
    ["below", 0, 1, 35],
    ["above", 0, -1, 19],
    ["by a knight's leap", 2, -1, 21],
  ])("begins next to its start: %s", (_where, columns, rows, expected) => {
    expect(ray(FULL, 27, { columns, rows }, 1)).toEqual([expected]);
  });

  test.each([
    ["left of the left edge", TOP_LEFT, -1, 1],
    ["right of the right edge", TOP_RIGHT, 1, 0],
    ["above the top edge", TOP_RIGHT, 0, -1],
    ["below the bottom edge", BOTTOM_LEFT, 0, 1],
    ["past the last corner", BOTTOM_RIGHT, 1, 1],
    ["two columns past an edge", 15, 2, 0],
  ])("is empty at the edge: %s", (_where, square, columns, rows) => {
    expect(ray(FULL, square, { columns, rows }, 99)).toEqual([]);
  });

  test("may leap from step to step", () => {
    expect(ray(FULL, TOP_LEFT, { columns: 1, rows: 2 }, 99)).toEqual([17, 34, 51]);
  });

  test("ends before a missing square and does not continue after it", () => {
    expect(ray(HOLED, 0, { columns: 1, rows: 0 }, 99)).toEqual([1, 2]);
    expect(ray(HOLED, 0, { columns: 0, rows: 1 }, 99)).toEqual([]);
    expect(ray(HOLED, 0, { columns: 1, rows: 1 }, 1)).toEqual([5]);
    expect(ray(HOLED, 8, { columns: 0, rows: -1 }, 99)).toEqual([]);
    expect(ray(HOLED, 11, { columns: 0, rows: -1 }, 99)).toEqual([7]);
  });
});
