/**
 * Selects the network of each game. How the networks were trained, and what each generation gained,
 * is in src/engine/README.md.
 */
import type { ChesslikeGame } from "../../core/chesslike/chesslike.ts";
import { fingerprintOf } from "./nnue/fingerprint.ts";
import { type Network, type NetworkText, readNetwork } from "./nnue/network.ts";
import sarrum from "./nnue/network-sarrum.json" with { type: "json" };
import shatranj from "./nnue/network-shatranj.json" with { type: "json" };

/** The networks by game id. */
const NETWORKS: Readonly<Record<string, NetworkText>> = { sarrum, shatranj };

/**
 * Returns the network of a game; undefined if it has none, or if the network was trained on another
 * board or piece table. The classical evaluation then takes its place.
 */
export function networkFor({ kernel }: ChesslikeGame): Network | undefined {
  const text = NETWORKS[kernel.rules.id];
  return text?.fingerprint === fingerprintOf(kernel.rules) ? readNetwork(text) : undefined;
}
