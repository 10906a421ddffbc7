/**
 * An evaluation as a sum: every piece is worth something on its square, and the riders something
 * more for every square that they see.
 */

import { type MoveTables, NEXT_RAY } from "../../core/chesslike/move-tables.ts";
import { BLACK, BLACK_BIT, CODES, type Colour, EMPTY } from "../../core/chesslike/position.ts";
import { MAX_EVAL, STACK_SIZE } from "../search/scores.ts";
import type { Evaluation } from "./evaluation.ts";
import type { PieceWeights } from "./piece-values.ts";

/** What is kept for each ply: White's sums less Black's, early and late, and the phase. */
const FIELDS = 3;

/** The evaluation by tables of weights. `first` is the board that a game begins with. */
export function classicalEvaluation(
  mobility: MoveTables,
  weights: PieceWeights,
  first: Uint8Array,
): Evaluation {
  const cells = first.length;
  const riders = ridersOf(mobility);
  const full = Math.max(1, phaseOf(weights, first));
  const plies = new Int32Array(STACK_SIZE * FIELDS);
  let at = 0;
  const count = (code: number, square: number, sign: number) => {
    const index = code * cells + square;
    plies[at] = plies[at]! + sign * weights.early[index]!;
    plies[at + 1] = plies[at + 1]! + sign * weights.late[index]!;
    plies[at + 2] = plies[at + 2]! + sign * weights.phases[code]!;
  };
  return {
    setPosition({ board }) {
      at = 0;
      plies.fill(0, 0, FIELDS);
      for (let square = 0; square < cells; square++) {
        if (board[square] !== EMPTY) count(board[square]!, square, 1);
      }
    },
    makeMove(start, finish, code, arrived, captured) {
      plies.copyWithin(at + FIELDS, at, at + FIELDS);
      at += FIELDS;
      count(code, start, -1);
      if (captured !== EMPTY) count(captured, finish, -1);
      count(arrived, finish, 1);
    },
    unmakeMove() {
      at -= FIELDS;
    },
    value(board, turn: Colour) {
      const phase = Math.min(plies[at + 2]!, full);
      const sum = plies[at]! * phase + plies[at + 1]! * (full - phase);
      const all = Math.trunc(sum / full) + weights.freedom * mobilityOf(mobility, riders, board);
      const white = Math.max(-MAX_EVAL, Math.min(MAX_EVAL, all));
      return (turn === BLACK ? 0 - white : white) + weights.tempo;
    },
  };
}

/** How early in the game a board belongs. */
const phaseOf = ({ phases }: PieceWeights, board: Uint8Array): number =>
  board.reduce((sum, code) => sum + phases[code]!, 0);

/** The riders of a game, by code: 1 for White's, -1 for Black's, 0 for all other pieces. */
function ridersOf(mobility: MoveTables): Int8Array {
  const riders = new Int8Array(CODES);
  mobility.kinds.forEach((kind, code) => {
    if (!kind?.piece.movement.some(({ most }) => most > 1)) return;
    riders[code] = code & BLACK_BIT ? -1 : 1;
  });
  return riders;
}

/** How many squares White's riders (pieces that move any number of squares) see more than Black's. */
function mobilityOf({ targets, starts }: MoveTables, riders: Int8Array, board: Uint8Array): number {
  const cells = board.length;
  let sum = 0;
  for (let square = 0; square < cells; square++) {
    const code = board[square]!;
    const sign = riders[code]!;
    if (sign === 0) continue;
    const end = starts[code * cells + square + 1]!;
    let at = starts[code * cells + square]!;
    while (at < end) {
      const entry = targets[at]!;
      sum += sign;
      at = board[entry & 255] === EMPTY ? at + 1 : entry >> NEXT_RAY;
    }
  }
  return sum;
}
