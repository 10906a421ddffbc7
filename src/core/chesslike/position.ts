import type { Board } from "../board.ts";
import type { Coordinates } from "../coordinates.ts";
import type { Figure, HouseRules, PieceRow, RuleBook, Setup } from "../presentation.ts";
import type { Side } from "../rules.ts";
import type { Movement } from "./betza.ts";
import type { Ending } from "./endings.ts";

/** White moves first and up the board, Black down. */
export const WHITE = 0;
export const BLACK = 1;
export type Colour = typeof WHITE | typeof BLACK;

export const COLOURS: readonly Side[] = [
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
/** All codes are below this number. */
export const CODES = 32;

/** Returns the other side. */
export function opponentOf(colour: Colour): Colour {
  return colour === WHITE ? BLACK : WHITE;
}

/** Returns the side of a piece code; `EMPTY` counts as White's. */
export function colourOf(code: Code): Colour {
  return code & BLACK_BIT ? BLACK : WHITE;
}

/** A move as one number: start square times 256, plus finish square. Promotion follows from it. */
export type ChessMove = number;

/** Returns the move from one square to another. */
export function moveOf(start: number, finish: number): ChessMove {
  return (start << 8) | finish;
}

/** Returns the square that a move leaves. */
export function startOf(move: ChessMove): number {
  return move >> 8;
}

/** Returns the square that a move ends on. */
export function finishOf(move: ChessMove): number {
  return move & 255;
}

/** A position of a chess-like game; immutable. */
export interface ChessPosition {
  /** One code per square, row by row from the top left. */
  readonly board: Uint8Array;
  readonly turn: Colour;
  /** The square of each side's royal piece; -1 if it has been captured. */
  readonly royals: readonly [number, number];
}

/** A row of the piece table of a chess-like game. */
export interface ChessPiece extends PieceRow {
  readonly movement: readonly Movement[];
  /**
   * The letter of the piece that this one always becomes on its promotion row, which cannot be the
   * royal piece. It counts as unmoved.
   */
  readonly promotesTo?: string;
  /** The subroutine of the exam's program that checks this movement. */
  readonly subroutine?: string;
}

/** How moves are written: the text between the squares, and the suffix of a promotion. */
export interface Notation {
  readonly coordinates: Coordinates;
  readonly step: string;
  readonly capture: string;
  promotion(letter: string): string;
}

/**
 * A chess-like game as data. `chesslike` checks it and throws an error that names a wrong field.
 * Limits: a board of 255 squares, counting those that are missing, and 15 kinds of pieces, of which
 * a piece with a first-move-only move takes two.
 */
export interface ChesslikeRules {
  readonly id: string;
  readonly title: string;
  /** The starting positions; the first is the default. */
  readonly setups: readonly Setup[];
  /** A square and a move as players may type them, for prompts and refusals. */
  readonly example: { readonly square: string; readonly move: string };
  readonly board: Board;
  /** Squares outside the main board, drawn apart; no piece that promotes can stand on them. */
  readonly specials?: readonly number[];
  /** Each has a capital letter of its own; positions write Black's pieces with small letters. */
  readonly pieces: readonly ChessPiece[];
  /** The subroutine of the exam's program that makes the checks common to all pieces. */
  readonly subroutine?: string;
  /** The letter of the royal piece; each side has one. */
  readonly royal: string;
  /** Whether a move may not leave the mover's royal piece attacked. */
  readonly check: boolean;
  /** Whether an attacked royal piece is announced, with its attackers. */
  readonly danger?: boolean;
  /** Why nobody can win when only the royal pieces are left; absent if somebody can. */
  readonly bareRoyals?: string;
  /**
   * The rows on which White's and Black's pieces promote. Row 0 is the top one: usually White's is 0
   * and Black's is the height of the board less 1.
   */
  readonly promotionRows: readonly [number, number];
  /**
   * Tried in order; the first that applies ends the game. Together they must cover every position
   * without a legal move: `checkmateWins` then `noMoveDraws`, for example.
   */
  readonly endings: readonly Ending[];
  readonly notation: Notation;
  /** For perft tables and engines; `notation` if absent. */
  readonly engineNotation?: Notation;
  readonly source: string;
  /** The rules that are not in the piece table, as text for the rule book. */
  readonly sections: RuleBook["sections"];
  /** The figures of the source, if available. */
  readonly figures?: readonly Figure[];
  /** Pieces that the source names but the piece table does not include. */
  readonly absent?: readonly PieceRow[];
  readonly houseRules?: HouseRules;
}

/**
 * Returns whether a game is won by capturing the royal piece. If so, either royal piece may be
 * attacked in a position, whoever is to move; and capturing one is legal even if it leaves the
 * mover's own attacked.
 */
export function royalFalls({ endings }: ChesslikeRules): boolean {
  return endings.some((ending) => ending.byCapture);
}
