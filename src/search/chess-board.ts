/**
 * One position of a chess-like game, changed by moves and restored by taking them back. It moves
 * pieces by the game's own tables (core/mobility.ts), and keeps up to date with every move what the
 * search asks for at every position: the Zobrist key and the sums of the evaluation.
 */
import { attackerOf } from "../core/attacks.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessPosition,
  CODES,
  type Colour,
  EMPTY,
} from "../core/chess-position.ts";
import type { Kernel } from "../core/kernel.ts";
import { type Mobility, NEXT_RAY } from "../core/mobility.ts";
import { LONGEST_LINE } from "./scores.ts";
import type { WeightTables } from "./weights.ts";
import { type Zobrist, zobristKeys } from "./zobrist.ts";

export interface ChessBoard {
  readonly kernel: Kernel;
  readonly arrivals: Uint8Array;
  readonly weights: WeightTables;
  readonly keys: Zobrist;
  readonly cells: number;
  readonly riders: Int8Array;
  readonly board: Uint8Array;
  /** Where the royal pieces stand, by colour. */
  readonly royals: [number, number];
  turn: Colour;
  low: number;
  high: number;
  /** Sums of the weights, White's less Black's. */
  early: number;
  late: number;
  /** How much of an early game this is; falls with every exchange. */
  phase: number;
  /** Moves made since `place`. */
  made: number;
  /** What each move has to restore, `FIELDS` numbers a move. */
  readonly undo: Int32Array;
}

/** Start, finish, the code that left, the code that was captured, key (2), early, late, phase. */
const FIELDS = 9;
/** The key of Black's turn lies behind those of the pieces. */
const turnKey = (cells: number) => CODES * cells;

/** An empty board of a game. */
export function makeChessBoard(kernel: Kernel, weights: WeightTables): ChessBoard {
  const { cells } = kernel.rules.board;
  return {
    kernel,
    arrivals: kernel.mobility.arrivals,
    weights,
    keys: zobristKeys(CODES * cells + 1),
    cells,
    riders: ridersOf(kernel.mobility),
    board: new Uint8Array(cells),
    royals: [-1, -1],
    turn: 0,
    low: 0,
    high: 0,
    early: 0,
    late: 0,
    phase: 0,
    made: 0,
    undo: new Int32Array((LONGEST_LINE + 8) * FIELDS),
  };
}

/** The riders of a game, by code: 1 for White's, -1 for Black's, 0 for all other pieces. */
export function ridersOf(mobility: Mobility): Int8Array {
  const riders = new Int8Array(CODES);
  mobility.kinds.forEach((kind, code) => {
    if (!kind?.piece.movement.some(({ most }) => most > 1)) return;
    riders[code] = code & BLACK_BIT ? -1 : 1;
  });
  return riders;
}

/** Sets up a position. */
export function place(state: ChessBoard, position: ChessPosition): void {
  const { keys, cells } = state;
  state.board.set(position.board);
  state.royals[0] = position.royals[0];
  state.royals[1] = position.royals[1];
  state.turn = position.turn;
  state.low = position.turn === BLACK ? keys.low[turnKey(cells)]! : 0;
  state.high = position.turn === BLACK ? keys.high[turnKey(cells)]! : 0;
  state.early = 0;
  state.late = 0;
  state.phase = 0;
  state.made = 0;
  for (let square = 0; square < cells; square++) {
    if (position.board[square] !== EMPTY) toggle(state, position.board[square]!, square, 1);
  }
}

/** Puts a code's share into the key and the sums (`sign` 1), or takes it out (-1). */
function toggle(state: ChessBoard, code: number, square: number, sign: number): void {
  const { keys, weights } = state;
  const index = code * state.cells + square;
  state.low ^= keys.low[index]!;
  state.high ^= keys.high[index]!;
  state.early += sign * weights.early[index]!;
  state.late += sign * weights.late[index]!;
  state.phase += sign * weights.phases[code]!;
}

function remember(state: ChessBoard, start: number, finish: number): void {
  const { undo } = state;
  const at = state.made * FIELDS;
  undo[at] = start;
  undo[at + 1] = finish;
  undo[at + 2] = state.board[start]!;
  undo[at + 3] = state.board[finish]!;
  undo[at + 4] = state.low;
  undo[at + 5] = state.high;
  undo[at + 6] = state.early;
  undo[at + 7] = state.late;
  undo[at + 8] = state.phase;
  state.made++;
}

function changeTurn(state: ChessBoard): void {
  const { keys } = state;
  const key = CODES * state.cells;
  state.low ^= keys.low[key]!;
  state.high ^= keys.high[key]!;
  state.turn = (1 - state.turn) as Colour;
}

/** Plays a move of the table that does not capture a royal piece. */
export function makeMove(state: ChessBoard, move: number): void {
  const { board, royals, turn } = state;
  const start = move >> 8;
  const finish = move & 255;
  remember(state, start, finish);
  const code = board[start]!;
  const captured = board[finish]!;
  const arrived = state.arrivals[code * state.cells + finish]!;
  toggle(state, code, start, -1);
  if (captured !== EMPTY) toggle(state, captured, finish, -1);
  toggle(state, arrived, finish, 1);
  board[finish] = arrived;
  board[start] = EMPTY;
  if (royals[turn] === start) royals[turn] = finish;
  changeTurn(state);
}

/** Lets the other side move. */
export function passMove(state: ChessBoard): void {
  remember(state, 0, 0);
  changeTurn(state);
}

/** Takes back the last move, or the last pass. */
export function unmakeMove(state: ChessBoard): void {
  const { undo, board, royals } = state;
  state.made--;
  const at = state.made * FIELDS;
  const start = undo[at]!;
  const finish = undo[at + 1]!;
  const turn = (1 - state.turn) as Colour;
  state.turn = turn;
  state.low = undo[at + 4]!;
  state.high = undo[at + 5]!;
  state.early = undo[at + 6]!;
  state.late = undo[at + 7]!;
  state.phase = undo[at + 8]!;
  if (start === finish) return;
  if (royals[turn] === finish) royals[turn] = start;
  board[start] = undo[at + 2]!;
  board[finish] = undo[at + 3]!;
}

/** Whether the royal piece of a colour could be captured, were it the opponent's turn. */
export function inDanger(state: ChessBoard, colour: Colour): boolean {
  const opponent = (1 - colour) as Colour;
  return attackerOf(state.kernel.attacks, state.board, state.royals[colour], opponent) >= 0;
}

/**
 * The sums, weighed by how early in the game it is, for the side to move. `full` is the first phase.
 */
export function balance(state: ChessBoard, full: number): number {
  const phase = state.phase < full ? state.phase : full;
  let white = Math.trunc((state.early * phase + state.late * (full - phase)) / full);
  white += state.weights.freedom * freedom(state.kernel.mobility, state.riders, state.board);
  if (white > CLEARLY_AHEAD) white += hunt(state, state.royals[0], state.royals[1]);
  else if (white < -CLEARLY_AHEAD) white -= hunt(state, state.royals[1], state.royals[0]);
  return (state.turn === BLACK ? 0 - white : white) + state.weights.tempo;
}

/** How many squares White's riders (pieces that move any number of squares) see more than Black's. */
export function freedom(
  { targets, starts }: Mobility,
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

/** From this lead on, in hundredths of a man, it is time to hunt the royal piece down. */
const CLEARLY_AHEAD = 300;

/**
 * A bonus for the side that is clearly ahead: for the other's royal piece near the edge, where it
 * is caught, and for its own one near it, to help. Without it, won games were not won: no single
 * move of the hunt wins anything that a search could see.
 */
function hunt({ kernel }: ChessBoard, hunter: number, hunted: number): number {
  const { width, height } = kernel.rules.board;
  const column = hunted % width;
  const row = (hunted - column) / width;
  const toEdge = Math.min(column, width - 1 - column) + Math.min(row, height - 1 - row);
  const columns = Math.abs(column - (hunter % width));
  const rows = Math.abs(row - Math.floor(hunter / width));
  return 60 - 10 * toEdge - 5 * Math.max(columns, rows);
}
