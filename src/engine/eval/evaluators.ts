/**
 * Which game is judged by which network. The networks were made by `npm run tune` in six
 * generations. Each was fitted to games that the ones before it played against themselves: the first
 * four at 300 positions a move (500 where there was no network yet, but sums of weights), the others
 * to these and to games at 1,500 and 2,500, a part of which was given twice. From the fifth on they
 * see what is near the royal pieces.
 *
 * Elo points of each against the one before it, at equal numbers of positions: sarrum 108 ± 31 (the
 * first, against the sums), 32 ± 27, 38 ± 30, 6 ± 30, 55 ± 56, 86 ± 46; shatranj 115 ± 36, 58 ± 37,
 * 3 ± 36, 3 ± 34, not measured, 23 ± 45. A seventh generation brought nothing more.
 */
import type { ChesslikeGame } from "../../core/chesslike/chesslike.ts";
import { fingerprintOf } from "./nnue/fingerprint.ts";
import { type Network, type NetworkText, readNetwork } from "./nnue/network.ts";
import sarrum from "./nnue/network-sarrum.json" with { type: "json" };
import shatranj from "./nnue/network-shatranj.json" with { type: "json" };

/** The networks of games that have one, by the game's id. */
const NETWORKS: Readonly<Record<string, NetworkText>> = { sarrum, shatranj };

/**
 * Returns the network of a game; undefined if it has none, or if the network was trained on another
 * board or piece table: the classical evaluation then takes its place.
 */
export function networkFor({ kernel }: ChesslikeGame): Network | undefined {
  const text = NETWORKS[kernel.rules.id];
  return text?.fingerprint === fingerprintOf(kernel.rules) ? readNetwork(text) : undefined;
}
