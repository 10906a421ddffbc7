import { makeBoard, ray } from "../../core/board.ts";
import { accept, type Read, refuse } from "../../core/read.ts";
import { quoted } from "../../core/sentence.ts";

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
export interface Ground {
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

/** What a player types for a point: "e4". */
export function pointName(size: Size, point: number): string {
  return String.fromCharCode("a".charCodeAt(0) + (point % size)) + rankOf(size, point);
}

/** The name of the point at the top right: "i9" or "e5". */
function lastPoint(size: Size): string {
  return pointName(size, size - 1);
}

/** Reads one point, or says what is wrong with it. Capital letters count as small ones. */
export function readPoint(size: Size, text: string): Read<number> {
  const typed = text.trim();
  const example = size === 9 ? "e4" : "c2";
  if (!/^[a-z]\d{1,2}$/i.test(typed)) {
    return refuse(
      `${quoted(typed)} is not a point; type a letter and a number, such as ${example}.`,
    );
  }
  const column = typed.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
  const rank = Number(typed.slice(1));
  if (column >= size || rank < 1 || rank > size) {
    return refuse(`${typed} is off the board; its points run from a1 to ${lastPoint(size)}.`);
  }
  return accept((size - rank) * size + column);
}
