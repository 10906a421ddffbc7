import type { Network } from "../../../src/game/engine/eval/nnue/network.ts";
import {
  fingerprintOf,
  type NetworkText,
} from "../../../src/game/engine/eval/nnue/trained-networks.ts";
import type { ChesslikeRules } from "../../../src/game/rules/chesslike/chesslike-rules.ts";

/** Returns a network in its stored form; `origin` says how it was trained. */
export function writeNetwork(network: Network, rules: ChesslikeRules, origin: string): NetworkText {
  return {
    origin,
    fingerprint: fingerprintOf(rules),
    hidden: network.hidden,
    inputs: encoded(network.inputs),
    biases: encoded(network.biases),
    outputs: encoded(network.outputs),
    offsets: encoded(network.offsets),
  };
}

function encoded(numbers: Int16Array): string {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => {
    bytes.writeInt16LE(number, 2 * index);
  });
  return bytes.toString("base64");
}
