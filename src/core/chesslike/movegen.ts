import { ALL_MOVES, CAPTURES, MOVES, type MoveTables, NEXT_RAY } from "./move-tables.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessMove,
  type ChessPosition,
  type Code,
  type Colour,
  EMPTY,
  moveOf,
} from "./position.ts";

// Local copies of imported constants: an imported binding is looked up at every use, which made
// perft a third slower.
const NOTHING = EMPTY;
const BLACKS = BLACK_BIT;
const QUIET = MOVES;
const TAKING = CAPTURES;
const ALL = ALL_MOVES;
const NEXT = NEXT_RAY;
const asMove = moveOf;

/**
 * Writes the moves of a piece with that code on `start` into a list, from index `count` on, and
 * returns the new count. This is the only place where moves are generated. `wanted` is `ALL_MOVES`
 * or `CAPTURES`. Moves that leave the royal piece in danger are included.
 */
function addMoves(
  moveTables: MoveTables,
  board: Uint8Array,
  code: Code,
  start: number,
  moves: ChessMove[],
  count: number,
  wanted: number,
): number {
  const { targets, starts } = moveTables;
  const quiet = wanted & QUIET;
  let next = count;
  const index = code * board.length + start;
  const end = starts[index + 1]!;
  const colour = code & BLACKS;
  let target = starts[index]!;
  while (target < end) {
    const entry = targets[target]!;
    const other = board[entry & 255]!;
    if (other === NOTHING) {
      if (entry & quiet) moves[next++] = asMove(start, entry & 255);
      target += 1;
    } else {
      if (entry & TAKING && (other & BLACKS) !== colour) {
        moves[next++] = asMove(start, entry & 255);
      }
      target = entry >> NEXT;
    }
  }
  return next;
}

/** Reused scratch list: copying out the moves is faster than growing a new list move by move. */
const SCRATCH: ChessMove[] = [];

/** The pseudo-legal moves of the side to move, by start square, then in table order. */
export function tableMoves(moveTables: MoveTables, { board, turn }: ChessPosition): ChessMove[] {
  const moves = SCRATCH.slice(0, addTableMoves(moveTables, board, turn, SCRATCH, ALL));
  return moveTables.overlaps ? [...new Set(moves)] : moves;
}

/** Writes the pseudo-legal moves into a list from index 0, and returns their number. */
export function addTableMoves(
  moveTables: MoveTables,
  board: Uint8Array,
  turn: Colour,
  moves: ChessMove[],
  wanted: number,
): number {
  const colour = turn === BLACK ? BLACKS : 0;
  let count = 0;
  for (let square = 0; square < board.length; square += 1) {
    const code = board[square]!;
    if (code !== NOTHING && (code & BLACKS) === colour) {
      count = addMoves(moveTables, board, code, square, moves, count, wanted);
    }
  }
  return count;
}
