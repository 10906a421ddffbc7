import { readText } from "../../../base/read-file.ts";
import type { Result } from "../../../base/result.ts";
import type { Match } from "../../match/match.ts";
import { withoutHalfLine } from "../half-written.ts";
import { loadMatch } from "../match-from-record.ts";
import { readRecord } from "../pgn-reader.ts";
import type { GameRecord } from "../record.ts";
import type { ListedGame } from "./folders.ts";

export interface SavedGame extends Pick<ListedGame, "file" | "time"> {
  /** Reads its record. */
  read(): Result<GameRecord>;
}

/** A listed game whose record may be read. */
export const readable = ({ file, time }: ListedGame): SavedGame => ({
  file,
  time,
  read() {
    const text = readText(file);
    return text.ok ? recordOf(text.value) : text;
  },
});

const recordOf = (text: string) => readRecord(withoutHalfLine(text));

/** Reads a saved game as a match. */
export async function loadSaved({ file }: SavedGame): Promise<Result<Match>> {
  const text = readText(file);
  return text.ok ? loadMatch(file, recordOf(text.value)) : text;
}

/** The records of the newest of some games; those that are damaged are left out. */
export function newestRecords(listed: readonly ListedGame[], most: number): readonly GameRecord[] {
  const newest = listed.toSorted((one, other) => (one.file < other.file ? -1 : 1)).slice(-most);
  const records = newest.map((game) => readable(game).read());
  return records.flatMap((record) => (record.ok ? [record.value] : [])).toReversed();
}
