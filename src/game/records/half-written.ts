/** Records to which a program appended moves, as version 1.1 did, when it was killed. */
import { ok, type Result } from "../../base/result.ts";
import { readRecords } from "./pgn-reader.ts";
import type { GameRecord } from "./record.ts";

/**
 * Reads the records of all games in a text, at least one, as `readRecords` does. If the last line was
 * cut off, the moves before it are read.
 */
export function recordsIn(text: string): readonly Result<GameRecord>[] {
  const records = readRecords(text);
  if (records.at(-1)?.ok) return records;
  const mended = readRecords(withoutHalfLine(text)).at(-1);
  return mended?.ok && mended.value.moves.length > 0
    ? [...records.slice(0, -1), ok(withNote(mended.value))]
    : records;
}

const ENDED = /\s(\*|1\/2-1\/2|[01](-[01])+)\s*$/;

/** Cuts off the last line of a record if it was only half written. */
export function withoutHalfLine(text: string): string {
  if (ENDED.test(text)) return text;
  // Of the ending that was written over, a line end may still follow the half line.
  const whole = text.trimEnd();
  return `${whole.slice(0, whole.lastIndexOf("\n") + 1)}*\n`;
}

const CUT_OFF = "The line after this move was cut off.";

function withNote(record: GameRecord): GameRecord {
  const last = record.moves.at(-1)!;
  const noted = { ...last, comments: [...last.comments, CUT_OFF] };
  return { ...record, moves: record.moves.with(-1, noted) };
}
