import type { Outcome } from "../../core/rules.ts";
import type { Board } from "./board.ts";
import { loser } from "./moves.ts";
import { hasPieces, playerName, type ZammaPosition } from "./position.ts";

/** Returns the outcome; undefined while the game continues. */
export function outcome(board: Board, position: ZammaPosition): Outcome | undefined {
  const player = loser(board, position);
  if (player === undefined) return undefined;
  const winner = player === 0 ? 1 : 0;
  const lacks = hasPieces(position, player) ? "legal move" : "pieces left";
  const sentence = `${playerName(player)} has no ${lacks}. ${playerName(winner)} wins!`;
  return { winner, sentence };
}
