import type { Result } from "./result.ts";

/** One of the players: `name` in sentences ("White"), `letter` on the board ("W"). */
export interface Side {
  readonly name: string;
  readonly letter: string;
}

/** How a game ended. */
export interface Outcome {
  /** An index into `sides`; undefined for a draw. */
  readonly winner: number | undefined;
  /** One sentence for the players: "Black's sarrum has been captured. White wins!" */
  readonly sentence: string;
}

/** A move that chance may make (a throw), and how often it does relative to the others. */
export interface Chance<Move> {
  readonly move: Move;
  readonly weight: number;
}

/**
 * The rules of a game: pure functions over positions and moves, which are immutable values. Nothing
 * here prints, reads input, throws dice or looks at the clock. A move is complete: in zamma it is
 * the whole path.
 */
export interface Rules<Position, Move> {
  /** The game's name in the catalogue: "sarrum". */
  readonly id: string;
  /** Two to four players, in the order of play; sides are named by their index in this list. */
  readonly sides: readonly Side[];
  /** Returns the side (index) that must act, or "chance" if dice are due. Also defined at the end. */
  toMove(position: Position): number | "chance";
  /**
   * Returns every legal move in a fixed order; none exactly when the game is over. If chance is to
   * act, these are the throws.
   */
  legalMoves(position: Position): readonly Move[];
  /** Returns the throws with their weights if chance is to act, else none. */
  chances(position: Position): readonly Chance<Move>[];
  /** Returns the position after a move from `legalMoves`. Leaves the given position unchanged. */
  play(position: Position, move: Move): Position;
  /** Returns how the game has ended; undefined while it goes on. */
  outcome(position: Position): Outcome | undefined;
  /**
   * Returns the legal move that a player typed. Rejects every other text with the rule that it
   * breaks.
   */
  readMove(position: Position, text: string): Result<Move>;
  /** Returns a legal move as records and players write it; `readMove` reads it back. */
  writeMove(position: Position, move: Move): string;
  /** Reads a position in text form. Rejects a text that no position of this game has. */
  readPosition(text: string): Result<Position>;
  /** Returns the text form of a position; `readPosition` reads it back. */
  writePosition(position: Position): string;
}
