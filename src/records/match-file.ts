import { err, type Result } from "../core/result.ts";
import type { Match } from "../match/match.ts";
import { type GameRecord, readRecord } from "./pgn.ts";
import { matchOf } from "./pgn-match.ts";
import { fileShown, readText } from "./store/files.ts";
import { withoutHalfLine } from "./store/record-file.ts";

/** Reads the record in a file; a refusal names the file and the line. */
export function recordIn(file: string): Result<GameRecord> {
  const text = readText(file);
  return text.ok ? naming(file, readRecord(text.value)) : text;
}

/**
 * Reads the match that a file records, at its last position; a refusal names the file and the line.
 */
export async function matchIn(file: string): Promise<Result<Match>> {
  const record = recordIn(file);
  return record.ok ? naming(file, await matchOf(record.value)) : record;
}

/** Reads the record of a saved game, whose last line may be cut off; refusals as in `recordIn`. */
export function savedRecordIn(file: string): Result<GameRecord> {
  const text = readText(file);
  return text.ok ? naming(file, readRecord(withoutHalfLine(text.value))) : text;
}

/** Reads the match of a saved game, at its last position; refusals as in `recordIn`. */
export async function savedMatchIn(file: string): Promise<Result<Match>> {
  const record = savedRecordIn(file);
  return record.ok ? naming(file, await matchOf(record.value)) : record;
}

function naming<T>(file: string, read: Result<T>): Result<T> {
  return read.ok ? read : err(`${fileShown(file)}: ${read.reason}`);
}
