import { type Notes, suffixOf } from "../match/match.ts";
import { withoutBraces, withSingleSpaces } from "./pgn-comments.ts";
import { type GameRecord, type RecordedMove, withoutControls } from "./record.ts";

/** The width at which lines of moves are wrapped, in characters. */
const WIDTH = 80;

/** `readRecord` reads back the same record, except for line numbers, white space and control characters. */
export function writeRecord(record: GameRecord): string {
  const { tags, moves, result, escapes } = record;
  const words = [...noteWords(record), ...moves.flatMap(moveWords), result];
  const lines = [
    ...escapes.map((line) => `%${line}`),
    ...tags.map(({ name, value }) => `[${name} "${escapeValue(value)}"]`),
    "",
    ...wrapWords(words),
    "",
  ];
  return withoutControls(lines.join("\n"));
}

/** The first glyph of a move is written as a suffix, if there is one for it. */
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
    ...comments.flatMap((text) => `{${withSingleSpaces(withoutBraces(text))}}`.split(" ")),
    ...variations.flatMap((variation) => `(${variation})`.split(" ")),
  ];
}

const escapeValue = (value: string): string =>
  value.replace(/\n|\r/g, " ").replace(/["\\]/g, "\\$&");

/** Only a longer word exceeds the width. No line begins with %, which other programs would skip. */
function wrapWords(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    const fits = longer.length <= WIDTH || line === "" || word.startsWith("%");
    if (!fits) lines.push(line);
    line = fits ? longer : word;
  }
  return [...lines, line];
}
