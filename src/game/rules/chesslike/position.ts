import type { Side } from "../rules.ts";

/** White moves first and up the board, Black down. */
export const WHITE = 0;
export const BLACK = 1;
export type Colour = typeof WHITE | typeof BLACK;

export const CHESS_SIDES: readonly [Side, Side] = [
  { name: "White", letter: "W" },
  { name: "Black", letter: "B" },
];

/**
 * What stands on a square, as a small integer: 0 for nothing, otherwise the kind of piece (1 to
 * 15), plus `BLACK_BIT` if it is Black's. An unmoved piece with a special first move is a kind of
 * its own.
 */
export type Code = number;
export const EMPTY = 0;
export const BLACK_BIT = 16;
/** All codes are below this. */
export const CODES = 32;

export function opponentOf(colour: Colour): Colour {
  return colour === WHITE ? BLACK : WHITE;
}

/** `EMPTY` counts as White's. */
export function colourOf(code: Code): Colour {
  return code & BLACK_BIT ? BLACK : WHITE;
}

/** A move as one number: start square times 256, plus finish square. Promotion follows from it. */
export type ChessMove = number;

export function chessMove(start: number, finish: number): ChessMove {
  return (start << 8) | finish;
}

export function fromSquare(move: ChessMove): number {
  return move >> 8;
}

export function toSquare(move: ChessMove): number {
  return move & 255;
}

/** The square of each side's royal piece; -1 if it has been captured. */
export type Royals = readonly [number, number];

/** A position of a chess-like game; immutable. */
export interface ChessPosition {
  /** One code per square, row by row from the top left. */
  readonly board: Uint8Array;
  readonly turn: Colour;
  readonly royals: Royals;
}
