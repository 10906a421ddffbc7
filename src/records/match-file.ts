import { type Read, refuse } from "../core/result.ts";
import type { Match } from "../match/match.ts";
import { type GameRecord, readRecord } from "./pgn.ts";
import { matchOf } from "./pgn-match.ts";
import { fileShown, readText } from "./store/files.ts";

/** The record in a file; refused with file and line. */
export function recordIn(file: string): Read<GameRecord> {
  const text = readText(file);
  return text.ok ? naming(file, readRecord(text.value)) : text;
}

/** The match that a file records, its last position on the board; refused with file and line. */
export async function matchIn(file: string): Promise<Read<Match>> {
  const record = recordIn(file);
  return record.ok ? naming(file, await matchOf(record.value)) : record;
}

function naming<T>(file: string, read: Read<T>): Read<T> {
  return read.ok ? read : refuse(`${fileShown(file)}: ${read.reason}`);
}
