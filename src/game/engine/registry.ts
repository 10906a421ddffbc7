import type { ChesslikeGame } from "../rules/chesslike/chesslike-game.ts";
import type { ChessMove, ChessPosition } from "../rules/chesslike/position.ts";
import type { Game } from "../rules/game.ts";
import type { SaturankamMove, SaturankamPosition } from "../rules/saturankam/model.ts";
import type { SaturankamGame } from "../rules/saturankam/saturankam.ts";
import type { ZammaMove, ZammaPosition } from "../rules/zamma/position.ts";
import type { ZammaGame } from "../rules/zamma/zamma.ts";
import type { PositionJudge } from "./careless-search.ts";
import { expectimax } from "./dice/expectimax.ts";
import { winChances } from "./dice/race-evaluation.ts";
import { networkFor } from "./eval/nnue/trained-networks.ts";
import { type FindMate, mateSearcher } from "./mate/mate-search.ts";
import { chessSearchBoard } from "./search/chess-search-board.ts";
import { pvsSearcher } from "./search/iterative-deepening.ts";
import type { GameSearchBoard } from "./search/search-board.ts";
import { zammaSearchBoard } from "./search/zamma-search-board.ts";
import type { Searcher } from "./types.ts";

export interface Searchers<P, M> {
  readonly searcher: Searcher<P, M>;
  /** For weak levels; missing for games with dice. */
  readonly judge?: PositionJudge<P>;
  /** Missing for games with dice, which have no forced wins. */
  readonly findMate?: FindMate<P, M>;
}

/** @param hashEntries the size of the transposition table, in entries */
type MakeSearchers<G, P, M> = (game: G, hashEntries: number) => Searchers<P, M>;

const evaluationBy =
  <P, M>(board: GameSearchBoard<P, M>) =>
  (position: P): number => {
    board.setPosition(position);
    return board.evaluate();
  };

const chess: MakeSearchers<ChesslikeGame, ChessPosition, ChessMove> = (game, hashEntries) => {
  // Neither the mate search nor a weak level needs the network.
  const plainBoard = chessSearchBoard(game, undefined);
  return {
    searcher: pvsSearcher(game, chessSearchBoard(game, networkFor(game)), hashEntries),
    judge: { kind: "chess", evaluate: evaluationBy(plainBoard) },
    findMate: mateSearcher(game, plainBoard, game.kernel.rules.check ? 1 : 2),
  };
};

const zamma: MakeSearchers<ZammaGame, ZammaPosition, ZammaMove> = (game, hashEntries) => ({
  searcher: pvsSearcher(game, zammaSearchBoard(game), hashEntries),
  judge: { kind: "zamma", evaluate: evaluationBy(zammaSearchBoard(game)) },
  findMate: mateSearcher(game, zammaSearchBoard(game), 1),
});

const saturankam: MakeSearchers<SaturankamGame, SaturankamPosition, SaturankamMove> = (game) => ({
  searcher: expectimax(game, winChances(game.seating)),
});

/** Searchers by game id; each function receives the game of its own id, with any options. */
const REGISTRY: Readonly<Record<string, unknown>> = {
  sarrum: chess,
  shatranj: chess,
  citadel: chess,
  zamma,
  saturankam,
};

/** Throws if the registry does not list the game. */
export function searchersFor<P, M>(game: Game<P, M>, hashEntries: number): Searchers<P, M> {
  const make = REGISTRY[game.id] as MakeSearchers<Game<P, M>, P, M> | undefined;
  if (!make) throw new Error(`the engine does not play ${game.id}`);
  return make(game, hashEntries);
}
