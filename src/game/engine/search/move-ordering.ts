/**
 * Move ordering: alpha-beta prunes most when the best move comes first. The move from the
 * transposition table leads, then captures that lose nothing, the killers (quiet moves that caused
 * a cutoff elsewhere at the same ply), the counter-move, the quiet moves by history (how often such
 * a move was best), and last the captures that lose material.
 */
import type { SearchContext, StackEntry } from "./search-context.ts";

const TABLE_MOVE = 1 << 30;
const CAPTURE = 1 << 28;
const KILLER = 1 << 27;
const COUNTER = 1 << 26;
/** Histories stay between this number and its negative. */
const MAX_HISTORY = 16_384;

/** Scores from here on belong to the table move, good captures, killers and the counter-move. */
export const HISTORY_LIMIT = COUNTER;

/** Scores the first `count` moves of a ply. */
export function scoreMoves(context: SearchContext, ply: number, count: number, best: number): void {
  const moves = context.moves[ply]!;
  const scores = context.moveScores[ply]!;
  const counterMove = context.counterMoves[ply > 0 ? context.playedIndex[ply - 1]! : 0]!;
  for (let index = 0; index < count; index++) {
    const move = moves[index]!;
    scores[index] = move === best ? TABLE_MOVE : scoreOf(context, ply, move, counterMove);
  }
}

function scoreOf(context: SearchContext, ply: number, move: number, counterMove: number): number {
  const { board, killers } = context;
  if (board.captureValue(move) > 0) {
    return (board.losesExchange(move) ? -CAPTURE : CAPTURE) + board.mvvLva(move);
  }
  if (move === killers[2 * ply]) return KILLER + 1;
  if (move === killers[2 * ply + 1]) return KILLER;
  return move === counterMove ? COUNTER : quietHistory(context, ply, board.historyIndex(move));
}

/** How well a kind of quiet move has done so far, on its own and after the previous move. */
function quietHistory(
  { board, history, continuationHistory, playedIndex }: SearchContext,
  ply: number,
  index: number,
): number {
  const previous = ply > 0 ? playedIndex[ply - 1]! : 0;
  return history[index]! + continuationHistory[previous * board.historySize + index]!;
}

/** Scores the captures of a ply for quiescence, which has no killers. */
export function scoreCaptures(context: SearchContext, ply: number, count: number, best: number) {
  const { board } = context;
  const moves = context.moves[ply]!;
  const scores = context.moveScores[ply]!;
  for (let index = 0; index < count; index++) {
    const move = moves[index]!;
    scores[index] = move === best ? TABLE_MOVE : board.mvvLva(move);
  }
}

/** Makes the highest-scored move from a node's index on its next one, and puts it there in the list. */
export function chooseMove(context: SearchContext, node: StackEntry, count: number): void {
  const { ply, index } = node;
  const moves = context.moves[ply]!;
  const scores = context.moveScores[ply]!;
  let best = index;
  let bestScore = scores[index]!;
  for (let other = index + 1; other < count; other++) {
    const score = scores[other]!;
    if (score > bestScore) {
      bestScore = score;
      best = other;
    }
  }
  node.move = moves[best]!;
  moves[best] = moves[index]!;
  scores[best] = scores[index]!;
  moves[index] = node.move;
  scores[index] = bestScore;
}

/**
 * Rewards the quiet move of a node, which caused a cutoff: as a killer, as a counter-move and in the
 * histories. The moves before it, which caused no cutoff or were pruned, lose history.
 */
export function updateHistories(context: SearchContext, node: StackEntry): void {
  const { board, killers, history, continuationHistory, counterMoves, playedIndex } = context;
  const { ply, index, depth, move: best } = node;
  const moves = context.moves[ply]!;
  if (killers[2 * ply] !== best) {
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = best;
  }
  const previous = ply > 0 ? playedIndex[ply - 1]! : 0;
  const first = previous * board.historySize;
  counterMoves[previous] = best;
  const bonus = Math.min(depth * depth * 4, 1200);
  for (let tried = 0; tried <= index; tried++) {
    const move = moves[tried]!;
    if (board.captureValue(move) > 0) continue;
    const historyIndex = board.historyIndex(move);
    adjust(history, historyIndex, move === best ? bonus : 0 - bonus);
    adjust(continuationHistory, first + historyIndex, move === best ? bonus : 0 - bonus);
  }
}

/** Moves a history towards its limit, more slowly the nearer it is. */
function adjust(history: Int32Array | Int16Array, index: number, bonus: number): void {
  const old = history[index]!;
  history[index] = old + bonus - Math.trunc((old * Math.abs(bonus)) / MAX_HISTORY);
}

/** Clears the killers and halves the history before a new search. */
export function ageHistories({ killers, history }: SearchContext): void {
  killers.fill(0);
  for (let index = 0; index < history.length; index++) history[index] = history[index]! >> 1;
}
