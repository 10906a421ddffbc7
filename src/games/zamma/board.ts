import { makeBoard, ray } from "../../core/board.ts";
import { algebraic, type Coordinates } from "../../core/coordinates.ts";

/** The two boards, by the number of points on a side. */
export type Size = 9 | 5;

/**
 * The points of a board and the lines between them. A point is an index, row by row from the
 * top left as it is printed, so a9 (or a5) is 0.
 */
export interface Board {
  readonly size: Size;
  /** For each point, the points along each line that leaves it, nearest first. */
  readonly rays: readonly (readonly (readonly number[])[])[];
  /** Every pair of neighbouring points that a line joins, once, the lower index first. */
  readonly lines: readonly (readonly [number, number])[];
}

/** A board, and whether captured pieces leave it leap by leap or when the whole move is over. */
export interface Variant {
  readonly board: Board;
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
 * The board of a size. Source: the 9x9 board has diagonals only through the points whose file
 * and rank numbers add up to an even number; the 5x5 board has them through all.
 */
export function boardOf(size: Size): Board {
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

/** Whether diagonal lines run through a point. A step along one keeps the sum even or odd. */
export function hasDiagonals(size: Size, point: number): boolean {
  const sum = (point % size) + 1 + rankOf(size, point);
  return size === 5 || sum % 2 === 0;
}

/** The rank of a point, from 1 at the bottom. */
export function rankOf(size: Size, point: number): number {
  return size - Math.floor(point / size);
}

const COORDINATES = {
  9: algebraic(makeBoard(9, 9), "point"),
  5: algebraic(makeBoard(5, 5), "point"),
};

/** How the points of a board are named and read: "e4". */
export function coordinatesOf(size: Size): Coordinates {
  return COORDINATES[size];
}

/** What a player types for a point: "e4". */
export function pointName(size: Size, point: number): string {
  return coordinatesOf(size).name(point);
}
