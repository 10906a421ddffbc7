import { err, ok, type Result } from "../core/result.ts";
import { readLines } from "../records/store/player-lines.ts";
import type { Puzzle } from "./puzzle.ts";
import { puzzlesOf } from "./puzzles.ts";

/** How something was finished, on a line of a file of scores. */
export interface Score<R extends string> {
  /** The game's name in the catalogue. */
  readonly game: string;
  /** In text form: unlike a number, it stays the same when others are added. */
  readonly position: string;
  readonly result: R;
}

/** How a puzzle was finished: without a wrong move or a hint, with one, or by showing the solution. */
const RESULTS = ["unaided", "aided", "shown"] as const;

export type PuzzleResult = (typeof RESULTS)[number];
export type PuzzleScore = Score<PuzzleResult>;

const HEADING = "# Puzzles: game, position, result, day\n";

/** What a file of scores holds. */
export interface ScoreSheet<R extends string> {
  /** For messages: "puzzle scores". */
  readonly content: string;
  /** The first line of a new file. */
  readonly heading: string;
  readonly results: readonly R[];
  /** The text of an older file in today's form. */
  upgrade(text: string): Promise<string>;
  /** The score that a result adds to those before it; undefined if it adds nothing. */
  added(scores: readonly Score<R>[], finished: Score<R>): Score<R> | undefined;
}

export const PUZZLE_SCORES: ScoreSheet<PuzzleResult> = {
  content: "puzzle scores",
  heading: HEADING,
  results: RESULTS,
  upgrade: withPositions,
  added: newScore,
};

/** A score; in place of the position there is a number if `withPositions` knows no such puzzle. */
const LINE = /^([a-z]+) ([1-9]\d{0,5}|\S*\/.*) ([a-z]+) \d{4}\.\d\d\.\d\d$/;

/** Older files name puzzles by their numbers. */
const OLD_HEADING = "# Puzzles: game, number, result, day\n";
const OLD_PUZZLE = /^[^\S\n]*([a-z]+) ([1-9]\d{0,5})(?= [a-z]+ \d{4}\.\d\d\.\d\d[^\S\n]*$)/gm;

/** Replaces the numbers of puzzles in the text of an older file of scores by their positions. */
export async function withPositions(text: string): Promise<string> {
  const puzzles = new Map<string, readonly Puzzle[]>();
  for (const [, game = ""] of text.matchAll(OLD_PUZZLE))
    if (!puzzles.has(game)) puzzles.set(game, await puzzlesOf(game));
  return text
    .replace(OLD_HEADING, HEADING)
    .replace(OLD_PUZZLE, (old, game: string, number: string) => {
      const puzzle = puzzles.get(game)?.[Number(number) - 1];
      return puzzle ? `${game} ${puzzle.position}` : old;
    });
}

/** Reads the text of a file of scores, oldest first. */
export const parseScores = <R extends string>(text: string, { results }: ScoreSheet<R>) =>
  readLines(text, (line) => readScore(line, results));

function readScore<R extends string>(line: string, results: readonly R[]): Result<Score<R>> {
  const [, game = "", position = "", word] = LINE.exec(line) ?? [];
  const result = results.find((candidate) => candidate === word);
  return result ? ok({ game, position, result }) : err("it is not a score.");
}

export function withScore<R extends string>(
  text: string,
  { game, position, result }: Score<R>,
  day: string,
  { heading }: ScoreSheet<R>,
): string {
  const before = text === "" || text.endsWith("\n") ? text || heading : `${text}\n`;
  return `${before}${game} ${position} ${result} ${day}\n`;
}

/**
 * The score that a result adds; undefined if the puzzle has been solved before, or shown
 * again. A puzzle whose solution has been shown is solved with help.
 */
export function newScore(
  scores: readonly PuzzleScore[],
  { game, position, result }: PuzzleScore,
): PuzzleScore | undefined {
  const before = scores.filter((score) => score.game === game && score.position === position);
  if (before.some((score) => score.result !== "shown")) return undefined;
  if (before.length === 0) return { game, position, result };
  return result === "shown" ? undefined : { game, position, result: "aided" };
}

/** The positions of the puzzles of a game that have been solved. */
export function solvedIn(scores: readonly PuzzleScore[], game: string): ReadonlySet<string> {
  const solved = scores.filter((score) => score.game === game && score.result !== "shown");
  return new Set(solved.map(({ position }) => position));
}

/** How many puzzles in a row were solved unaided: last, and at most. */
export function streaksOf(
  scores: readonly PuzzleScore[],
  game: string,
): { readonly last: number; readonly longest: number } {
  let last = 0;
  let longest = 0;
  for (const { result } of scores.filter((score) => score.game === game)) {
    last = result === "unaided" ? last + 1 : 0;
    longest = Math.max(longest, last);
  }
  return { last, longest };
}
