import { createHash } from "node:crypto";
import type { ChesslikeRules } from "../../../core/chesslike/position.ts";

/**
 * Returns 16 hexadecimal digits that identify the board and piece table of a game. A network has
 * learnt the features of one table: with another one it would misread the board. A double step
 * (`doubleStepRows`) changes no feature and is left out.
 */
export function fingerprintOf({ board, pieces, royal }: ChesslikeRules): string {
  const { width, height, cells } = board;
  const missing = Array.from({ length: cells }, (_, square) => square).filter(
    (square) => !board.exists(square),
  );
  const table = pieces.map(({ letter, movement, promotesTo }) => [
    letter,
    movement.map(({ right, forward, most, moves, captures, initial }) => [
      right,
      forward,
      most,
      moves,
      captures,
      initial,
    ]),
    promotesTo ?? "",
  ]);
  const text = JSON.stringify([width, height, missing, royal, table]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
