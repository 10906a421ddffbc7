/**
 * A position of a chess-like game, changed by moves and restored by taking them back. Moves follow
 * the game's own tables (game/rules/chesslike/move-tables.ts) and update the Zobrist key.
 */

import type { Kernel } from "../../rules/chesslike/kernel.ts";
import {
  BLACK,
  type ChessPosition,
  CODES,
  type Colour,
  EMPTY,
  WHITE,
} from "../../rules/chesslike/position.ts";
import { STACK_SIZE } from "./scores.ts";
import { zobristKeys } from "./zobrist.ts";

export type MutableBoard = ReturnType<typeof makeMutableBoard>;

export function makeMutableBoard(kernel: Kernel) {
  const { cells } = kernel.rules.board;
  return {
    kernel,
    cells,
    arrivals: kernel.moveTables.arrivals,
    /** The keys of pieces on squares, then that of Black's turn. */
    keys: zobristKeys(CODES * cells + 1),
    turnKey: CODES * cells,
    board: new Uint8Array(cells),
    /** The squares of the royal pieces, by colour. */
    royals: [-1, -1] as [number, number],
    turn: WHITE as Colour,
    pieces: 0,
    keyLow: 0,
    keyHigh: 0,
    /** The number of moves made. */
    made: 0,
    /** The moves, 0 for a null move; the code that each moved, the code it captured, the key before. */
    moves: new Int32Array(STACK_SIZE),
    movedCodes: new Uint8Array(STACK_SIZE),
    capturedCodes: new Uint8Array(STACK_SIZE),
    keysLow: new Int32Array(STACK_SIZE),
    keysHigh: new Int32Array(STACK_SIZE),
    /** A number for each position from the first to the current one, never used twice. */
    serials: new Int32Array(STACK_SIZE),
    lastSerial: 0,
  };
}

export function setPosition(state: MutableBoard, position: ChessPosition): void {
  state.board.set(position.board);
  state.royals[0] = position.royals[0];
  state.royals[1] = position.royals[1];
  state.turn = WHITE;
  state.pieces = 0;
  state.keyLow = 0;
  state.keyHigh = 0;
  state.made = 0;
  state.serials[0] = ++state.lastSerial;
  for (let square = 0; square < state.cells; square++) {
    if (state.board[square] === EMPTY) continue;
    state.pieces++;
    toggle(state, state.board[square]! * state.cells + square);
  }
  if (position.turn === BLACK) changeTurn(state);
}

/** Adds a piece on a square to the key, or Black's turn, or removes it. */
function toggle(state: MutableBoard, index: number): void {
  state.keyLow ^= state.keys.low[index]!;
  state.keyHigh ^= state.keys.high[index]!;
}

function changeTurn(state: MutableBoard): void {
  toggle(state, state.turnKey);
  state.turn = (1 - state.turn) as Colour;
}

function record(state: MutableBoard, move: number, code: number, captured: number): void {
  const { made } = state;
  state.moves[made] = move;
  state.movedCodes[made] = code;
  state.capturedCodes[made] = captured;
  state.keysLow[made] = state.keyLow;
  state.keysHigh[made] = state.keyHigh;
  state.made = made + 1;
  state.serials[made + 1] = ++state.lastSerial;
}

/** Plays a move (256 times its start, plus its finish) of the move tables; it must not capture a royal piece. */
export function makeMove(state: MutableBoard, move: number): void {
  const { board, cells, royals, turn } = state;
  const start = move >> 8;
  const finish = move & 255;
  const code = board[start]!;
  const captured = board[finish]!;
  const arrived = state.arrivals[code * cells + finish]!;
  record(state, move, code, captured);
  toggle(state, code * cells + start);
  toggle(state, arrived * cells + finish);
  if (captured !== EMPTY) {
    toggle(state, captured * cells + finish);
    state.pieces--;
  }
  board[finish] = arrived;
  board[start] = EMPTY;
  if (royals[turn] === start) royals[turn] = finish;
  changeTurn(state);
}

export function makeNullMove(state: MutableBoard): void {
  record(state, 0, EMPTY, EMPTY);
  changeTurn(state);
}

/** Takes back the last move or null move. */
export function unmakeMove(state: MutableBoard): void {
  const { board, royals } = state;
  const made = state.made - 1;
  const turn = (1 - state.turn) as Colour;
  state.made = made;
  state.turn = turn;
  state.keyLow = state.keysLow[made]!;
  state.keyHigh = state.keysHigh[made]!;
  const move = state.moves[made]!;
  if (move === 0) return;
  const start = move >> 8;
  const finish = move & 255;
  if (royals[turn] === finish) royals[turn] = start;
  board[start] = state.movedCodes[made]!;
  board[finish] = state.capturedCodes[made]!;
  if (board[finish] !== EMPTY) state.pieces++;
}
