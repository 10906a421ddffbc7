import { suffixOf } from "./glyphs.ts";
import { oneLine, withoutBraces } from "./notes.ts";
import type { GameRecord, Notes, RecordedMove } from "./record.ts";

/** The width at which lines of moves are wrapped, in characters. */
const WIDTH = 80;

/**
 * Writes a record; `readRecord` reads back the same record, except for line numbers and white
 * space.
 */
export function writeRecord(record: GameRecord): string {
  const { tags, moves, result, escapes } = record;
  const words = [...noteWords(record), ...writeMoves(moves), result];
  return [
    ...escapes.map((line) => `%${line}`),
    ...tags.map(({ name, value }) => `[${name} "${escaped(value)}"]`),
    "",
    ...folded(words),
    "",
  ].join("\n");
}

/** Writes moves with their numbers and notes, as words between which lines may be wrapped. */
export function writeMoves(moves: readonly RecordedMove[]): string[] {
  return moves.flatMap(moveWords);
}

/** Returns the words of a move; its first glyph is written as a suffix, if there is one for it. */
function moveWords({ text, number, ...notes }: RecordedMove): string[] {
  const [glyph = 0, ...others] = notes.glyphs;
  const suffix = suffixOf(glyph);
  const glyphs = suffix === undefined ? notes.glyphs : others;
  return [
    ...(number === undefined ? [] : [`${number}.`]),
    `${text.replace(/\s+/g, ",")}${suffix ?? ""}`,
    ...noteWords({ ...notes, glyphs }),
  ];
}

function noteWords({ comments, glyphs, variations }: Notes): string[] {
  return [
    ...glyphs.map((glyph) => `$${glyph}`),
    ...comments.flatMap(commentWords),
    ...variations.flatMap((variation) => `(${variation})`.split(" ")),
  ];
}

/** Splits a comment into words, between which lines may be wrapped. */
function commentWords(comment: string): string[] {
  return `{${oneLine(withoutBraces(comment))}}`.split(" ");
}

function escaped(value: string): string {
  return value.replace(/\n|\r/g, " ").replace(/["\\]/g, "\\$&");
}

/**
 * Wraps words into lines; only a single longer word may exceed the width. No line begins with %,
 * which other programs would skip.
 */
function folded(words: readonly string[]): string[] {
  const lines: string[] = [];
  let begin = 0;
  let length = -1;
  for (const [index, word] of words.entries()) {
    if (length + 1 + word.length > WIDTH && index > begin && !word.startsWith("%")) {
      lines.push(words.slice(begin, index).join(" "));
      begin = index;
      length = -1;
    }
    length += 1 + word.length;
  }
  return [...lines, words.slice(begin).join(" ")];
}
