/**
 * What a network is told of a board: its inputs. The first ones stand for a piece, own or other, on
 * a square; the further ones for a piece at a place around the opponent's royal piece, while it is
 * near: an attack on that looks alike wherever it happens. Each side sees its own edge at the bottom.
 */

import type { MoveTables } from "../../../core/chesslike/move-tables.ts";
import { BLACK_BIT, type ChesslikeRules, CODES } from "../../../core/chesslike/position.ts";

/** A piece is near a royal piece where it is no more rows and no more columns away. */
const NEAR = 3;
/** The places around a royal piece, in a row of them. */
export const ACROSS = 2 * NEAR + 1;
/** They are numbered below this, row by row; this stands for everywhere else. */
export const FAR = ACROSS * ACROSS;

export interface FeatureSet {
  readonly cells: number;
  /** How many inputs there are; this number stands for no piece. */
  readonly count: number;
  /** By side (0 for White): the input of a code on a square, at `code * cells + square`. */
  readonly on: readonly [Int32Array, Int32Array];
  /** The same near the opponent's royal piece, at `code * (FAR + 1) + place`. */
  readonly near: readonly [Int32Array, Int32Array];
  /** The place of a square around a royal piece, at `square of that * cells + square`. */
  readonly places: Uint8Array;
}

/** The inputs for a game. */
export function featuresOf(rules: ChesslikeRules, { kinds }: MoveTables): FeatureSet {
  const { cells, width } = rules.board;
  const codes = kinds.flatMap((kind, code) => (kind && !(code & BLACK_BIT) ? [code] : []));
  const squares = { first: 0, places: cells, width, spare: 0 };
  const around = { first: 2 * codes.length * cells, places: FAR, width: ACROSS, spare: 1 };
  const count = around.first + 2 * codes.length * FAR;
  const seen = (grid: Grid) =>
    [seenBy(0, codes, grid, count), seenBy(1, codes, grid, count)] as const;
  return { cells, count, on: seen(squares), near: seen(around), places: placesOf(cells, width) };
}

/** A rectangle of places, row by row, with inputs from `first` on, and `spare` places beside it. */
interface Grid {
  readonly first: number;
  readonly places: number;
  readonly width: number;
  readonly spare: number;
}

/** The input of every code at each place of a grid as a side sees it: its own pieces come first. */
function seenBy(
  side: 0 | 1,
  codes: readonly number[],
  { first, places, width, spare }: Grid,
  none: number,
): Int32Array {
  return Int32Array.from({ length: CODES * (places + spare) }, (_, index) => {
    const code = Math.floor(index / (places + spare));
    const place = index % (places + spare);
    const kind = codes.indexOf(code & ~BLACK_BIT);
    if (kind < 0 || place >= places) return none;
    const own = (code & BLACK_BIT) === 0 ? side === 0 : side === 1;
    const column = place % width;
    const seen = side === 0 ? place : places - width - (place - column) + column;
    return first + (own ? kind : codes.length + kind) * places + seen;
  });
}

function placesOf(cells: number, width: number): Uint8Array {
  return Uint8Array.from({ length: cells * cells }, (_, index) => {
    const royal = Math.floor(index / cells);
    const square = index % cells;
    const rows = Math.floor(square / width) - Math.floor(royal / width);
    const columns = (square % width) - (royal % width);
    if (Math.abs(rows) > NEAR || Math.abs(columns) > NEAR) return FAR;
    return (rows + NEAR) * ACROSS + columns + NEAR;
  });
}
