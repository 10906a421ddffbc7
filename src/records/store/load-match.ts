import { err, ok, type Result } from "../../core/result.ts";
import { fileShown } from "../../core/system-errors.ts";
import type { Match } from "../../match/match.ts";
import { matchFromRecord } from "../match-from-record.ts";
import { readRecord, readRecords } from "../pgn-reader.ts";
import type { GameRecord } from "../record.ts";
import { withoutHalfLine } from "./game-file.ts";
import { readText } from "./read-files.ts";

/** Reads the record in a file of one game; a refusal names the file and the line. */
export function recordIn(file: string, mend = (text: string) => text): Result<GameRecord> {
  const text = readText(file);
  return text.ok ? nameFile(file, readRecord(mend(text.value))) : text;
}

/**
 * Reads the records of all games in a file, at least one, as `readRecords` does. If the last line was
 * cut off, because a program that recorded a game was killed, the moves before it are read.
 */
export function recordsIn(file: string): Result<readonly Result<GameRecord>[]> {
  const text = readText(file);
  if (!text.ok) return text;
  const records = readRecords(text.value);
  if (records.at(-1)?.ok) return ok(records);
  const mended = readRecords(withoutHalfLine(text.value)).at(-1);
  return ok(
    mended?.ok && mended.value.moves.length > 0
      ? [...records.slice(0, -1), ok(withNote(mended.value))]
      : records,
  );
}

const CUT_OFF = "The line after this move was cut off.";

function withNote(record: GameRecord): GameRecord {
  const last = record.moves.at(-1)!;
  const noted = { ...last, comments: [...last.comments, CUT_OFF] };
  return { ...record, moves: record.moves.with(-1, noted) };
}

/** The match of a record read from a file, at its last ply; refusals name the file and the line. */
export async function loadMatch(file: string, record: Result<GameRecord>): Promise<Result<Match>> {
  return nameFile(file, record.ok ? await matchFromRecord(record.value) : record);
}

/** Reads the record of a saved game, whose last line may be cut off; refusals as in `recordIn`. */
export const savedRecordIn = (file: string): Result<GameRecord> => recordIn(file, withoutHalfLine);

/** Reads the match of a saved game, at its last position; refusals as in `recordIn`. */
export async function savedMatchIn(file: string): Promise<Result<Match>> {
  const record = savedRecordIn(file);
  return record.ok ? loadMatch(file, record) : record;
}

function nameFile<T>(file: string, read: Result<T>): Result<T> {
  return read.ok ? read : err(`${fileShown(file)}: ${read.reason}`);
}
