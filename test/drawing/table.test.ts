/** Tables with columns. */
import { expect, test } from "vitest";
import { tableText } from "../../src/drawing/table.ts";

test("a table's columns are as wide as their longest texts, and nothing follows the last", () => {
  const rows = [
    ["Student", "7", ""],
    ["Ann", "passed", "one note"],
  ];
  expect(tableText(rows)).toBe("Student  7\nAnn      passed  one note");
});
