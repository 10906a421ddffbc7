import { makeBoard, ray } from "../../core/board.ts";
import { algebraic } from "../../core/coordinates.ts";

/** Points on a side. */
export type BoardSize = 9 | 5;

/**
 * The points of a board and the lines between them. A point is an index, counted row by row from
 * the top left of the printed board, so a9 (or a5) is 0.
 */
export interface ZammaBoard {
  readonly size: BoardSize;
  /** For each point, the points along each line from it, nearest first. */
  readonly rays: readonly (readonly (readonly number[])[])[];
  /** Every pair of adjacent points joined by a line, once, with the lower index first. */
  readonly lines: readonly (readonly [number, number])[];
}

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
 * an even number; the 5x5 board has them through all points.
 */
export function boardOf(size: BoardSize): ZammaBoard {
  const square = makeBoard(size, size);
  const points = Array.from({ length: square.cells }, (_, point) => point);
  const rays = points.map((point) =>
    DIRECTIONS.filter(([right, down]) => right === 0 || down === 0 || hasDiagonals(size, point))
      .map(([right, down]) => ray(square, point, right, down, size))
      .filter((along) => along.length > 0),
  );
  const lines = points.flatMap((point) =>
    rays[point]!.map((along) => [point, along[0]!] as const).filter(([a, b]) => a < b),
  );
  return { size, rays, lines };
}

/** A diagonal step preserves the parity of the sum of file and rank. */
export function hasDiagonals(size: BoardSize, point: number): boolean {
  const sum = (point % size) + 1 + rankOf(size, point);
  return size === 5 || sum % 2 === 0;
}

/** 1 is the bottom rank. */
export function rankOf(size: BoardSize, point: number): number {
  return size - Math.floor(point / size);
}

/** How the points of a board of each size are named and read. */
export const COORDINATES = {
  9: algebraic(makeBoard(9, 9), "point"),
  5: algebraic(makeBoard(5, 5), "point"),
};

/** "e4". */
export function pointName(size: BoardSize, point: number): string {
  return COORDINATES[size].name(point);
}
