/** Lines of CSV, and texts that a spreadsheet does not take for formulas. */
import { expect, test } from "vitest";
import { csvLine } from "../../src/base/csv.ts";

test("a line of CSV has quotation marks only where they are needed", () => {
  expect(csvLine(["2026-11-24", "Ann Ash", "", 7, 17])).toBe("2026-11-24,Ann Ash,,7,17");
  expect(csvLine(['x, "y"', " x"])).toBe('"x, ""y"""," x"');
});

test("a text is no formula, and a number stays a number", () => {
  expect(csvLine(["=1+2", " @x", "-Bob", -7])).toBe("'=1+2,' @x,'-Bob,-7");
});

test("a text stays on its line, and controls no terminal", () => {
  const texts = ["two\nlines", "\u001b[2J", "a\r\n=1", "\u202etxt", "\t=1"];
  for (const quoted of [false, true]) expect(csvLine(texts, quoted)).not.toMatch(/\p{C}/u);
  expect(csvLine(texts.slice(0, 3))).toBe("two lines,\ufffd[2J,a  =1");
  expect(csvLine(["\t=1"])).toBe("' =1");
});
