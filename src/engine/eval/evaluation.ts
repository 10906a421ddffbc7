/**
 * The static evaluation of a chess-like game, updated with every move: classical (classical.ts) or
 * by a network (nnue/evaluator.ts).
 */
import type { ChessPosition, Colour } from "../../core/chesslike/position.ts";

export interface Evaluation {
  /** Starts afresh with the pieces of a position. */
  setPosition(position: Pick<ChessPosition, "board" | "royals">): void;
  /**
   * Follows a move: `code` leaves `start`, and `arrived`, its promoted form or itself, replaces
   * `captured` (`EMPTY` for a quiet move) on `finish`.
   */
  makeMove(start: number, finish: number, code: number, arrived: number, captured: number): void;
  unmakeMove(): void;
  /** The evaluation for the side to move, in hundredths of a man. */
  value(board: Uint8Array, turn: Colour): number;
}
