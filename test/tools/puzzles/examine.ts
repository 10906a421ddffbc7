/** Decides whether a position is a puzzle, and how difficult it is. */

import type { FindMate } from "../../../src/game/engine/mate/mate-search.ts";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import { pvTexts } from "../../../src/game/engine/search/pv-text.ts";
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";

/** A puzzle that has been found. */
export interface Found {
  readonly moves: number;
  readonly position: string;
  /** The solution, with the longest defence. */
  readonly line: readonly string[];
  /** Counts the replies to the first move; a quiet move and a sacrifice count as many replies. */
  readonly difficulty: number;
}

/** Why a position is not a puzzle. */
export type Rejection = "no forced win" | "too long to search" | "several first moves";

/** How many replies a quiet first move, or one that may be captured, is worth. */
const QUIET = 10;
const SACRIFICE = 10;

/** Searches for wins until all searches together have spent some steps. */
export interface Solver {
  readonly game: AnyGame;
  readonly findMate: FindMate<Position, Move>;
  /** Checks of the clock that are left, each after a few hundred nodes. */
  checks: number;
  /** The reply that last refuted a first move: it often refutes others. */
  refutation: string;
}

/** Returns a function that finds the shortest forced win in up to `most` moves. */
export function solverOf(game: AnyGame): Solver {
  const { findMate } = searchersFor(game, 1);
  if (!findMate) throw new Error(`${game.id} has no forced wins`);
  return { game, findMate, checks: 0, refutation: "" };
}

function findWin(solver: Solver, position: Position, most: number) {
  solver.checks--;
  const clock = { now: () => 0, stopped: () => --solver.checks < 0 };
  return solver.findMate({ position, earlier: [], limits: {} }, most, clock);
}

/** Returns the solution of a position with a forced win in up to `most` moves, or why there is none. */
export function solve(
  solver: Solver,
  position: Position,
  most: number,
  checks: number,
): readonly Move[] | Rejection {
  solver.checks = checks;
  const win = findWin(solver, position, most);
  if (win) return win.pv;
  return solver.checks < 0 ? "too long to search" : "no forced win";
}

/** Returns the puzzle of a solved position; rejects it if another first move wins as soon. */
export function puzzleOf(
  solver: Solver,
  position: Position,
  line: readonly Move[],
  checks: number,
): Found | Rejection {
  const { game } = solver;
  const moves = (line.length + 1) / 2;
  const [first] = line;
  const solution = game.writeMove(position, first!);
  solver.checks = checks;
  for (const other of game.legalMoves(position)) {
    if (game.writeMove(position, other) === solution) continue;
    const wins = winsBy(solver, position, other, moves);
    if (solver.checks < 0) return "too long to search";
    if (wins) return "several first moves";
  }
  return {
    moves,
    position: game.writePosition(position),
    line: pvTexts(game, position, line, game.writeMove),
    difficulty: difficultyOf(game, position, first!),
  };
}

/** Returns whether a move wins in so many moves, itself included, whatever the reply. */
function winsBy(solver: Solver, position: Position, move: Move, moves: number): boolean {
  const { game } = solver;
  const next = game.play(position, move);
  const outcome = game.outcome(next);
  if (outcome) return outcome.winner === game.toMove(position);
  if (moves === 1) return false;
  const replies = game
    .legalMoves(next)
    .map((reply) => [reply, game.writeMove(next, reply)] as const);
  replies.sort(([, a], [, b]) => Number(b === solver.refutation) - Number(a === solver.refutation));
  for (const [reply, text] of replies) {
    const after = game.play(next, reply);
    if (!game.outcome(after) && findWin(solver, after, moves - 1)) continue;
    solver.refutation = text;
    return false;
  }
  return true;
}

function difficultyOf(game: AnyGame, position: Position, move: Move): number {
  const next = game.play(position, move);
  if (game.outcome(next)) return game.legalMoves(position).length;
  const replies = game.legalMoves(next);
  const [finish] = game.squaresTouched(position, move).slice(-1);
  const pieces = (at: Position) =>
    game.diagram(at).cells.filter((cell) => cell?.pieces.length).length;
  const captures = pieces(next) < pieces(position);
  const given = replies.some((reply) => game.squaresTouched(next, reply).at(-1) === finish);
  return replies.length + (captures ? 0 : QUIET) + (given ? SACRIFICE : 0);
}
