/**
 * The search itself: alpha-beta as a principal variation search. The first move of a position is
 * searched with the whole window; the others only have to be shown to be no better, with a window
 * of one score, and are searched again where that fails.
 *
 * Scores change sign by `0 - score`: `-score` makes of 0 a -0, which is no small whole number to
 * the machine, and slows everything down.
 */
import { learn, markMoves, nextMove, SPECIAL } from "./move-ordering.ts";
import { QUIESCENCE, quiesce } from "./quiescence.ts";
import {
  DRAW,
  fromHere,
  fromRoot,
  HIGHEST_VALUE,
  INFINITE,
  LONGEST_LINE,
  WIN,
  WON,
} from "./scores.ts";
import { GOING_ON } from "./search-board.ts";
import {
  enter,
  extendLine,
  type Frame,
  repeated,
  type SearchState,
  visit,
} from "./search-context.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  depthAt,
  EXACT,
  lookUp,
  moveAt,
  scoreAt,
  store,
} from "./transposition-table.ts";

/**
 * The score of the position on the surface, `depth` plies deep, as far as it lies between `alpha`
 * and `beta`; `ply` is its distance from the root. After `passed`, no second null move is made.
 */
export function search(
  state: SearchState,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  passed: boolean,
): number {
  if (depth <= 0) return quiesce(state, alpha, beta, ply, state.surface.threatening);
  if (enter(state)) return DRAW;
  state.lengths[ply] = 0;
  const known = ply === 0 ? GOING_ON : knownEnd(state, ply);
  if (known !== GOING_ON) return known;
  const frame = state.frames[ply]!;
  // No line from here can win sooner, or lose sooner, than the next ply does.
  frame.alpha = Math.max(alpha, ply - WIN);
  frame.beta = Math.min(beta, WIN - ply - 1);
  if (frame.alpha >= frame.beta) return frame.alpha;
  frame.wide = frame.beta - frame.alpha > 1;
  frame.depth = depth;
  const entry = lookUp(state.table, state.surface.low, state.surface.high);
  if (entry >= 0 && !frame.wide && settles(state, entry, frame, ply)) {
    return fromRoot(scoreAt(state.table, entry), ply);
  }
  const tableMove = entry >= 0 ? moveAt(state.table, entry) : 0;
  judge(state, frame, ply, entry);
  const cut = frame.forced || frame.wide ? GOING_ON : quickCut(state, frame, ply, passed);
  if (cut !== GOING_ON) return cut;
  if (frame.forced) frame.depth++;
  // Without a move to try first, a less deep search will find one for the next time.
  if (tableMove === 0 && frame.depth >= 4) frame.depth--;
  return tryMoves(state, frame, ply, tableMove);
}

/** Writes down what the position looks like. */
function judge({ surface, frames, table }: SearchState, frame: Frame, ply: number, entry: number) {
  frame.forced = surface.forced();
  frame.evaluation = frame.forced ? -INFINITE : surface.evaluate();
  if (entry >= 0 && !frame.forced) {
    // A search has seen more than the evaluation, even one that was not deep enough to settle it.
    const score = scoreAt(table, entry);
    const side = score > frame.evaluation ? AT_LEAST : AT_MOST;
    if (Math.abs(score) < WON && boundAt(table, entry) & side) frame.evaluation = score;
  }
  frame.improving = ply >= 2 && frame.evaluation > frames[ply - 2]!.evaluation;
}

/** The score of a position that needs no search: a rule ends the game, or it has been there before. */
function knownEnd(state: SearchState, ply: number): number {
  if (repeated(state, ply)) return DRAW;
  const ended = state.surface.ended();
  if (ended !== GOING_ON) return fromRoot(ended, ply);
  return ply >= LONGEST_LINE ? state.surface.evaluate() : GOING_ON;
}

/** Whether an entry of the transposition table answers the question at hand. */
function settles(state: SearchState, entry: number, frame: Frame, ply: number): boolean {
  const { table } = state;
  if (depthAt(table, entry) < frame.depth + QUIESCENCE) return false;
  const score = fromRoot(scoreAt(table, entry), ply);
  const bound = boundAt(table, entry);
  return score >= frame.beta
    ? (bound & AT_LEAST) !== 0
    : (bound & AT_MOST) !== 0 && score <= frame.alpha;
}

/** A score for a position so good that its moves need not be searched; else `GOING_ON`. */
function quickCut(state: SearchState, frame: Frame, ply: number, passed: boolean): number {
  const { depth, beta, evaluation } = frame;
  // No evaluation tells whether a game is won or lost.
  if (Math.abs(beta) >= WON) return GOING_ON;
  // So far above beta that no quiet reply will change it.
  if (depth <= 6 && evaluation - 150 * (depth - (frame.improving ? 1 : 0)) >= beta)
    return evaluation;
  if (passed || depth < 3 || evaluation < beta || !state.surface.mayPass()) return GOING_ON;
  // The null move: if even doing nothing is good enough, some move will be. Never made while the
  // royal piece is attacked: the opponent would simply take it.
  const reduced = depth - 4 - (depth >> 2) - Math.min(2, Math.trunc((evaluation - beta) / 150));
  state.surface.pass();
  visit(state, ply + 1, true);
  state.slots[ply] = 0;
  const score = 0 - search(state, reduced, 0 - beta, 1 - beta, ply + 1, true);
  state.surface.unmake();
  if (state.over) return DRAW;
  if (score < beta) return GOING_ON;
  return score >= WON ? beta : score;
}

/** Up to this depth captures that lose material are left out. */
const NEAR_LEAVES = 3;

function tryMoves(state: SearchState, frame: Frame, ply: number, tableMove: number): number {
  const { surface } = state;
  const alpha = frame.alpha;
  const count = surface.generate(state.moves[ply]!, false);
  markMoves(state, ply, count, tableMove);
  frame.tried = 0;
  frame.best = -INFINITE;
  frame.bestMove = 0;
  for (let index = 0; index < count; index++) {
    const move = nextMove(state, ply, index, count);
    if (frame.best > -WON && pointless(state, frame, ply, index, move)) continue;
    const score = tryMove(state, frame, ply, index, move);
    if (state.over) return DRAW;
    if (score > frame.best && improve(state, frame, ply, index, move, score)) break;
  }
  if (frame.tried === 0) return fromRoot(surface.stuck(), ply);
  // On the way to a win all else has been left out, and nothing is known of how good that is.
  if (alpha >= WON && frame.best > -WON) frame.best = Math.max(frame.best, HIGHEST_VALUE);
  remember(state, frame, ply, alpha);
  return frame.best;
}

/** Writes down a better move than those before; whether it is so good that no other is needed. */
function improve(
  state: SearchState,
  frame: Frame,
  ply: number,
  index: number,
  move: number,
  score: number,
): boolean {
  frame.best = score;
  if (score <= frame.alpha) return false;
  frame.alpha = score;
  frame.bestMove = move;
  extendLine(state, ply, move);
  if (score < frame.beta) return false;
  if (state.surface.gain(move) === 0) learn(state, ply, index, frame.depth);
  return true;
}

/**
 * Whether a late move may be left out: a quiet one after too many others, or too far below alpha,
 * or a capture that loses material. What attacks the royal piece is always looked at.
 */
function pointless(
  state: SearchState,
  frame: Frame,
  ply: number,
  index: number,
  move: number,
): boolean {
  const { depth, evaluation, alpha } = frame;
  const mark = state.marks[ply]![index]!;
  if (frame.forced || frame.wide || mark >= SPECIAL || depth > 6) return false;
  const late =
    mark < -SPECIAL
      ? depth <= NEAR_LEAVES
      : frame.tried > (5 + depth * depth) >> (frame.improving ? 0 : 1) ||
        evaluation + 120 + 130 * depth <= alpha;
  return late && !state.surface.threatens(move);
}

/** The score of one move; below every other where it is not playable. */
function tryMove(
  state: SearchState,
  frame: Frame,
  ply: number,
  index: number,
  move: number,
): number {
  const { surface } = state;
  const favour = ply === 0 ? favourOf(state, move) : 0;
  const alpha = frame.alpha - favour;
  const beta = frame.beta - favour;
  const slot = surface.slot(move);
  const final = surface.final(move);
  const less = reduction(state, frame, ply, index, move);
  if (!surface.make(move)) return -INFINITE;
  frame.tried++;
  state.slots[ply] = slot;
  visit(state, ply + 1, final);
  const depth = frame.depth - 1;
  let score = alpha + 1;
  if (frame.tried > 1) {
    if (less > 0) score = 0 - search(state, depth - less, -1 - alpha, 0 - alpha, ply + 1, false);
    if (score > alpha) score = 0 - search(state, depth, -1 - alpha, 0 - alpha, ply + 1, false);
  }
  if (score > alpha && (frame.wide || frame.tried === 1)) {
    score = 0 - search(state, depth, 0 - beta, 0 - alpha, ply + 1, false);
  }
  surface.unmake();
  return Math.abs(score) < WON ? Math.min(score + favour, HIGHEST_VALUE) : score;
}

/** What a first move counts for beyond its worth, so that not all games are alike: at most 0.15 men. */
function favourOf({ variety }: SearchState, move: number): number {
  return variety === 0 ? 0 : Math.imul(move ^ variety, 0x9e3779b1) >>> 28;
}

const REDUCTIONS = Array.from({ length: 64 * 64 }, (_, index) => {
  const depth = Math.max(1, index >> 6);
  const tried = Math.max(1, index & 63);
  return Math.trunc(0.6 + (Math.log(depth) * Math.log(tried)) / 2);
});

/**
 * Late-move reduction: where moves are well ordered, the late ones are seldom best, and are looked
 * at less deeply first; the fewer plies less, the better their history. What attacks the royal piece
 * is not among them: wins begin with such moves.
 */
function reduction(
  state: SearchState,
  frame: Frame,
  ply: number,
  index: number,
  move: number,
): number {
  if (frame.tried === 0 || frame.depth < 3 || frame.forced) return 0;
  const mark = state.marks[ply]![index]!;
  if (mark > SPECIAL) return 0;
  let less = REDUCTIONS[(Math.min(63, frame.depth) << 6) | Math.min(63, frame.tried + 1)]!;
  if (frame.wide) less--;
  if (!frame.improving) less++;
  if (mark > -SPECIAL) less -= Math.trunc(mark / 8000);
  less = Math.min(less, frame.depth - 2);
  return less > 0 && !state.surface.threatens(move) ? less : 0;
}

function remember(state: SearchState, frame: Frame, ply: number, alpha: number): void {
  const { surface, table } = state;
  const { best, beta, bestMove, depth } = frame;
  const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
  const score = fromHere(best, ply);
  store(table, surface.low, surface.high, bestMove, score, depth + QUIESCENCE, bound);
}
