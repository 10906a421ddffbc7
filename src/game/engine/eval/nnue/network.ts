/**
 * A small neural network of the efficiently updatable kind (NNUE).
 *
 * Each side looks at the board from its own end and has features for what it sees there (see
 * features.ts), which are 1 or 0. A hidden unit is its bias plus its weights of the active
 * features. Most moves change few features, so most of the work is to add and subtract a few
 * columns of weights for each side. The output layer takes the units of the side to move, then
 * those of the other side, each clipped to the range from 0 to 1 and squared; its weights depend on
 * the output bucket, which is chosen by the number of pieces.
 *
 * All numbers are quantised: 1 is `QA` in the hidden layer and `QB` in the output weights.
 */

/** The value of 1 in the hidden layer. */
export const QA = 255;
/** The value of 1 in the output weights. */
export const QB = 512;
/** Hundredths of a man for an output of 1, which means odds of e to 1 on winning. */
export const SCALE = 280;
/** Output buckets, from the last pieces to all of them. */
export const OUTPUT_BUCKETS = 8;

export interface Network {
  /** Hidden units for each side; an even number. */
  readonly hidden: number;
  /** The weights of each feature, unit by unit. */
  readonly inputs: Int16Array;
  readonly biases: Int16Array;
  /** For each bucket the weights of the units of the side to move, then those of the other side. */
  readonly outputs: Int16Array;
  /** The output bias of each bucket. */
  readonly offsets: Int16Array;
}

/** The output bucket for a number of pieces, out of those that the game begins with. */
export function outputBucket(count: number, startCount: number): number {
  const bucket = Math.floor(((count - 1) * OUTPUT_BUCKETS) / startCount);
  return Math.max(0, Math.min(OUTPUT_BUCKETS - 1, bucket));
}
