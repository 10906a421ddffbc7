/** The classical evaluation: tapered piece-square tables, and the mobility of riders. */

import { type MoveTables, NEXT_RAY } from "../../core/chesslike/move-tables.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessPosition,
  CODES,
  type Colour,
  EMPTY,
} from "../../core/chesslike/position.ts";
import { MAX_EVAL, STACK_SIZE } from "../search/scores.ts";
import { MOBILITY_VALUE, type PieceWeights } from "./piece-values.ts";

/** The evaluation of a chess-like game, updated with every move: classical, or by a network. */
export interface Evaluation {
  /** Starts afresh with the pieces of a position. */
  setPosition(position: Pick<ChessPosition, "board" | "royals">): void;
  /**
   * Follows a move: `code` leaves `start`, and `arrived`, its promoted form or itself, replaces
   * `captured` (`EMPTY` for a quiet move) on `finish`.
   */
  makeMove(start: number, finish: number, code: number, arrived: number, captured: number): void;
  unmakeMove(): void;
  /** The evaluation for the side to move, in hundredths of a man. */
  value(board: Uint8Array, turn: Colour): number;
}

/** Numbers kept for each ply: White's midgame and endgame sums less Black's, and the phase. */
const FIELDS = 3;
/** The bonus for having the move. */
const TEMPO = 10;

/** `startBoard` is the board that a game begins with. */
export function classicalEvaluation(
  moveTables: MoveTables,
  weights: PieceWeights,
  startBoard: Uint8Array,
): Evaluation {
  const cells = startBoard.length;
  const riders = ridersOf(moveTables);
  const maxPhase = Math.max(1, phaseOf(weights, startBoard));
  const stack = new Int32Array(STACK_SIZE * FIELDS);
  let at = 0;
  const add = (code: number, square: number, sign: number) => {
    const index = code * cells + square;
    stack[at] = stack[at]! + sign * weights.midgame[index]!;
    stack[at + 1] = stack[at + 1]! + sign * weights.endgame[index]!;
    stack[at + 2] = stack[at + 2]! + sign * weights.phases[code]!;
  };
  return {
    setPosition({ board }) {
      at = 0;
      stack.fill(0, 0, FIELDS);
      for (let square = 0; square < cells; square++) {
        if (board[square] !== EMPTY) add(board[square]!, square, 1);
      }
    },
    makeMove(start, finish, code, arrived, captured) {
      stack.copyWithin(at + FIELDS, at, at + FIELDS);
      at += FIELDS;
      add(code, start, -1);
      if (captured !== EMPTY) add(captured, finish, -1);
      add(arrived, finish, 1);
    },
    unmakeMove() {
      at -= FIELDS;
    },
    value(board, turn: Colour) {
      const phase = Math.min(stack[at + 2]!, maxPhase);
      const sum = stack[at]! * phase + stack[at + 1]! * (maxPhase - phase);
      const total =
        Math.trunc(sum / maxPhase) + MOBILITY_VALUE * riderMobility(moveTables, riders, board);
      const white = Math.max(-MAX_EVAL, Math.min(MAX_EVAL, total));
      return (turn === BLACK ? 0 - white : white) + TEMPO;
    },
  };
}

/** Higher means earlier in the game. */
const phaseOf = ({ phases }: PieceWeights, board: Uint8Array): number =>
  board.reduce((sum, code) => sum + phases[code]!, 0);

/** The riders of a game by code: 1 for White's, -1 for Black's, 0 for other pieces. */
function ridersOf(moveTables: MoveTables): Int8Array {
  const riders = new Int8Array(CODES);
  moveTables.kinds.forEach((kind, code) => {
    if (!kind?.piece.movement.some(({ most }) => most > 1)) return;
    riders[code] = code & BLACK_BIT ? -1 : 1;
  });
  return riders;
}

/** How many more squares White's riders reach than Black's. */
function riderMobility(
  { targets, starts }: MoveTables,
  riders: Int8Array,
  board: Uint8Array,
): number {
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
