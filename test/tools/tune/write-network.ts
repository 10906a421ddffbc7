import type { Network, NetworkText } from "../../../src/engine/eval/nnue/network.ts";

/** Writes a network down, with a word about how its numbers came to be. */
export function writeNetwork(network: Network, origin: string): NetworkText {
  return {
    origin,
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
