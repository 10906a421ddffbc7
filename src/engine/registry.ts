/** Which search plays which game. */
import type { ChesslikeGame } from "../core/chesslike.ts";
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

/** The search for a game: it chooses by what the game offers. */
export function searcherFor(
  game: AnyGame,
  { hashEntries }: { readonly hashEntries: number },
): Searcher<unknown, unknown> {
  if (isChesslike(game)) {
    return forAny(pvsSearcher(game, chessSearchBoard(game, networkFor(game)), hashEntries));
  }
  if (isZamma(game)) return forAny(pvsSearcher(game, zammaSearchBoard(game), hashEntries));
  if (isSaturankam(game)) return forAny(expectimax(game, winChances(game.table)));
  throw new Error(`nothing plays ${game.id} yet`);
}

/** What proves forced wins in a game; undefined for games with dice, where nothing is sure. */
export function mateSearcherFor(game: AnyGame): MateSearcher<unknown, unknown> | undefined {
  if (isChesslike(game)) {
    const least = game.kernel.rules.check ? 1 : 2;
    // A proof judges nothing, so it does without the network.
    return forAnyMate(mateSearcherOf(game, chessSearchBoard(game, undefined), least));
  }
  return isZamma(game) ? forAnyMate(mateSearcherOf(game, zammaSearchBoard(game), 1)) : undefined;
}

const forAnyMate = (prover: unknown) => prover as MateSearcher<unknown, unknown>;

/** A thinker for those who only hand positions and moves on. */
const forAny = (thinker: unknown) => thinker as Searcher<unknown, unknown>;

function isChesslike(game: object): game is ChesslikeGame {
  return "kernel" in game;
}

function isZamma(game: object): game is ZammaGame {
  return "variant" in game;
}

function isSaturankam(game: object): game is SaturankamGame {
  return "table" in game;
}
