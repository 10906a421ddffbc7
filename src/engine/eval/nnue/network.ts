/**
 * An evaluation by a small neural network, of the kind called "efficiently updatable": most
 * moves change few of its inputs, so that most of the work is a handful of additions.
 *
 * Each side looks at the board from its own end, and has inputs for what it sees there (see
 * network-inputs.ts), which are 1 or 0. Every hidden unit adds up its weights of the inputs that
 * are 1. So there are two lists of sums, one as each side sees the board, and most moves add
 * and subtract few columns of weights in each. The output takes the units of the side to move
 * and those of the other, each cut off below 0 and above 1, squared, and weighed; by weights of
 * their own for each stage of the game, which is told by the number of pieces.
 *
 * All numbers are whole: 1 is `ONE` in the hidden layer, and `WEIGHT` in the output's weights.
 */

/** What 1 is among the sums of hidden units. */
export const QA = 255;
/** What 1 is among the weights of the output. */
export const QB = 512;
/** The output in hundredths of a man: 1 is a chance to win of e to 1. */
export const SCALE = 280;
/** Stages of the game, from the last pieces to all of them. */
export const OUTPUT_BUCKETS = 8;

export interface Network {
  /** Hidden units for each side: an even number. */
  readonly hidden: number;
  /** The weights of each input, unit by unit. */
  readonly inputs: Int16Array;
  /** What each hidden unit begins with. */
  readonly biases: Int16Array;
  /** For each stage the weights of the units of the side to move, then those of the other side. */
  readonly outputs: Int16Array;
  /** What the output of each stage begins with. */
  readonly offsets: Int16Array;
}

/** A network as it is written down: whole numbers of 16 bits, the lower byte first, in base 64. */
export interface NetworkText {
  /** How its numbers came to be. */
  readonly origin: string;
  /** The game that it was trained on, see fingerprint.ts. */
  readonly fingerprint: string;
  readonly hidden: number;
  readonly inputs: string;
  readonly biases: string;
  readonly outputs: string;
  readonly offsets: string;
}

/** Reads a network. */
export function readNetwork(text: NetworkText): Network {
  return {
    hidden: text.hidden,
    inputs: numbersOf(text.inputs),
    biases: numbersOf(text.biases),
    outputs: numbersOf(text.outputs),
    offsets: numbersOf(text.offsets),
  };
}

function numbersOf(text: string): Int16Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Int16Array.from({ length: bytes.length / 2 }, (_, index) =>
    view.getInt16(2 * index, true),
  );
}

/** The stage of a game with so many pieces left of all. */
export function outputBucket(men: number, all: number): number {
  return Math.max(0, Math.min(OUTPUT_BUCKETS - 1, Math.floor(((men - 1) * OUTPUT_BUCKETS) / all)));
}
