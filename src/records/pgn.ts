import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import { makeScanner, type Scanner } from "./scanner.ts";

/** A tag of a record: `[Game "Capture the Sarrum"]`. */
export interface Tag {
  readonly name: string;
  /** Any characters, unescaped. */
  readonly value: string;
  /** The line it was read from, counted from 1; 0 if it was not read from a text. */
  readonly line: number;
}

/** A move as recorded, legal or not. */
export interface RecordedMove {
  /** The move in the game's notation, with commas in place of spaces. */
  readonly text: string;
  /** The move number before it, if any. */
  readonly number: number | undefined;
  /** The comments after it, with white space normalised. */
  readonly comments: readonly string[];
  /** The line it was read from, counted from 1; 0 if it was not read from a text. */
  readonly line: number;
}

/** A parsed record, not yet checked against the rules. */
export interface GameRecord {
  readonly tags: readonly Tag[];
  /** The comments before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly RecordedMove[];
  /** "1-0", "0-1", "1/2-1/2", "*" for an unfinished game; "0-0-1-0" for more than two sides. */
  readonly result: string;
  /** The line of the result, counted from 1; 0 if it was not read from a text. */
  readonly resultLine: number;
}

/** The maximum length of a record in characters: hundreds of thousands of moves. */
export const MAX_RECORD_LENGTH = 4_000_000;
/** The width at which lines of moves are wrapped, in characters. */
const WIDTH = 80;

const RESULT = /^(\*|1\/2-1\/2|[01](-[01])+)$/;

/** Returns a refusal that names the line. */
export function refuseLine(line: number, sentence: string) {
  return err(`Line ${line}: ${sentence}`);
}

/**
 * Reads a record: tags, then moves with their comments, then the result. Refusals start with the
 * line, "Line 7: ...". The legality of the moves is not checked.
 */
export function readRecord(text: string): Result<GameRecord> {
  if (text.length > MAX_RECORD_LENGTH) {
    return refuseLine(1, `a record has at most ${MAX_RECORD_LENGTH} characters; this is longer.`);
  }
  const scanner = makeScanner(text);
  const tags = readTags(scanner);
  if (!tags.ok) return tags;
  if (tags.value.length === 0) {
    return refuseLine(
      scanner.line(),
      'a record starts with tags, such as [Game "Capture the Sarrum"].',
    );
  }
  const moves = readMoves(scanner);
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

function readTags(scanner: Scanner): Result<readonly Tag[]> {
  const tags: Tag[] = [];
  const names = new Set<string>();
  for (;;) {
    scanner.skip();
    const line = scanner.line();
    if (!scanner.take(TAG_START)) return ok(tags);
    const found = scanner.take(TAG_REST);
    if (!found) {
      return refuseLine(
        line,
        'a tag is a name and a text of at most 1,000 characters in quotation marks, such as [White "Ann"]; write \\" for " and \\\\ for \\ in it.',
      );
    }
    const [, name = "", value = ""] = found;
    if (names.has(name)) {
      return refuseLine(line, `the tag ${name} is repeated.`);
    }
    names.add(name);
    tags.push({ name, value: value.replace(/\\(.)/g, "$1"), line });
  }
}

const COMMENT = /\{([^{}]*)\}/uy;
const NUMBER = /(\d{1,9})\.{1,3}(?!\.|$)/uy;
const DOTS = /\.{1,3}(?=\s)/uy;
/** A word; a throw in square brackets is one word, including its spaces. */
const WORD = /(?:\[[\d ,]{0,100}\]|[^\s{}[\]]){1,1000}/uy;

/** A record without its tags. */
type MoveText = Omit<GameRecord, "tags">;

function readMoves(scanner: Scanner): Result<MoveText> {
  const comments: string[] = [];
  const moves: { text: string; number: number | undefined; comments: string[]; line: number }[] =
    [];
  let number: number | undefined;
  for (;;) {
    scanner.skip();
    const line = scanner.line();
    const comment = scanner.take(COMMENT);
    const numbered = scanner.take(NUMBER);
    if (comment) {
      const list = moves.at(-1)?.comments ?? comments;
      list.push(oneLine(comment[1] ?? ""));
    }
    if (numbered) number = Number(numbered[1]);
    if (comment || numbered || scanner.take(DOTS)) continue;
    const [word = ""] = scanner.take(WORD) ?? [];
    const fault = faultOf(word, scanner);
    if (fault) return refuseLine(line, fault);
    if (RESULT.test(word))
      return endOf({ comments, moves, result: word, resultLine: line }, scanner);
    moves.push({ text: word.replace(/\s+/g, ","), number, comments: [], line });
    number = undefined;
  }
}

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** Returns the refusal if a tag name or a value is missing; undefined otherwise. */
function faultOf(word: string, scanner: Scanner): string | undefined {
  if (word !== "") return undefined;
  switch (scanner.next()) {
    case "":
      return "the record ends without a result; write * for an unfinished game.";
    case "{":
      return "the comment that starts here has no closing }, or contains another {.";
    case "}":
      return "this } does not close a comment.";
    default:
      return "square brackets are only for tags, which come first, and for throws, such as [3 6].";
  }
}

/** Checks that only white space follows the result. */
function endOf(moves: MoveText, scanner: Scanner): Result<MoveText> {
  scanner.skip();
  if (scanner.next() === "") return ok(moves);
  return refuseLine(
    scanner.line(),
    `a record ends with its result, but there is more text after ${moves.result}.`,
  );
}

/**
 * Writes a record; `readRecord` reads back the same record, except for line numbers and white
 * space.
 */
export function writeRecord({ tags, comments, moves, result }: GameRecord): string {
  const words = [...comments.flatMap(commentWords), ...writeMoves(moves), result];
  const lines = tags.map(({ name, value }) => `[${name} "${escaped(value)}"]`);
  return [...lines, "", ...folded(words), ""].join("\n");
}

/** Writes moves with their numbers and comments, as words between which lines may be wrapped. */
export function writeMoves(moves: readonly RecordedMove[]): string[] {
  const words: string[] = [];
  for (const move of moves) {
    if (move.number !== undefined) words.push(`${move.number}.`);
    words.push(/\s/.test(move.text) ? move.text.replace(/\s+/g, ",") : move.text);
    for (const comment of move.comments) words.push(...commentWords(comment));
  }
  return words;
}

/** Splits a comment into words, between which lines may be wrapped. */
function commentWords(comment: string): string[] {
  return `{${oneLine(comment.replace(/[{}]/g, " "))}}`.split(" ");
}

function escaped(value: string): string {
  return value.replace(/\n|\r/g, " ").replace(/["\\]/g, "\\$&");
}

/** Wraps words into lines; only a single longer word may exceed the width. */
function folded(words: readonly string[]): string[] {
  const lines: string[] = [];
  let begin = 0;
  let length = -1;
  for (const [index, word] of words.entries()) {
    if (length + 1 + word.length > WIDTH && index > begin) {
      lines.push(words.slice(begin, index).join(" "));
      begin = index;
      length = -1;
    }
    length += 1 + word.length;
  }
  return [...lines, words.slice(begin).join(" ")];
}
