/**
 * Quiescence: where the search has no depth left, captures are followed to their end before the
 * position is evaluated, so that no piece is counted which is taken on the next move. Where it
 * begins, quiet moves that attack the royal piece are looked at too: many wins begin with them.
 */
import { markCaptures, nextMove } from "./ordering.ts";
import { DRAW, fromHere, fromRoot, INFINITE, LONGEST_LINE, WON } from "./scores.ts";
import { enter, extendLine, type SearchState } from "./search-state.ts";
import { GOING_ON, type Surface } from "./surface.ts";
import { AT_LEAST, AT_MOST, boundAt, lookUp, moveAt, scoreAt, store } from "./table.ts";

/** A capture that would leave us further below alpha than this is not looked at. */
const MARGIN = 150;

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
  const entry = lookUp(table, surface.low, surface.high);
  if (entry >= 0 && beta - alpha === 1) {
    const score = fromRoot(scoreAt(table, entry), ply);
    if (boundAt(table, entry) & (score >= beta ? AT_LEAST : AT_MOST)) return score;
  }
  // A side that must react may not stand still: all its moves are looked at.
  const forced = surface.forced();
  const standing = forced ? -INFINITE : surface.evaluate();
  if (standing >= beta) return standing;
  const count = surface.generate(search.moves[ply]!, !forced);
  markCaptures(search, ply, count, entry >= 0 ? moveAt(table, entry) : 0);
  const best = tryCaptures(search, alpha, beta, ply, count, standing);
  if (!threats || forced || search.over || best >= beta) return best;
  return tryThreats(search, alpha, beta, ply, best);
}

function tryCaptures(
  search: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  count: number,
  standing: number,
): number {
  const { surface } = search;
  let best = standing;
  let bestMove = 0;
  for (let index = 0; index < count && best < beta; index++) {
    const move = nextMove(search, ply, index, count);
    const passed = passedOver(surface, move, standing, alpha, best);
    if (passed !== GOING_ON) {
      best = Math.max(best, passed);
      continue;
    }
    if (!surface.make(move)) continue;
    const score = 0 - quiesce(search, 0 - beta, 0 - Math.max(alpha, best), ply + 1, false);
    surface.unmake();
    if (search.over) return DRAW;
    if (score <= best) continue;
    best = score;
    bestMove = move;
    if (score > alpha) extendLine(search, ply, move);
  }
  if (best === -INFINITE) return fromRoot(surface.stuck(), ply);
  remember(search, beta, ply, best, bestMove);
  return best;
}

/** The same with quiet moves that attack the royal piece, where `captures` came out below beta. */
function tryThreats(
  search: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  captures: number,
): number {
  const { surface } = search;
  const moves = search.moves[ply]!;
  const count = surface.generate(moves, false);
  let best = captures;
  for (let index = 0; index < count && best < beta; index++) {
    const move = moves[index]!;
    if (surface.gain(move) > 0 || !surface.threatens(move) || surface.losing(move)) continue;
    if (!surface.make(move)) continue;
    const score = 0 - quiesce(search, 0 - beta, 0 - Math.max(alpha, best), ply + 1, false);
    surface.unmake();
    if (search.over) return DRAW;
    if (score <= best) continue;
    best = score;
    remember(search, beta, ply, best, move);
    if (score > alpha) extendLine(search, ply, move);
  }
  return best;
}

function remember(search: SearchState, beta: number, ply: number, best: number, move: number) {
  const { surface, table } = search;
  const bound = best >= beta ? AT_LEAST : AT_MOST;
  store(table, surface.low, surface.high, move, fromHere(best, ply), 0, bound);
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
