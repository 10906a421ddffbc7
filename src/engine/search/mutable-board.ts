/**
 * A position of a chess-like game, changed by moves and restored by taking them back. Moves follow
 * the game's own tables (core/chesslike/move-tables.ts) and update the Zobrist key.
 */

import type { Kernel } from "../../core/chesslike/kernel.ts";
import {
  BLACK,
  type ChessPosition,
  CODES,
  type Colour,
  EMPTY,
} from "../../core/chesslike/position.ts";
import { type CheckTables, checkTablesOf } from "./check-tables.ts";
import { STACK_SIZE } from "./scores.ts";
import { type Zobrist, zobristKeys } from "./zobrist.ts";

export interface MutableBoard {
  readonly kernel: Kernel;
  readonly arrivals: Uint8Array;
  readonly keys: Zobrist;
  readonly checkTables: CheckTables;
  readonly cells: number;
  readonly board: Uint8Array;
  /** The squares of the royal pieces, by colour. */
  readonly royals: [number, number];
  turn: Colour;
  keyLow: number;
  keyHigh: number;
  made: number;
  /** What `unmakeMove` restores, `FIELDS` numbers a move. */
  readonly undo: Int32Array;
}

/** Start, finish, the code that left, the code that was captured, and the two halves of the key. */
const FIELDS = 6;
/** The index of the key of Black's turn, which follows those of the pieces. */
const turnKey = (cells: number) => CODES * cells;

export function makeMutableBoard(kernel: Kernel): MutableBoard {
  const { cells } = kernel.rules.board;
  return {
    kernel,
    arrivals: kernel.moveTables.arrivals,
    keys: zobristKeys(CODES * cells + 1),
    checkTables: checkTablesOf(kernel.attackTables, cells),
    cells,
    board: new Uint8Array(cells),
    royals: [-1, -1],
    turn: 0,
    keyLow: 0,
    keyHigh: 0,
    made: 0,
    undo: new Int32Array(STACK_SIZE * FIELDS),
  };
}

export function setPosition(state: MutableBoard, position: ChessPosition): void {
  const { keys, cells } = state;
  state.board.set(position.board);
  state.royals[0] = position.royals[0];
  state.royals[1] = position.royals[1];
  state.turn = position.turn;
  state.keyLow = position.turn === BLACK ? keys.low[turnKey(cells)]! : 0;
  state.keyHigh = position.turn === BLACK ? keys.high[turnKey(cells)]! : 0;
  state.made = 0;
  for (let square = 0; square < cells; square++) {
    if (position.board[square] !== EMPTY) toggle(state, position.board[square]!, square);
  }
}

/** Adds a code on a square to the key, or removes it. */
function toggle(state: MutableBoard, code: number, square: number): void {
  const { keys } = state;
  const index = code * state.cells + square;
  state.keyLow ^= keys.low[index]!;
  state.keyHigh ^= keys.high[index]!;
}

function pushUndo(state: MutableBoard, start: number, finish: number): void {
  const { undo } = state;
  const at = state.made * FIELDS;
  undo[at] = start;
  undo[at + 1] = finish;
  undo[at + 2] = state.board[start]!;
  undo[at + 3] = state.board[finish]!;
  undo[at + 4] = state.keyLow;
  undo[at + 5] = state.keyHigh;
  state.made++;
}

function changeTurn(state: MutableBoard): void {
  const { keys } = state;
  const key = turnKey(state.cells);
  state.keyLow ^= keys.low[key]!;
  state.keyHigh ^= keys.high[key]!;
  state.turn = (1 - state.turn) as Colour;
}

/** Plays a move from the move tables, which must not capture a royal piece. */
export function makeMove(state: MutableBoard, move: number): void {
  const { board, royals, turn } = state;
  const start = move >> 8;
  const finish = move & 255;
  pushUndo(state, start, finish);
  const code = board[start]!;
  const captured = board[finish]!;
  const arrived = state.arrivals[code * state.cells + finish]!;
  toggle(state, code, start);
  if (captured !== EMPTY) toggle(state, captured, finish);
  toggle(state, arrived, finish);
  board[finish] = arrived;
  board[start] = EMPTY;
  if (royals[turn] === start) royals[turn] = finish;
  changeTurn(state);
}

export function makeNullMove(state: MutableBoard): void {
  pushUndo(state, 0, 0);
  changeTurn(state);
}

/** Takes back the last move or null move. Returns false for a null move. */
export function unmakeMove(state: MutableBoard): boolean {
  const { undo, board, royals } = state;
  state.made--;
  const at = state.made * FIELDS;
  const start = undo[at]!;
  const finish = undo[at + 1]!;
  const turn = (1 - state.turn) as Colour;
  state.turn = turn;
  state.keyLow = undo[at + 4]!;
  state.keyHigh = undo[at + 5]!;
  if (start === finish) return false;
  if (royals[turn] === finish) royals[turn] = start;
  board[start] = undo[at + 2]!;
  board[finish] = undo[at + 3]!;
  return true;
}

/** The last move; 0 if none has been made since `setPosition`, or after a null move. */
export function lastMove({ undo, made }: MutableBoard): number {
  const at = (made - 1) * FIELDS;
  return made === 0 ? 0 : (undo[at]! << 8) | undo[at + 1]!;
}
