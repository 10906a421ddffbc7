/**
 * Iterative deepening: the search is made one ply deep, then two, and so on until a limit is
 * reached. Every depth finds its good moves in the transposition table of the one before, which
 * saves more than the repetition costs, and there is a move to play whenever the time is up.
 */
import type { Game, Outcome } from "../../core/game.ts";
import type { Clock, Score, Searcher, SearchInfo, SearchRequest } from "../types.ts";
import { ageHistories } from "./move-ordering.ts";
import { search } from "./pvs.ts";
import { INFINITE, MATE_THRESHOLD, scoreOf, WIN } from "./scores.ts";
import type { GameSearchBoard } from "./search-board.ts";
import {
  makeContext,
  NO_NOISE,
  principalVariation,
  REPETITION_PLIES,
  recordKey,
  type SearchContext,
} from "./search-context.ts";
import { clearTable, makeTable, newGeneration } from "./transposition-table.ts";

/** The deepest search that is tried, in plies; extensions come on top. */
const MAX_DEPTH = 100;
/** The window around the last score, in hundredths of a man, from this depth on. */
const ASPIRATION_WINDOW = 25;
const ASPIRATION_DEPTH = 4;

/** A thinker for a game over its board, with a table of so many entries at most. */
export function pvsSearcher<Position, Move>(
  game: Game<Position, Move>,
  board: GameSearchBoard<Position, Move>,
  hashEntries: number,
): Searcher<Position, Move> {
  const table = makeTable(hashEntries);
  let state = makeContext(board, table);
  return {
    search(task, clock, report) {
      const started = clock.now();
      const atOnce = withoutSearch(game, board, task.position);
      if (atOnce) return atOnce;
      newGeneration(table);
      ageHistories(state);
      begin(state, board, task, clock, started);
      return deepen(game, board, state, task, started, report);
    },
    clear() {
      clearTable(table);
      state = makeContext(board, table);
    },
  };
}

/** What there is to say of a game that is over, or that can be won on the spot. */
function withoutSearch<Position, Move>(
  game: Game<Position, Move>,
  board: GameSearchBoard<Position, Move>,
  position: Position,
): SearchInfo<Move> | undefined {
  const found = { depth: 1, nodes: 0, milliseconds: 0 };
  const outcome = game.outcome(position);
  if (outcome) {
    return { ...found, depth: 0, score: endScore(outcome, game.toMove(position)), pv: [] };
  }
  board.setPosition(position);
  const move = board.instantWin();
  if (move === 0) return undefined;
  return { ...found, score: { kind: "win", plies: 1 }, pv: [board.moveOf(move)] };
}

function endScore({ winner }: Outcome, mover: number | "chance"): Score {
  if (winner === undefined) return { kind: "value", centi: 0 };
  return { kind: winner === mover ? "win" : "loss", plies: 0 };
}

function begin<Position, Move>(
  state: SearchContext,
  board: GameSearchBoard<Position, Move>,
  { position, earlier, limits, rootNoise = NO_NOISE }: SearchRequest<Position>,
  clock: Clock,
  started: number,
): void {
  const past = earlier.slice(-REPETITION_PLIES);
  state.gamePlies = past.length;
  state.lastIrreversible[0] = 0;
  past.forEach((before, index) => {
    board.setKeys(before);
    recordKey(state, index - past.length, index === 0);
  });
  board.setPosition(position);
  recordKey(state, 0, past.length === 0);
  state.nodes = 0;
  // A search that is over before its first node must not offer the line of the one before.
  state.pvLengths[0] = 0;
  state.stopped = false;
  state.rootNoise = rootNoise;
  state.clock = clock;
  state.nextClockCheck = 0;
  state.maxNodes = limits.nodes ?? Number.MAX_SAFE_INTEGER;
  state.deadline = started + (limits.milliseconds ?? Number.MAX_SAFE_INTEGER);
}

function deepen<Position, Move>(
  game: Game<Position, Move>,
  board: GameSearchBoard<Position, Move>,
  state: SearchContext,
  { position, limits }: SearchRequest<Position>,
  started: number,
  report: (finding: SearchInfo<Move>) => void,
): SearchInfo<Move> {
  let value = 0;
  let line: number[] = [];
  let finding: SearchInfo<Move> = {
    depth: 0,
    score: scoreOf(0),
    nodes: 0,
    milliseconds: 0,
    pv: [],
  };
  for (let depth = 1; depth <= Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH); depth++) {
    const found = searchRoot(state, depth, value);
    const better = principalVariation(state);
    // A depth that was cut short counts as far as it has come: the best of the last was tried first.
    if (better.length > 0) line = better;
    if (!state.stopped) value = found;
    finding = {
      depth: state.stopped ? depth - 1 : depth,
      score: scoreOf(value),
      nodes: state.nodes,
      milliseconds: state.clock.now() - started,
      pv: movesOf(game, board, position, line),
    };
    board.setPosition(position);
    if (state.stopped) break;
    report(finding);
    if (mateIsProven(value, depth)) break;
  }
  return finding;
}

/** A line as the game's moves; where the search has none to offer, a move that `make` accepts. */
function movesOf<Position, Move>(
  game: Game<Position, Move>,
  board: GameSearchBoard<Position, Move>,
  root: Position,
  line: readonly number[],
): readonly Move[] {
  board.setPosition(root);
  if (line.length === 0) return anyMove(board) ?? game.legalMoves(root).slice(0, 1);
  const moves: Move[] = [];
  for (const number of line) {
    // Where a list was cut, its moves need not be legal: the line ends before it.
    if (moves.length > 0 && board.incomplete()) break;
    moves.push(board.moveOf(number));
    if (!board.make(number)) break;
  }
  return moves;
}

function anyMove<Position, Move>(
  board: GameSearchBoard<Position, Move>,
): readonly Move[] | undefined {
  const list: number[] = [];
  const count = board.generate(list, false);
  for (const number of list.slice(0, count)) {
    const move = board.moveOf(number);
    if (board.make(number)) return [move];
  }
  return undefined;
}

/**
 * Whether deeper searches are left out: the end that was found is within the depth that was
 * searched. One that is nearer can still have been overlooked, where moves were left out.
 */
const mateIsProven = (value: number, depth: number): boolean => WIN - Math.abs(value) <= depth;

/** Searches with a narrow window around the expected score, and a wider one where that fails. */
function searchRoot(state: SearchContext, depth: number, expected: number): number {
  let margin =
    depth < ASPIRATION_DEPTH || Math.abs(expected) >= MATE_THRESHOLD ? INFINITE : ASPIRATION_WINDOW;
  for (;;) {
    const whole = margin >= INFINITE;
    const alpha = whole ? -INFINITE : expected - margin;
    const beta = whole ? INFINITE : expected + margin;
    const value = search(state, depth, alpha, beta, 0, false);
    if (state.stopped || whole || (value > alpha && value < beta)) return value;
    margin = margin > 400 ? INFINITE : margin * 4;
  }
}
