/** Which search plays which game. */
import type { ChesslikeGame } from "../core/chesslike.ts";
import type { AnyGame } from "../core/game.ts";
import { chessSurface } from "./chess-surface.ts";
import { alphaBetaThinker } from "./deepening.ts";
import { weightsOf } from "./evaluations.ts";
import type { Thinker } from "./thinker.ts";

/** The search for a game: it chooses by what the game offers. */
export function thinkerFor(
  game: AnyGame,
  { hashEntries }: { readonly hashEntries: number },
): Thinker<unknown, unknown> {
  if (!isChesslike(game)) throw new Error(`nothing plays ${game.id} yet`);
  const thinker: unknown = alphaBetaThinker(game, chessSurface(game, weightsOf(game)), hashEntries);
  return thinker as Thinker<unknown, unknown>;
}

function isChesslike(game: unknown): game is ChesslikeGame {
  return typeof game === "object" && game !== null && "kernel" in game;
}
