import { networkEvaluation } from "../../../src/game/engine/eval/nnue/evaluator.ts";
import type { Network } from "../../../src/game/engine/eval/nnue/network.ts";
import { networkFor } from "../../../src/game/engine/eval/nnue/trained-networks.ts";
import { chessSearchBoard } from "../../../src/game/engine/search/chess-search-board.ts";
import { pvsSearcher } from "../../../src/game/engine/search/iterative-deepening.ts";
import { makeMutableBoard, setPosition } from "../../../src/game/engine/search/mutable-board.ts";
import type { Clock, Limits, SearchInfo } from "../../../src/game/engine/types.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessPosition } from "../../../src/game/rules/chesslike/position.ts";
import { mustRead } from "../../must-read.ts";

/** A clock that stands still. */
export const STILL: Clock = { now: () => 0, stopped: () => false };

/** Returns a new searcher of a chess-like game, with a small transposition table. */
export function freshSearcher(game: ChesslikeGame) {
  return pvsSearcher(game, chessSearchBoard(game, networkFor(game)), 1 << 14);
}

const searchers = new Map<ChesslikeGame, ReturnType<typeof freshSearcher>>();

/** Searches a position with a searcher that has been cleared. */
export function searchFresh(game: ChesslikeGame, text: string, limits: Limits): SearchInfo<number> {
  const searcher = searchers.get(game) ?? freshSearcher(game);
  searchers.set(game, searcher);
  searcher.clear();
  const request = { position: mustRead(game, text), earlier: [], limits };
  return searcher.search(request, STILL, () => {});
}

/** Returns a function that evaluates positions by a network. */
export function evaluatorBy({ kernel }: ChesslikeGame, network: Network, startBoard: Uint8Array) {
  const board = makeMutableBoard(kernel);
  const evaluate = networkEvaluation(board, network, startBoard);
  return (position: ChessPosition) => {
    setPosition(board, position);
    return evaluate();
  };
}
