/** The classical evaluation: tapered piece-square tables, and the mobility of riders. */

import { type MoveTables, NEXT_RAY } from "../../rules/chesslike/move-tables.ts";
import { BLACK, BLACK_BIT, CODES, EMPTY } from "../../rules/chesslike/position.ts";
import type { MutableBoard } from "../search/mutable-board.ts";
import { MAX_EVAL } from "../search/scores.ts";
import { MOBILITY_VALUE, type PieceWeights } from "./piece-values.ts";

/** The bonus for having the move. */
const TEMPO = 10;

/**
 * Returns a function that evaluates what stands on the board for the side to move, in hundredths of
 * a man. `startBoard` is the board that a game begins with.
 */
export function classicalEvaluation(
  state: MutableBoard,
  { midgame, endgame, phases }: PieceWeights,
  startBoard: Uint8Array,
): () => number {
  const { board, cells } = state;
  const { moveTables } = state.kernel;
  const riders = ridersOf(moveTables);
  const phaseOf = (sum: number, code: number) => sum + phases[code]!;
  const maxPhase = Math.max(1, startBoard.reduce(phaseOf, 0));
  return () => {
    let early = 0;
    let late = 0;
    let pieces = 0;
    let mobility = 0;
    for (let square = 0; square < cells; square++) {
      const code = board[square]!;
      if (code === EMPTY) continue;
      early += midgame[code * cells + square]!;
      late += endgame[code * cells + square]!;
      pieces += phases[code]!;
      if (riders[code] !== 0) mobility += riders[code]! * squaresReached(moveTables, board, square);
    }
    const phase = Math.min(pieces, maxPhase);
    const value = Math.trunc((early * phase + late * (maxPhase - phase)) / maxPhase);
    const total = value + MOBILITY_VALUE * mobility;
    const white = Math.max(-MAX_EVAL, Math.min(MAX_EVAL, total));
    return (state.turn === BLACK ? 0 - white : white) + TEMPO;
  };
}

/** The riders of a game by code: 1 for White's, -1 for Black's, 0 for other pieces. */
function ridersOf({ kinds }: MoveTables): Int8Array {
  const riders = new Int8Array(CODES);
  kinds.forEach((kind, code) => {
    if (!kind?.piece.movement.some(({ most }) => most > 1)) return;
    riders[code] = code & BLACK_BIT ? -1 : 1;
  });
  return riders;
}

/** How many squares the piece on a square reaches, also those of its own side's pieces. */
function squaresReached({ targets, starts }: MoveTables, board: Uint8Array, square: number) {
  const index = board[square]! * board.length + square;
  const end = starts[index + 1]!;
  let at = starts[index]!;
  let count = 0;
  while (at < end) {
    const entry = targets[at]!;
    count++;
    at = board[entry & 255] === EMPTY ? at + 1 : entry >> NEXT_RAY;
  }
  return count;
}
