/** Decides whether a position of zamma is a puzzle, and how difficult it is. */

import {
  balanceOf,
  bestReply,
  findGain,
  type Target,
  winnerFor,
} from "../../../src/game/activities/puzzles/zamma/zamma-goal.ts";
import type { ZammaVariant } from "../../../src/game/rules/zamma/board.ts";
import { legalMoves, play } from "../../../src/game/rules/zamma/moves.ts";
import type { ZammaMove, ZammaPosition } from "../../../src/game/rules/zamma/position.ts";

/** A puzzle that has been found. */
export interface FoundGain {
  readonly position: ZammaPosition;
  readonly moves: number;
  readonly kind: Kind;
  /** The men gained; infinite for a win of the game. */
  readonly gain: number;
  /** The solution, with the longest defence. */
  readonly line: readonly ZammaMove[];
  /** Counts the first moves to choose from; a quiet move and a sacrifice count as several. */
  readonly difficulty: number;
}

/** What the first move is, or `win` if the puzzle is to win the game. */
export type Kind = "capture" | "quiet" | "sacrifice" | "win";

/** Why a position is not a puzzle. */
export type Rejection =
  | "no gain"
  | "several first moves"
  /** A reply that gives up less loses sooner, so that the number of moves would mislead. */
  | "better defence is shorter"
  | "too long to search"
  | "trivial";

/** The most moves of a puzzle. */
const MOST_MOVES = 4;
/** The smallest gain that makes a puzzle. */
const LEAST_GAIN = 2;
/** Every other first move gains at least so many men less. */
const MARGIN = 2;
/**
 * The effort after which searches are given up: to solve a position, to do so in the most moves,
 * which rarely succeeds, and to compare the first moves, which answers at the prompt have to do.
 */
const EFFORT_TO_SOLVE = 150_000;
const EFFORT_FOR_LONGEST = 60_000;
const EFFORT_TO_COMPARE = 400_000;
/** The fewest first moves to choose from: the captures of a puzzle that begins with one, or all. */
const FEWEST_CAPTURES = 2;
const FEWEST_QUIET = 5;
/** A win of the game is looked for only if the loser has at most so many pieces. */
const FEW_PIECES = 8;
/** How many first moves a quiet one, or a sacrifice, is worth. */
const HARDER = { capture: 0, quiet: 5, sacrifice: 15 };

/** Thrown when a search takes longer than an answer at the prompt may. */
class TooLong extends Error {}

/** Counts the work of searches, as the number of times that the lines of the board are read. */
export interface Effort {
  readonly variant: ZammaVariant;
  left: number;
}

/** Returns a variant that counts how often the lines of its board are read. */
export function effortOf({ board, removal }: ZammaVariant): Effort {
  const effort: Effort = {
    left: 0,
    variant: {
      removal,
      board: {
        ...board,
        get rays() {
          if (--effort.left < 0) throw new TooLong();
          return board.rays;
        },
      },
    },
  };
  return effort;
}

/** Returns the puzzle of a position; rejects it if the searches take too long. */
export function examine(effort: Effort, position: ZammaPosition): FoundGain | Rejection {
  const counted = { ...position, variant: effort.variant };
  try {
    const found = winAt(effort, counted) ?? gainAt(effort, counted);
    return typeof found === "string" ? found : { ...found, position };
  } catch (error) {
    if (error instanceof TooLong) return "too long to search";
    throw error;
  }
}

function winAt(effort: Effort, position: ZammaPosition): FoundGain | Rejection | undefined {
  const { points, toMove } = position;
  const loser = [...points].filter((piece) => (toMove === 0 ? "wW" : "bB").includes(piece));
  if (loser.length > FEW_PIECES) return undefined;
  const target = { attacker: toMove, balance: Number.POSITIVE_INFINITY };
  const moves = movesFor(effort, target, position);
  return moves === undefined ? undefined : puzzleOf(effort, target, position, moves, target);
}

/** Returns the puzzle of the greatest gain in the fewest moves in which there is one. */
function gainAt(effort: Effort, position: ZammaPosition): FoundGain | Rejection {
  const attacker = position.toMove;
  const before = balanceOf(position, attacker);
  const moves = movesFor(effort, { attacker, balance: before + LEAST_GAIN }, position);
  if (moves === undefined) return "no gain";
  effort.left = EFFORT_TO_COMPARE;
  let balance = before + LEAST_GAIN;
  while (findGain({ attacker, balance: balance + 1 }, position, moves)) balance++;
  const less = { attacker, balance: balance - MARGIN + 1 };
  return puzzleOf(effort, { attacker, balance }, position, moves, less);
}

/** Returns the fewest moves that force a target; undefined if there are too many. */
function movesFor(effort: Effort, target: Target, position: ZammaPosition): number | undefined {
  effort.left = EFFORT_TO_SOLVE;
  const short = findGain(target, position, MOST_MOVES - 1);
  if (short) return short.moves;
  effort.left = EFFORT_FOR_LONGEST;
  return findGain(target, position, MOST_MOVES)?.moves;
}

/**
 * Returns the puzzle of a position in which a target is forced in some moves; rejects it if another
 * first move forces even `less`.
 */
function puzzleOf(
  effort: Effort,
  target: Target,
  position: ZammaPosition,
  moves: number,
  less: Target,
): FoundGain | Rejection {
  effort.left = EFFORT_TO_COMPARE;
  const all = legalMoves(position);
  const after = (move: ZammaMove) => play(position, move);
  const good = all.filter((move) => forces(less, after(move), moves - 1));
  const [first] = good;
  if (!first) throw new Error("a gain has no first move");
  if (good.length > 1) return "several first moves";
  const captures = first.captured.length > 0;
  const fewest = captures ? FEWEST_CAPTURES : FEWEST_QUIET;
  if (all.length < fewest || (moves === 1 && !captures)) return "trivial";
  const line = lineOf(target, position, moves);
  if (!line.some(isAttackersCapture)) return "trivial";
  if (line.length < 2 * moves - 1) return "better defence is shorter";
  const given = legalMoves(after(first)).some(({ captured }) => captured.length > 0);
  const begins = captures ? "capture" : given ? "sacrifice" : "quiet";
  const gain = target.balance - balanceOf(position, target.attacker);
  const kind = gain === Number.POSITIVE_INFINITY ? "win" : begins;
  return { position, moves, kind, gain, line, difficulty: all.length + HARDER[begins] };
}

const isAttackersCapture = ({ captured }: ZammaMove, ply: number) =>
  ply % 2 === 0 && captured.length > 0;

/** Returns whether the attacker, who has just moved, forces a target in so many more moves. */
function forces(target: Target, position: ZammaPosition, moves: number): boolean {
  const winner = winnerFor(target, position);
  if (winner !== undefined) return winner === target.attacker;
  return !bestReply(target, position, moves).holds;
}

/** Returns the solution, with the best defence. */
function lineOf(target: Target, start: ZammaPosition, moves: number): ZammaMove[] {
  const line: ZammaMove[] = [];
  let position = start;
  for (let left = moves; winnerFor(target, position) === undefined; ) {
    const attacks = position.toMove === target.attacker;
    const move = attacks
      ? findGain(target, position, left--)!.first
      : bestReply(target, position, left).reply;
    line.push(move);
    position = play(position, move);
  }
  return line;
}
