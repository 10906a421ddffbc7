import type { RootNoise } from "../root-noise.ts";
import type { Clock } from "../types.ts";
import { INFINITE, STACK_SIZE } from "./scores.ts";
import type { SearchBoard } from "./search-board.ts";
import type { TranspositionTable } from "./transposition-table.ts";

export const NO_NOISE: RootNoise = { seed: 0, max: 0 };

/** How far back in the game repetitions are detected, in plies. */
export const REPETITION_PLIES = 100;

/** A node of the current variation while its moves are searched. */
export interface StackEntry {
  /** The distance from the root. */
  readonly ply: number;
  depth: number;
  /** The window: what each side is sure of elsewhere. A score outside it changes nothing. */
  alpha: number;
  beta: number;
  /** The window holds more than one score: this node may become part of the principal variation. */
  pvNode: boolean;
  /** The side to move must respond (see `SearchBoard.mustRespond`). */
  mustRespond: boolean;
  evaluation: number;
  /** The evaluation is better than at this side's last move, so a fail-low is less likely. */
  improving: boolean;
  /** The move that is being searched, and its index in the list of the ply. */
  move: number;
  index: number;
  /** The number of moves searched, the best score so far and its move. */
  tried: number;
  best: number;
  bestMove: number;
}

export interface SearchContext {
  readonly board: SearchBoard;
  readonly table: TranspositionTable;
  nodes: number;
  /** The limits: a number of nodes, and a time on the clock. */
  maxNodes: number;
  deadline: number;
  /** The node count at which the clock is next checked. */
  nextClockCheck: number;
  clock: Clock;
  /** Set once a limit is reached; from then on scores are meaningless. */
  stopped: boolean;
  rootNoise: RootNoise;
  /** The root moves to search, and the one to begin with (0: unknown); undefined for all. */
  rootMoves: { readonly allowed: ReadonlySet<number>; readonly first: number } | undefined;
  /** The move list of each ply, and the scores that order it. */
  readonly moves: readonly number[][];
  readonly moveScores: readonly Int32Array[];
  /** Killers: for each ply the last two quiet moves that caused a cutoff there. */
  readonly killers: Int32Array;
  /** How well each kind of quiet move has done so far, by `historyIndex`. */
  readonly history: Int32Array;
  /** How well a kind of quiet move has done after another: `other index * historySize + index`. */
  readonly continuationHistory: Int16Array;
  /** The history index of the move played at each ply; 0 for a null move. */
  readonly playedIndex: Int32Array;
  /** The quiet move that last refuted a move, by that move's history index. */
  readonly counterMoves: Int32Array;
  readonly stack: readonly StackEntry[];
  /** The best variation found from each ply on, `STACK_SIZE` numbers a ply, and its length. */
  readonly pvTable: Int32Array;
  readonly pvLengths: Int32Array;
  /** The keys of the game's and the variation's positions, and the earliest that can recur. */
  readonly keysLow: Int32Array;
  readonly keysHigh: Int32Array;
  readonly lastIrreversible: Int32Array;
  /** The number of positions of the game before the root. */
  gamePlies: number;
}

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
    rootMoves: undefined,
    moves: lists,
    moveScores: lists.map(() => new Int32Array(512)),
    killers: new Int32Array(2 * STACK_SIZE),
    history: new Int32Array(board.historySize),
    continuationHistory: new Int16Array(board.historySize * board.historySize),
    playedIndex: new Int32Array(STACK_SIZE),
    counterMoves: new Int32Array(board.historySize),
    stack: lists.map((_, ply) => emptyEntry(ply)),
    pvTable: new Int32Array(STACK_SIZE * STACK_SIZE),
    pvLengths: new Int32Array(STACK_SIZE),
    keysLow: new Int32Array(REPETITION_PLIES + STACK_SIZE),
    keysHigh: new Int32Array(REPETITION_PLIES + STACK_SIZE),
    lastIrreversible: new Int32Array(REPETITION_PLIES + STACK_SIZE),
    gamePlies: 0,
  };
}

/** Clears the killers, histories and counter-moves; quicker than making a new context. */
export function clearHistories(context: SearchContext): void {
  context.killers.fill(0);
  context.history.fill(0);
  context.continuationHistory.fill(0);
  context.counterMoves.fill(0);
}

const emptyEntry = (ply: number): StackEntry => ({
  ply,
  depth: 0,
  alpha: 0,
  beta: 0,
  pvNode: false,
  mustRespond: false,
  evaluation: 0,
  improving: false,
  move: 0,
  index: 0,
  tried: 0,
  best: 0,
  bestMove: 0,
});

/** Counts a node. Returns true once the search has been stopped. */
export function countNode(context: SearchContext): boolean {
  if (context.nodes >= context.nextClockCheck) checkLimits(context);
  if (context.stopped) return true;
  context.nodes++;
  return false;
}

function checkLimits(context: SearchContext): void {
  const { clock, nodes, board } = context;
  context.nextClockCheck = Math.min(nodes + board.clockInterval, context.maxNodes);
  if (nodes >= context.maxNodes || clock.stopped() || clock.now() >= context.deadline) {
    context.stopped = true;
  }
}

/** Writes the moves of a ply into its list and returns their number. */
export function generateMoves({ board, moves, rootMoves }: SearchContext, ply: number): number {
  const list = moves[ply]!;
  const count = board.generate(list, false);
  if (ply > 0 || !rootMoves) return count;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const move = list[index]!;
    if (rootMoves.allowed.has(move)) list[kept++] = move;
  }
  return kept;
}

/** Records the position's key at a ply. After an irreversible move no earlier one can recur. */
export function recordKey(context: SearchContext, ply: number, irreversible: boolean): void {
  const at = context.gamePlies + ply;
  context.keysLow[at] = context.board.keyLow;
  context.keysHigh[at] = context.board.keyHigh;
  context.lastIrreversible[at] = irreversible ? at : context.lastIrreversible[at - 1]!;
}

/** Whether the position at a ply has occurred before, in the game or in the variation. */
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

/** Sets the best variation of a ply: a move, and then the best variation of the next ply. */
export function updatePv({ pvTable, pvLengths }: SearchContext, ply: number, move: number): void {
  const length = pvLengths[ply + 1]!;
  const at = ply * STACK_SIZE;
  pvTable[at] = move;
  for (let index = 0; index < length; index++)
    pvTable[at + 1 + index] = pvTable[at + STACK_SIZE + index]!;
  pvLengths[ply] = length + 1;
}

export function principalVariation({ pvTable, pvLengths }: SearchContext): number[] {
  return [...pvTable.subarray(0, pvLengths[0])];
}
