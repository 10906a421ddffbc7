/**
 * Iterative deepening: the search is made one ply deep, then two, and so on until a limit is
 * reached. Every depth finds its good moves in the transposition table of the one before, which
 * saves more than the repetition costs, and there is a move to play whenever the time is up.
 */
import type { Game, Outcome } from "../../core/game.ts";
import type { Clock, Finding, Score, Task, Thinker } from "../types.ts";
import { calmDown } from "./move-ordering.ts";
import { search } from "./pvs.ts";
import { INFINITE, scoreOf, WIN, WON } from "./scores.ts";
import type { Arena } from "./search-board.ts";
import { bestLine, LOOKING_BACK, makeSearch, type SearchState, visit } from "./search-context.ts";
import { clearTable, growOld, makeTable } from "./transposition-table.ts";

/** The deepest search that is tried, in plies; extensions come on top. */
const DEEPEST = 100;
/** The window around the last score, in hundredths of a man, from this depth on. */
const WINDOW = 25;
const WINDOW_FROM = 4;

/** A thinker for a game over its arena, with a table of so many entries at most. */
export function alphaBetaThinker<Position, Move>(
  game: Game<Position, Move>,
  arena: Arena<Position, Move>,
  hashEntries: number,
): Thinker<Position, Move> {
  const table = makeTable(hashEntries);
  let state = makeSearch(arena, table);
  return {
    think(task, clock, report) {
      const started = clock.now();
      const atOnce = withoutSearch(game, arena, task.position);
      if (atOnce) return atOnce;
      growOld(table);
      calmDown(state);
      begin(state, arena, task, clock, started);
      return deepen(game, arena, state, task, started, report);
    },
    clear() {
      clearTable(table);
      state = makeSearch(arena, table);
    },
  };
}

/** What there is to say of a game that is over, or that can be won on the spot. */
function withoutSearch<Position, Move>(
  game: Game<Position, Move>,
  arena: Arena<Position, Move>,
  position: Position,
): Finding<Move> | undefined {
  const found = { depth: 1, nodes: 0, milliseconds: 0 };
  const outcome = game.outcome(position);
  if (outcome) {
    return { ...found, depth: 0, score: endScore(outcome, game.toMove(position)), line: [] };
  }
  arena.place(position);
  const move = arena.instantWin();
  if (move === 0) return undefined;
  return { ...found, score: { kind: "win", plies: 1 }, line: [arena.moveOf(move)] };
}

function endScore({ winner }: Outcome, mover: number | "chance"): Score {
  if (winner === undefined) return { kind: "value", centi: 0 };
  return { kind: winner === mover ? "win" : "loss", plies: 0 };
}

function begin<Position, Move>(
  state: SearchState,
  arena: Arena<Position, Move>,
  { position, earlier, limits, variety = 0 }: Task<Position>,
  clock: Clock,
  started: number,
): void {
  const past = earlier.slice(-LOOKING_BACK);
  state.past = past.length;
  state.since[0] = 0;
  past.forEach((before, index) => {
    arena.recall(before);
    visit(state, index - past.length, index === 0);
  });
  arena.place(position);
  visit(state, 0, past.length === 0);
  state.nodes = 0;
  // A search that is over before its first node must not offer the line of the one before.
  state.lengths[0] = 0;
  state.over = false;
  state.variety = variety;
  state.clock = clock;
  state.asksAt = 0;
  state.mostNodes = limits.nodes ?? Number.MAX_SAFE_INTEGER;
  state.endsAt = started + (limits.milliseconds ?? Number.MAX_SAFE_INTEGER);
}

function deepen<Position, Move>(
  game: Game<Position, Move>,
  arena: Arena<Position, Move>,
  state: SearchState,
  { position, limits }: Task<Position>,
  started: number,
  report: (finding: Finding<Move>) => void,
): Finding<Move> {
  let value = 0;
  let line: number[] = [];
  let finding: Finding<Move> = { depth: 0, score: scoreOf(0), nodes: 0, milliseconds: 0, line: [] };
  for (let depth = 1; depth <= Math.min(limits.depth ?? DEEPEST, DEEPEST); depth++) {
    const found = searchRoot(state, depth, value);
    const better = bestLine(state);
    // A depth that was cut short counts as far as it has come: the best of the last was tried first.
    if (better.length > 0) line = better;
    if (!state.over) value = found;
    finding = {
      depth: state.over ? depth - 1 : depth,
      score: scoreOf(value),
      nodes: state.nodes,
      milliseconds: state.clock.now() - started,
      line: movesOf(game, arena, position, line),
    };
    arena.place(position);
    if (state.over) break;
    report(finding);
    if (settled(value, depth)) break;
  }
  return finding;
}

/** A line as the game's moves; where the search has none to offer, a move that `make` accepts. */
function movesOf<Position, Move>(
  game: Game<Position, Move>,
  arena: Arena<Position, Move>,
  root: Position,
  line: readonly number[],
): readonly Move[] {
  arena.place(root);
  if (line.length === 0) return anyMove(arena) ?? game.legalMoves(root).slice(0, 1);
  const moves: Move[] = [];
  for (const number of line) {
    // Where a list was cut, its moves need not be legal: the line ends before it.
    if (moves.length > 0 && arena.incomplete()) break;
    moves.push(arena.moveOf(number));
    if (!arena.make(number)) break;
  }
  return moves;
}

function anyMove<Position, Move>(arena: Arena<Position, Move>): readonly Move[] | undefined {
  const list: number[] = [];
  const count = arena.generate(list, false);
  for (const number of list.slice(0, count)) {
    const move = arena.moveOf(number);
    if (arena.make(number)) return [move];
  }
  return undefined;
}

/**
 * Whether deeper searches are left out: the end that was found is within the depth that was
 * searched. One that is nearer can still have been overlooked, where moves were left out.
 */
const settled = (value: number, depth: number): boolean => WIN - Math.abs(value) <= depth;

/** Searches with a narrow window around the expected score, and a wider one where that fails. */
function searchRoot(state: SearchState, depth: number, expected: number): number {
  let margin = depth < WINDOW_FROM || Math.abs(expected) >= WON ? INFINITE : WINDOW;
  for (;;) {
    const whole = margin >= INFINITE;
    const alpha = whole ? -INFINITE : expected - margin;
    const beta = whole ? INFINITE : expected + margin;
    const value = search(state, depth, alpha, beta, 0, false);
    if (state.over || whole || (value > alpha && value < beta)) return value;
    margin = margin > 400 ? INFINITE : margin * 4;
  }
}
