/** Texts: made printable, shortened, counted and dated. */
import { expect, test } from "vitest";
import {
  capital,
  compareNames,
  dayInWords,
  dayOf,
  escapeXml,
  inWords,
  lineTyped,
  movesInWords,
  printable,
  printableLines,
  progressBar,
  quoted,
  shortened,
  timeInWords,
  withArticle,
} from "../../src/base/text.ts";

const BELL = "\u0007";

test.each([
  ["  two \n\t words ", 20, "two words"],
  ["four", 4, "four"],
  ["fours", 4, "four…"],
  ["one two", 4, "one…"],
  ["😀😀😀", 2, "😀😀…"],
  [`a${BELL}b`, 9, "a\ufffdb"],
  [`${" ".repeat(99)}a${" ".repeat(99)}`, 1, "a"],
  // Only the start of a long line is examined.
  [`a${" ".repeat(19)}b`, 2, "a…"],
  [`a${" ".repeat(58)}b`, 3, "a b"],
  [`a${" ".repeat(59)}b`, 3, "a…"],
])("%j in %i characters is “%s”", (text, longest, shown) => {
  expect(shortened(text, longest)).toBe(shown);
  expect(quoted(text, longest)).toBe(`“${shown}”`);
});

test("a refused line is quoted in 20 characters", () => {
  expect(lineTyped(" 3x ")).toBe("“3x”");
  expect(lineTyped(" \t")).toBe("An empty line");
  expect(lineTyped("x".repeat(21))).toBe(`“${"x".repeat(20)}…”`);
});

test.each([
  ["plain ~ … “text”", "plain ~ … “text”"],
  ["é ß ٤ 😀 ♔ e\u0301", "é ß ٤ 😀 ♔ e\u0301"],
  [`\u001b[2J${BELL}`, "\ufffd[2J\ufffd"],
  ["\u202eright to left", "\ufffdright to left"],
  ["a\tb\nc\u00a0d", "a b c d"],
])("%j is shown as %j", (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test("a character that cannot be shown may be left out", () => {
  expect(printable(`a${BELL}b`, "")).toBe("ab");
});

test("a text keeps its line breaks", () => {
  expect(printableLines(`a\r\nb${BELL}${BELL}\n\tc\rd`)).toBe("a\nb\ufffd\ufffd\n c d");
});

test.each([
  [["a"], "a"],
  [["a", "b"], "a or b"],
  [["a", 2, "c"], "a, 2 or c"],
  [[], ""],
])("%j in words is %j", (words, text) => {
  expect(inWords(words, "or")).toBe(text);
  expect(inWords(words)).toBe(text.replace("or", "and"));
});

test("nouns get an article, sentences a capital, and one move is singular", () => {
  expect(["redum", "etlu", "Urdu", "bee"].map(withArticle)).toEqual([
    "a redum",
    "an etlu",
    "an Urdu",
    "a bee",
  ]);
  expect(capital("a redum")).toBe("A redum");
  expect([0, 1, 2].map(movesInWords)).toEqual(["0 moves", "1 move", "2 moves"]);
});

test("names are sorted by the numbers in them", () => {
  expect(["b1", "a10", "a2"].toSorted(compareNames)).toEqual(["a2", "a10", "b1"]);
});

test.each([
  [0, "...................."],
  [199, "###................."],
  [1000, "####################"],
])("a bar of %i in 1000", (done, bar) => {
  expect(progressBar(done, 1000)).toBe(`[${bar}]`);
});

test("the special characters of XML are escaped", () => {
  expect(escapeXml(`<a b="c">d & 'e'</a>`)).toBe(
    "&lt;a b=&quot;c&quot;&gt;d &amp; &apos;e&apos;&lt;/a&gt;",
  );
});

test("a date has two digits for the month and the day", () => {
  expect(dayOf(new Date(2026, 0, 2))).toBe("2026.01.02");
});

test.each([
  ["2026.11.22", "22 November"],
  ["2025.01.02", "2 January 2025"],
  ["2026.11.??", "2026.11.??"],
  ["2026.13.01", "2026.13.01"],
  ["12026.11.22", "12026.11.22"],
  ["2026.11.220", "2026.11.220"],
  ["1999.05.31", "31 May 1999"],
])("the day %s is shown as %s", (day, shown) => {
  expect(dayInWords(day, "2026.11.23")).toBe(shown);
});

test("the time of day is shown for today only", () => {
  const time = new Date(2026, 10, 22, 6, 53).getTime();
  expect(timeInWords(time, "2026.11.22")).toBe("22 November at 06:53");
  expect(timeInWords(time, "2026.11.23")).toBe("22 November");
  expect(timeInWords(time, "2027.01.01")).toBe("22 November 2026");
});
