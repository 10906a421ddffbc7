import { expect, test } from "vitest";
import { csvLine } from "../../src/core/csv.ts";

test("a line of CSV has quotation marks only where they are needed", () => {
  expect(csvLine(["2026-11-24", "Ann Ash", "", 7, 17])).toBe("2026-11-24,Ann Ash,,7,17");
  expect(csvLine(['x, "y"', "two\nlines", " x"])).toBe('"x, ""y""","two\nlines"," x"');
});

test("a text is no formula, and a number stays a number", () => {
  expect(csvLine(["=1+2", " @x", "-Bob", -7])).toBe("'=1+2,' @x,'-Bob,-7");
});
