/** The table of an ending: the exact value of every position with the same pieces. */
import {
  type ChessPosition,
  type Code,
  type Colour,
  EMPTY,
} from "../../core/chesslike/position.ts";

/**
 * The value of a position for the side to move: `DRAWN`, or 1 more than the number of plies to the
 * end with best play. So it is even if the side to move wins, and odd if it loses.
 */
export type Value = number;
export const DRAWN = 0;
/** The value of a position in which the side to move has lost. */
export const LOST = 1;
export const WON_AT_ONCE = 2;
/** In a game with check: the side to move attacks the other royal piece, so no move leads here. */
export const ROYAL_FALLS = 0xffff;

export const isWon = (value: Value): boolean => value !== DRAWN && value % 2 === 0;
export const isLost = (value: Value): boolean => value % 2 === 1;
export const pliesOf = (value: Value): number => value - 1;

export interface EndgameTable {
  /** The pieces, sorted; both royal pieces are among them. */
  readonly codes: readonly Code[];
  /** What a square of each piece adds to an index; the side to move adds 0 or 1. */
  readonly strides: readonly number[];
  /** By index; squares that coincide or do not exist have no meaning. */
  readonly values: Uint16Array;
}

export const tableSize = (cells: number, pieces: number): number => 2 * cells ** pieces;

/** The table of these sorted pieces on a board of `cells` squares, without its values. */
export function makeTable(codes: readonly Code[], cells: number): EndgameTable {
  const strides = codes.map((_, piece) => tableSize(cells, codes.length - 1 - piece));
  return { codes, strides, values: new Uint16Array(tableSize(cells, codes.length)) };
}

/** The index of the pieces on these squares, in the order of the codes. */
export function indexOf(
  { strides }: EndgameTable,
  squares: readonly number[],
  turn: Colour,
): number {
  let index: number = turn;
  for (let piece = 0; piece < strides.length; piece++) index += squares[piece]! * strides[piece]!;
  return index;
}

/** Sorted by code. */
export function piecesOf({ board }: ChessPosition): readonly [code: Code, square: number][] {
  const pieces: [Code, number][] = [];
  board.forEach((code, square) => {
    if (code !== EMPTY) pieces.push([code, square]);
  });
  return pieces.sort(([one], [other]) => one - other);
}
