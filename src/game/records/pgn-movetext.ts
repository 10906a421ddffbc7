import { ok, type Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import { inPlainCharacters } from "../../base/typed-squares.ts";
import { type DraftNotes, faultAt, noNotes, takeNote, takeWord } from "./pgn-comments.ts";
import type { Scanner } from "./pgn-scanner.ts";
import { type GameRecord, type RecordedMove, refuseLine, splitSuffix } from "./record.ts";

/** A move number with its dots, or dots alone. */
const NUMBER = /(\p{Nd}{1,9})[.．]{1,3}(?![.．]|$)|\.{1,3}(?=\s)/uy;
/** A result, perhaps without a space after a move. */
const ENDING = /^(.*?)(\*|1\/2-1\/2|1-0|0-1|(?<=^)[01]-[01]|[01](?:-[01]){2,3})$/;
/** The beginning of a tag; it does not move the cursor. */
const TAG_AHEAD = /(?=\[\s*\p{L})/uy;
/** The beginning of a tag after an empty line, where another game begins. */
export const GAME_AHEAD = /(?<=\n[^\S\n]*\n)(?=\[\s*\p{L})/uy;

type Movetext = Omit<GameRecord, "tags">;

/** The moves that are being read, with what comes before them. */
interface Parse extends DraftNotes {
  readonly moves: (DraftNotes & Omit<RecordedMove, keyof DraftNotes>)[];
  /** The number before the next move. */
  number: number | undefined;
  /** Whether there are no tags, so that the text may also end without a result. */
  readonly isBare: boolean;
}

/** Reads moves with their notes, and the result. Before them are the comments among the tags. */
export function readMoves(scanner: Scanner, before: DraftNotes, isBare: boolean): Result<Movetext> {
  const draft: Parse = { ...before, moves: [], number: undefined, isBare };
  for (;;) {
    scanner.skip();
    const line = scanner.line();
    const noted = takeNote(scanner, lastNotes(draft));
    if (!noted.ok) return noted;
    if (noted.value) continue;
    const numbered = scanner.take(NUMBER);
    if (numbered?.[1] !== undefined) draft.number = Number(inPlainCharacters(numbered[1]));
    if (numbered) continue;
    const word = inPlainCharacters(takeWord(scanner));
    if (word === "") return endWithoutResult(scanner, line, draft);
    const [, move = "", result] = splitEnding(word);
    const refused = addWord(move, line, draft);
    if (refused) return refused;
    if (result !== undefined) return endWith(result, line, draft, scanner);
  }
}

/** A word whole, its move and its result, if it has one. */
const splitEnding = (word: string) => ENDING.exec(word) ?? [word, word];

const lastNotes = (draft: Parse): DraftNotes => draft.moves.at(-1) ?? draft;

/** Adds a move, or the suffix of the last one; returns a refusal if its suffix is unknown. */
function addWord(word: string, line: number, draft: Parse) {
  const read = splitSuffix(word);
  if (!read) {
    const sentence = `${quoted(word)} has an unknown suffix; a move may end with !, ?, !!, ??, !? or ?!.`;
    return refuseLine(line, sentence);
  }
  const { text, glyphs } = read;
  if (text !== "") {
    const { number } = draft;
    draft.moves.push({ text: text.replace(/\s+/g, ","), number, line, ...noNotes() });
    draft.number = undefined;
  }
  lastNotes(draft).glyphs.push(...glyphs);
  return undefined;
}

/** Refuses a record without a result, or the text that stands in its place unless it is bare. */
function endWithoutResult(scanner: Scanner, line: number, draft: Parse): Result<Movetext> {
  if (draft.isBare && scanner.next() === "") return endWith("", line, draft, scanner);
  const atEnd = scanner.next() === "" || scanner.take(GAME_AHEAD) !== undefined;
  const fault = "the record ends without a result; write * for an unfinished game.";
  return refuseLine(line, atEnd ? fault : faultAt(scanner));
}

/** Ends a record with its result. Only notes on the last move and another game may follow. */
function endWith(result: string, line: number, draft: Parse, scanner: Scanner): Result<Movetext> {
  for (;;) {
    scanner.skip();
    const noted = takeNote(scanner, lastNotes(draft));
    if (!noted.ok) return noted;
    if (!noted.value) break;
  }
  if (scanner.next() === "" || scanner.take(TAG_AHEAD)) {
    const { number: _number, isBare: _isBare, ...read } = draft;
    return ok({ ...read, escapes: scanner.escapes, result, resultLine: line });
  }
  return refuseLine(
    scanner.line(),
    `a record ends with its result, but there is more text after ${result}.`,
  );
}
