import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import type { Puzzle } from "./puzzle.ts";

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
