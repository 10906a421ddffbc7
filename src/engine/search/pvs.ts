/**
 * The search itself: alpha-beta as a principal variation search. The first move of a position is
 * searched with the whole window; the others only have to be shown to be no better, with a window
 * of one score, and are searched again where that fails.
 *
 * Scores change sign by `0 - score`: `-score` makes of 0 a -0, which is no small whole number to
 * the machine, and slows everything down.
 */
import { noiseOf } from "../root-noise.ts";
import { HISTORY_LIMIT, nextMove, scoreMoves, updateHistories } from "./move-ordering.ts";
import { CHECKS_DEPTH, quiesce } from "./quiescence.ts";
import {
  DRAW,
  INFINITE,
  MATE_THRESHOLD,
  MAX_EVAL,
  MAX_PLY,
  scoreFromTable,
  scoreToTable,
  WIN,
} from "./scores.ts";
import { NO_SCORE } from "./search-board.ts";
import {
  countNode,
  isRepetition,
  recordKey,
  type SearchContext,
  type StackEntry,
  updatePv,
} from "./search-context.ts";
import {
  boundAt,
  depthAt,
  EXACT,
  LOWER_BOUND,
  moveAt,
  probe,
  scoreAt,
  store,
  UPPER_BOUND,
} from "./transposition-table.ts";

/**
 * The score of the position on the surface, `depth` plies deep, as far as it lies between `alpha`
 * and `beta`; `ply` is its distance from the root. After `passed`, no second null move is made.
 */
export function search(
  state: SearchContext,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  passed: boolean,
): number {
  if (depth <= 0) return quiesce(state, alpha, beta, ply, state.board.hasChecks);
  if (countNode(state)) return DRAW;
  state.pvLengths[ply] = 0;
  const known = ply === 0 ? NO_SCORE : terminalScore(state, ply);
  if (known !== NO_SCORE) return known;
  const node = state.stack[ply]!;
  // No line from here can win sooner, or lose sooner, than the next ply does.
  node.alpha = Math.max(alpha, ply - WIN);
  node.beta = Math.min(beta, WIN - ply - 1);
  if (node.alpha >= node.beta) return node.alpha;
  node.pvNode = node.beta - node.alpha > 1;
  node.depth = depth;
  const entry = probe(state.table, state.board.keyLow, state.board.keyHigh);
  if (entry >= 0 && !node.pvNode && ttCutoff(state, entry, node, ply)) {
    return scoreFromTable(scoreAt(state.table, entry), ply);
  }
  const tableMove = entry >= 0 ? moveAt(state.table, entry) : 0;
  evaluateNode(state, node, ply, entry);
  const cut = node.mustRespond || node.pvNode ? NO_SCORE : pruneNode(state, node, ply, passed);
  if (cut !== NO_SCORE) return cut;
  if (node.mustRespond) node.depth++;
  // Without a move to try first, a less deep search will find one for the next time.
  if (tableMove === 0 && node.depth >= 4) node.depth--;
  return searchMoves(state, node, ply, tableMove);
}

/** Writes down what the position looks like. */
function evaluateNode(
  { board, stack, table }: SearchContext,
  node: StackEntry,
  ply: number,
  entry: number,
) {
  node.mustRespond = board.mustRespond();
  node.evaluation = node.mustRespond ? -INFINITE : board.evaluate();
  if (entry >= 0 && !node.mustRespond) {
    // A search has seen more than the evaluation, even one that was not deep enough to settle it.
    const score = scoreAt(table, entry);
    const side = score > node.evaluation ? LOWER_BOUND : UPPER_BOUND;
    if (Math.abs(score) < MATE_THRESHOLD && boundAt(table, entry) & side) node.evaluation = score;
  }
  node.improving = ply >= 2 && node.evaluation > stack[ply - 2]!.evaluation;
}

/** The score of a position that needs no search: a rule ends the game, or it has been there before. */
function terminalScore(state: SearchContext, ply: number): number {
  if (isRepetition(state, ply)) return DRAW;
  const ended = state.board.terminalScore();
  if (ended !== NO_SCORE) return scoreFromTable(ended, ply);
  return ply >= MAX_PLY ? state.board.evaluate() : NO_SCORE;
}

/** Whether an entry of the transposition table answers the question at hand. */
function ttCutoff(state: SearchContext, entry: number, node: StackEntry, ply: number): boolean {
  const { table } = state;
  if (depthAt(table, entry) < node.depth + CHECKS_DEPTH) return false;
  const score = scoreFromTable(scoreAt(table, entry), ply);
  const bound = boundAt(table, entry);
  return score >= node.beta
    ? (bound & LOWER_BOUND) !== 0
    : (bound & UPPER_BOUND) !== 0 && score <= node.alpha;
}

/** A score for a position so good that its moves need not be searched; else `GOING_ON`. */
function pruneNode(state: SearchContext, node: StackEntry, ply: number, passed: boolean): number {
  const { depth, beta, evaluation } = node;
  // No evaluation tells whether a game is won or lost.
  if (Math.abs(beta) >= MATE_THRESHOLD) return NO_SCORE;
  // So far above beta that no quiet reply will change it.
  if (depth <= 6 && evaluation - 150 * (depth - (node.improving ? 1 : 0)) >= beta)
    return evaluation;
  if (passed || depth < 3 || evaluation < beta || !state.board.allowsNullMove()) return NO_SCORE;
  // The null move: if even doing nothing is good enough, some move will be. Never made while the
  // royal piece is attacked: the opponent would simply take it.
  const reduced = depth - 4 - (depth >> 2) - Math.min(2, Math.trunc((evaluation - beta) / 150));
  state.board.makeNullMove();
  recordKey(state, ply + 1, true);
  state.playedIndex[ply] = 0;
  const score = 0 - search(state, reduced, 0 - beta, 1 - beta, ply + 1, true);
  state.board.unmake();
  if (state.stopped) return DRAW;
  if (score < beta) return NO_SCORE;
  return score >= MATE_THRESHOLD ? beta : score;
}

/** Up to this depth captures that lose material are left out. */
const SEE_PRUNING_DEPTH = 3;

function searchMoves(
  state: SearchContext,
  node: StackEntry,
  ply: number,
  tableMove: number,
): number {
  const { board } = state;
  const alpha = node.alpha;
  const count = board.generate(state.moves[ply]!, false);
  scoreMoves(state, ply, count, tableMove);
  node.tried = 0;
  node.best = -INFINITE;
  node.bestMove = 0;
  for (let index = 0; index < count; index++) {
    const move = nextMove(state, ply, index, count);
    if (node.best > -MATE_THRESHOLD && canPruneMove(state, node, ply, index, move)) continue;
    const score = searchMove(state, node, ply, index, move);
    if (state.stopped) return DRAW;
    if (score > node.best && updateBest(state, node, ply, index, move, score)) break;
  }
  if (node.tried === 0) return scoreFromTable(board.noMoveScore(), ply);
  // On the way to a win all else has been left out, and nothing is known of how good that is.
  if (alpha >= MATE_THRESHOLD && node.best > -MATE_THRESHOLD)
    node.best = Math.max(node.best, MAX_EVAL);
  storeResult(state, node, ply, alpha);
  return node.best;
}

/** Writes down a better move than those before; whether it is so good that no other is needed. */
function updateBest(
  state: SearchContext,
  node: StackEntry,
  ply: number,
  index: number,
  move: number,
  score: number,
): boolean {
  node.best = score;
  if (score <= node.alpha) return false;
  node.alpha = score;
  node.bestMove = move;
  updatePv(state, ply, move);
  if (score < node.beta) return false;
  if (state.board.captureValue(move) === 0) updateHistories(state, ply, index, node.depth);
  return true;
}

/**
 * Whether a late move may be left out: a quiet one after too many others, or too far below alpha,
 * or a capture that loses material. What attacks the royal piece is always looked at.
 */
function canPruneMove(
  state: SearchContext,
  node: StackEntry,
  ply: number,
  index: number,
  move: number,
): boolean {
  const { depth, evaluation, alpha } = node;
  const mark = state.moveScores[ply]![index]!;
  if (node.mustRespond || node.pvNode || mark >= HISTORY_LIMIT || depth > 6) return false;
  const late =
    mark < -HISTORY_LIMIT
      ? depth <= SEE_PRUNING_DEPTH
      : node.tried > (5 + depth * depth) >> (node.improving ? 0 : 1) ||
        evaluation + 120 + 130 * depth <= alpha;
  return late && !state.board.givesCheck(move);
}

/** The score of one move; below every other where it is not playable. */
function searchMove(
  state: SearchContext,
  node: StackEntry,
  ply: number,
  index: number,
  move: number,
): number {
  const { board } = state;
  const noise = ply === 0 && state.rootNoise.max > 0 ? noiseOf(state.rootNoise, move) : 0;
  const alpha = node.alpha - noise;
  const beta = node.beta - noise;
  const slot = board.historyIndex(move);
  const final = board.irreversible(move);
  const less = reduction(state, node, ply, index, move);
  if (!board.make(move)) return -INFINITE;
  node.tried++;
  state.playedIndex[ply] = slot;
  recordKey(state, ply + 1, final);
  const depth = node.depth - 1;
  let score = alpha + 1;
  if (node.tried > 1) {
    if (less > 0) score = 0 - search(state, depth - less, -1 - alpha, 0 - alpha, ply + 1, false);
    if (score > alpha) score = 0 - search(state, depth, -1 - alpha, 0 - alpha, ply + 1, false);
  }
  if (score > alpha && (node.pvNode || node.tried === 1)) {
    score = 0 - search(state, depth, 0 - beta, 0 - alpha, ply + 1, false);
  }
  board.unmake();
  return Math.abs(score) < MATE_THRESHOLD ? Math.min(score + noise, MAX_EVAL) : score;
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
  state: SearchContext,
  node: StackEntry,
  ply: number,
  index: number,
  move: number,
): number {
  if (node.tried === 0 || node.depth < 3 || node.mustRespond) return 0;
  const mark = state.moveScores[ply]![index]!;
  if (mark > HISTORY_LIMIT) return 0;
  let less = REDUCTIONS[(Math.min(63, node.depth) << 6) | Math.min(63, node.tried + 1)]!;
  if (node.pvNode) less--;
  if (!node.improving) less++;
  if (mark > -HISTORY_LIMIT) less -= Math.trunc(mark / 8000);
  less = Math.min(less, node.depth - 2);
  return less > 0 && !state.board.givesCheck(move) ? less : 0;
}

function storeResult(state: SearchContext, node: StackEntry, ply: number, alpha: number): void {
  const { board, table } = state;
  const { best, beta, bestMove, depth } = node;
  const bound = best >= beta ? LOWER_BOUND : best > alpha ? EXACT : UPPER_BOUND;
  const score = scoreToTable(best, ply);
  store(table, board.keyLow, board.keyHigh, bestMove, score, depth + CHECKS_DEPTH, bound);
}
