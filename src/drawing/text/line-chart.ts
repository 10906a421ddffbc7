import type { Palette } from "../look.ts";

/** A point of a chart: a position of a game, for example. */
export interface ChartPoint {
  /** The label, shown below some of the points. */
  readonly number: number;
  /** From 0 to 1. */
  readonly value: number;
  readonly isMarked: boolean;
  /** What marks it in a chart of blocks; undefined for nothing. */
  readonly letter?: string | undefined;
}

const ROWS = 9;
/** Characters before the chart, and of it for each point at most. */
const LABEL = 5;
const WIDEST = 3;
/** The least columns from label to label below it: of the last of two points with a number. */
const GAP = 5;

/** Draws values in at most so many columns, marked ones as ?; with a palette it is lighter below the line. */
export function drawChart(
  points: readonly ChartPoint[],
  columns: number,
  palette: Palette | undefined,
): string {
  const width = Math.min(columns - LABEL, WIDEST * points.length);
  const place = (column: number) => Math.floor((column * points.length) / width);
  const seen = Array.from({ length: width }, (_, column) => {
    const group = points.slice(place(column), Math.max(place(column) + 1, place(column + 1)));
    const first = column === 0 || place(column) > place(column - 1);
    const marked = first ? group.find(({ isMarked }) => isMarked) : undefined;
    const point = marked ?? group[0]!;
    return { ...point, row: rowOf(point.value), sign: marked ? "?" : "o" };
  });
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = seen.map((point, column) => {
      const sign = signAt(row, point, seen[column - 1]?.row ?? point.row);
      const ground = row >= point.row ? "lightSquare" : "darkSquare";
      return palette
        ? palette.paint(sign, sign === "?" ? "onBad on badGround" : `onSecond on ${ground}`)
        : sign;
    });
    const label = row % 2 === 0 ? String(100 - (100 * row) / (ROWS - 1)) : "";
    return `${label.padStart(LABEL - 2)}  ${cells.join("")}`.trimEnd();
  });
  const step = Math.ceil((GAP * points.length) / (2 * width));
  const below = points.reduce((line, { number }, index) => {
    if (number % step > 0 || number === points[index + 1]?.number) return line;
    const longer = line.padEnd(LABEL + Math.ceil((index * width) / points.length)) + number;
    return longer.length <= columns ? longer : line;
  }, "");
  return [...rows, below].join("\n");
}

/** @param before the row of the column before */
function signAt(
  row: number,
  point: { readonly row: number; readonly sign: string },
  before: number,
) {
  if (row === point.row) return point.sign;
  if ((row - before) * (row - point.row) < 0) return "|";
  return row === (ROWS - 1) / 2 ? "-" : " ";
}

const rowOf = (value: number) => Math.round((1 - value) * (ROWS - 1));
