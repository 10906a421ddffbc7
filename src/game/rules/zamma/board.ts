import { type Board, makeBoard, ray } from "../board.ts";
import { algebraic, type Coordinates } from "../coordinates.ts";

/** Points on a side. */
export type BoardSize = 9 | 5;

/**
 * The points of a board and the lines between them. A point is an index, counted row by row from
 * the top left of the printed board, so a9 (or a5) is 0. If the crossings of the 5x5 board are points,
 * they lie between the others, on a grid of 9x9 of which every second index is a point.
 */
export type ZammaBoard = Readonly<ReturnType<typeof boardOf>>;

/** A board, and whether captured pieces leave it after each leap or at the end of the move. */
export interface ZammaVariant {
  readonly board: ZammaBoard;
  readonly removal: "immediate" | "deferred";
}

/** Column and row steps clockwise from straight up the board; every second one is diagonal. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/**
 * Source: the 9x9 board has diagonals only through the points whose file and rank numbers add up to
 * an even number; the 5x5 board has them through all points, and only diagonals through its crossings.
 */
export function boardOf(side: BoardSize, crossings: boolean) {
  // The number of files, and of ranks.
  const size = crossings ? 9 : side;
  const grid = gridOf(size, crossings);
  const indexes = Array.from({ length: grid.cells }, (_, index) => index);
  const stepLength = (point: number, columns: number, rows: number) => {
    if (columns !== 0 && rows !== 0) return hasDiagonals(size, point) ? 1 : 0;
    if (!crossings) return 1;
    return (point % size) % 2 === 0 ? 2 : 0;
  };
  // For each index, the points along each line from it, nearest first.
  const rays = indexes.map((point) =>
    DIRECTIONS.map(([columns, rows]) => {
      const length = stepLength(point, columns, rows);
      const step = { columns: columns * length, rows: rows * length };
      return length === 0 ? [] : ray(grid, point, step, size);
    }).filter((along) => along.length > 0),
  );
  // Every pair of adjacent points joined by a line, once, with the lower index first.
  const lines = rays.flatMap((alongs, point) =>
    alongs.map((along) => [point, along[0]!] as const).filter(([a, b]) => a < b),
  );
  return {
    size,
    crossings,
    points: indexes.filter(grid.exists),
    /** A legal first move, for prompts and refusals. */
    example: crossings ? "d4e5" : size === 9 ? "e4e5" : "c2c3",
    rays,
    lines,
  };
}

/** A diagonal step preserves the parity of the sum of file and rank. */
export function hasDiagonals(size: BoardSize, point: number): boolean {
  const sum = (point % size) + 1 + rankAt(size, point);
  return size === 5 || sum % 2 === 0;
}

/** 1 is the bottom rank. */
export const rankAt = (size: BoardSize, point: number): number => size - Math.floor(point / size);

/** With crossings, only every second index is a point. */
const gridOf = (size: BoardSize, crossings: boolean): Board =>
  makeBoard(size, size, (column, row) => crossings && (column + row) % 2 === 1);

const COORDINATES = {
  9: algebraic(gridOf(9, false), "point", "e4"),
  5: algebraic(gridOf(5, false), "point", "c2"),
  crossings: algebraic(gridOf(9, true), "point", "d4"),
};

/** How the points are named and read. Positions carry their board as data, without functions. */
export const coordinatesOf = ({ size, crossings }: ZammaBoard): Coordinates =>
  COORDINATES[crossings ? "crossings" : size];
