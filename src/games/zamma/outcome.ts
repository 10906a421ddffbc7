import type { Outcome } from "../../core/game.ts";
import type { Board } from "./board.ts";
import { loser } from "./moves.ts";
import { hasPieces, playerName, type ZammaPosition } from "./position.ts";

/** Why the game is over, in one sentence, or undefined while it goes on. */
function ending(board: Board, position: ZammaPosition): string | undefined {
  const player = loser(board, position);
  if (player === undefined) return undefined;
  const lacks = hasPieces(position, player) ? "legal move" : "pieces left";
  return `${playerName(player)} has no ${lacks}.`;
}

/** How the game ended, or undefined while it goes on. */
export function outcome(board: Board, position: ZammaPosition): Outcome | undefined {
  const player = loser(board, position);
  if (player === undefined) return undefined;
  const winner = player === 0 ? 1 : 0;
  return { winner, sentence: `${ending(board, position)} ${playerName(winner)} wins!` };
}
