/**
 * The evaluation of positions by a network. Moves are only written down; the sums of a position are
 * made when somebody asks for its value, of those of the last position before it that has them.
 */

import type { MoveTables } from "../../../core/chesslike/move-tables.ts";
import {
  type ChesslikeRules,
  type ChessPosition,
  type Colour,
  EMPTY,
} from "../../../core/chesslike/position.ts";
import { MAX_EVAL, STACK_SIZE } from "../../search/scores.ts";
import type { Evaluation } from "../evaluation.ts";
import {
  type Accumulator,
  accumulatorOf,
  addColumn,
  output,
  updateColumns,
} from "./accumulator.ts";
import { FAR, featuresOf } from "./features.ts";
import { type Network, outputBucket, QA, QB, SCALE } from "./network.ts";

/** What is kept of a move: start, finish, the codes that left, arrived, and were captured. */
const FIELDS = 5;

/** A line of play. */
interface Line {
  readonly network: Network;
  readonly units: Accumulator;
  readonly cells: number;
  /** By side: where the column of weights begins of each input of `Inputs`. */
  readonly on: readonly [Int32Array, Int32Array];
  readonly near: readonly [Int32Array, Int32Array];
  readonly places: Uint8Array;
  /** The squares near each square. */
  readonly around: readonly (readonly number[])[];
  /** The stage of the game with so many pieces left. */
  readonly stages: Int32Array;
  /** For each ply how many pieces there are, where the royal ones stand, and the move that led to it. */
  readonly men: Int32Array;
  readonly royals: Int32Array;
  readonly moves: Int32Array;
  /** 1 for a ply of which the sums have been made. */
  readonly computed: Uint8Array;
  ply: number;
}

/** The evaluation by a network. `first` is the board that a game begins with. */
export function networkEvaluation(
  rules: ChesslikeRules,
  mobility: MoveTables,
  network: Network,
  first: Uint8Array,
): Evaluation {
  const line = lineOf(rules, mobility, network, first);
  return {
    setPosition: (position) => begin(line, position),
    makeMove: (start, finish, code, arrived, captured) =>
      recordMove(line, start, finish, code, arrived, captured),
    unmakeMove: () => {
      line.ply--;
    },
    value: (board, turn) => value(line, board, turn),
  };
}

function lineOf(
  rules: ChesslikeRules,
  mobility: MoveTables,
  network: Network,
  first: Uint8Array,
): Line {
  const { cells } = rules.board;
  const { on, near, places } = featuresOf(rules, mobility);
  const units = accumulatorOf(network);
  const columns = (inputs: Int32Array) => inputs.map((input) => input * units.pairs);
  const squares = Array.from({ length: cells }, (_, square) => square);
  const all = menOn(first);
  return {
    network,
    units,
    cells,
    on: [columns(on[0]), columns(on[1])],
    near: [columns(near[0]), columns(near[1])],
    places,
    around: squares.map((centre) =>
      squares.filter((square) => places[centre * cells + square] !== FAR),
    ),
    stages: Int32Array.from({ length: cells + 1 }, (_, men) => outputBucket(men, all)),
    men: new Int32Array(STACK_SIZE),
    royals: new Int32Array(2 * STACK_SIZE),
    moves: new Int32Array(FIELDS * STACK_SIZE),
    computed: new Uint8Array(STACK_SIZE),
    ply: 0,
  };
}

const menOn = (board: Uint8Array): number => board.filter((code) => code !== EMPTY).length;

function begin(line: Line, { board, royals }: Pick<ChessPosition, "board" | "royals">): void {
  const { units, cells, on } = line;
  const { pairs } = units;
  line.ply = 0;
  line.computed[0] = 1;
  line.men[0] = menOn(board);
  line.royals.set(royals);
  for (const side of [0, 1] as const) {
    units.on.set(units.biases, side * pairs);
    for (let square = 0; square < cells; square++) {
      addColumn(units, units.on, side * pairs, on[side][board[square]! * cells + square]!);
    }
    refreshNear(line, board, side, royals[1 - side]!, side * pairs);
  }
}

/** Sums up from `at` on what a side sees near the royal piece on a square. */
function refreshNear(
  { units, cells, near, places, around }: Line,
  board: Uint8Array,
  side: 0 | 1,
  royal: number,
  at: number,
): void {
  units.near.fill(0, at, at + units.pairs);
  for (const square of around[royal]!) {
    const code = board[square]!;
    if (code === EMPTY) continue;
    const place = places[royal * cells + square]!;
    addColumn(units, units.near, at, near[side][code * (FAR + 1) + place]!);
  }
}

function recordMove(
  line: Line,
  start: number,
  finish: number,
  code: number,
  arrived: number,
  captured: number,
): void {
  const { men, royals, moves } = line;
  const ply = line.ply + 1;
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
  men[ply] = men[ply - 1]! - (captured === EMPTY ? 0 : 1);
  line.computed[ply] = 0;
  line.ply = ply;
}

/** Makes a side's sums at this ply of those at an earlier one. */
function updateFrom(line: Line, board: Uint8Array, side: 0 | 1, from: number): void {
  const { units, ply, cells, royals, moves, places } = line;
  const on = line.on[side];
  const near = line.near[side];
  const now = (2 * ply + side) * units.pairs;
  const royal = royals[2 * ply + 1 - side]!;
  const stayed = royal === royals[2 * from + 1 - side]!;
  let at = (2 * from + side) * units.pairs;
  for (let move = FIELDS * (from + 1); move <= FIELDS * ply; move += FIELDS) {
    const start = moves[move]!;
    const finish = moves[move + 1]!;
    const code = moves[move + 2]!;
    const arrived = moves[move + 3]!;
    const captured = moves[move + 4]!;
    const left = on[code * cells + start]!;
    const taken = on[captured * cells + finish]!;
    updateColumns(units, units.on, at, now, left, taken, on[arrived * cells + finish]!);
    if (stayed) {
      const come = places[royal * cells + finish]!;
      const gone = near[code * (FAR + 1) + places[royal * cells + start]!]!;
      const lost = near[captured * (FAR + 1) + come]!;
      updateColumns(units, units.near, at, now, gone, lost, near[arrived * (FAR + 1) + come]!);
    }
    at = now;
  }
  if (!stayed) refreshNear(line, board, side, royal, now);
}

function value(line: Line, board: Uint8Array, turn: Colour): number {
  const { network, units, ply, computed, stages, men } = line;
  const { hidden, offsets } = network;
  let from = ply;
  while (computed[from] === 0) from--;
  if (from < ply) {
    updateFrom(line, board, 0, from);
    updateFrom(line, board, 1, from);
    computed[ply] = 1;
  }
  const stage = stages[men[ply]!]!;
  const weights = 2 * stage * hidden;
  const own = output(units, (2 * ply + turn) * units.pairs, weights);
  const other = output(units, (2 * ply + 1 - turn) * units.pairs, weights + hidden);
  const sum = (own + other) / (QA * QA) + offsets[stage]!;
  // Math.trunc would make -0 of small negative numbers, which slows the search down.
  const centi = ((sum * SCALE) / QB) | 0;
  return Math.max(-MAX_EVAL, Math.min(MAX_EVAL, centi));
}
