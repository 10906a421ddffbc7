import { budgetOf } from "../limits.ts";
import { NO_NOISE } from "../root-noise.ts";
import { STACK_SIZE } from "./scores.ts";
import type { SearchBoard } from "./search-board.ts";
import { makeTable } from "./transposition-table.ts";

/** How far back in the game repetitions are detected, in plies. */
export const REPETITION_PLIES = 100;

export type StackEntry = ReturnType<typeof emptyEntry>;

/** A node of the current variation while its moves are searched. */
const emptyEntry = (_: unknown, ply: number) => ({
  /** The distance from the root. */
  ply,
  depth: 0,
  /** The window: what each side is sure of elsewhere. A score outside it changes nothing. */
  alpha: 0,
  beta: 0,
  /** The window holds more than one score: this node may become part of the principal variation. */
  pvNode: false,
  /** The side to move must respond (see `SearchBoard.mustRespond`). */
  mustRespond: false,
  evaluation: 0,
  /** The evaluation is better than at this side's last move, so a fail-low is less likely. */
  improving: false,
  /** The move that is being searched, and its index in the list of the ply. */
  move: 0,
  index: 0,
  /** The number of moves searched, the best score so far and its move. */
  tried: 0,
  best: 0,
  bestMove: 0,
});

export type SearchContext = ReturnType<typeof makeContext>;

/** What a search of `board` works with; its transposition table has at most `hashEntries` entries. */
export function makeContext(board: SearchBoard, hashEntries: number) {
  const { historySize } = board;
  const lists = Array.from({ length: STACK_SIZE }, (): number[] => []);
  const keys = REPETITION_PLIES + STACK_SIZE;
  return {
    board,
    table: makeTable(hashEntries),
    budget: budgetOf({}, { now: () => 0, stopped: () => false }),
    rootNoise: NO_NOISE,
    /** The root moves to search, and the one to begin with (0: unknown); undefined for all. */
    rootMoves: undefined as { allowed: ReadonlySet<number>; first: number } | undefined,
    /** The move list of each ply, and the scores that order it. */
    moves: lists,
    moveScores: lists.map(() => new Int32Array(512)),
    /** Killers: for each ply the last two quiet moves that caused a cutoff there. */
    killers: new Int32Array(2 * STACK_SIZE),
    /** How well each kind of quiet move has done so far, by `historyIndex`. */
    history: new Int32Array(historySize),
    /** How well a kind of quiet move has done after another: `other index * historySize + index`. */
    continuationHistory: new Int16Array(historySize * historySize),
    /** The history index of the move played at each ply; 0 for a null move. */
    playedIndex: new Int32Array(STACK_SIZE),
    /** The quiet move that last refuted a move, by that move's history index; 0 where `continuationHistory` is empty. */
    counterMoves: new Int32Array(historySize),
    stack: lists.map(emptyEntry),
    /** The best variation found from each ply on, `STACK_SIZE` numbers a ply, and its length. */
    pvTable: new Int32Array(STACK_SIZE * STACK_SIZE),
    pvLengths: new Int32Array(STACK_SIZE),
    /** The keys of the game's and the variation's positions, and the earliest that can recur. */
    keysLow: new Int32Array(keys),
    keysHigh: new Int32Array(keys),
    lastIrreversible: new Int32Array(keys),
    /** The number of positions of the game before the root. */
    gamePlies: 0,
  };
}

/** Clears the killers, histories and counter-moves; quicker than making a new context. */
export function clearHistories(context: SearchContext): void {
  const { historySize } = context.board;
  context.killers.fill(0);
  context.history.fill(0);
  // Most moves have no history of moves after them; zamma's has 43 million entries.
  for (const [index, move] of context.counterMoves.entries())
    if (move) context.continuationHistory.fill(0, index * historySize, (index + 1) * historySize);
  context.counterMoves.fill(0);
}

/** Writes the moves of a ply into its list and returns their number. */
export function generateMoves({ board, moves, rootMoves }: SearchContext, ply: number): number {
  const list = moves[ply]!;
  const count = board.generate(list, false);
  if (ply > 0 || !rootMoves) return count;
  const allowed = list.slice(0, count).filter((move) => rootMoves.allowed.has(move));
  list.splice(0, allowed.length, ...allowed);
  return allowed.length;
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
