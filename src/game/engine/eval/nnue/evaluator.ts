/**
 * Evaluates a board by a network. The accumulator, the hidden units of the positions from the first
 * to the current one, is updated lazily, from the last computed position.
 *
 * Two units share a 32-bit number, the second in the upper half: one addition updates both, as long
 * as neither overflows 16 bits. They stay far below (a test checks it).
 */

import { EMPTY } from "../../../rules/chesslike/position.ts";
import type { MutableBoard } from "../../search/mutable-board.ts";
import { MAX_EVAL, STACK_SIZE } from "../../search/scores.ts";
import { FAR, featuresOf } from "./features.ts";
import { type Network, outputBucket, QA, QB, SCALE } from "./network.ts";

type Evaluator = ReturnType<typeof makeEvaluator>;

/**
 * Returns a function that evaluates what stands on the board for the side to move, in hundredths of
 * a man. `startBoard` is the board that a game begins with.
 */
export function networkEvaluation(state: MutableBoard, network: Network, startBoard: Uint8Array) {
  const evaluator = makeEvaluator(state, network);
  const { pairs, computed } = evaluator;
  const { hidden, offsets } = network;
  const startCount = startBoard.filter((code) => code !== EMPTY).length;
  return () => {
    const { made, serials, turn, pieces } = state;
    if (computed[made] !== serials[made]) computeUnits(evaluator);
    const bucket = outputBucket(pieces, startCount);
    const weights = 2 * bucket * hidden;
    const own = output(evaluator, (2 * made + turn) * pairs, weights);
    const other = output(evaluator, (2 * made + 1 - turn) * pairs, weights + hidden);
    const sum = (own + other) / (QA * QA) + offsets[bucket]!;
    // Math.trunc would turn small negative numbers into -0, which slows the search down.
    const centi = ((sum * SCALE) / QB) | 0;
    return Math.max(-MAX_EVAL, Math.min(MAX_EVAL, centi));
  };
}

function makeEvaluator(state: MutableBoard, { hidden, inputs, biases, outputs }: Network) {
  const { pieceSquare, nearRoyal, places } = featuresOf(state.kernel);
  const pairs = hidden / 2;
  // One column of weights for each feature; a last column of zeros stands for no piece.
  const weights = new Int32Array(inputs.length / 2 + pairs);
  weights.set(packPairs(inputs));
  const columns = (features: Int32Array) => features.map((feature) => feature * pairs);
  return {
    state,
    pairs,
    weights,
    biases: packPairs(biases),
    /** The output weights of single units, as in the network. */
    outputs,
    /** By side: where the column of weights of each feature of a `FeatureSet` begins. */
    pieceSquare: [columns(pieceSquare[0]), columns(pieceSquare[1])] as const,
    nearRoyal: [columns(nearRoyal[0]), columns(nearRoyal[1])] as const,
    places,
    /** For each ply the units that White sees, then those that Black sees. */
    units: new Int32Array(STACK_SIZE * 2 * pairs),
    /** For each ply: the serial number of the position, and the opponent's royal square by side. */
    computed: new Int32Array(STACK_SIZE),
    royals: new Int32Array(2 * STACK_SIZE),
  };
}

function packPairs(numbers: Int16Array): Int32Array {
  return Int32Array.from(
    { length: numbers.length / 2 },
    (_, index) => numbers[2 * index]! + numbers[2 * index + 1]! * 65_536,
  );
}

/**
 * Computes the units of the current position: from those of an earlier one if the opponent's royal
 * piece, around which many features lie, has not moved.
 */
function computeUnits(evaluator: Evaluator): void {
  const { state, computed, royals } = evaluator;
  const { made, serials } = state;
  let from = made - 1;
  while (from >= 0 && computed[from] !== serials[from]) from--;
  for (const side of [0, 1] as const) {
    const royal = state.royals[1 - side]!;
    royals[2 * made + side] = royal;
    if (from >= 0 && royals[2 * from + side] === royal) updateUnits(evaluator, side, from);
    else refreshUnits(evaluator, side);
  }
  computed[made] = serials[made]!;
}

/** Computes the units that a side sees from the pieces on the board. */
function refreshUnits(evaluator: Evaluator, side: 0 | 1): void {
  const { state, pairs, weights, units, biases, places } = evaluator;
  const { board, cells, made, royals } = state;
  const pieceSquare = evaluator.pieceSquare[side];
  const nearRoyal = evaluator.nearRoyal[side];
  const firstPlace = royals[1 - side]! * cells;
  const to = (2 * made + side) * pairs;
  units.set(biases, to);
  for (let square = 0; square < cells; square++) {
    const code = board[square]!;
    if (code === EMPTY) continue;
    const seen = pieceSquare[code * cells + square]!;
    const near = nearRoyal[code * (FAR + 1) + places[firstPlace + square]!]!;
    for (let pair = 0; pair < pairs; pair++) {
      units[to + pair] = units[to + pair]! + weights[seen + pair]! + weights[near + pair]!;
    }
  }
}

/** Updates the units that a side sees by the moves made since an earlier ply. */
function updateUnits(evaluator: Evaluator, side: 0 | 1, from: number): void {
  const { state, pairs, weights, units, places } = evaluator;
  const { cells, arrivals, made, moves, movedCodes, capturedCodes, royals } = state;
  const pieceSquare = evaluator.pieceSquare[side];
  const nearRoyal = evaluator.nearRoyal[side];
  const firstPlace = royals[1 - side]! * cells;
  const to = (2 * made + side) * pairs;
  let at = (2 * from + side) * pairs;
  for (let ply = from; ply < made; ply++) {
    const start = moves[ply]! >> 8;
    const finish = moves[ply]! & 255;
    const code = movedCodes[ply]!;
    const captured = capturedCodes[ply]!;
    const arrived = arrivals[code * cells + finish]!;
    const finishPlace = places[firstPlace + finish]!;
    const left = pieceSquare[code * cells + start]!;
    const leftNear = nearRoyal[code * (FAR + 1) + places[firstPlace + start]!]!;
    const lost = pieceSquare[captured * cells + finish]!;
    const lostNear = nearRoyal[captured * (FAR + 1) + finishPlace]!;
    const added = pieceSquare[arrived * cells + finish]!;
    const addedNear = nearRoyal[arrived * (FAR + 1) + finishPlace]!;
    for (let pair = 0; pair < pairs; pair++) {
      const removed = weights[left + pair]! + weights[leftNear + pair]!;
      const replaced = weights[lost + pair]! + weights[lostNear + pair]!;
      const put = weights[added + pair]! + weights[addedNear + pair]!;
      units[to + pair] = units[at + pair]! - removed - replaced + put;
    }
    at = to;
  }
}

/** The output of the units from `at` on, clipped and squared, with the weights from `first` on. */
function output({ pairs, units, outputs }: Evaluator, at: number, first: number): number {
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const both = units[at + pair]!;
    const lower = (both << 16) >> 16;
    const upper = (both - lower) >> 16;
    const one = lower < 0 ? 0 : lower > QA ? QA : lower;
    const other = upper < 0 ? 0 : upper > QA ? QA : upper;
    sum += one * one * outputs[first + 2 * pair]! + other * other * outputs[first + 2 * pair + 1]!;
  }
  return sum;
}
