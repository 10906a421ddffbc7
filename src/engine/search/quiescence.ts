/**
 * Quiescence: where the search has no depth left, captures are followed to their end before the
 * position is evaluated, so that no piece is counted which is taken on the next move. Where it
 * begins, quiet moves that attack the royal piece are looked at too: many wins begin with them.
 */
import { markCaptures, nextMove } from "./move-ordering.ts";
import { DRAW, fromHere, fromRoot, INFINITE, LONGEST_LINE, WON } from "./scores.ts";
import { GOING_ON, type Surface } from "./search-board.ts";
import { enter, extendLine, type SearchState } from "./search-context.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  depthAt,
  lookUp,
  moveAt,
  scoreAt,
  store,
} from "./transposition-table.ts";

/** A capture that would leave us further below alpha than this is not looked at. */
const MARGIN = 150;

/**
 * The depth in the transposition table of what was found with attacks on the royal piece; with
 * captures only it is 0. The search proper adds its own depths to this.
 */
export const QUIESCENCE = 1;

/**
 * The score of a position after all captures worth making, from `alpha` to `beta` where it matters;
 * with `threats`, after quiet moves too that attack the royal piece.
 */
export function quiesce(
  search: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  threats: boolean,
): number {
  if (enter(search)) return DRAW;
  const { surface, table } = search;
  search.lengths[ply] = 0;
  const ended = surface.ended();
  if (ended !== GOING_ON) return fromRoot(ended, ply);
  if (ply >= LONGEST_LINE) return surface.evaluate();
  const depth = threats ? QUIESCENCE : 0;
  const entry = lookUp(table, surface.low, surface.high);
  const known =
    entry >= 0 && beta - alpha === 1 ? tableScore(search, entry, beta, ply, depth) : GOING_ON;
  if (known !== GOING_ON) return known;
  // A side that must react may not stand still: all its moves are looked at.
  const forced = surface.forced();
  const standing = forced ? -INFINITE : surface.evaluate();
  if (standing >= beta) return standing;
  const count = surface.generate(search.moves[ply]!, !forced);
  markCaptures(search, ply, count, entry >= 0 ? moveAt(table, entry) : 0);
  let best = tryCaptures(search, alpha, beta, ply, count, standing);
  if (best === -INFINITE) return fromRoot(surface.stuck(), ply);
  if (threats && !forced && best < beta) best = tryThreats(search, alpha, beta, ply, best);
  if (search.over) return DRAW;
  const { bestMove } = search.frames[ply]!;
  const bound = best >= beta ? AT_LEAST : AT_MOST;
  store(table, surface.low, surface.high, bestMove, fromHere(best, ply), depth, bound);
  return best;
}

/** What the table knows of a position, where that answers the question at hand. */
function tableScore(
  { table }: SearchState,
  entry: number,
  beta: number,
  ply: number,
  depth: number,
) {
  const score = fromRoot(scoreAt(table, entry), ply);
  const bound = boundAt(table, entry);
  const enough =
    score >= beta ? bound & AT_LEAST : bound & AT_MOST && depthAt(table, entry) >= depth;
  return enough ? score : GOING_ON;
}

function tryCaptures(
  search: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  count: number,
  standing: number,
): number {
  const frame = search.frames[ply]!;
  frame.bestMove = 0;
  let best = standing;
  for (let index = 0; index < count && best < beta; index++) {
    const move = nextMove(search, ply, index, count);
    const passed = passedOver(search.surface, move, standing, alpha, best);
    const score =
      passed === GOING_ON ? tryMove(search, Math.max(alpha, best), beta, ply, move) : passed;
    if (search.over) return DRAW;
    if (score <= best) continue;
    best = score;
    if (passed === GOING_ON) frame.bestMove = move;
  }
  return best;
}

/** Goes on from a score below beta with quiet moves that attack the royal piece. */
function tryThreats(
  search: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  soFar: number,
): number {
  const { surface } = search;
  const moves = search.moves[ply]!;
  const count = surface.generate(moves, false);
  let best = soFar;
  for (let index = 0; index < count && best < beta; index++) {
    const move = moves[index]!;
    if (surface.gain(move) > 0 || !surface.threatens(move) || surface.losing(move)) continue;
    const score = tryMove(search, Math.max(alpha, best), beta, ply, move);
    if (search.over) return DRAW;
    if (score <= best) continue;
    best = score;
    search.frames[ply]!.bestMove = move;
  }
  return best;
}

/** The score of a move; below every other where it is not playable. */
function tryMove(
  search: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  move: number,
): number {
  const { surface } = search;
  if (!surface.make(move)) return -INFINITE;
  const score = 0 - quiesce(search, 0 - beta, 0 - alpha, ply + 1, false);
  surface.unmake();
  if (score > alpha) extendLine(search, ply, move);
  return score;
}

/**
 * What a move that need not be looked at comes to at most, as far as we can tell: a capture that
 * cannot bring us near alpha, or one that loses material, which is no better than standing still.
 * `GOING_ON` for all other moves, and while the best one loses. Where we must react, captures alone
 * are looked at from then on.
 */
function passedOver(
  surface: Surface,
  move: number,
  standing: number,
  alpha: number,
  best: number,
): number {
  if (best <= -WON) return GOING_ON;
  const gain = surface.gain(move);
  if (standing === -INFINITE) return gain === 0 ? standing : GOING_ON;
  const most = standing + gain + MARGIN;
  if (most <= alpha) return most;
  return surface.losing(move) ? standing : GOING_ON;
}
