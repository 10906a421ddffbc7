/** Charts: lines of characters, and in windows with colours blocks below a line. */
import { joined, type Line, lineOf, type Span } from "../line.ts";
import type { Blocks, Palette } from "../look.ts";

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

/** Of a chart of blocks: the most half columns of a value, and the least columns from number to number below it. */
const BLOCKS = { widest: 4, gap: 3 };

/** A cell of the frame, which is seen beside both armies' colours on a dark and on a light window. */
const EDGE: Span = { text: " ", role: "onDarkSquare on darkSquare" };

/** By which of the quarters of a cell are filled: left above, right above, left below, right below. */
const QUARTERS = " ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█";

/** Draws values in at most so many columns, in a frame; a point with a letter is marked by it. */
export function blockChart(
  points: readonly ChartPoint[],
  columns: number,
  blocks: Blocks,
): readonly Line[] {
  const halves = 2 * Math.max(1, columns - LABEL);
  const each = Math.min(BLOCKS.widest, Math.max(1, Math.floor(halves / points.length)));
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
    return lineOf(joined([labelOf(row), EDGE, ...cells, EDGE]));
  });
  const below = ` ${numbersBelow(points, width).padEnd(width)} `;
  return [...rows, lineOf([{ text: " ".repeat(LABEL - 2) }, { ...EDGE, text: below }])];
}

const labelOf = (row: number): Span => {
  const percent = row % 4 === 0 ? String(100 - (100 * row) / (ROWS - 1)) : "";
  return { text: percent.padStart(LABEL - 2), role: "quiet" };
};

/** A cell of two values; the middle is a line where nothing is filled. */
function cellOf(values: readonly [number, number], row: number): Span {
  // Above the highest value there is still an edge.
  const isFilled = (value: number, half: number) =>
    Math.min(value * 2 * ROWS, 2 * ROWS - 1) > 2 * (ROWS - 1 - row) + half + 0.5;
  const bits = [1, 0].flatMap((half) => values.map((value) => (isFilled(value, half) ? 1 : 0)));
  const glyph = QUARTERS[Number.parseInt(bits.join(""), 2)]!;
  // A full cell is a space, so that no seams are seen.
  if (glyph === "█") return { text: " ", role: "onFirst on first" };
  const isMiddle = glyph === " " && 2 * row === ROWS - 1;
  return { text: isMiddle ? "─" : glyph, role: isMiddle ? "rule on second" : "first on second" };
}

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
    const start = Math.floor((index * width) / points.length);
    const isDue = (number === 1 || number % 10 === 0) && number !== points[index - 1]?.number;
    const fits = line.length === 0 || start >= line.trimEnd().length + BLOCKS.gap;
    const longer = line.padEnd(start) + number;
    return isDue && number > 0 && fits && longer.length <= width ? longer : line;
  }, "");
}
