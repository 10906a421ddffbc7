/**
 * Quiescence search: with no depth left, captures are searched to their end before the position is
 * evaluated, so that a piece about to be captured is not counted. At its first ply quiet checks are
 * searched too, since many wins begin with them.
 */
import { nextMove, scoreCaptures } from "./move-ordering.ts";
import { DRAW, INFINITE, MATE_THRESHOLD, MAX_PLY, scoreFromTable, scoreToTable } from "./scores.ts";
import { NO_SCORE, type SearchBoard } from "./search-board.ts";
import { countNode, type SearchContext, updatePv } from "./search-context.ts";
import {
  boundAt,
  depthAt,
  LOWER_BOUND,
  moveAt,
  probe,
  scoreAt,
  store,
  UPPER_BOUND,
} from "./transposition-table.ts";

/** Delta pruning skips captures that leave the score further below alpha than this. */
const DELTA_MARGIN = 150;

/**
 * The depth in the transposition table of a quiescence search with checks; with captures only it is
 * 0. The main search adds its own depths to this.
 */
export const CHECKS_DEPTH = 1;

/**
 * The score of a position after all captures worth making, as far as it lies between `alpha` and
 * `beta`; with `withChecks`, after quiet checks too.
 */
export function quiesce(
  context: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  withChecks: boolean,
): number {
  if (countNode(context)) return DRAW;
  const { board, table } = context;
  context.pvLengths[ply] = 0;
  const terminal = board.terminalScore();
  if (terminal !== NO_SCORE) return scoreFromTable(terminal, ply);
  if (ply >= MAX_PLY) return board.evaluate();
  const depth = withChecks ? CHECKS_DEPTH : 0;
  const entry = probe(table, board.keyLow, board.keyHigh);
  const cutoff =
    entry >= 0 && beta - alpha === 1 ? tableScore(context, entry, beta, ply, depth) : NO_SCORE;
  if (cutoff !== NO_SCORE) return cutoff;
  // A side that must respond cannot stand pat: all its moves are searched.
  const mustRespond = board.mustRespond();
  const standPat = mustRespond ? -INFINITE : board.evaluate();
  if (standPat >= beta) return standPat;
  const count = board.generate(context.moves[ply]!, !mustRespond);
  scoreCaptures(context, ply, count, entry >= 0 ? moveAt(table, entry) : 0);
  let best = searchCaptures(context, alpha, beta, ply, count, standPat);
  if (best === -INFINITE) return scoreFromTable(board.noMoveScore(), ply);
  if (withChecks && !mustRespond && best < beta)
    best = searchChecks(context, alpha, beta, ply, best);
  if (context.stopped) return DRAW;
  const { bestMove } = context.stack[ply]!;
  const bound = best >= beta ? LOWER_BOUND : UPPER_BOUND;
  store(table, board.keyLow, board.keyHigh, bestMove, scoreToTable(best, ply), depth, bound);
  return best;
}

/** The table's score of a position if it allows a cutoff; otherwise `NO_SCORE`. */
function tableScore(
  { table }: SearchContext,
  entry: number,
  beta: number,
  ply: number,
  depth: number,
) {
  const score = scoreFromTable(scoreAt(table, entry), ply);
  const bound = boundAt(table, entry);
  const allowed =
    score >= beta ? bound & LOWER_BOUND : bound & UPPER_BOUND && depthAt(table, entry) >= depth;
  return allowed ? score : NO_SCORE;
}

function searchCaptures(
  context: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  count: number,
  standPat: number,
): number {
  const node = context.stack[ply]!;
  node.bestMove = 0;
  let best = standPat;
  for (let index = 0; index < count && best < beta; index++) {
    const move = nextMove(context, ply, index, count);
    const pruned = pruneCapture(context.board, move, standPat, alpha, best);
    const score =
      pruned === NO_SCORE ? tryMove(context, Math.max(alpha, best), beta, ply, move) : pruned;
    if (context.stopped) return DRAW;
    if (score <= best) continue;
    best = score;
    if (pruned === NO_SCORE) node.bestMove = move;
  }
  return best;
}

/** Tries to raise a score below beta with quiet checks. */
function searchChecks(
  context: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  bestSoFar: number,
): number {
  const { board } = context;
  const moves = context.moves[ply]!;
  const count = board.generate(moves, false);
  let best = bestSoFar;
  for (let index = 0; index < count && best < beta; index++) {
    const move = moves[index]!;
    if (board.captureValue(move) > 0 || !board.givesCheck(move) || board.losesExchange(move))
      continue;
    const score = tryMove(context, Math.max(alpha, best), beta, ply, move);
    if (context.stopped) return DRAW;
    if (score <= best) continue;
    best = score;
    context.stack[ply]!.bestMove = move;
  }
  return best;
}

/** The score of a move; `-INFINITE` if it cannot be made. */
function tryMove(
  context: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  move: number,
): number {
  const { board } = context;
  if (!board.make(move)) return -INFINITE;
  const score = 0 - quiesce(context, 0 - beta, 0 - alpha, ply + 1, false);
  board.unmake();
  if (score > alpha) updatePv(context, ply, move);
  return score;
}

/**
 * Estimates the most that a pruned capture can score: one that cannot come near alpha, or one that
 * loses material, which is no better than standing pat. Returns `NO_SCORE` for all other moves, and
 * while the best score is a loss. A side that must respond searches only captures after that.
 */
function pruneCapture(
  board: SearchBoard,
  move: number,
  standPat: number,
  alpha: number,
  best: number,
): number {
  if (best <= -MATE_THRESHOLD) return NO_SCORE;
  const value = board.captureValue(move);
  if (standPat === -INFINITE) return value === 0 ? standPat : NO_SCORE;
  const maxScore = standPat + value + DELTA_MARGIN;
  if (maxScore <= alpha) return maxScore;
  return board.losesExchange(move) ? standPat : NO_SCORE;
}
