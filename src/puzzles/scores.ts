/** How a puzzle was finished: without a wrong move or a hint, with one, or by showing the solution. */
const RESULTS = ["unaided", "aided", "shown"] as const;

export type PuzzleResult = (typeof RESULTS)[number];

/** A puzzle that a player has finished. */
export interface PuzzleScore {
  /** The game's name in the catalogue. */
  readonly game: string;
  readonly number: number;
  readonly result: PuzzleResult;
}

const HEADING = "# Puzzles: game, number, result, day\n";

const LINE = /^([a-z]+) ([1-9]\d{0,5}) ([a-z]+) \d{4}\.\d\d\.\d\d$/;

/**
 * Reads the text of a file of scores, oldest first. Empty lines and lines that begin with # are
 * skipped; returns the numbers, from 1, of other lines that are not scores.
 */
export function parseScores(text: string): {
  readonly scores: readonly PuzzleScore[];
  readonly ignored: readonly number[];
} {
  const scores: PuzzleScore[] = [];
  const ignored: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, game = "", number, word] = LINE.exec(line.trim()) ?? [];
    const result = RESULTS.find((candidate) => candidate === word);
    if (result) scores.push({ game, number: Number(number), result });
    else ignored.push(index + 1);
  }
  return { scores, ignored };
}

/** Returns the text of a file of scores with another score. */
export function withScore(text: string, score: PuzzleScore, day: string): string {
  const before = text === "" || text.endsWith("\n") ? text || HEADING : `${text}\n`;
  return `${before}${score.game} ${score.number} ${score.result} ${day}\n`;
}

/**
 * Returns the score that a result adds; undefined if the puzzle has been solved before, or shown
 * again. A puzzle whose solution has been shown is solved with help.
 */
export function newScore(
  scores: readonly PuzzleScore[],
  { game, number, result }: PuzzleScore,
): PuzzleScore | undefined {
  const before = scores.filter((score) => score.game === game && score.number === number);
  if (before.some((score) => score.result !== "shown")) return undefined;
  if (before.length === 0) return { game, number, result };
  return result === "shown" ? undefined : { game, number, result: "aided" };
}

/** Returns the numbers of the puzzles of a game that have been solved. */
export function solvedIn(scores: readonly PuzzleScore[], game: string): ReadonlySet<number> {
  const solved = scores.filter((score) => score.game === game && score.result !== "shown");
  return new Set(solved.map(({ number }) => number));
}

/** Returns how many puzzles in a row were solved unaided: last, and at most. */
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
