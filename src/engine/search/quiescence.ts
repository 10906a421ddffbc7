/**
 * Quiescence: where the search has no depth left, captures are followed to their end before the
 * position is evaluated, so that no piece is counted which is taken on the next move. Where it
 * begins, quiet moves that attack the royal piece are looked at too: many wins begin with them.
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

/** A capture that would leave us further below alpha than this is not looked at. */
const DELTA_MARGIN = 150;

/**
 * The depth in the transposition table of what was found with attacks on the royal piece; with
 * captures only it is 0. The search proper adds its own depths to this.
 */
export const CHECKS_DEPTH = 1;

/**
 * The score of a position after all captures worth making, from `alpha` to `beta` where it matters;
 * with `threats`, after quiet moves too that attack the royal piece.
 */
export function quiesce(
  search: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  threats: boolean,
): number {
  if (countNode(search)) return DRAW;
  const { board, table } = search;
  search.pvLengths[ply] = 0;
  const ended = board.terminalScore();
  if (ended !== NO_SCORE) return scoreFromTable(ended, ply);
  if (ply >= MAX_PLY) return board.evaluate();
  const depth = threats ? CHECKS_DEPTH : 0;
  const entry = probe(table, board.keyLow, board.keyHigh);
  const known =
    entry >= 0 && beta - alpha === 1 ? tableScore(search, entry, beta, ply, depth) : NO_SCORE;
  if (known !== NO_SCORE) return known;
  // A side that must react may not stand still: all its moves are looked at.
  const forced = board.mustRespond();
  const standing = forced ? -INFINITE : board.evaluate();
  if (standing >= beta) return standing;
  const count = board.generate(search.moves[ply]!, !forced);
  scoreCaptures(search, ply, count, entry >= 0 ? moveAt(table, entry) : 0);
  let best = searchCaptures(search, alpha, beta, ply, count, standing);
  if (best === -INFINITE) return scoreFromTable(board.noMoveScore(), ply);
  if (threats && !forced && best < beta) best = searchChecks(search, alpha, beta, ply, best);
  if (search.stopped) return DRAW;
  const { bestMove } = search.stack[ply]!;
  const bound = best >= beta ? LOWER_BOUND : UPPER_BOUND;
  store(table, board.keyLow, board.keyHigh, bestMove, scoreToTable(best, ply), depth, bound);
  return best;
}

/** What the table knows of a position, where that answers the question at hand. */
function tableScore(
  { table }: SearchContext,
  entry: number,
  beta: number,
  ply: number,
  depth: number,
) {
  const score = scoreFromTable(scoreAt(table, entry), ply);
  const bound = boundAt(table, entry);
  const enough =
    score >= beta ? bound & LOWER_BOUND : bound & UPPER_BOUND && depthAt(table, entry) >= depth;
  return enough ? score : NO_SCORE;
}

function searchCaptures(
  search: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  count: number,
  standing: number,
): number {
  const node = search.stack[ply]!;
  node.bestMove = 0;
  let best = standing;
  for (let index = 0; index < count && best < beta; index++) {
    const move = nextMove(search, ply, index, count);
    const passed = pruneCapture(search.board, move, standing, alpha, best);
    const score =
      passed === NO_SCORE ? tryMove(search, Math.max(alpha, best), beta, ply, move) : passed;
    if (search.stopped) return DRAW;
    if (score <= best) continue;
    best = score;
    if (passed === NO_SCORE) node.bestMove = move;
  }
  return best;
}

/** Goes on from a score below beta with quiet moves that attack the royal piece. */
function searchChecks(
  search: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  soFar: number,
): number {
  const { board } = search;
  const moves = search.moves[ply]!;
  const count = board.generate(moves, false);
  let best = soFar;
  for (let index = 0; index < count && best < beta; index++) {
    const move = moves[index]!;
    if (board.captureValue(move) > 0 || !board.givesCheck(move) || board.losesExchange(move))
      continue;
    const score = tryMove(search, Math.max(alpha, best), beta, ply, move);
    if (search.stopped) return DRAW;
    if (score <= best) continue;
    best = score;
    search.stack[ply]!.bestMove = move;
  }
  return best;
}

/** The score of a move; below every other where it is not playable. */
function tryMove(
  search: SearchContext,
  alpha: number,
  beta: number,
  ply: number,
  move: number,
): number {
  const { board } = search;
  if (!board.make(move)) return -INFINITE;
  const score = 0 - quiesce(search, 0 - beta, 0 - alpha, ply + 1, false);
  board.unmake();
  if (score > alpha) updatePv(search, ply, move);
  return score;
}

/**
 * What a move that need not be looked at comes to at most, as far as we can tell: a capture that
 * cannot bring us near alpha, or one that loses material, which is no better than standing still.
 * `GOING_ON` for all other moves, and while the best one loses. Where we must react, captures alone
 * are looked at from then on.
 */
function pruneCapture(
  board: SearchBoard,
  move: number,
  standing: number,
  alpha: number,
  best: number,
): number {
  if (best <= -MATE_THRESHOLD) return NO_SCORE;
  const gain = board.captureValue(move);
  if (standing === -INFINITE) return gain === 0 ? standing : NO_SCORE;
  const most = standing + gain + DELTA_MARGIN;
  if (most <= alpha) return most;
  return board.losesExchange(move) ? standing : NO_SCORE;
}
