/**
 * Reads records in PGN. The moves are only text until `matchFromRecord` checks them by the rules:
 *
 *     const read = readRecord('[Game "sarrum"]\n\n1. 13x23 {bold} 83-63! *');
 *     if (!read.ok) throw new Error(read.reason); // such as "Line 3: this } does not close a comment."
 *     const { tags, moves, result } = read.value;
 *     tags[0]; // { name: "Game", value: "sarrum", line: 1 }
 *     moves[0]; // { text: "13x23", number: 1, comments: ["bold"], glyphs: [], variations: [], line: 3 }
 *     moves[1]; // { text: "83-63", number: undefined, comments: [], glyphs: [1], variations: [], line: 3 }
 *     result; // "*"
 *     const match = await matchFromRecord(read.value);
 */
import { ok, type Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import { type DraftNotes, noNotes, takeText } from "./pgn-comments.ts";
import { GAME_AHEAD, readMoves } from "./pgn-movetext.ts";
import { makeScanner, type Scanner } from "./pgn-scanner.ts";
import { type GameRecord, MAX_RECORD_LENGTH, refuseLine, type Tag } from "./record.ts";

/** Everything up to a tag that follows an empty line. */
const UP_TO_GAME = /[\s\S]*?\n[^\S\n]*\n(?=\[\s*\p{L})/uy;

/**
 * Reads the record of one game; refuses a text that holds another one. Refusals start with the
 * line, "Line 7: ...". The legality of the moves is not checked.
 */
export function readRecord(text: string): Result<GameRecord> {
  const [first = refuseLine(1, NO_TAGS), second] = readRecords(text);
  if (!first.ok || !second) return first;
  const line = second.ok ? (second.value.tags[0]?.line ?? 1) : first.value.resultLine;
  return refuseLine(line, "there is another game after the first; this record may hold only one.");
}

/**
 * Reads all records of a text, at least one. Each is read on its own, as `readRecord` reads it; after a
 * damaged one the next begins with a tag that follows an empty line.
 */
export function readRecords(text: string): readonly Result<GameRecord>[] {
  if (text.length > MAX_RECORD_LENGTH) {
    const sentence = `a record has at most ${MAX_RECORD_LENGTH} characters; this is longer.`;
    return [refuseLine(1, sentence)];
  }
  const scanner = makeScanner(text);
  const records: Result<GameRecord>[] = [];
  let more = true;
  while (more) {
    const record = readGame(scanner);
    records.push(record);
    more = record.ok
      ? scanner.next() !== ""
      : (scanner.take(GAME_AHEAD) ?? scanner.take(UP_TO_GAME)) !== undefined;
  }
  return records;
}

const NO_TAGS = 'a record starts with tags, such as [Game "Capture the Sarrum"].';

function readGame(text: Scanner): Result<GameRecord> {
  const scanner = { ...text, escapes: [] };
  const notes = noNotes();
  const tags = readTags(scanner, notes);
  if (!tags.ok) return tags;
  const isBare = tags.value.length === 0;
  const line = scanner.line();
  const moves = readMoves(scanner, notes, isBare);
  if (isBare && !(moves.ok && moves.value.moves.length > 0)) return refuseLine(line, NO_TAGS);
  if (!moves.ok) return moves;
  const tagged = tags.value.find(({ name }) => name === "Result");
  if (tagged && tagged.value !== moves.value.result) {
    const [said, ends] = [quoted(tagged.value), quoted(moves.value.result)];
    return refuseLine(tagged.line, `the tag Result is ${said}, but the moves end with ${ends}.`);
  }
  return ok({ tags: tags.value, ...moves.value });
}

const TAG_START = /\[(?=\s*\p{L})/uy;
const TAG_REST = /\s*([\p{L}\p{N}_-]{1,100})[^\S\n]+"((?:[^"\\\n]|\\["\\]){0,1000})"\s*\]/uy;

function readTags(scanner: Scanner, notes: DraftNotes): Result<readonly Tag[]> {
  const tags: Tag[] = [];
  const names = new Set<string>();
  for (;;) {
    scanner.skip();
    const line = scanner.line();
    if (takeText(scanner, notes)) continue;
    if (!scanner.take(TAG_START)) return ok(tags);
    const found = scanner.take(TAG_REST);
    if (!found) {
      return refuseLine(
        line,
        'a tag is a name and a text of at most 1,000 characters in quotation marks, such as [White "Ann"]; write \\" for " and \\\\ for \\ in it.',
      );
    }
    const [, name = "", value = ""] = found;
    if (names.has(name)) return refuseLine(line, `the tag ${name} is repeated.`);
    names.add(name);
    tags.push({ name, value: value.replace(/\\(.)/g, "$1"), line });
  }
}
