/**
 * Iterative deepening: searches one ply deep, then two, and so on until a limit is reached. Every
 * depth finds its best moves in the transposition table of the one before, which saves more than
 * the repetition costs, and there is a move to play whenever time runs out.
 */
import type { Game } from "../../rules/game.ts";
import { budgetOf, elapsed } from "../limits.ts";
import { isAllowed } from "../root-move-search.ts";
import { NO_NOISE } from "../root-noise.ts";
import type { ReportInfo, Searcher, SearchInfo, SearchRequest } from "../types.ts";
import { ageHistories } from "./move-ordering.ts";
import { search } from "./pvs.ts";
import { asScore, endScore, INFINITE, MATE_THRESHOLD, WIN } from "./scores.ts";
import { type GameSearchBoard, movesOn } from "./search-board.ts";
import {
  clearHistories,
  makeContext,
  REPETITION_PLIES,
  recordKey,
  type SearchContext,
} from "./search-context.ts";
import { clearTable, newGeneration } from "./transposition-table.ts";

/** The maximum depth in plies, not counting extensions. */
const MAX_DEPTH = 100;
/**
 * The aspiration window on either side of the last score, in hundredths of a man, and the depth
 * from which it is used.
 */
const ASPIRATION_WINDOW = 25;
const ASPIRATION_DEPTH = 4;

/** The transposition table has at most `hashEntries` entries. */
export function pvsSearcher<P, M>(
  game: Game<P, M>,
  board: GameSearchBoard<P, M>,
  hashEntries: number,
): Searcher<P, M> {
  const context = makeContext(board, hashEntries);
  return {
    search(request, clock, report) {
      context.budget = budgetOf(request.limits, clock, board.clockInterval);
      const root = { game, board, context, request };
      const immediate = infoWithoutSearch(root);
      if (immediate) return immediate;
      newGeneration(context.table);
      ageHistories(context);
      prepare(root);
      return deepen(root, playableMoves(root), report);
    },
    clear() {
      clearTable(context.table);
      clearHistories(context);
    },
  };
}

interface RootSearch<P, M> {
  readonly game: Game<P, M>;
  readonly board: GameSearchBoard<P, M>;
  readonly context: SearchContext;
  readonly request: SearchRequest<P>;
}

/** The info for a game that is over, or that can be won at once; otherwise undefined. */
function infoWithoutSearch<P, M>(root: RootSearch<P, M>): SearchInfo<M> | undefined {
  const { game, board } = root;
  const { position } = root.request;
  const info = { depth: 1, nodes: 0, milliseconds: 0 };
  const outcome = game.outcome(position);
  if (outcome) {
    return { ...info, depth: 0, score: endScore(outcome, game.toMove(position)), pv: [] };
  }
  board.setPosition(position);
  const move = board.instantWin();
  if (move === 0) return undefined;
  return { ...info, score: { kind: "win", plies: 1 }, pv: [board.moveOf(move)] };
}

function prepare<P, M>({ board, context, request }: RootSearch<P, M>): void {
  const { position, earlier, rootNoise = NO_NOISE } = request;
  const past = earlier.slice(-REPETITION_PLIES);
  context.gamePlies = past.length;
  context.lastIrreversible[0] = 0;
  past.forEach((before, index) => {
    board.setPosition(before);
    recordKey(context, index - past.length, index === 0);
  });
  board.setPosition(position);
  recordKey(context, 0, past.length === 0);
  context.rootNoise = rootNoise;
}

/** One of the best moves: its score and principal variation, as far as known. */
interface BestLine {
  score: number;
  pv: readonly number[];
}

/** The numbers of the root moves that the request allows and that can be made on the board. */
function playableMoves<P, M>({ game, board, request }: RootSearch<P, M>): readonly number[] {
  return movesOn(board).filter((number) => {
    if (!isAllowed(game, request, board.moveOf(number))) return false;
    const legal = board.make(number);
    if (legal) board.unmake();
    return legal;
  });
}

/**
 * Searches ever deeper. To find several best moves, searches each depth several times, each time
 * without the moves already found. Reports the lines of each completed depth, best first. Returns
 * the info of the best line, from an interrupted depth as far as that got.
 */
function deepen<P, M>(root: RootSearch<P, M>, playable: readonly number[], report: ReportInfo<M>) {
  const { board, context, request } = root;
  const length = Math.max(1, Math.min(request.lines ?? 1, playable.length));
  const lines = Array.from({ length }, (): BestLine => ({ score: 0, pv: [] }));
  const infoOf = ({ score, pv }: BestLine, index: number, depth: number): SearchInfo<M> => ({
    depth,
    score: asScore(score),
    nodes: context.budget.nodes,
    milliseconds: elapsed(context.budget),
    pv: movesOf(root, playable, pv),
    ...(length > 1 && { line: index + 1 }),
  });
  const maxDepth = Math.min(request.limits.depth ?? MAX_DEPTH, MAX_DEPTH);
  for (let depth = 1; ; depth++) {
    board.setPosition(request.position);
    searchLines(root, playable, depth, lines);
    if (context.budget.stopped) return infoOf(lines[0]!, 0, depth - 1);
    lines.sort((one, other) => other.score - one.score);
    const infos = lines.map((line, index) => infoOf(line, index, depth));
    for (const info of infos) report(info);
    // A win or loss within the depth needs no deeper search. Because of pruning, a quicker one may
    // still have been missed.
    const proven = lines.every(({ score }) => WIN - Math.abs(score) <= depth);
    if (proven || depth >= maxDepth) return infos[0]!;
  }
}

/** Searches each line among the moves that the request allows and no better line begins with. */
function searchLines<P, M>(
  { context, request }: RootSearch<P, M>,
  playable: readonly number[],
  depth: number,
  lines: readonly BestLine[],
): void {
  for (const [index, line] of lines.entries()) {
    const allowed = new Set(playable);
    for (const { pv } of lines.slice(0, index)) allowed.delete(pv[0] ?? 0);
    const restricted = index > 0 || request.rootMoves !== undefined;
    context.rootMoves = restricted ? { allowed, first: line.pv[0] ?? 0 } : undefined;
    // A search stopped before its first node must not return another line's variation.
    context.pvLengths[0] = 0;
    const score = searchRoot(context, depth, line.score);
    const pv = [...context.pvTable.subarray(0, context.pvLengths[0])];
    // An interrupted depth is usable, since it searched the best move of the last depth first.
    if (pv.length > 0) line.pv = pv;
    if (context.budget.stopped) return;
    line.score = score;
  }
}

/** Converts a principal variation to the game's moves; replaces an empty one by any playable move. */
function movesOf<P, M>(
  { game, board, request }: RootSearch<P, M>,
  playable: readonly number[],
  pv: readonly number[],
): readonly M[] {
  board.setPosition(request.position);
  if (pv.length === 0) {
    const [any] = playable;
    if (any !== undefined) return [board.moveOf(any)];
    const legal = game.legalMoves(request.position);
    return legal.filter((move) => isAllowed(game, request, move)).slice(0, 1);
  }
  const moves: M[] = [];
  for (const number of pv) {
    // Moves of an incomplete list may be illegal: the principal variation ends before them.
    if (moves.length > 0 && board.incomplete()) break;
    moves.push(board.moveOf(number));
    if (!board.make(number)) break;
  }
  return moves;
}

/** Searches with an aspiration window around the expected score, widened after each failure. */
function searchRoot(context: SearchContext, depth: number, expected: number): number {
  let margin =
    depth < ASPIRATION_DEPTH || Math.abs(expected) >= MATE_THRESHOLD ? INFINITE : ASPIRATION_WINDOW;
  for (;;) {
    const fullWindow = margin >= INFINITE;
    const alpha = fullWindow ? -INFINITE : expected - margin;
    const beta = fullWindow ? INFINITE : expected + margin;
    const score = search(context, depth, alpha, beta, 0, false);
    if (context.budget.stopped || fullWindow || (score > alpha && score < beta)) return score;
    margin = margin > 400 ? INFINITE : margin * 4;
  }
}
