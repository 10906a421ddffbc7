/**
 * The contract of a game. This plays one at random, whatever its positions and moves are:
 *
 *     let position = setupPosition(game, 0);
 *     while (!game.outcome(position)) {
 *       const moves = game.legalMoves(position);
 *       const move = moves[random(moves.length - 1)]!;
 *       console.log(game.writeMove(position, move));
 *       position = game.play(position, move);
 *     }
 *     console.log(game.outcome(position)?.sentence);
 *
 * A move that somebody types becomes a legal one, or a sentence that says why it is not:
 *
 *     const move = game.readMove(position, "81 41");
 *     if (move.ok) position = game.play(position, move.value);
 *     else console.log(move.reason);
 */
import type { Result } from "../../base/result.ts";

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

/** A chance move (a throw), with its relative frequency. */
export interface Chance<Move> {
  readonly move: Move;
  readonly weight: number;
}

/**
 * The rules of a game: pure functions over positions and moves, which are immutable values. These hold
 * no functions, because copies of them are sent to the engine's thread. Nothing here prints, reads
 * input, throws dice or looks at the clock. A move is complete: in zamma it is the whole path.
 */
export interface Rules<Position, Move> {
  /** The game's name in the catalogue: "sarrum". */
  readonly id: string;
  /** Two to four players, in the order of play; elsewhere a side is its index in this list. */
  readonly sides: readonly Side[];
  /** The number of moves by each side after which a match is drawn; Infinity if there is no limit. */
  readonly moveLimit: number;
  /** The side (index) that must act, or "chance" if dice are due. Also defined at the end. */
  toMove(position: Position): number | "chance";
  /** Every legal move, or throw of chance, in a fixed order; none if and only if the game is over. */
  legalMoves(position: Position): readonly Move[];
  /** The throws with their weights if chance is to act, else none. */
  chances(position: Position): readonly Chance<Move>[];
  /** The position after a move from `legalMoves`; the given position is not changed. */
  play(position: Position, move: Move): Position;
  /**
   * The same position with that side to move. It may be impossible, such as one in which the other
   * side is in check: `isPossible` in `game/rules/game.ts` judges it.
   */
  withTurn(position: Position, side: number): Position;
  /** How the game has ended; undefined while it continues. */
  outcome(position: Position): Outcome | undefined;
  /**
   * Whether the pieces show that a side cannot win by any sequence of moves, however badly the others
   * play: then it does not win when another's time is up.
   */
  cannotWin(position: Position, side: number): boolean;
  /** The legal move that a player typed. Rejects every other text with the rule that it breaks. */
  readMove(position: Position, text: string): Result<Move>;
  /** As records and players write a legal move; `readMove` reads it back. */
  writeMove(position: Position, move: Move): string;
  /** Reads a position in text form. Rejects text that is not a position of this game. */
  readPosition(text: string): Result<Position>;
  /** The text form of a position; `readPosition` reads it back. */
  writePosition(position: Position): string;
}
