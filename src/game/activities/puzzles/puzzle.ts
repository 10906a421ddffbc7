import { err, ok, type Result } from "../../../base/result.ts";
import { quoted } from "../../../base/text.ts";
import type { Game } from "../../rules/game.ts";

/** A position in which the side to move forces a goal (see goal.ts) by exactly one first move. */
export interface Puzzle {
  /** From 1. Shorter wins come first, and easier ones before harder ones. */
  readonly number: number;
  /** The moves of the side to move, up to and including the one that reaches the goal. */
  readonly moves: number;
  /** In text form. */
  readonly position: string;
  /** The moves of both sides as players write them; the defence is the longest. */
  readonly solution: readonly string[];
}

const SEPARATOR = " | ";

/** Reads "position | moves of the solution". */
export function parsePuzzle(line: string, number: number): Puzzle {
  const [position = "", moves = ""] = line.split(SEPARATOR);
  const solution = moves.split(" ");
  return { number, moves: Math.ceil(solution.length / 2), position, solution };
}

/** A puzzle as one line of a list: "number | moves | position | solution". */
export function puzzleLine({ number, moves, position, solution }: Puzzle): string {
  return [number, moves, position, solution.join(" ")].join(SEPARATOR);
}

export function puzzlePosition<Position, Move>(
  game: Pick<Game<Position, Move>, "readPosition">,
  { number, position }: Puzzle,
): Position {
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(`puzzle ${number}: ${read.reason}`);
  return read.value;
}

/** What a player asks for: a puzzle, or the next of a length; neither for the next of all. */
interface Choice {
  readonly puzzle?: Puzzle;
  readonly length: number | undefined;
}

/** Reads which puzzle to set: "17", "in 3", or "" for the next. */
export function readChoice(all: readonly Puzzle[], typed: string): Result<Choice> {
  if (typed === "") return ok({ length: undefined });
  const [, length, number] = /^(?:in (\d{1,6})|(\d{1,6}))$/.exec(typed) ?? [];
  if (length !== undefined) {
    return all.some(({ moves }) => moves === Number(length))
      ? ok({ length: Number(length) })
      : err(`The puzzles take 1 to ${all.at(-1)?.moves} moves.`);
  }
  if (number === undefined) {
    const forms = "type puzzle, puzzle 17, puzzle in 3 or puzzle scores";
    return err(`${quoted(typed)} is not a puzzle; ${forms}.`);
  }
  const puzzle = all[Number(number) - 1];
  return puzzle
    ? ok({ puzzle, length: undefined })
    : err(`The puzzles are numbered from 1 to ${all.length}.`);
}

/**
 * The first unsolved puzzle after a number, or else the first from the beginning; never that number
 * itself. Undefined if there is none.
 * @param solved the positions of the solved puzzles
 */
export function nextPuzzle(
  all: readonly Puzzle[],
  solved: ReadonlySet<string>,
  after: number,
  length: number | undefined,
): Puzzle | undefined {
  const open = all.filter(
    ({ number, moves, position }) =>
      !solved.has(position) && number !== after && (length === undefined || moves === length),
  );
  return open.find(({ number }) => number > after) ?? open[0];
}
