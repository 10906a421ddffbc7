import type { ChesslikeGame } from "../../src/core/chesslike.ts";
import { chessSurface } from "../../src/search/chess-surface.ts";
import { alphaBetaThinker } from "../../src/search/deepening.ts";
import { networkOf } from "../../src/search/evaluations.ts";
import type { Clock, Finding, Limits } from "../../src/search/thinker.ts";
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
