/**
 * Which move to try first: alpha-beta cuts most when the best move comes early. The move of the
 * transposition table leads, then captures that lose nothing, the killers (quiet moves that have
 * refuted another line at the same ply), the counter-move, the quiet moves by their history (how
 * often such a move was best), and last the captures that lose material.
 */
import type { SearchContext } from "./search-context.ts";

const TABLE_MOVE = 1 << 30;
const CAPTURE = 1 << 28;
const KILLER = 1 << 27;
const COUNTER = 1 << 26;
/** History stays between this number and its negative. */
const MAX_HISTORY = 16_384;

/** Marks from here on are those of the best move, good captures, killers and the counter-move. */
export const HISTORY_LIMIT = COUNTER;
/** Marks the first `count` moves of a ply. */
export function scoreMoves(search: SearchContext, ply: number, count: number, best: number): void {
  const moves = search.moves[ply]!;
  const marks = search.moveScores[ply]!;
  const counter = search.counterMoves[ply > 0 ? search.playedIndex[ply - 1]! : 0]!;
  for (let index = 0; index < count; index++) {
    const move = moves[index]!;
    marks[index] = move === best ? TABLE_MOVE : scoreOf(search, ply, move, counter);
  }
}

function scoreOf(search: SearchContext, ply: number, move: number, counter: number): number {
  const { board, killers } = search;
  if (board.captureValue(move) > 0) {
    return (board.losesExchange(move) ? -CAPTURE : CAPTURE) + board.mvvLva(move);
  }
  if (move === killers[2 * ply]) return KILLER + 1;
  if (move === killers[2 * ply + 1]) return KILLER;
  return move === counter ? COUNTER : quietHistory(search, ply, board.historyIndex(move));
}

/** How well a kind of move has done so far, by itself and after the move before it. */
function quietHistory(
  { board, history, continuationHistory, playedIndex }: SearchContext,
  ply: number,
  slot: number,
): number {
  const before = ply > 0 ? playedIndex[ply - 1]! : 0;
  return history[slot]! + continuationHistory[before * board.historySize + slot]!;
}

/** Marks the captures of a ply for quiescence, where no killers are at hand. */
export function scoreCaptures(
  search: SearchContext,
  ply: number,
  count: number,
  best: number,
): void {
  const { board } = search;
  const moves = search.moves[ply]!;
  const marks = search.moveScores[ply]!;
  for (let index = 0; index < count; index++) {
    const move = moves[index]!;
    marks[index] = move === best ? TABLE_MOVE : board.mvvLva(move);
  }
}

/** Swaps the best-marked move from `index` on to that place, and gives it. */
export function nextMove(search: SearchContext, ply: number, index: number, count: number): number {
  const moves = search.moves[ply]!;
  const marks = search.moveScores[ply]!;
  let best = index;
  let most = marks[index]!;
  for (let other = index + 1; other < count; other++) {
    const mark = marks[other]!;
    if (mark > most) {
      most = mark;
      best = other;
    }
  }
  const move = moves[best]!;
  moves[best] = moves[index]!;
  marks[best] = marks[index]!;
  moves[index] = move;
  marks[index] = most;
  return move;
}

/**
 * Learns from the quiet move at `index` of a ply's list, which has refuted a line: those before it
 * have not, or were not worth trying.
 */
export function updateHistories(
  search: SearchContext,
  ply: number,
  index: number,
  depth: number,
): void {
  const { board, killers, history, continuationHistory, counterMoves, playedIndex } = search;
  const moves = search.moves[ply]!;
  const best = moves[index]!;
  if (killers[2 * ply] !== best) {
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = best;
  }
  const answered = ply > 0 ? playedIndex[ply - 1]! : 0;
  const first = answered * board.historySize;
  counterMoves[answered] = best;
  const bonus = Math.min(depth * depth * 4, 1200);
  for (let before = 0; before <= index; before++) {
    const move = moves[before]!;
    if (board.captureValue(move) > 0) continue;
    const slot = board.historyIndex(move);
    adjust(history, slot, move === best ? bonus : 0 - bonus);
    adjust(continuationHistory, first + slot, move === best ? bonus : 0 - bonus);
  }
}

/** Moves a history towards its limit, the more slowly the nearer it is. */
function adjust(history: Int32Array | Int16Array, slot: number, bonus: number): void {
  const old = history[slot]!;
  history[slot] = old + bonus - Math.trunc((old * Math.abs(bonus)) / MAX_HISTORY);
}

/** Before a new search: killers are forgotten, and history counts for less. */
export function ageHistories({ killers, history }: SearchContext): void {
  killers.fill(0);
  for (let slot = 0; slot < history.length; slot++) history[slot] = history[slot]! >> 1;
}
