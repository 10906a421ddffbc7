import { join } from "node:path";
import { type Read, refuse } from "../core/read.ts";
import { fileShown, readText } from "../records/files.ts";
import type { Match } from "../records/match.ts";
import { matchOf } from "../records/record-match.ts";
import { readRecord } from "../records/record-text.ts";
import { unquoted } from "./word.ts";

/** The file that a player names: quotation marks around it are taken off, ~/ is the home folder. */
export function fileFrom(typed: string, home: string | undefined): string {
  const name = unquoted(typed);
  return home !== undefined && /^~[/\\]/.test(name) ? join(home, name.slice(2)) : name;
}

/** The match that a file records, its last position on the board; refused with file and line. */
export async function loadMatch(file: string): Promise<Read<Match>> {
  const text = readText(file);
  if (!text.ok) return text;
  const record = readRecord(text.value);
  const match = record.ok ? await matchOf(record.value) : record;
  return match.ok ? match : refuse(`${fileShown(file)}: ${match.reason}`);
}
