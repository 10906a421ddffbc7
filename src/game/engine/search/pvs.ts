/**
 * Principal variation search, a form of alpha-beta. The first move of a node is searched with the
 * full window; the others only have to be shown to be no better, with a null window, and are
 * searched again if that fails.
 *
 * Scores are negated by `0 - score`: `-score` turns 0 into -0, which the machine does not treat as
 * a small integer, and slows everything down.
 */
import { countNode } from "../limits.ts";
import { noiseOf } from "../root-noise.ts";
import { chooseMove, HISTORY_LIMIT, scoreMoves, updateHistories } from "./move-ordering.ts";
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
  generateMoves,
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
 * The score of the current position, `depth` plies deep, as far as it lies between `alpha` and
 * `beta`; `ply` is its distance from the root. After a null move no second one is made.
 */
export function search(
  context: SearchContext,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  afterNullMove: boolean,
): number {
  if (depth <= 0) return quiesce(context, alpha, beta, ply, context.board.hasChecks);
  if (countNode(context.budget)) return DRAW;
  context.pvLengths[ply] = 0;
  const terminal = ply === 0 ? NO_SCORE : terminalScore(context, ply);
  if (terminal !== NO_SCORE) return terminal;
  const node = context.stack[ply]!;
  // Mate-distance pruning: no line from here can win, or lose, sooner than at the next ply.
  node.alpha = Math.max(alpha, ply - WIN);
  node.beta = Math.min(beta, WIN - ply - 1);
  if (node.alpha >= node.beta) return node.alpha;
  node.pvNode = node.beta - node.alpha > 1;
  node.depth = depth;
  const entry = probe(context.table, context.board.keyLow, context.board.keyHigh);
  if (entry >= 0 && !node.pvNode && ttCutoff(context, entry, node)) {
    return scoreFromTable(scoreAt(context.table, entry), ply);
  }
  const tableMove = firstMove(context, entry, ply);
  evaluateNode(context, node, entry);
  const pruned =
    node.mustRespond || node.pvNode ? NO_SCORE : pruneNode(context, node, afterNullMove);
  if (pruned !== NO_SCORE) return pruned;
  if (node.mustRespond) node.depth++;
  // Internal iterative reduction: a shallower search will find a move to search first next time.
  if (tableMove === 0 && node.depth >= 4) node.depth--;
  return searchMoves(context, node, tableMove);
}

/** The move to search first, from the transposition table; 0 if there is none. */
function firstMove({ table, rootMoves }: SearchContext, entry: number, ply: number): number {
  if (ply === 0 && rootMoves) return rootMoves.first;
  return entry >= 0 ? moveAt(table, entry) : 0;
}

/** Sets what the evaluation and the table say of a node before its moves are searched. */
function evaluateNode({ board, stack, table }: SearchContext, node: StackEntry, entry: number) {
  node.mustRespond = board.mustRespond();
  node.evaluation = node.mustRespond ? -INFINITE : board.evaluate();
  if (entry >= 0 && !node.mustRespond) {
    // A search has seen more than the evaluation, even one too shallow for a cutoff.
    const score = scoreAt(table, entry);
    const bound = score > node.evaluation ? LOWER_BOUND : UPPER_BOUND;
    if (Math.abs(score) < MATE_THRESHOLD && boundAt(table, entry) & bound) node.evaluation = score;
  }
  node.improving = node.ply >= 2 && node.evaluation > stack[node.ply - 2]!.evaluation;
}

/**
 * The score of a position that needs no search, because it repeats an earlier one or a rule ends
 * the game; otherwise `NO_SCORE`.
 */
function terminalScore(context: SearchContext, ply: number): number {
  if (isRepetition(context, ply)) return DRAW;
  const terminal = context.board.terminalScore();
  if (terminal !== NO_SCORE) return scoreFromTable(terminal, ply);
  return ply >= MAX_PLY ? context.board.evaluate() : NO_SCORE;
}

/** Whether an entry of the transposition table is deep enough and outside the window. */
function ttCutoff({ table }: SearchContext, entry: number, node: StackEntry): boolean {
  if (depthAt(table, entry) < node.depth + CHECKS_DEPTH) return false;
  const score = scoreFromTable(scoreAt(table, entry), node.ply);
  const bound = boundAt(table, entry);
  return score >= node.beta
    ? (bound & LOWER_BOUND) !== 0
    : (bound & UPPER_BOUND) !== 0 && score <= node.alpha;
}

/** A score for a node so good that its moves need no search; otherwise `NO_SCORE`. */
function pruneNode(context: SearchContext, node: StackEntry, afterNullMove: boolean): number {
  const { ply, depth, beta, evaluation } = node;
  // No evaluation can prove a win or a loss.
  if (Math.abs(beta) >= MATE_THRESHOLD) return NO_SCORE;
  // Reverse futility pruning: so far above beta that no quiet reply will change it.
  if (depth <= 6 && evaluation - 150 * (depth - (node.improving ? 1 : 0)) >= beta)
    return evaluation;
  if (afterNullMove || depth < 3 || evaluation < beta || !context.board.allowsNullMove())
    return NO_SCORE;
  // The null move: if even passing is good enough, some move will be. Never made in check, when the
  // opponent would simply capture the royal piece.
  const reduced = depth - 4 - (depth >> 2) - Math.min(2, Math.trunc((evaluation - beta) / 150));
  context.board.makeNullMove();
  recordKey(context, ply + 1, true);
  context.playedIndex[ply] = 0;
  const score = 0 - search(context, reduced, 0 - beta, 1 - beta, ply + 1, true);
  context.board.unmake();
  if (context.budget.stopped) return DRAW;
  if (score < beta) return NO_SCORE;
  return score >= MATE_THRESHOLD ? beta : score;
}

/** Up to this depth captures that lose material are pruned. */
const SEE_PRUNING_DEPTH = 3;

function searchMoves(context: SearchContext, node: StackEntry, tableMove: number): number {
  const { ply, alpha } = node;
  const count = generateMoves(context, ply);
  scoreMoves(context, ply, count, tableMove);
  node.tried = 0;
  node.best = -INFINITE;
  node.bestMove = 0;
  for (node.index = 0; node.index < count; node.index++) {
    chooseMove(context, node, count);
    if (node.best > -MATE_THRESHOLD && canPruneMove(context, node)) continue;
    const score = searchMove(context, node);
    if (context.budget.stopped) return DRAW;
    if (score > node.best && updateBest(context, node, score)) break;
  }
  if (node.tried === 0) return scoreFromTable(context.board.noMoveScore(), ply);
  // With a winning alpha other moves have been pruned: only an upper bound is known.
  if (alpha >= MATE_THRESHOLD && node.best > -MATE_THRESHOLD)
    node.best = Math.max(node.best, MAX_EVAL);
  // A search of only some root moves does not give the score of the position.
  if (ply > 0 || !context.rootMoves) storeResult(context, node, alpha);
  return node.best;
}

/** Records a new best move. Returns true if it causes a cutoff. */
function updateBest(context: SearchContext, node: StackEntry, score: number): boolean {
  const { ply, move } = node;
  node.best = score;
  if (score <= node.alpha) return false;
  node.alpha = score;
  node.bestMove = move;
  updatePv(context, ply, move);
  if (score < node.beta) return false;
  if (context.board.captureValue(move) === 0) updateHistories(context, node);
  return true;
}

/**
 * Whether a late move can be pruned: a quiet move after too many others, or too far below alpha
 * (futility pruning), or a capture that loses material. Checks are never pruned.
 */
function canPruneMove(context: SearchContext, node: StackEntry): boolean {
  const { depth, evaluation, alpha } = node;
  const moveScore = context.moveScores[node.ply]![node.index]!;
  if (node.mustRespond || node.pvNode || moveScore >= HISTORY_LIMIT || depth > 6) return false;
  const prunable =
    moveScore < -HISTORY_LIMIT
      ? depth <= SEE_PRUNING_DEPTH
      : node.tried > (5 + depth * depth) >> (node.improving ? 0 : 1) ||
        evaluation + 120 + 130 * depth <= alpha;
  return prunable && !context.board.givesCheck(node.move);
}

/** The score of a move; `-INFINITE` if it cannot be made. */
function searchMove(context: SearchContext, node: StackEntry): number {
  const { board } = context;
  const { ply, move } = node;
  const noise = ply === 0 && context.rootNoise.max > 0 ? noiseOf(context.rootNoise, move) : 0;
  const alpha = node.alpha - noise;
  const beta = node.beta - noise;
  const historyIndex = board.historyIndex(move);
  const irreversible = board.irreversible(move);
  const reduction = lateMoveReduction(context, node);
  if (!board.make(move)) return -INFINITE;
  node.tried++;
  context.playedIndex[ply] = historyIndex;
  recordKey(context, ply + 1, irreversible);
  const depth = node.depth - 1;
  let score = alpha + 1;
  if (node.tried > 1) {
    if (reduction > 0)
      score = 0 - search(context, depth - reduction, -1 - alpha, 0 - alpha, ply + 1, false);
    if (score > alpha) score = 0 - search(context, depth, -1 - alpha, 0 - alpha, ply + 1, false);
  }
  if (score > alpha && (node.pvNode || node.tried === 1)) {
    score = 0 - search(context, depth, 0 - beta, 0 - alpha, ply + 1, false);
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
 * The late-move reduction in plies: in a well-ordered list late moves are seldom best, so they are
 * first searched less deeply; a good history reduces less. Checks are never reduced, since wins
 * begin with them.
 */
function lateMoveReduction(context: SearchContext, node: StackEntry): number {
  if (node.tried === 0 || node.depth < 3 || node.mustRespond) return 0;
  const moveScore = context.moveScores[node.ply]![node.index]!;
  if (moveScore > HISTORY_LIMIT) return 0;
  let reduction = REDUCTIONS[(Math.min(63, node.depth) << 6) | Math.min(63, node.tried + 1)]!;
  if (node.pvNode) reduction--;
  if (!node.improving) reduction++;
  if (moveScore > -HISTORY_LIMIT) reduction -= Math.trunc(moveScore / 8000);
  reduction = Math.min(reduction, node.depth - 2);
  return reduction > 0 && !context.board.givesCheck(node.move) ? reduction : 0;
}

function storeResult({ board, table }: SearchContext, node: StackEntry, alpha: number): void {
  const { ply, best, beta, bestMove, depth } = node;
  const bound = best >= beta ? LOWER_BOUND : best > alpha ? EXACT : UPPER_BOUND;
  const score = scoreToTable(best, ply);
  store(table, board.keyLow, board.keyHigh, bestMove, score, depth + CHECKS_DEPTH, bound);
}
