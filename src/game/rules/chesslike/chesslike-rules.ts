/** What the author of a chess-like game fills in. */
import type { Board } from "../board.ts";
import { algebraic, type Coordinates } from "../coordinates.ts";
import type { Figure, HouseRules, PieceRow, RuleBook, Setup } from "../presentation.ts";
import { betza, type Movement } from "./betza.ts";
import { movementWords } from "./betza-words.ts";
import type { Ending } from "./endings.ts";

export interface ChessPiece extends PieceRow {
  readonly movement: readonly Movement[];
  /** Its sentence without what is judged apart from where it moves: jumps and check. */
  readonly geometry?: string;
  /**
   * The letter of the piece that this one always becomes on its promotion row, which cannot be the
   * royal piece. It counts as unmoved.
   */
  readonly promotesTo?: string;
  /** Checks this movement in the exam's program. */
  readonly subroutine?: string;
}

/** A row of the piece table; its sentence follows from the movement unless it is given. */
export function piece(
  name: string,
  letter: string,
  notation: string,
  more: Partial<ChessPiece> = {},
): ChessPiece {
  const movement = betza(notation);
  const geometry = more.sentence ?? movementWords(movement, false);
  return { name, letter, movement, geometry, sentence: movementWords(movement), ...more };
}

/** How moves are written: the text between the squares, and the suffix of a promotion. */
export interface Notation {
  readonly coordinates: Coordinates;
  readonly step: string;
  readonly capture: string;
  promotion(letter: string): string;
}

/** As in chess, but with nothing between the squares: "e7e8q". */
export function algebraicNotation(board: Board, example?: string): Notation {
  const promotion = (letter: string) => letter.toLowerCase();
  return { coordinates: algebraic(board, "square", example), step: "", capture: "", promotion };
}

/**
 * A chess-like game as data. The tests check that of every game, and name a wrong field. Limits: a
 * board of 255 squares, counting those that are missing, and 15 kinds of pieces, of which a piece with a
 * first-move-only move takes two.
 */
export interface ChesslikeRules {
  readonly id: string;
  readonly title: string;
  readonly setups: readonly Setup[];
  /** A square and a move as players may type them, for prompts and refusals. */
  readonly example: { readonly square: string; readonly move: string };
  readonly board: Board;
  /** Squares outside the main board, drawn apart; no piece that promotes can stand on them. */
  readonly specials?: readonly number[];
  /** Each has a capital letter of its own; positions write Black's pieces with small letters. */
  readonly pieces: readonly ChessPiece[];
  /** The chess symbols of White's and Black's piece by its letter: "♔♚". */
  readonly symbols?: Readonly<Record<string, string>>;
  /** The subroutine of the exam's program that makes the checks common to all pieces. */
  readonly subroutine?: string;
  /** The letter of the royal piece; each side has one. */
  readonly royal: string;
  /** Whether a move may not leave the mover's royal piece attacked. */
  readonly check: boolean;
  /** Whether an attacked royal piece is announced, with its attackers. */
  readonly danger?: boolean;
  /** Whether a side with only its royal piece can win against these (letters); absent if it always can. */
  bareRoyalWins?(others: readonly string[]): boolean;
  /** White's and Black's; row 0 is the top one. Usually White's is 0, Black's the bottom one. */
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
  readonly figures?: readonly Figure[];
  readonly absent?: readonly PieceRow[];
  readonly houseRules?: HouseRules;
  /** By house rules; absent if there is no limit. */
  readonly moveLimit?: number | undefined;
}

/**
 * Whether capturing the royal piece wins. If so, either royal piece may be attacked in a position,
 * whoever is to move; and capturing one is legal even if it leaves the mover's own attacked.
 */
export const royalFalls = ({ endings }: ChesslikeRules): boolean =>
  endings.some((ending) => ending.byCapture);
