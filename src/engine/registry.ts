/** Which search plays which game. */
import type { ChesslikeGame } from "../core/chesslike.ts";
import type { AnyGame } from "../core/game.ts";
import type { SaturankamGame } from "../games/saturankam/saturankam.ts";
import type { ZammaGame } from "../games/zamma/zamma.ts";
import { expectimax } from "./dice/expectimax.ts";
import { judgeAt } from "./dice/race-evaluation.ts";
import { networkOf } from "./eval/evaluators.ts";
import { type Prover, proverOf } from "./mate/mate-search.ts";
import { chessSurface } from "./search/chess-search-board.ts";
import { alphaBetaThinker } from "./search/iterative-deepening.ts";
import { zammaSurface } from "./search/zamma-search-board.ts";
import type { Thinker } from "./types.ts";

/** The search for a game: it chooses by what the game offers. */
export function thinkerFor(
  game: AnyGame,
  { hashEntries }: { readonly hashEntries: number },
): Thinker<unknown, unknown> {
  if (isChesslike(game)) {
    return forAny(alphaBetaThinker(game, chessSurface(game, networkOf(game)), hashEntries));
  }
  if (isZamma(game)) return forAny(alphaBetaThinker(game, zammaSurface(game), hashEntries));
  if (isSaturankam(game)) return forAny(expectimax(game, judgeAt(game.table)));
  throw new Error(`nothing plays ${game.id} yet`);
}

/** What proves forced wins in a game; undefined for games with dice, where nothing is sure. */
export function proverFor(game: AnyGame): Prover<unknown, unknown> | undefined {
  if (isChesslike(game)) {
    const least = game.kernel.rules.check ? 1 : 2;
    // A proof judges nothing, so it does without the network.
    return anyProver(proverOf(game, chessSurface(game, undefined), least));
  }
  return isZamma(game) ? anyProver(proverOf(game, zammaSurface(game), 1)) : undefined;
}

const anyProver = (prover: unknown) => prover as Prover<unknown, unknown>;

/** A thinker for those who only hand positions and moves on. */
const forAny = (thinker: unknown) => thinker as Thinker<unknown, unknown>;

function isChesslike(game: object): game is ChesslikeGame {
  return "kernel" in game;
}

function isZamma(game: object): game is ZammaGame {
  return "variant" in game;
}

function isSaturankam(game: object): game is SaturankamGame {
  return "table" in game;
}
