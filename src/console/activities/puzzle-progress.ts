import { inWords, movesInWords } from "../../core/text.ts";
import type { Puzzle } from "../../puzzles/puzzles.ts";
import {
  newScore,
  type PuzzleScore,
  parseScores,
  solvedIn,
  streaksOf,
  withScore,
} from "../../puzzles/scores.ts";
import type { Ports } from "../ports.ts";

/** The most ignored lines that are listed. */
const MOST_LISTED = 5;

/** The player's scores. Says which lines are ignored. */
export async function readScores({ disk, terminal }: Ports): Promise<readonly PuzzleScore[]> {
  const text = await disk.puzzleScores.read();
  if (!text.ok) {
    terminal.say(text.reason);
    return [];
  }
  const { scores, ignored } = parseScores(text.value);
  if (ignored.length > 0) terminal.say(noticeOf(ignored));
  return scores;
}

function noticeOf(ignored: readonly number[]): string {
  if (ignored.length === 1) return `Line ${ignored[0]} of your puzzle scores is ignored.`;
  const listed = ignored.slice(0, MOST_LISTED).map(String);
  const more = ignored.length - listed.length;
  return `Lines ${inWords(more > 0 ? [...listed, `${more} more`] : listed)} of your puzzle scores are ignored.`;
}

/** Adds a score, unless the puzzle was solved before, and saves it. Says why it cannot be saved. */
export async function addScore(
  scores: readonly PuzzleScore[],
  finished: PuzzleScore,
  { disk, terminal }: Ports,
): Promise<readonly PuzzleScore[]> {
  const added = newScore(scores, finished);
  if (!added) return scores;
  const saved = await disk.puzzleScores.change((text) => withScore(text, added, disk.today()));
  if (!saved.ok) terminal.say(saved.reason);
  return [...scores, added];
}

/** The progress: how many puzzles of each length are solved, and the streaks. */
export function progressLines(
  puzzles: readonly Puzzle[],
  scores: readonly PuzzleScore[],
  game: string,
): readonly string[] {
  const solved = solvedIn(scores, game);
  const progress = (some: readonly Puzzle[]) =>
    `${some.filter(({ number }) => solved.has(number)).length} of ${some.length}`;
  const lengths = [...new Set(puzzles.map(({ moves }) => moves))];
  const { last, longest } = streaksOf(scores, game);
  return [
    `Puzzles solved: ${progress(puzzles)}.`,
    ...lengths.map(
      (length) =>
        `In ${movesInWords(length)}: ${progress(puzzles.filter(({ moves }) => moves === length))}.`,
    ),
    `Current streak without help: ${last}; longest: ${longest}.`,
  ];
}
