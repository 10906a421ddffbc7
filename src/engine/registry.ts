/** Selects the searchers of each game. */
import type { ChesslikeGame } from "../core/chesslike/chesslike.ts";
import type { AnyGame } from "../core/game.ts";
import type { SaturankamGame } from "../games/saturankam/saturankam.ts";
import type { ZammaGame } from "../games/zamma/zamma.ts";
import { expectimax } from "./dice/expectimax.ts";
import { winChances } from "./dice/race-evaluation.ts";
import { networkFor } from "./eval/evaluators.ts";
import { type MateSearcher, mateSearcherOf } from "./mate/mate-search.ts";
import { chessSearchBoard } from "./search/chess-search-board.ts";
import { pvsSearcher } from "./search/iterative-deepening.ts";
import { zammaSearchBoard } from "./search/zamma-search-board.ts";
import type { Searcher } from "./types.ts";

/** The searchers of a game. */
export interface Searchers<Position, Move> {
  readonly searcher: Searcher<Position, Move>;
  /** Undefined for games with dice, which have no forced wins. */
  readonly mateSearcher: MateSearcher<Position, Move> | undefined;
}

/** @param hashEntries the size of the transposition table, in entries */
type MakeSearchers<Game, Position, Move> = (
  game: Game,
  hashEntries: number,
) => Searchers<Position, Move>;

const chess: MakeSearchers<ChesslikeGame, never, number> = (game, hashEntries) => {
  // A mate search evaluates nothing, so it needs no network.
  const mateBoard = chessSearchBoard(game, undefined);
  return {
    searcher: pvsSearcher(game, chessSearchBoard(game, networkFor(game)), hashEntries),
    mateSearcher: mateSearcherOf(game, mateBoard, game.kernel.rules.check ? 1 : 2),
  };
};

const zamma: MakeSearchers<ZammaGame, never, unknown> = (game, hashEntries) => ({
  searcher: pvsSearcher(game, zammaSearchBoard(game), hashEntries),
  mateSearcher: mateSearcherOf(game, zammaSearchBoard(game), 1),
});

const saturankam: MakeSearchers<SaturankamGame, never, unknown> = (game) => ({
  searcher: expectimax(game, winChances(game.table)),
  mateSearcher: undefined,
});

/** Searchers by game id; each function receives the game of its own id, with any options. */
const REGISTRY: Readonly<Record<string, unknown>> = {
  sarrum: chess,
  shatranj: chess,
  citadel: chess,
  zamma,
  saturankam,
};

/** Returns the searchers of a game. Throws if the registry does not list the game. */
export function searchersFor(game: AnyGame, hashEntries: number): Searchers<unknown, unknown> {
  const make = REGISTRY[game.id] as MakeSearchers<AnyGame, unknown, unknown> | undefined;
  if (!make) throw new Error(`the engine does not play ${game.id}`);
  return make(game, hashEntries);
}
