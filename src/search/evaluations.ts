/**
 * Which game is judged by which network. The networks were made by `npm run tune`, each generation
 * from games that the one before it played against itself at 300 positions a move (the first, which
 * had no network before it, at 500); each generation was kept because it beat the one before.
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
