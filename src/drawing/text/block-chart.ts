/** Charts of block characters, for windows with colours: what is below the line is filled. */
import { joined, type Line, lineOf, type Span } from "../line.ts";
import type { Blocks } from "../look.ts";
import type { ChartPoint } from "./line-chart.ts";

const ROWS = 9;
/** The columns before the chart, and half columns of it for each point at most. */
const LABEL = 5;
const WIDEST = 4;
/** The least columns from label to label below it. */
const GAP = 6;

/** By which of the quarters of a cell are filled: left above, right above, left below, right below. */
const QUARTERS = " ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█";

/** Draws values in at most so many columns; a point with a letter is marked by it. */
export function blockChart(
  points: readonly ChartPoint[],
  columns: number,
  blocks: Blocks,
): readonly Line[] {
  const halves = 2 * Math.max(1, columns - LABEL);
  const each = Math.min(WIDEST, Math.max(1, Math.floor(halves / points.length)));
  const width = Math.ceil(Math.min(halves, each * points.length) / 2);
  const pointAt = (half: number) => points[Math.floor((half * points.length) / (2 * width))]!;
  const letters = lettersAt(points, width);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: width }, (_, column): Span => {
      const letter = letters.get(column);
      if (letter?.row === row) return { text: letter.letter, role: "badLabel" };
      const [left, right] = [pointAt(2 * column), pointAt(2 * column + 1)];
      return cellOf(
        blocks === "quarters" ? [left.value, right.value] : [left.value, left.value],
        row,
      );
    });
    return lineOf(joined([labelOf(row), ...cells]));
  });
  return [...rows, lineOf([{ text: numbersBelow(points, width), role: "quiet" }])];
}

const labelOf = (row: number): Span => {
  const percent = row % 4 === 0 ? String(100 - (100 * row) / (ROWS - 1)) : "";
  return { text: `${percent.padStart(LABEL - 2)}  `, role: "quiet" };
};

/** A cell of two values; the middle is a line where nothing is filled. */
function cellOf(values: readonly [number, number], row: number): Span {
  const isFilled = (value: number, half: number) =>
    value * 2 * ROWS > 2 * (ROWS - 1 - row) + half + 0.5;
  const bits = [1, 0].flatMap((half) => values.map((value) => (isFilled(value, half) ? 1 : 0)));
  const glyph = QUARTERS[Number.parseInt(bits.join(""), 2)]!;
  // A full cell is a space, so that no seams are seen.
  if (glyph === "█") return { text: " ", role: "onFirst on first" };
  const isMiddle = glyph === " " && 2 * row === ROWS - 1;
  return { text: isMiddle ? "─" : glyph, role: isMiddle ? "rule on second" : "first on second" };
}

const rowOf = (value: number) => Math.min(ROWS - 1, Math.floor((1 - value) * ROWS));

/** The letters by their columns; the next free column takes one whose own is taken. */
function lettersAt(points: readonly ChartPoint[], width: number) {
  const found = new Map<number, { readonly row: number; readonly letter: string }>();
  for (const [index, { letter, value }] of points.entries()) {
    if (letter === undefined) continue;
    const own = Math.floor((index * width) / points.length);
    const free = Array.from({ length: width }, (_, at) => at)
      .filter((column) => !found.has(column))
      .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own));
    if (free[0] !== undefined) found.set(free[0], { row: rowOf(value), letter });
  }
  return found;
}

function numbersBelow(points: readonly ChartPoint[], width: number): string {
  return points.reduce((line, { number }, index) => {
    const start = LABEL + Math.floor((index * width) / points.length);
    const isDue = (number === 1 || number % 10 === 0) && number !== points[index - 1]?.number;
    const fits = line.length === 0 || start >= line.trimEnd().length + GAP - 3;
    return isDue && number > 0 && fits && start + 3 <= LABEL + width + 3
      ? line.padEnd(start) + number
      : line;
  }, "");
}
