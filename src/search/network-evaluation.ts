/** The evaluation of positions by a network, with every move changing what it must. */
import { type ChesslikeRules, EMPTY } from "../core/chess-position.ts";
import type { Mobility } from "../core/mobility.ts";
import type { Evaluation } from "./evaluation.ts";
import { CENTI, inputsSeenBy, type Network, ONE, stageOf, WEIGHT } from "./network.ts";
import { ROOM } from "./scores.ts";

/** An evaluation is cut off here, far from won games. */
const MOST = 12_000;

/** The hidden units while a line is played. */
interface Units {
  readonly hidden: number;
  /** The columns of weights; last of all one of zeros, which stands for no piece. */
  readonly inputs: Int16Array;
  readonly outputs: Int16Array;
  /** For each ply the sums as White sees the board, then those as Black does. */
  readonly sums: Int32Array;
}

/** The evaluation by a network. `first` is the board that a game begins with. */
export function networkEvaluation(
  rules: ChesslikeRules,
  mobility: Mobility,
  network: Network,
  first: Uint8Array,
): Evaluation {
  const { cells } = rules.board;
  const { hidden, offsets } = network;
  const width = 2 * hidden;
  const units = unitsOf(network);
  const asWhite = inputsSeenBy(rules, mobility, 0).map((input) => input * hidden);
  const asBlack = inputsSeenBy(rules, mobility, 1).map((input) => input * hidden);
  const all = first.filter((code) => code !== EMPTY).length;
  const stages = Int32Array.from({ length: cells + 1 }, (_, men) => stageOf(men, all));
  const men = new Int32Array(ROOM);
  let ply = 0;
  return {
    place(board) {
      ply = 0;
      men[0] = 0;
      units.sums.set(network.biases, 0);
      units.sums.set(network.biases, hidden);
      for (let square = 0; square < cells; square++) {
        if (board[square] === EMPTY) continue;
        men[0]!++;
        add(units, 0, asWhite[board[square]! * cells + square]!);
        add(units, hidden, asBlack[board[square]! * cells + square]!);
      }
    },
    moved(start, finish, code, arrived, captured) {
      const left = code * cells + start;
      const taken = captured * cells + finish;
      const come = arrived * cells + finish;
      const at = ply * width;
      follow(units, at, asWhite[left]!, asWhite[taken]!, asWhite[come]!);
      follow(units, at + hidden, asBlack[left]!, asBlack[taken]!, asBlack[come]!);
      men[ply + 1] = men[ply]! - (captured === EMPTY ? 0 : 1);
      ply++;
    },
    takenBack() {
      ply--;
    },
    value(_board, turn) {
      const stage = stages[men[ply]!]!;
      const at = ply * width;
      const own = output(units, at + turn * hidden, stage * width);
      const other = output(units, at + (1 - turn) * hidden, stage * width + hidden);
      const sum = (own + other) / (ONE * ONE) + offsets[stage]!;
      // Math.trunc would make -0 of small negative numbers, which slows the search down.
      const centi = ((sum * CENTI) / WEIGHT) | 0;
      return Math.max(-MOST, Math.min(MOST, centi));
    },
  };
}

function unitsOf({ hidden, inputs, outputs }: Network): Units {
  const padded = new Int16Array(inputs.length + hidden);
  padded.set(inputs);
  return { hidden, inputs: padded, outputs, sums: new Int32Array(ROOM * 2 * hidden) };
}

/** Adds a column of weights to the sums from `at` on. */
function add({ hidden, inputs, sums }: Units, at: number, column: number): void {
  for (let unit = 0; unit < hidden; unit++) {
    sums[at + unit] = sums[at + unit]! + inputs[column + unit]!;
  }
}

/** Makes the next ply's sums of those from `at` on: less two columns, and with one more. */
function follow(
  { hidden, inputs, sums }: Units,
  at: number,
  left: number,
  taken: number,
  come: number,
): void {
  const next = at + 2 * hidden;
  for (let unit = 0; unit < hidden; unit++) {
    sums[next + unit] =
      sums[at + unit]! - inputs[left + unit]! - inputs[taken + unit]! + inputs[come + unit]!;
  }
}

/** What the units from `at` on bring to the output, by the weights from `first` on. */
function output({ hidden, outputs, sums }: Units, at: number, first: number): number {
  let sum = 0;
  for (let unit = 0; unit < hidden; unit++) {
    const value = sums[at + unit]!;
    const cut = value < 0 ? 0 : value > ONE ? ONE : value;
    sum += cut * cut * outputs[first + unit]!;
  }
  return sum;
}
