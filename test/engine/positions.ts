import type { ChesslikeGame } from "../../src/core/chesslike/chesslike.ts";
import { networkFor } from "../../src/engine/eval/evaluators.ts";
import { chessSearchBoard } from "../../src/engine/search/chess-search-board.ts";
import { pvsSearcher } from "../../src/engine/search/iterative-deepening.ts";
import type { Clock, Limits, SearchInfo } from "../../src/engine/types.ts";
import { mustRead } from "../must-read.ts";

/** A clock at which no time passes. */
export const STILL: Clock = { now: () => 0, stopped: () => false };

/** A new search of a chess-like game, with a small table. */
export function freshThinker(game: ChesslikeGame) {
  return pvsSearcher(game, chessSearchBoard(game, networkFor(game)), 1 << 14);
}

/** What a new search finds in a position. */
export function findIn(game: ChesslikeGame, text: string, limits: Limits): SearchInfo<number> {
  const task = { position: mustRead(game, text), earlier: [], limits };
  return freshThinker(game).search(task, STILL, () => {});
}
