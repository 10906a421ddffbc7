/**
 * The hidden units of a network, and how they add up what the sides see.
 *
 * Two units share a number of 32 bits, the second one in the upper half: adding two such numbers
 * adds both units at once, as long as neither sum leaves 16 bits. Theirs stay far below (a test
 * says so).
 */

import { STACK_SIZE } from "../../search/scores.ts";
import { type Network, QA } from "./network.ts";

/** The hidden units while a line is played. */
export interface Accumulator {
  /** Pairs of hidden units for each side. */
  readonly pairs: number;
  /** The columns of weights; last of all one of zeros, which stands for no piece. */
  readonly weights: Int32Array;
  readonly biases: Int32Array;
  /** The weights of single units, as the network has them. */
  readonly outputs: Int16Array;
  /**
   * What each side's units add up for the pieces on their squares, and what for those near the
   * opponent's royal piece: for each ply White's units, then Black's.
   */
  readonly on: Int32Array;
  readonly near: Int32Array;
}

/** The units of a network, with nothing added up yet. */
export function accumulatorOf({ hidden, inputs, biases, outputs }: Network): Accumulator {
  const pairs = hidden / 2;
  const weights = new Int32Array(inputs.length / 2 + pairs);
  weights.set(paired(inputs));
  const on = new Int32Array(STACK_SIZE * 2 * pairs);
  return { pairs, weights, biases: paired(biases), outputs, on, near: on.slice() };
}

function paired(numbers: Int16Array): Int32Array {
  return Int32Array.from(
    { length: numbers.length / 2 },
    (_, index) => numbers[2 * index]! + numbers[2 * index + 1]! * 65_536,
  );
}

/** Adds a column of weights to the sums from `at` on. */
export function addColumn(
  { pairs, weights }: Accumulator,
  sums: Int32Array,
  at: number,
  column: number,
): void {
  for (let pair = 0; pair < pairs; pair++) {
    sums[at + pair] = sums[at + pair]! + weights[column + pair]!;
  }
}

/** Makes the sums from `next` on of those from `at` on: less two columns, and with one more. */
export function updateColumns(
  { pairs, weights }: Accumulator,
  sums: Int32Array,
  at: number,
  next: number,
  left: number,
  taken: number,
  come: number,
): void {
  for (let pair = 0; pair < pairs; pair++) {
    sums[next + pair] =
      sums[at + pair]! - weights[left + pair]! - weights[taken + pair]! + weights[come + pair]!;
  }
}

/** What the units from `at` on bring to the output, by the weights from `first` on. */
export function output(
  { pairs, outputs, on, near }: Accumulator,
  at: number,
  first: number,
): number {
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const both = on[at + pair]! + near[at + pair]!;
    const lower = (both << 16) >> 16;
    const upper = (both - lower) >> 16;
    const one = lower < 0 ? 0 : lower > QA ? QA : lower;
    const other = upper < 0 ? 0 : upper > QA ? QA : upper;
    sum += one * one * outputs[first + 2 * pair]! + other * other * outputs[first + 2 * pair + 1]!;
  }
  return sum;
}
