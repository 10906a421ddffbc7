/** Lines of a program, broken to fit. */
import { expect, test } from "vitest";
import { lineOf, type Span, textOf } from "../../../src/drawing/line.ts";
import { wrappedSource } from "../../../src/drawing/text/source-pane.ts";

const wrapped = (width: number, ...spans: readonly Span[]) =>
  wrappedSource(lineOf(spans), width).map(textOf);

test.each([
  [
    "  for (let count = 1; count <= most; count += 1) {",
    ["  for (let count = 1; count <= most;", "       count += 1) {"],
  ],
  [
    "if (isFirst && board[rank][file] === other || isLast) return;",
    ["if (isFirst &&", "    board[rank][file] === other ||", "    isLast) return;"],
  ],
  [
    "    const difference = Math.abs(one) + Math.abs(other);",
    ["    const difference = Math.abs(one) +", "        Math.abs(other);"],
  ],
  ["a.short(line);", ["a.short(line);"]],
  [
    "an_expression_without_any_place_to_break_it()",
    ["an_expression_without_any_place_to_break", "    _it()"],
  ],
])("%s is parted after its signs, and goes on under the open bracket", (text, lines) => {
  expect(wrapped(40, { text })).toEqual(lines);
});

test("signs and brackets in a string part nothing", () => {
  const text = '"(one, two; three"';
  const spans = [{ text: "print(total, " }, { text, role: "string" as const }, { text: ", four)" }];
  expect(wrapped(36, ...spans)).toEqual([`print(total, ${text},`, "      four)"]);
});
