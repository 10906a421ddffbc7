/** Moves are only recorded: the accumulator is updated lazily, from the last computed ply. */

import type { Kernel } from "../../../core/chesslike/kernel.ts";
import { type ChessPosition, type Colour, EMPTY } from "../../../core/chesslike/position.ts";
import { MAX_EVAL, STACK_SIZE } from "../../search/scores.ts";
import type { Evaluation } from "../classical.ts";
import {
  type Accumulator,
  accumulatorOf,
  addFeature,
  output,
  updateFeatures,
} from "./accumulator.ts";
import { FAR, featuresOf } from "./features.ts";
import { type Network, outputBucket, QA, QB, SCALE } from "./network.ts";

/** Numbers recorded for each move: start, finish, the codes that left, arrived, were captured. */
const FIELDS = 5;

interface EvaluatorState {
  readonly network: Network;
  readonly accumulator: Accumulator;
  readonly cells: number;
  /** By side: where the column of weights of each feature of a `FeatureSet` begins. */
  readonly pieceSquare: readonly [Int32Array, Int32Array];
  readonly nearRoyal: readonly [Int32Array, Int32Array];
  readonly places: Uint8Array;
  readonly around: readonly (readonly number[])[];
  /** The output bucket by number of pieces. */
  readonly buckets: Int32Array;
  /** For each ply: the number of pieces, the squares of the royal ones, and the move before it. */
  readonly pieceCounts: Int32Array;
  readonly royals: Int32Array;
  readonly moves: Int32Array;
  /** 1 for a ply whose accumulator has been computed. */
  readonly computed: Uint8Array;
  ply: number;
}

/** `startBoard` is the board that a game begins with. */
export function networkEvaluation(
  kernel: Kernel,
  network: Network,
  startBoard: Uint8Array,
): Evaluation {
  const state = makeState(kernel, network, startBoard);
  return {
    setPosition: (position) => setPosition(state, position),
    makeMove: (start, finish, code, arrived, captured) =>
      recordMove(state, start, finish, code, arrived, captured),
    unmakeMove: () => {
      state.ply--;
    },
    value: (board, turn) => evaluate(state, board, turn),
  };
}

function makeState(kernel: Kernel, network: Network, startBoard: Uint8Array): EvaluatorState {
  const { cells } = kernel.rules.board;
  const { pieceSquare, nearRoyal, places } = featuresOf(kernel);
  const accumulator = accumulatorOf(network);
  const columns = (features: Int32Array) => features.map((feature) => feature * accumulator.pairs);
  const squares = Array.from({ length: cells }, (_, square) => square);
  const startCount = countPieces(startBoard);
  return {
    network,
    accumulator,
    cells,
    pieceSquare: [columns(pieceSquare[0]), columns(pieceSquare[1])],
    nearRoyal: [columns(nearRoyal[0]), columns(nearRoyal[1])],
    places,
    around: squares.map((centre) =>
      squares.filter((square) => places[centre * cells + square] !== FAR),
    ),
    buckets: Int32Array.from({ length: cells + 1 }, (_, count) => outputBucket(count, startCount)),
    pieceCounts: new Int32Array(STACK_SIZE),
    royals: new Int32Array(2 * STACK_SIZE),
    moves: new Int32Array(FIELDS * STACK_SIZE),
    computed: new Uint8Array(STACK_SIZE),
    ply: 0,
  };
}

const countPieces = (board: Uint8Array): number => board.filter((code) => code !== EMPTY).length;

function setPosition(
  state: EvaluatorState,
  { board, royals }: Pick<ChessPosition, "board" | "royals">,
): void {
  const { accumulator, cells, pieceSquare } = state;
  const { pairs } = accumulator;
  state.ply = 0;
  state.computed[0] = 1;
  state.pieceCounts[0] = countPieces(board);
  state.royals.set(royals);
  for (const side of [0, 1] as const) {
    accumulator.pieceSquare.set(accumulator.biases, side * pairs);
    for (let square = 0; square < cells; square++) {
      addFeature(
        accumulator,
        accumulator.pieceSquare,
        side * pairs,
        pieceSquare[side][board[square]! * cells + square]!,
      );
    }
    refreshNear(state, board, side, royals[1 - side]!, side * pairs);
  }
}

/** Computes afresh the units from `at` on, for the pieces that a side sees near a royal piece. */
function refreshNear(
  { accumulator, cells, nearRoyal, places, around }: EvaluatorState,
  board: Uint8Array,
  side: 0 | 1,
  royal: number,
  at: number,
): void {
  accumulator.nearRoyal.fill(0, at, at + accumulator.pairs);
  for (const square of around[royal]!) {
    const code = board[square]!;
    if (code === EMPTY) continue;
    const place = places[royal * cells + square]!;
    addFeature(accumulator, accumulator.nearRoyal, at, nearRoyal[side][code * (FAR + 1) + place]!);
  }
}

function recordMove(
  state: EvaluatorState,
  start: number,
  finish: number,
  code: number,
  arrived: number,
  captured: number,
): void {
  const { pieceCounts, royals, moves } = state;
  const ply = state.ply + 1;
  const at = FIELDS * ply;
  moves[at] = start;
  moves[at + 1] = finish;
  moves[at + 2] = code;
  moves[at + 3] = arrived;
  moves[at + 4] = captured;
  const white = royals[2 * ply - 2]!;
  const black = royals[2 * ply - 1]!;
  royals[2 * ply] = white === start ? finish : white;
  royals[2 * ply + 1] = black === start ? finish : black;
  pieceCounts[ply] = pieceCounts[ply - 1]! - (captured === EMPTY ? 0 : 1);
  state.computed[ply] = 0;
  state.ply = ply;
}

/**
 * Updates a side's accumulator at this ply from that of an earlier one. The features near the
 * opponent's royal piece are computed afresh if it has moved.
 */
function updateFrom(state: EvaluatorState, board: Uint8Array, side: 0 | 1, from: number): void {
  const { accumulator, ply, cells, royals, moves, places } = state;
  const pieceSquare = state.pieceSquare[side];
  const nearRoyal = state.nearRoyal[side];
  const to = (2 * ply + side) * accumulator.pairs;
  const royal = royals[2 * ply + 1 - side]!;
  const royalStayed = royal === royals[2 * from + 1 - side]!;
  let at = (2 * from + side) * accumulator.pairs;
  for (let move = FIELDS * (from + 1); move <= FIELDS * ply; move += FIELDS) {
    const start = moves[move]!;
    const finish = moves[move + 1]!;
    const code = moves[move + 2]!;
    const arrived = moves[move + 3]!;
    const captured = moves[move + 4]!;
    const removed = pieceSquare[code * cells + start]!;
    const replaced = pieceSquare[captured * cells + finish]!;
    updateFeatures(
      accumulator,
      accumulator.pieceSquare,
      at,
      to,
      removed,
      replaced,
      pieceSquare[arrived * cells + finish]!,
    );
    if (royalStayed) {
      const finishPlace = places[royal * cells + finish]!;
      const removedNear = nearRoyal[code * (FAR + 1) + places[royal * cells + start]!]!;
      const replacedNear = nearRoyal[captured * (FAR + 1) + finishPlace]!;
      updateFeatures(
        accumulator,
        accumulator.nearRoyal,
        at,
        to,
        removedNear,
        replacedNear,
        nearRoyal[arrived * (FAR + 1) + finishPlace]!,
      );
    }
    at = to;
  }
  if (!royalStayed) refreshNear(state, board, side, royal, to);
}

function evaluate(state: EvaluatorState, board: Uint8Array, turn: Colour): number {
  const { network, accumulator, ply, computed, buckets, pieceCounts } = state;
  const { hidden, offsets } = network;
  let from = ply;
  while (computed[from] === 0) from--;
  if (from < ply) {
    updateFrom(state, board, 0, from);
    updateFrom(state, board, 1, from);
    computed[ply] = 1;
  }
  const bucket = buckets[pieceCounts[ply]!]!;
  const weights = 2 * bucket * hidden;
  const own = output(accumulator, (2 * ply + turn) * accumulator.pairs, weights);
  const other = output(accumulator, (2 * ply + 1 - turn) * accumulator.pairs, weights + hidden);
  const sum = (own + other) / (QA * QA) + offsets[bucket]!;
  // Math.trunc would turn small negative numbers into -0, which slows the search down.
  const centi = ((sum * SCALE) / QB) | 0;
  return Math.max(-MAX_EVAL, Math.min(MAX_EVAL, centi));
}
