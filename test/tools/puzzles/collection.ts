/** The puzzles found so far, and the reasons for which positions were rejected. */
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";
import { type Found, puzzleOf, type Rejection, type Solver, solve, solverOf } from "./examine.ts";
import { type Likeness, likenessOf, lookAlike, shapeOf } from "./likeness.ts";

/** The steps of 512 nodes after which the comparison with other first moves is given up. */
const STEPS_TO_COMPARE = 2000;

/** Why a position is not added. */
type Reason = Rejection | "length full" | "seen before" | "look-alike";

/** A position with a forced win. */
export interface Solved {
  readonly position: Position;
  readonly line: readonly Move[];
}

/** Puzzles of a game. */
export interface Collection {
  readonly game: AnyGame;
  readonly solver: Solver;
  /** The puzzles wanted, by the number of moves from 1. */
  readonly wanted: readonly number[];
  readonly found: Found[];
  readonly shapes: Set<string>;
  readonly likenesses: Likeness[];
  readonly rejected: Map<Reason, number>;
  candidates: number;
}

/** Returns a collection without puzzles. */
export const emptyCollection = (game: AnyGame, wanted: readonly number[]): Collection => ({
  game,
  solver: solverOf(game),
  wanted,
  found: [],
  shapes: new Set(),
  likenesses: [],
  rejected: new Map(),
  candidates: 0,
});

/** Returns whether no puzzle of any length is lacking. */
export const isFull = (collection: Collection): boolean =>
  collection.wanted.every((_, index) => lacking(collection, index + 1) <= 0);

/** Solves a position in up to so many steps; undefined if it has no win in up to `most` moves. */
export function solved(
  collection: Collection,
  position: Position,
  steps: number,
  most = collection.wanted.length,
): Solved | undefined {
  collection.candidates++;
  const line = solve(collection.solver, position, most, steps);
  if (typeof line !== "string") return { position, line };
  reject(collection, line);
  return undefined;
}

/**
 * Adds the puzzle of a length that is most lacking; at most one, since the others are like it.
 * Returns it, or undefined if there is none.
 */
export function addOne(collection: Collection, all: readonly Solved[]): Found | undefined {
  const need = ({ line }: Solved) => lacking(collection, (line.length + 1) / 2);
  for (const one of [...all].sort((a, b) => need(b) - need(a))) {
    const puzzle = add(collection, one);
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** Returns how many puzzles of a length are lacking. */
export const lacking = ({ wanted, found }: Collection, length: number): number =>
  (wanted[length - 1] ?? 0) - found.filter(({ moves }) => moves === length).length;

const reject = ({ rejected }: Collection, reason: Reason) =>
  rejected.set(reason, (rejected.get(reason) ?? 0) + 1);

/** Adds the puzzle of a solved position, and returns it; undefined if it is rejected. */
function add(collection: Collection, { position, line }: Solved): Found | undefined {
  const { game, solver, found, shapes, likenesses } = collection;
  const text = game.writePosition(position);
  const [start = 0, finish = 0] = game.squaresTouched(position, line[0]!);
  const shape = shapeOf(text);
  const likeness = likenessOf(text, [start, finish]);
  const puzzle =
    unwanted(collection, line, shape, likeness) ??
    puzzleOf(solver, position, line, STEPS_TO_COMPARE);
  if (typeof puzzle === "string") {
    reject(collection, puzzle);
    return undefined;
  }
  shapes.add(shape);
  likenesses.push(likeness);
  found.push(puzzle);
  console.error(collection.candidates, puzzle.moves, JSON.stringify(puzzle));
  return puzzle;
}

function unwanted(
  collection: Collection,
  line: readonly Move[],
  shape: string,
  likeness: Likeness,
): Reason | undefined {
  if (lacking(collection, (line.length + 1) / 2) <= 0) return "length full";
  if (collection.shapes.has(shape)) return "seen before";
  const alike = collection.likenesses.some((other) => lookAlike(likeness, other));
  return alike ? "look-alike" : undefined;
}
