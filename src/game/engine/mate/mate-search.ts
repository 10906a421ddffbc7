/**
 * The mate search: finds forced wins by trying every move against every reply, so that the number
 * of moves is exact. To look far ahead, the main search must prune moves that seem pointless, so it
 * may find a quiet win late, especially if one side is far ahead anyway.
 */
import type { Game } from "../../rules/game.ts";
import { type Budget, budgetOf, countNode, elapsed } from "../limits.ts";
import { MATE_THRESHOLD, WIN } from "../search/scores.ts";
import {
  type GameSearchBoard,
  movesOn,
  NO_SCORE,
  type SearchBoard,
} from "../search/search-board.ts";
import type { Clock, SearchInfo, SearchRequest } from "../types.ts";

/**
 * Finds the quickest forced win of the side to move in up to `maxMoves` of its own moves, with a
 * principal variation in which the loser holds out as long as possible; a stop may shorten it.
 * Returns undefined if there is none, if the limits of the request (nodes and time) are reached
 * first, or if a position has too many moves to list.
 */
export type FindMate<P, M> = (
  request: SearchRequest<P>,
  maxMoves: number,
  clock: Clock,
) => SearchInfo<M> | undefined;

interface MateSearch {
  readonly board: SearchBoard;
  readonly minMoves: 1 | 2;
  readonly budget: Budget;
  /** Positions with the attacker to move. */
  readonly table: Map<number, MateEntry>;
  /** The reply that last refuted an attack, by the number of moves left: it often does again. */
  readonly refutations: number[];
}

type MateEntry = ReturnType<typeof newEntry>;

/** The fewest moves that win a position, the first of them, and the most that do not. */
const newEntry = (high: number) => ({ high, wins: Number.POSITIVE_INFINITY, move: 0, fails: 0 });

const MAX_ENTRIES = 300_000;

/**
 * The mate search on the search board of a game. `minMoves` is the fewest moves that a win can
 * take on it: 1 if a move can end the game, 2 if `make` rejects moves that lose at once.
 */
export function mateSearcher<P, M>(
  game: Game<P, M>,
  board: GameSearchBoard<P, M>,
  minMoves: 1 | 2,
): FindMate<P, M> {
  return ({ position, limits }, maxMoves, clock) => {
    if (game.outcome(position)) return undefined;
    const budget = budgetOf(limits, clock, board.clockInterval);
    const search = { board, minMoves, budget, table: new Map(), refutations: [] };
    board.setPosition(position);
    const moves = board.instantWin() === 0 ? fewestMoves(search, maxMoves) : 1;
    if (moves === undefined) return undefined;
    // A proven win deserves its whole principal variation: only a stop cuts it short.
    const unlimited = { ...search, budget: budgetOf({}, clock, board.clockInterval) };
    return {
      depth: 2 * moves - 1,
      score: { kind: "win", plies: 2 * moves - 1 },
      nodes: budget.nodes,
      milliseconds: elapsed(budget),
      pv: pvOf(unlimited, game, board, position, moves),
    };
  };
}

/** The fewest moves of a forced win for the side to move; undefined above `maxMoves`. */
function fewestMoves(search: MateSearch, maxMoves: number): number | undefined {
  for (let moves = 1; moves <= maxMoves; moves++) {
    const move = winningMove(search, moves);
    if (search.budget.stopped) return undefined;
    if (move !== 0) return moves;
  }
  return undefined;
}

/** An incomplete move list would prove nothing. Returns true once the search has been stopped. */
function stopIfIncomplete({ board, budget }: MateSearch): boolean {
  budget.stopped ||= board.incomplete();
  return budget.stopped;
}

/** A move with which the side to move wins within `moves` moves; 0 if there is none. */
function winningMove(search: MateSearch, moves: number): number {
  const { board, minMoves } = search;
  if (moves < minMoves || countNode(search.budget) || board.terminalScore() !== NO_SCORE) return 0;
  const entry = entryOf(search);
  if (entry.wins <= moves) return entry.move;
  if (entry.fails >= moves) return 0;
  const list = movesOn(board);
  if (stopIfIncomplete(search)) return 0;
  for (const move of list) {
    if (!board.make(move)) continue;
    const lost = isLost(search, moves - 1);
    board.unmake();
    if (search.budget.stopped) return 0;
    if (!lost) continue;
    entry.wins = moves;
    entry.move = move;
    return move;
  }
  entry.fails = moves;
  return 0;
}

function entryOf({ board, table }: MateSearch): MateEntry {
  const { keyLow, keyHigh } = board;
  const known = table.get(keyLow);
  if (known?.high === keyHigh) return known;
  if (table.size >= MAX_ENTRIES) table.clear();
  const entry = newEntry(keyHigh);
  table.set(keyLow, entry);
  return entry;
}

/** Whether the side to move loses, whatever it plays, within `moves` opposing moves. */
function isLost(search: MateSearch, moves: number): boolean {
  if (countNode(search.budget)) return false;
  const { board, refutations } = search;
  const ended = board.terminalScore();
  if (ended !== NO_SCORE) return ended <= -MATE_THRESHOLD;
  const list = movesOn(board);
  if (stopIfIncomplete(search)) return false;
  const first = list.indexOf(refutations[moves] ?? 0);
  if (first > 0) [list[0], list[first]] = [list[first]!, list[0]!];
  let replies = 0;
  for (const reply of list) {
    if (!board.make(reply)) continue;
    replies++;
    const wins = winningMove(search, moves) !== 0;
    board.unmake();
    if (wins) continue;
    refutations[moves] = reply;
    return false;
  }
  if (replies > 0) return true;
  const score = board.noMoveScore();
  return score <= -MATE_THRESHOLD && WIN + score <= 2 * moves;
}

/** The principal variation of a proven win, with its last move, as far as time allows. */
function pvOf<P, M>(
  search: MateSearch,
  game: Game<P, M>,
  board: GameSearchBoard<P, M>,
  start: P,
  moves: number,
) {
  const pv: M[] = [];
  let position = start;
  const play = (move: M) => {
    pv.push(move);
    position = game.play(position, move);
    board.setPosition(position);
  };
  board.setPosition(position);
  for (let movesLeft = moves; movesLeft > 0; movesLeft--) {
    const entry = entryOf(search);
    const proven = entry.wins <= movesLeft ? entry.move : 0;
    const move = board.instantWin() || proven || winningMove(search, movesLeft);
    if (move === 0) break;
    play(board.moveOf(move));
    const [first] = game.legalMoves(position);
    if (first === undefined) break;
    const reply = longestReply(search, movesLeft - 1);
    if (search.budget.stopped) break;
    play(reply === 0 ? first : board.moveOf(reply));
  }
  return pv;
}

/** Finds the reply after which the win takes longest; 0 if `make` rejects them all. */
function longestReply(search: MateSearch, moves: number): number {
  const { board } = search;
  let best = 0;
  let longest = 0;
  for (const reply of movesOn(board)) {
    if (!board.make(reply)) continue;
    let needed = 1;
    while (needed < moves && !search.budget.stopped && winningMove(search, needed) === 0) needed++;
    board.unmake();
    if (needed <= longest) continue;
    longest = needed;
    best = reply;
  }
  return best;
}
