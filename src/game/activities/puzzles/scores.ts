import { err, ok, type Result } from "../../../base/result.ts";
import type { LineFile } from "../../records/store/player-file.ts";
import { ignoredIn, readLines } from "../../records/store/player-lines.ts";
import type { Ports } from "../../session/ports.ts";

/** How something was finished, on a line of a file of scores. */
export interface ScoreEntry<R extends string> {
  /** The game's name in the catalogue. */
  readonly game: string;
  /** In text form: unlike a number, it stays the same when others are added. */
  readonly position: string;
  readonly result: R;
}

/** How a puzzle was finished: without a wrong move or a hint, with one, or by showing the solution. */
const RESULTS = ["unaided", "aided", "shown"] as const;

export type PuzzleResult = (typeof RESULTS)[number];
export type PuzzleScore = ScoreEntry<PuzzleResult>;

/** What a file of scores holds. */
export interface ScoreSheet<R extends string> {
  /** For messages: "puzzle scores". */
  readonly content: string;
  readonly file: "puzzleScores" | "stageScores";
  /** The first line of a new file. */
  readonly heading: string;
  readonly results: readonly R[];
  /** The score that a result adds to those before it; undefined if it adds nothing. */
  added(scores: readonly ScoreEntry<R>[], finished: ScoreEntry<R>): ScoreEntry<R> | undefined;
}

export const PUZZLE_SCORES: ScoreSheet<PuzzleResult> = {
  content: "puzzle scores",
  file: "puzzleScores",
  heading: "# Puzzles: game, position, result, day",
  results: RESULTS,
  added: newScore,
};

const LINE = /^([a-z]+) (\S*\/.*) ([a-z]+) \d{4}\.\d\d\.\d\d$/;

/** Reads the text of a file of scores, oldest first. Of two windows, both may have added the same. */
export function parseScores<R extends string>(text: string, { results, added }: ScoreSheet<R>) {
  const { values, ignored } = readLines(text, (line) => readScore(line, results));
  const scores: ScoreEntry<R>[] = [];
  for (const value of values) {
    const score = added(scores, value);
    if (score) scores.push(score);
  }
  return { scores, ignored };
}

function readScore<R extends string>(line: string, results: readonly R[]): Result<ScoreEntry<R>> {
  const [, game = "", position = "", word] = LINE.exec(line) ?? [];
  const result = results.find((candidate) => candidate === word);
  return result ? ok({ game, position, result }) : err("it is not a score.");
}

/** Writes a score as a line of its file. */
export const scoreLine = ({ game, position, result }: ScoreEntry<string>, day: string): string =>
  `${game} ${position} ${result} ${day}`;

/** The score that a result adds, aided if the solution was shown before; undefined if it adds none. */
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
export function streaksOf(scores: readonly PuzzleScore[], game: string) {
  let last = 0;
  let longest = 0;
  for (const { result } of scores.filter((score) => score.game === game)) {
    last = result === "unaided" ? last + 1 : 0;
    longest = Math.max(longest, last);
  }
  return { last, longest };
}

/** The files whose ignored lines have been named. */
const told = new WeakSet<LineFile>();

/** Reads the player's scores. Says which lines are ignored, once. */
export async function readScores<R extends string>(sheet: ScoreSheet<R>, { disk, screen }: Ports) {
  const file = disk[sheet.file];
  const text = await file.read();
  if (!text.ok) {
    screen.show(text.reason);
    return [];
  }
  const { scores, ignored } = parseScores(text.value, sheet);
  if (ignored.length > 0 && !told.has(file)) screen.show(`${ignoredIn(sheet.content, ignored)}.`);
  told.add(file);
  return scores;
}

/** Adds a score, unless it is no better than one before, and returns it. Says why it cannot be saved. */
export async function addScore<R extends string>(
  sheet: ScoreSheet<R>,
  finished: ScoreEntry<R>,
  ports: Ports,
): Promise<ScoreEntry<R> | undefined> {
  const { disk, screen } = ports;
  const added = sheet.added(await readScores(sheet, ports), finished);
  const line = added && scoreLine(added, disk.today());
  const saved = line === undefined ? ok(true) : await disk[sheet.file].add(line, sheet.heading);
  if (!saved.ok) screen.show(saved.reason);
  return added;
}
