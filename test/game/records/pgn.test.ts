/** The syntax of records, read and written. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";
import { writeRecord } from "../../../src/game/records/pgn-writer.ts";
import { anyCharacter } from "../../any-character.ts";

/** Returns the record of a valid text. */
function good(text: string) {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.reason);
  return record.value;
}

const NO_NOTES = { comments: [], glyphs: [], variations: [] };

const reasonOf = (text: string) => {
  const record = readRecord(text);
  return record.ok ? undefined : record.reason;
};

describe("a record", () => {
  const text = [
    '[Game "Saturankam"] [Players "2"]',
    '[South "Ann \\"the fox\\" O\\\\Neill"]',
    "",
    "{before",
    "the first} 1.[3 6] 1:3,2:6 {one}{two} [1,4] 1... pass",
    "2. [1 1] 1:in *",
  ].join("\n");

  test("has tags, comments, numbers and moves, each with its line", () => {
    const { tags, comments, moves, result, resultLine } = good(text);
    expect(tags.map(({ name, value, line }) => [name, value, line])).toEqual([
      ["Game", "Saturankam", 1],
      ["Players", "2", 1],
      ["South", 'Ann "the fox" O\\Neill', 2],
    ]);
    expect(comments).toEqual(["before the first"]);
    expect(moves.map((move) => [move.number, move.text, move.line])).toEqual([
      [1, "[3,6]", 5],
      [undefined, "1:3,2:6", 5],
      [undefined, "[1,4]", 5],
      [1, "pass", 5],
      [2, "[1,1]", 6],
      [undefined, "1:in", 6],
    ]);
    expect(moves[1]?.comments).toEqual(["one", "two"]);
    expect([result, resultLine]).toEqual(["*", 6]);
  });

  test.each([
    ["Windows line ends", text.replaceAll("\n", "\r\n")],
    ["a byte order mark", `\ufeff${text}`],
    ["a newline at its end", `${text}\n\n`],
  ])("is the same with %s", (_what, other) => {
    expect(good(other)).toEqual(good(text));
  });

  test("is written with its lines folded, and reads back the same", () => {
    const written = writeRecord(good(text));
    expect(writeRecord(good(written))).toBe(written);
    const long = writeRecord({
      ...good(text),
      comments: ["word ".repeat(100)],
      moves: Array.from({ length: 100 }, (_, index) => ({
        text: "13-14",
        number: index + 1,
        ...NO_NOTES,
        line: 0,
      })),
    });
    const lines = long.slice(long.indexOf("\n\n")).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.length).toBeLessThan(25);
  });

  test.each([
    ["a tag", '[Event "\u001b[31mred\u009b2J\u202etxt"] {} 1. 13x23 *'],
    ["a comment", '[Event "x"] {\u001b]0;title\u0007 \u0000} 1. 13x23 {\u001b[2J} ; \u007f\n*'],
    [
      "a variation and a line for other programs",
      '%\u001b[31m\n[Event "x"] 1. 13x23 (83-63 {\u001b}) *',
    ],
  ])("is read and written without the control characters of %s", (_what, raw) => {
    const read = good(raw);
    for (const shown of [JSON.stringify(read), writeRecord(read)])
      expect(shown).not.toMatch(/\\u00|[^\P{Cc}\n]|\u202e/u);
    expect(writeRecord(good(writeRecord(read)))).toBe(writeRecord(read));
  });

  /** A text of which no character controls a terminal. */
  const printed = (text: string) =>
    text.replace(/\p{Cc}|\p{Bidi_Control}/gu, (one) => (/\s/.test(one) ? " " : "\ufffd"));

  test("keeps any tag and any comment", () => {
    const string = fc.string({ unit: anyCharacter, maxLength: 60 });
    fc.assert(
      fc.property(string, string, (value, comment) => {
        const written = writeRecord({
          tags: [{ name: "Event", value, line: 0 }],
          ...NO_NOTES,
          comments: [comment],
          moves: [],
          result: "*",
          resultLine: 0,
          escapes: [],
        });
        const read = good(written);
        expect(read.tags[0]?.value).toBe(printed(value));
        const kept = printed(comment).replaceAll("{", "(").replaceAll("}", ")");
        expect(read.comments).toEqual([kept.replace(/\s+/gu, " ").trim()]);
      }),
    );
  });
});

describe("refuses an invalid record and names the line", () => {
  const HEAD = '[Game "x"]\n\n';

  test.each([
    ["an empty file", "", 1],
    ["neither a tag nor a move", "\n\n{e4}", 3],
    ["a tag that is not closed", '[Game "x"]\n[White "Ann]', 2],
    ["a tag without quotation marks", "[Game x]", 1],
    ["a tag twice", '[Game "x"]\n[Game "y"]', 2],
    ["a stray brace", `${HEAD}13-14 }`, 3],
    ["a comment within a comment", `${HEAD}\n{a {b} c} *`, 4],
    ["no result", `${HEAD}1. 13-14`, 3],
    ["more after the result", `${HEAD}1. 13-14 *\n14-15`, 4],
    ["a tag among the moves", `${HEAD}1. 13-14\n[White "Ann"] *`, 4],
    ["two results", '[Game "x"]\n[Result "1-0"]\n\n0-1', 2],
  ])("%s", (_what, text, line) => {
    expect(reasonOf(text)).toMatch(new RegExp(`^Line ${line}: .{10,}\\.$`));
  });

  test("a text that is too long, or consists of one repeated character, is refused quickly", () => {
    expect(reasonOf(" ".repeat(4_000_001))).toContain("at most");
    for (const sign of [
      ...'x[{1.\\"();%$!',
      ...["1.", "[1 1]", "{} ", "(a)", "$1", "? ", "\n%", "\n\n", " \n"],
    ]) {
      const text = `${HEAD}1${sign.repeat(100_000)}`;
      expect(reasonOf(text)).toMatch(sign.includes("\n") ? /^Line \d{6,}: / : /^Line 3: /);
    }
  }, 20_000);
});
