import type { ChesslikeRules } from "../../../src/core/chesslike/position.ts";
import { fingerprintOf } from "../../../src/engine/eval/nnue/fingerprint.ts";
import type { Network, NetworkText } from "../../../src/engine/eval/nnue/network.ts";

/** Returns the text of a network, with a note on how its numbers came to be. */
export function writeNetwork(network: Network, rules: ChesslikeRules, origin: string): NetworkText {
  return {
    origin,
    fingerprint: fingerprintOf(rules),
    hidden: network.hidden,
    inputs: textOf(network.inputs),
    biases: textOf(network.biases),
    outputs: textOf(network.outputs),
    offsets: textOf(network.offsets),
  };
}

function textOf(numbers: Int16Array): string {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => {
    bytes.writeInt16LE(number, 2 * index);
  });
  return bytes.toString("base64");
}
