import { parseScores, type Score, type ScoreSheet, withScore } from "../../puzzles/scores.ts";
import type { TextFile } from "../../records/store/player-file.ts";
import { ignoredIn } from "../../records/store/player-lines.ts";
import type { Ports } from "../ports.ts";

/** The files whose ignored lines have been named. */
const told = new WeakSet<TextFile>();

/** Reads the player's scores. Says which lines are ignored, once. */
export async function readScores<R extends string>(
  sheet: ScoreSheet<R>,
  file: TextFile,
  { screen }: Ports,
): Promise<readonly Score<R>[]> {
  const text = await file.read();
  if (!text.ok) {
    screen.show(text.reason);
    return [];
  }
  const { values, ignored } = parseScores(await sheet.upgrade(text.value), sheet);
  if (ignored.length > 0 && !told.has(file)) screen.show(`${ignoredIn(sheet.content, ignored)}.`);
  told.add(file);
  return values;
}

/** Adds a score, unless it is no better than one before, and saves it. Says why it cannot be saved. */
export async function addScore<R extends string>(
  sheet: ScoreSheet<R>,
  file: TextFile,
  scores: readonly Score<R>[],
  finished: Score<R>,
  { disk, screen }: Ports,
): Promise<readonly Score<R>[]> {
  const added = sheet.added(scores, finished);
  if (!added) return scores;
  const saved = await file.change(async (text) => {
    const now = await sheet.upgrade(text);
    // Another window may have added it in the meantime.
    const still = sheet.added(parseScores(now, sheet).values, finished);
    return still ? withScore(now, still, disk.today(), sheet) : now;
  });
  if (!saved.ok) screen.show(saved.reason);
  return [...scores, added];
}
