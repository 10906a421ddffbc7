/** How a value came, beside its row. */
import { describe, expect, test } from "vitest";
import { lineOf, textOf } from "../../../src/drawing/line.ts";
import type { DrawnCall } from "../../../src/drawing/shown.ts";
import { callLines } from "../../../src/drawing/text/call-boxes.ts";

const row = (name: string, value: string, how: string) =>
  lineOf([{ text: name }, { text: "    " }, { text: value }, { text: "\t" }, { text: how }]);

const callWith = (...lines: DrawnCall["lines"]): DrawnCall => ({
  title: "makeMove",
  place: "line 7",
  lines,
});

const textsOf = (call: DrawnCall, width: number, height = 20) =>
  callLines([call], width, height).map(textOf);

describe("how a value came", () => {
  test("stands at the right edge of its row", () => {
    expect(textsOf(callWith(row("board", "an array", "reference")), 36)[1]).toBe(
      "│ board    an array      reference │",
    );
  });

  test("stays where the row fits only without the columns of the table", () => {
    expect(textsOf(callWith(row("board", "an array", "reference")), 28)[1]).toBe(
      "│ board an array reference │",
    );
  });

  test("stands in the last line of a value that takes several", () => {
    const lines = textsOf(callWith(row("text", "one two three four five six", "value")), 24);
    expect(lines.slice(1, -1)).toEqual(["│ text one two three   │", "│ four five six  value │"]);
    const full = textsOf(callWith(row("text", "one two three four five sixteen", "value")), 24);
    expect(full.slice(1, -1)).toEqual([
      "│ text one two three   │",
      "│ four five sixteen    │",
      "│                value │",
    ]);
  });

  test("is no reason for a blank before a comma, after a value that is set off", () => {
    const set = (name: string) =>
      lineOf([{ text: name }, { text: "  " }, { text: ' "B" ', role: "nowLabel" }, { text: "\t" }]);
    const lines = textsOf(callWith(set("one"), set("two"), set("three")), 40, 3);
    expect(lines[1]).toMatch(/^│ one +"B", two +"B", three +"B" +│$/);
  });

  test("is said before the first of its kind where rows follow each other in a line", () => {
    const rows = [
      row("board", "A", "reference"),
      row("rank", "3", "value"),
      row("file", "1", "value"),
      row("count", "2", "local"),
    ];
    const lines = textsOf(callWith(...rows), 40, 5);
    expect(lines.slice(1, -1).map((line) => line.slice(2, -2).trim())).toEqual([
      "reference: board A, value: rank 3,",
      "file 1, local: count 2",
    ]);
  });
});
