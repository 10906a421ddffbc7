/** Everything that one search carries with it. */

import type { RootNoise } from "../root-noise.ts";
import type { Clock } from "../types.ts";
import { INFINITE, STACK_SIZE } from "./scores.ts";
import type { SearchBoard } from "./search-board.ts";
import type { TranspositionTable } from "./transposition-table.ts";

export const NO_NOISE: RootNoise = { seed: 0, max: 0 };

/** How far back in the game repetitions are looked for, in plies. */
export const REPETITION_PLIES = 100;

/** A position of the present line while its moves are tried. */
export interface StackEntry {
  depth: number;
  /** The window: what either side is sure of elsewhere. A score outside it changes nothing. */
  alpha: number;
  beta: number;
  /** More than one score is in the window: this may become part of the principal variation. */
  pvNode: boolean;
  /** The side to move must react (see `Surface.forced`). */
  mustRespond: boolean;
  evaluation: number;
  /** The side to move stands better than at its last move: the line is less likely to fail. */
  improving: boolean;
  /** Moves tried, the best score so far and its move. */
  tried: number;
  best: number;
  bestMove: number;
}

export interface SearchContext {
  readonly board: SearchBoard;
  readonly table: TranspositionTable;
  nodes: number;
  /** The limits, as the search looks at them. */
  maxNodes: number;
  deadline: number;
  /** The count of nodes at which the clock is asked again. */
  nextClockCheck: number;
  clock: Clock;
  /** Set when a limit is reached: from then on no score means anything. */
  stopped: boolean;
  rootNoise: RootNoise;
  /** A list of moves, and of their marks for ordering, for each ply. */
  readonly moves: readonly number[][];
  readonly moveScores: readonly Int32Array[];
  /** Two quiet moves for each ply that have refuted a line there: the killers. */
  readonly killers: Int32Array;
  /** How well a quiet kind of move has done so far, by `slot`. */
  readonly history: Int32Array;
  /** The same for a kind of move after another one: at `slot of the one before * slots + slot`. */
  readonly continuationHistory: Int16Array;
  /** The slot of the move that led to each ply; its reply table is `replies`. */
  readonly playedIndex: Int32Array;
  /** The quiet move that last refuted a move, by that move's slot: the counter-move. */
  readonly counterMoves: Int32Array;
  /** What the search knows of the position at each ply of the present line. */
  readonly stack: readonly StackEntry[];
  /** The best line found from each ply on, `ROOM` numbers a ply, and its length. */
  readonly pvTable: Int32Array;
  readonly pvLengths: Int32Array;
  /** The keys of the positions of the game and of the line, and the earliest that can come back. */
  readonly keysLow: Int32Array;
  readonly keysHigh: Int32Array;
  readonly lastIrreversible: Int32Array;
  /** How many positions of the game come before the root. */
  gamePlies: number;
}

/** A search over a board, with nothing learnt yet. */
export function makeContext(board: SearchBoard, table: TranspositionTable): SearchContext {
  const lists = Array.from({ length: STACK_SIZE }, (): number[] => []);
  return {
    board,
    table,
    nodes: 0,
    maxNodes: INFINITE,
    deadline: 0,
    nextClockCheck: 0,
    clock: { now: () => 0, stopped: () => false },
    stopped: false,
    rootNoise: NO_NOISE,
    moves: lists,
    moveScores: lists.map(() => new Int32Array(512)),
    killers: new Int32Array(2 * STACK_SIZE),
    history: new Int32Array(board.historySize),
    continuationHistory: new Int16Array(board.historySize * board.historySize),
    playedIndex: new Int32Array(STACK_SIZE),
    counterMoves: new Int32Array(board.historySize),
    stack: lists.map(emptyEntry),
    pvTable: new Int32Array(STACK_SIZE * STACK_SIZE),
    pvLengths: new Int32Array(STACK_SIZE),
    keysLow: new Int32Array(REPETITION_PLIES + STACK_SIZE),
    keysHigh: new Int32Array(REPETITION_PLIES + STACK_SIZE),
    lastIrreversible: new Int32Array(REPETITION_PLIES + STACK_SIZE),
    gamePlies: 0,
  };
}

const emptyEntry = (): StackEntry => ({
  depth: 0,
  alpha: 0,
  beta: 0,
  pvNode: false,
  mustRespond: false,
  evaluation: 0,
  improving: false,
  tried: 0,
  best: 0,
  bestMove: 0,
});

/** Counts a position, unless the search is over, which it tells. */
export function countNode(search: SearchContext): boolean {
  if (search.nodes >= search.nextClockCheck) checkLimits(search);
  if (search.stopped) return true;
  search.nodes++;
  return false;
}

function checkLimits(search: SearchContext): void {
  const { clock, nodes, board } = search;
  search.nextClockCheck = Math.min(nodes + board.clockInterval, search.maxNodes);
  if (nodes >= search.maxNodes || clock.stopped() || clock.now() >= search.deadline) {
    search.stopped = true;
  }
}

/** Writes down the position at a ply; `final` where none from before can come back. */
export function recordKey(search: SearchContext, ply: number, final: boolean): void {
  const at = search.gamePlies + ply;
  search.keysLow[at] = search.board.keyLow;
  search.keysHigh[at] = search.board.keyHigh;
  search.lastIrreversible[at] = final ? at : search.lastIrreversible[at - 1]!;
}

/** Whether the position at a ply has been there before, in the game or in the line. */
export function isRepetition(
  { gamePlies, keysLow, keysHigh, lastIrreversible }: SearchContext,
  ply: number,
): boolean {
  const at = gamePlies + ply;
  const first = lastIrreversible[at]!;
  for (let other = at - 4; other >= first; other -= 2) {
    if (keysLow[other] === keysLow[at] && keysHigh[other] === keysHigh[at]) return true;
  }
  return false;
}

/** The line from a ply on: a move, and then the best line of the next ply. */
export function updatePv({ pvTable, pvLengths }: SearchContext, ply: number, move: number): void {
  const length = pvLengths[ply + 1]!;
  const at = ply * STACK_SIZE;
  pvTable[at] = move;
  for (let index = 0; index < length; index++)
    pvTable[at + 1 + index] = pvTable[at + STACK_SIZE + index]!;
  pvLengths[ply] = length + 1;
}

/** The best line from the root. */
export function principalVariation({ pvTable, pvLengths }: SearchContext): number[] {
  return [...pvTable.subarray(0, pvLengths[0])];
}
