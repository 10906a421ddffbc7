/**
 * Which game is judged by which network. The networks were made by `npm run tune` in four
 * generations: each was fitted to games that the ones before it played against themselves, at 300
 * positions a move (500 where there was no network yet, but sums of weights). Elo points of each
 * against the one before it, in 120 games at 4,000 positions a move (the first in 160 at 2,000,
 * against the sums): sarrum 108 ± 31, 32 ± 27, 38 ± 30, 6 ± 30; shatranj 115 ± 36, 58 ± 37, 3 ± 36,
 * 3 ± 34. So more of the same would hardly bring more.
 *
 * What they know is as short-sighted as the games that they learnt from. Against Fairy-Stockfish at
 * equal times the sarrum network gains 143 ± 47 points where the other engine looks at 2,000
 * positions a move, 8 ± 54 at 17,500, and loses 134 ± 90 at 37,000 (100, 42 and 30 games, the first
 * two drawn after 240 plies).
 */
import type { ChesslikeGame } from "../core/chesslike.ts";
import { type Network, type NetworkText, readNetwork } from "./network.ts";
import sarrum from "./network-sarrum.json" with { type: "json" };
import shatranj from "./network-shatranj.json" with { type: "json" };

/** The networks of games that have one. */
const NETWORKS: Readonly<Record<string, NetworkText>> = { sarrum, shatranj };

/** The network of a game; undefined where it has none, or house rules change its pieces. */
export function networkOf({ kernel }: ChesslikeGame): Network | undefined {
  const text = kernel.rules.house?.pieces ? undefined : NETWORKS[kernel.rules.id];
  return text && readNetwork(text);
}
