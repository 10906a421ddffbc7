/**
 * What a position of a chess-like game seems to be worth, kept up to date with every move. There
 * are two kinds: sums of weights (sums.ts), and a network (network-evaluation.ts).
 */
import type { ChessPosition, Colour } from "../../core/chesslike/position.ts";

export interface Evaluation {
  /** Begins anew, with the pieces of a position. */
  setPosition(position: Pick<ChessPosition, "board" | "royals">): void;
  /**
   * Follows a move: `code` has left `start`, and what it has become, `arrived`, stands on `finish`
   * in place of `captured` (`EMPTY` for nothing).
   */
  makeMove(start: number, finish: number, code: number, arrived: number, captured: number): void;
  /** Takes the last move back. */
  unmakeMove(): void;
  /** The worth of the position for the side to move, in hundredths of a man. */
  value(board: Uint8Array, turn: Colour): number;
}
