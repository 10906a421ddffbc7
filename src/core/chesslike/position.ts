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
 * What stands on a square, in one small number: 0 for nothing, else the kind of piece (1 to 15)
 * plus `BLACK_BIT` for Black's. A piece that still has its first move is a kind of its own.
 */
export type Code = number;
export const EMPTY = 0;
export const BLACK_BIT = 16;
/** Codes are below this number. */
export const CODES = 32;

/** The other side. */
export function opponentOf(colour: Colour): Colour {
  return colour === WHITE ? BLACK : WHITE;
}

/** Whose piece a code stands for; `EMPTY` counts as White's. */
export function colourOf(code: Code): Colour {
  return code & BLACK_BIT ? BLACK : WHITE;
}

/** A move is one number: start square times 256, plus finish square. Promotion follows from it. */
export type ChessMove = number;

/** The move from one square to another. */
export function moveOf(start: number, finish: number): ChessMove {
  return (start << 8) | finish;
}

/** The square that a move leaves. */
export function startOf(move: ChessMove): number {
  return move >> 8;
}

/** The square that a move ends on. */
export function finishOf(move: ChessMove): number {
  return move & 255;
}

/** A position of a chess-like game; never changed once made. */
export interface ChessPosition {
  /** A code per square, row by row from the top left. */
  readonly board: Uint8Array;
  readonly turn: Colour;
  /** Where each side's royal piece stands; -1 where it has been captured. */
  readonly royals: readonly [number, number];
}

/** A row of the piece table of a chess-like game. */
export interface ChessPiece extends PieceRow {
  readonly movement: readonly Movement[];
  /** The letter of the piece that this one becomes on the last row. */
  readonly promotesTo?: string;
  /** The subroutine of the source's own program that checks this movement. */
  readonly subroutine?: string;
}

/** How moves are written: what stands between the squares, and after a promotion. */
export interface Notation {
  readonly coordinates: Coordinates;
  readonly step: string;
  readonly capture: string;
  promotion(letter: string): string;
}

/** A chess-like game as data. */
export interface ChesslikeRules {
  readonly id: string;
  readonly title: string;
  readonly setups: readonly Setup[];
  readonly example: { readonly square: string; readonly move: string };
  readonly board: Board;
  /** Squares beyond the main board, where no soldier comes; they are set apart when it is drawn. */
  readonly specials?: readonly number[];
  readonly pieces: readonly ChessPiece[];
  /** The subroutine of the source's own program that makes the checks common to all pieces. */
  readonly subroutine?: string;
  /** Letter of the piece that each side has once, and on which the game turns. */
  readonly royal: string;
  /** Whether the royal piece may not be left where it could be captured. */
  readonly check: boolean;
  /** Whether a royal piece that could be captured is announced, with what could capture it. */
  readonly danger?: boolean;
  /** Why nobody can win where only the royal pieces are left; left out where somebody can. */
  readonly bareRoyals?: string;
  /** The rows (0 is the top one) on which White's and Black's pieces promote. */
  readonly promotionRows: readonly [number, number];
  /** Tried in order; the first that speaks ends the game. */
  readonly endings: readonly Ending[];
  readonly notation: Notation;
  /** For perft tables, as chess engines write moves; the notation itself where it is left out. */
  readonly engineNotation?: Notation;
  readonly source: string;
  /** The rules that are not in the piece table, for readers. */
  readonly sections: RuleBook["sections"];
  /** The figures of the source, where they are at hand. */
  readonly figures?: readonly Figure[];
  /** Pieces that the source names and the table has not. */
  readonly absent?: readonly PieceRow[];
  readonly houseRules?: HouseRules;
}

/**
 * Whether royal pieces are captured in a game. Then they may stand where they can be, whoever is
 * to move; and capturing one is legal, whatever becomes of one's own.
 */
export function royalFalls({ endings }: ChesslikeRules): boolean {
  return endings.some((ending) => ending.byCapture);
}
