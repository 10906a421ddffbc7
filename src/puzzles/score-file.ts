import type { Ports } from "../console/ports.ts";
import type { LineFile } from "../records/store/player-file.ts";
import { ignoredIn } from "../records/store/player-lines.ts";
import { parseScores, type Score, type ScoreSheet, scoreLine } from "./scores.ts";

/** The files whose ignored lines have been named. */
const told = new WeakSet<LineFile>();

/** Reads the player's scores. Says which lines are ignored, once. */
export async function readScores<R extends string>(
  sheet: ScoreSheet<R>,
  file: LineFile,
  { screen }: Ports,
): Promise<readonly Score<R>[]> {
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

/** Adds a score, unless it is no better than one before, and saves it. Says why it cannot be saved. */
export async function addScore<R extends string>(
  sheet: ScoreSheet<R>,
  file: LineFile,
  scores: readonly Score<R>[],
  finished: Score<R>,
  { disk, screen }: Ports,
): Promise<readonly Score<R>[]> {
  const added = sheet.added(scores, finished);
  if (!added) return scores;
  const saved = await file.add(scoreLine(added, disk.today()), sheet.heading);
  if (!saved.ok) screen.show(saved.reason);
  return [...scores, added];
}
