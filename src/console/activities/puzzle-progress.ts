import { movesInWords } from "../../core/text.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import {
  newScore,
  type PuzzleScore,
  parseScores,
  solvedIn,
  streaksOf,
  withPositions,
  withScore,
} from "../../puzzles/scores.ts";
import { ignoredIn } from "../../records/store/player-lines.ts";
import type { Ports } from "../ports.ts";

/** Reads the player's scores. Says which lines are ignored. */
export async function readScores({ disk, terminal }: Ports): Promise<readonly PuzzleScore[]> {
  const text = await disk.puzzleScores.read();
  if (!text.ok) {
    terminal.say(text.reason);
    return [];
  }
  const { scores, ignored } = parseScores(await withPositions(text.value));
  if (ignored.length > 0) terminal.say(`${ignoredIn("puzzle scores", ignored)}.`);
  return scores;
}

/** Adds a score, unless the puzzle was solved before, and saves it. Says why it cannot be saved. */
export async function addScore(
  scores: readonly PuzzleScore[],
  finished: PuzzleScore,
  { disk, terminal }: Ports,
): Promise<readonly PuzzleScore[]> {
  const added = newScore(scores, finished);
  if (!added) return scores;
  const saved = await disk.puzzleScores.change(async (text) => {
    const now = await withPositions(text);
    // Another window may have solved the puzzle in the meantime.
    const still = newScore(parseScores(now).scores, finished);
    return still ? withScore(now, still, disk.today()) : now;
  });
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
    `${some.filter(({ position }) => solved.has(position)).length} of ${some.length}`;
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
