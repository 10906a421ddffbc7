/**
 * Quiescence search: with no depth left, captures are searched to their end before the position is
 * evaluated, so that a piece about to be captured is not counted. At its first ply quiet checks are
 * searched too, since many wins begin with them.
 */
import { countNode } from "../limits.ts";
import { chooseMove, scoreCaptures } from "./move-ordering.ts";
import { DRAW, INFINITE, MATE_THRESHOLD, MAX_PLY, scoreFromTable, scoreToTable } from "./scores.ts";
import { NO_SCORE, type SearchBoard } from "./search-board.ts";
import { type SearchContext, type StackEntry, updatePv } from "./search-context.ts";
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
  if (countNode(context.budget)) return DRAW;
  const { board, table } = context;
  context.pvLengths[ply] = 0;
  const terminal = board.terminalScore();
  if (terminal !== NO_SCORE) return scoreFromTable(terminal, ply);
  if (ply >= MAX_PLY) return board.evaluate();
  const node = context.stack[ply]!;
  node.alpha = alpha;
  node.beta = beta;
  node.depth = withChecks ? CHECKS_DEPTH : 0;
  const entry = probe(table, board.keyLow, board.keyHigh);
  const cutoff = entry >= 0 && beta - alpha === 1 ? tableScore(context, entry, node) : NO_SCORE;
  if (cutoff !== NO_SCORE) return cutoff;
  // A side that must respond cannot stand pat: all its moves are searched.
  node.mustRespond = board.mustRespond();
  node.evaluation = node.mustRespond ? -INFINITE : board.evaluate();
  node.best = node.evaluation;
  if (node.best >= beta) return node.best;
  const count = board.generate(context.moves[ply]!, !node.mustRespond);
  scoreCaptures(context, ply, count, entry >= 0 ? moveAt(table, entry) : 0);
  node.bestMove = 0;
  searchCaptures(context, node, count);
  if (node.best === -INFINITE) return scoreFromTable(board.noMoveScore(), ply);
  if (withChecks && !node.mustRespond && node.best < beta) searchChecks(context, node);
  if (context.budget.stopped) return DRAW;
  const { best, bestMove, depth } = node;
  const bound = best >= beta ? LOWER_BOUND : UPPER_BOUND;
  store(table, board.keyLow, board.keyHigh, bestMove, scoreToTable(best, ply), depth, bound);
  return best;
}

/** The table's score of a position if it allows a cutoff; otherwise `NO_SCORE`. */
function tableScore({ table }: SearchContext, entry: number, { ply, beta, depth }: StackEntry) {
  const score = scoreFromTable(scoreAt(table, entry), ply);
  const bound = boundAt(table, entry);
  const allowed =
    score >= beta ? bound & LOWER_BOUND : bound & UPPER_BOUND && depthAt(table, entry) >= depth;
  return allowed ? score : NO_SCORE;
}

function searchCaptures(context: SearchContext, node: StackEntry, count: number): void {
  for (node.index = 0; node.index < count && node.best < node.beta; node.index++) {
    chooseMove(context, node, count);
    const pruned = pruneCapture(context.board, node);
    const score = pruned === NO_SCORE ? tryMove(context, node) : pruned;
    if (context.budget.stopped) return;
    if (score <= node.best) continue;
    node.best = score;
    if (pruned === NO_SCORE) node.bestMove = node.move;
  }
}

/** Tries to raise a score below beta with quiet checks. */
function searchChecks(context: SearchContext, node: StackEntry): void {
  const { board } = context;
  const moves = context.moves[node.ply]!;
  const count = board.generate(moves, false);
  for (let index = 0; index < count && node.best < node.beta; index++) {
    const move = moves[index]!;
    if (board.captureValue(move) > 0 || !board.givesCheck(move) || board.losesExchange(move))
      continue;
    node.move = move;
    const score = tryMove(context, node);
    if (context.budget.stopped) return;
    if (score <= node.best) continue;
    node.best = score;
    node.bestMove = move;
  }
}

/** The score of a node's move; `-INFINITE` if it cannot be made. */
function tryMove(context: SearchContext, { ply, move, alpha, beta, best }: StackEntry): number {
  const { board } = context;
  const least = Math.max(alpha, best);
  if (!board.make(move)) return -INFINITE;
  const score = 0 - quiesce(context, 0 - beta, 0 - least, ply + 1, false);
  board.unmake();
  if (score > least) updatePv(context, ply, move);
  return score;
}

/**
 * Estimates the most that a pruned capture can score: one that cannot come near alpha, or one that
 * loses material, which is no better than standing pat. Returns `NO_SCORE` for all other moves, and
 * while the best score is a loss. A side that must respond searches only captures after that.
 */
function pruneCapture(board: SearchBoard, { move, evaluation, alpha, best }: StackEntry): number {
  if (best <= -MATE_THRESHOLD) return NO_SCORE;
  const value = board.captureValue(move);
  if (evaluation === -INFINITE) return value === 0 ? evaluation : NO_SCORE;
  const maxScore = evaluation + value + DELTA_MARGIN;
  if (maxScore <= alpha) return maxScore;
  return board.losesExchange(move) ? evaluation : NO_SCORE;
}
