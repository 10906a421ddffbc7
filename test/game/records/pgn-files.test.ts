/** Files of other programs in the syntax of PGN. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readText } from "../../../src/base/read-file.ts";
import type { Notes } from "../../../src/game/match/match.ts";
import { recordsIn } from "../../../src/game/records/half-written.ts";
import { loadMatch } from "../../../src/game/records/match-from-record.ts";
import type { GameRecord } from "../../../src/game/records/record.ts";

const FOLDER = join(import.meta.dirname, "pgn");
const path = (name: string) => join(FOLDER, `${name}.pgn`);

/** Each file with what is read from its games: the moves with their notes, or the refusal. */
const READINGS: readonly (readonly [string, ...string[]])[] = [
  ["plain", "1. 13x23 83-63 2. 23-24 *"],
  ["no-moves", "*"],
  ["only-variant", "1. 13x23 *"],
  ["start-by-setup-tag", "1. 13x23 *"],
  ["comment-braces", "{one} 1. 13x23 {two} {three} 83-63 *"],
  ["comment-over-lines", "1. 13x23 {over two lines} 83-63 *"],
  ["comment-empty", "1. 13x23 {} 83-63 *"],
  ["comment-with-moves-in-it", '1. 13x23 {; 2. 23-24 1-0 $3 (no) % "} 83-63 *'],
  ["comment-with-tag-in-it", '1. 13x23 {[Game "Zamma"]} 83-63 *'],
  ["semicolon", "1. 13x23 {to the end * of the line} 83-63 *"],
  ["semicolon-touching-a-move", "1. 13x23 {near} 83-63 *"],
  ["semicolon-with-braces", "1. 13x23 {(a) b} 83-63 *"],
  ["semicolon-before-tags", "{Club evening} 1. 13x23 *"],
  ["comment-between-tags", "{Round 2} 1. 13x23 *"],
  ["comment-after-result", "1. 13x23 {interrupted} {by the bell} *"],
  ["glyphs", "1. 13x23 $1 $14 83-63 $0 *"],
  ["glyph-touching-a-move", "1. 13x23 $255 83-63 $3 {ok} *"],
  ["glyph-before-the-moves", "$11 1. 13x23 *"],
  ["suffixes", "1. 13x23 $1 83-63 $2 2. 23-24 $3 41-42 $4 3. 24-34 $5 42-43 $6 *"],
  ["suffix-apart", "1. 13x23 $5 83-63 *"],
  ["suffix-and-glyph", "1. 13x23 $1 $14 83-63 *"],
  ["variation", "1. 13x23 (1. 13-14) 83-63 *"],
  ["variations-nested", "1. 13x23 (1. 13-14 83-63 (83-73 (2. 14-15)) 2. 14-15) 83-63 *"],
  ["variations-two", "1. 13x23 (13-14) (12-11) 83-63 *"],
  ["variation-with-notes", "1. 13x23 ({why} 13-14! $2 {) not the end} *) 83-63 *"],
  ["variation-illegal", "1. 13x23 (1. 99-99) 83-63 *"],
  ["escape-line", "1. 13x23 83-63 * % for another program { %("],
  ["escape-before-tags", "1. 13x23 * %first"],
  ["percent-in-comment", "1. 13x23 {half, %50} 83-63 *"],
  ["numbers-of-black", "1. 13x23 {bold} 1. 83-63 2. 23-24 2. 41-42 *"],
  ["numbers-left-out", "13x23 83-63 23-24 *"],
  ["dots-apart", "1. 13x23 {bold} 1. 83-63 *"],
  ["tags-on-one-line", "1. 13x23 *"],
  ["tags-unknown", "1. 13x23 *"],
  ["line-ends-cr", "1. 13x23 {note} 83-63 *"],
  ["line-ends-crlf", "1. 13x23 {note} 83-63 *"],
  ["byte-order-mark", "1. 13x23 {é} *"],
  ["games-two", "1. 13x23 *", "1. 13-14 *"],
  ["games-without-empty-lines", "1. 13x23 *", "1. 13-14 *", "*"],
  [
    "games-one-damaged",
    "Line 5: the comment that starts here has no closing }, or contains another {.",
    "1. 13-14 *",
  ],
  [
    "games-first-without-result",
    "Line 7: the record ends without a result; write * for an unfinished game.",
    "1. 13-14 *",
  ],
  ["damaged-variation-open", "Line 5: the variation that starts here has no closing )."],
  ["damaged-variation-closed-twice", "Line 6: this ) does not close a variation."],
  [
    "damaged-comment-open",
    "Line 6: the comment that starts here has no closing }, or contains another {.",
  ],
  ["damaged-comment-closed-twice", "Line 5: this } does not close a comment."],
  ["damaged-glyph", "Line 5: $256 is not a glyph; they go from $0 to $255."],
  [
    "damaged-glyph-without-number",
    "Line 5: a $ needs a number from 0 to 255, such as $1 for a good move.",
  ],
  [
    "damaged-suffix",
    "Line 5: “13x23!!!” has an unknown suffix; a move may end with !, ?, !!, ??, !? or ?!.",
  ],
  [
    "damaged-no-result",
    "Line 6: the record ends without a result; write * for an unfinished game.",
  ],
  [
    "damaged-text-after-result",
    "Line 7: a record ends with its result, but there is more text after *.",
  ],
  [
    "damaged-tag",
    'Line 3: a tag is a name and a text of at most 1,000 characters in quotation marks, such as [White "Ann"]; write \\" for " and \\\\ for \\ in it.',
  ],
  ["damaged-results-differ", "Line 4: the tag Result is “1-0”, but the moves end with “*”."],
  ["damaged-move", "1. 13x23 83-63 2. 23-99 *"],
  ["damaged-number", "1. 13x23 83-63 3. 23-24 *"],
  ["damaged-two-starts", "*"],
  ["utf-16", "*"],
  ["utf-16-without-mark", "*"],
  ["latin-1", "is not UTF-8 text."],
];

/** Files whose moves or tags are refused by the rules, with the sentence. */
const REFUSED_BY_RULES: Readonly<Record<string, string>> = {
  "damaged-move": "Line 6: “23-99” is refused.",
  "damaged-number": "Line 6: this is move 2, but it is numbered 3.",
  "damaged-two-starts": "Line 3: a record may have the tag Position or the tag Start, not both.",
};

function notesShown({ glyphs, comments, variations }: Notes): string[] {
  return [
    ...glyphs.map((glyph) => `$${glyph}`),
    ...comments.map((comment) => `{${comment}}`),
    ...variations.map((variation) => `(${variation})`),
  ];
}

/** Returns all that a record holds, besides its tags, in one line. */
function shown(record: GameRecord): string {
  const moves = record.moves.flatMap(({ number, text, ...notes }) => [
    ...(number === undefined ? [] : [`${number}.`]),
    text,
    ...notesShown(notes),
  ]);
  const escapes = record.escapes.map((line) => `%${line}`);
  return [...notesShown(record), ...moves, record.result, ...escapes].join(" ");
}

describe("a file in the syntax of PGN", () => {
  test.each(READINGS)("%s", async (name, ...expected) => {
    const text = readText(path(name));
    const records = text.ok ? recordsIn(text.value) : [text];
    const read = records.map((record) => (record.ok ? shown(record.value) : record.reason));
    expect(read.map((line) => line.replace(/^The file “.*” /, ""))).toEqual(expected);
    if (!text.ok) return;
    for (const record of records) {
      if (!record.ok) continue;
      const match = await loadMatch(`${name}.pgn`, record);
      const wanted = REFUSED_BY_RULES[name];
      if (wanted === undefined) expect(match).toMatchObject({ ok: true });
      else expect(!match.ok && match.reason).toContain(`“${name}.pgn”: ${wanted}`);
    }
  });

  test("is in the table, and each in the table exists", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".pgn"));
    const names = files.map((name) => basename(name, ".pgn"));
    expect(new Set(names)).toEqual(new Set(READINGS.map(([name]) => name)));
    expect(files.length).toBeGreaterThanOrEqual(50);
  });
});
