import { type Line, lineOf, spansOf, textOf } from "./line.ts";

const GAP = 2;

/** The rows of a table as lines: each column is as wide as its longest text. */
export function tableLines(rows: readonly (readonly Line[])[]): readonly Line[] {
  const widths = rows.reduce<readonly number[]>(
    (found, row) => row.map((cell, at) => Math.max(found[at] ?? 0, textOf(cell).length + GAP)),
    [],
  );
  const padded = (cell: Line, column: number) => [
    ...spansOf(cell),
    { text: " ".repeat(widths[column]! - textOf(cell).length) },
  ];
  return rows.map((row) => lineOf(row.flatMap(padded)));
}

/** A table as text. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  tableLines(rows)
    .map((line) => textOf(line).trimEnd())
    .join("\n");

/** The heads of columns. */
export const headRow = (...heads: readonly string[]): readonly Line[] =>
  heads.map((text) => lineOf([{ text, role: "heading" }]));

/** A row that begins with what may be typed; what follows the second column is read second. */
export const tableRow = (
  typed: string,
  text: string,
  ...others: readonly string[]
): readonly Line[] => [
  lineOf([{ text: typed, role: "command" }]),
  text,
  ...others.map((other) => lineOf([{ text: other, role: "quiet" }])),
];
