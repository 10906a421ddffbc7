import type { ChesslikeGame } from "../../src/core/chesslike.ts";
import { networkOf } from "../../src/engine/eval/evaluators.ts";
import { chessSurface } from "../../src/engine/search/chess-search-board.ts";
import { alphaBetaThinker } from "../../src/engine/search/iterative-deepening.ts";
import type { Clock, Finding, Limits } from "../../src/engine/types.ts";
import { mustRead } from "../must-read.ts";

/** A clock at which no time passes. */
export const STILL: Clock = { now: () => 0, stopped: () => false };

/** A new search of a chess-like game, with a small table. */
export function freshThinker(game: ChesslikeGame) {
  return alphaBetaThinker(game, chessSurface(game, networkOf(game)), 1 << 14);
}

/** What a new search finds in a position. */
export function findIn(game: ChesslikeGame, text: string, limits: Limits): Finding<number> {
  const task = { position: mustRead(game, text), earlier: [], limits };
  return freshThinker(game).think(task, STILL, () => {});
}
