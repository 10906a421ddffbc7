/**
 * The accumulator: the hidden units of a network, updated incrementally.
 *
 * Two units share a 32-bit number, the second in the upper half: one addition updates both, as long
 * as neither overflows 16 bits. They stay far below (a test checks it).
 */

import { STACK_SIZE } from "../../search/scores.ts";
import { type Network, QA } from "./network.ts";

/** The hidden units at each ply of the current variation. */
export interface Accumulator {
  /** Pairs of hidden units for each side. */
  readonly pairs: number;
  /** The columns of weights, one for each feature; a last column of zeros stands for no piece. */
  readonly weights: Int32Array;
  readonly biases: Int32Array;
  /** The output weights of single units, as in the network. */
  readonly outputs: Int16Array;
  /**
   * For each ply White's units, then Black's: the part that comes from the pieces on their squares,
   * and the part that comes from those near the opponent's royal piece.
   */
  readonly pieceSquare: Int32Array;
  readonly nearRoyal: Int32Array;
}

export function accumulatorOf({ hidden, inputs, biases, outputs }: Network): Accumulator {
  const pairs = hidden / 2;
  const weights = new Int32Array(inputs.length / 2 + pairs);
  weights.set(packPairs(inputs));
  const pieceSquare = new Int32Array(STACK_SIZE * 2 * pairs);
  return {
    pairs,
    weights,
    biases: packPairs(biases),
    outputs,
    pieceSquare,
    nearRoyal: pieceSquare.slice(),
  };
}

function packPairs(numbers: Int16Array): Int32Array {
  return Int32Array.from(
    { length: numbers.length / 2 },
    (_, index) => numbers[2 * index]! + numbers[2 * index + 1]! * 65_536,
  );
}

/** Adds a feature's column of weights to the units from `at` on. */
export function addFeature(
  { pairs, weights }: Accumulator,
  units: Int32Array,
  at: number,
  column: number,
): void {
  for (let pair = 0; pair < pairs; pair++) {
    units[at + pair] = units[at + pair]! + weights[column + pair]!;
  }
}

/** Computes the units at `next` from those at `at`, by subtracting two columns and adding one. */
export function updateFeatures(
  { pairs, weights }: Accumulator,
  units: Int32Array,
  at: number,
  next: number,
  removed: number,
  captured: number,
  added: number,
): void {
  for (let pair = 0; pair < pairs; pair++) {
    units[next + pair] =
      units[at + pair]! -
      weights[removed + pair]! -
      weights[captured + pair]! +
      weights[added + pair]!;
  }
}

/** The output of the units from `at` on, clipped and squared, with the weights from `first` on. */
export function output(
  { pairs, outputs, pieceSquare, nearRoyal }: Accumulator,
  at: number,
  first: number,
): number {
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const both = pieceSquare[at + pair]! + nearRoyal[at + pair]!;
    const lower = (both << 16) >> 16;
    const upper = (both - lower) >> 16;
    const one = lower < 0 ? 0 : lower > QA ? QA : lower;
    const other = upper < 0 ? 0 : upper > QA ? QA : upper;
    sum += one * one * outputs[first + 2 * pair]! + other * other * outputs[first + 2 * pair + 1]!;
  }
  return sum;
}
