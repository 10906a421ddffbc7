import { err, type Result } from "../../core/result.ts";
import type { Match } from "../../match/match.ts";
import { recordIn } from "../../records/match-file.ts";
import type { SavedGame } from "../../records/store/folders.ts";
import type { Store } from "../../records/store/store.ts";
import { namedSummary, shortSummary } from "../render/summaries.ts";
import { timeShown } from "./dates.ts";

/** The most unfinished games that are listed. */
const LISTED = 20;

/** What a player needs to know of an unfinished game to choose it. */
async function keptShown(
  { file, time }: SavedGame,
  summary: typeof namedSummary | typeof shortSummary,
): Promise<string> {
  const record = recordIn(file);
  const what = record.ok ? await summary(record.value) : "a record that is damaged";
  return `${what}, last played on ${timeShown(time)}`;
}

/** The line that tells at the start of unfinished games; undefined where there is none. */
export async function noticeOfUnfinished(archive: Store): Promise<string | undefined> {
  const [newest, ...others] = (await archive.unfinished()).free;
  if (!newest) return undefined;
  // No game is loaded for this line: the first prompt comes sooner.
  const shown = await keptShown(newest, shortSummary);
  return others.length === 0
    ? `There is an interrupted game: ${shown}. Type resume to continue it.`
    : `There are ${others.length + 1} interrupted games, the newest: ${shown}. Type resume to list them, resume 1 to continue the newest.`;
}

/** The unfinished game with that number, 1 for the newest; refused where there is none. */
export async function resumeNumber(
  archive: Store,
  number: number,
  onBoard: Match | undefined,
): Promise<Result<Match>> {
  const { free, busy } = await archive.unfinished(onBoard);
  const kept = free[number - 1];
  if (kept) return archive.resume(kept);
  if (free.length === 0) {
    const elsewhere = busy > 0 ? " The one that there is belongs to another window." : "";
    return err(`There is no unfinished game.${elsewhere}`);
  }
  return err(
    free.length === 1
      ? "There is one unfinished game; its number is 1."
      : `There are ${free.length} unfinished games; the newest has the number 1.`,
  );
}

/** The unfinished games, numbered; undefined where there are not several to choose from. */
export async function listUnfinished(
  archive: Store,
  onBoard: Match | undefined,
): Promise<readonly string[] | undefined> {
  const { free } = await archive.unfinished(onBoard);
  if (free.length < 2) return undefined;
  const lines: string[] = [];
  for (const kept of free.slice(0, LISTED)) {
    lines.push(`${lines.length + 1}. ${await keptShown(kept, namedSummary)}`);
  }
  const more = free.length - lines.length;
  return more > 0 ? [...lines, `and ${more} older ones`] : lines;
}
