import type { Diagram } from "../core/diagram.ts";
import {
  armyOf,
  BRACKETS,
  contents,
  fitsHeight,
  type Marks,
  markOf,
  type RenderOptions,
} from "./board-view.ts";

/** Width of the rank labels; the left bracket of the first point follows. */
const MARGIN = 2;
/** The scales, largest first: two lines and four characters from point to point, times the scale. */
const SCALES = [3, 2, 1] as const;
/** A blank line above; a blank line, the labels of the files and another one below. */
const FRAME = 4;

/**
 * Draws points joined by lines, as large as fits the window. At the smallest scale each point takes
 * four characters: one leading to it, two for its piece (`+` if empty), and one leading on. Without
 * colour only target points are marked, as `::`.
 */
export function pointsBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  options: RenderOptions,
): string[] {
  const { columns, rows, ranks, files } = diagram;
  const scale = scaleFor(diagram, options);
  const joined = joiner(diagram);
  const lines = [""];
  for (let row = 0; row < rows; row++) {
    let text = (ranks[row] ?? "").padEnd(MARGIN);
    for (let column = 0; column < columns; column++) {
      const square = row * columns + column;
      text += pointText(diagram, square, sideLetters, marks, options, joined);
      const rest = 4 * (scale - 1);
      if (column < columns - 1) text += (joined(square, square + 1) ? "-" : " ").repeat(rest);
    }
    lines.push(text.trimEnd());
    if (row < rows - 1) lines.push(...linesBelow(diagram, row, joined, scale));
  }
  const labels = files.map((file) => ` ${file}`.padEnd(4 * scale)).join("");
  return [...lines, "", (" ".repeat(MARGIN) + labels).trimEnd(), ""];
}

/** Returns the largest scale that fits the window; without colour the smallest. */
function scaleFor({ columns, rows, notes }: Diagram, options: RenderOptions): number {
  const { palette, columns: window = 0 } = options;
  const width = (scale: number) => MARGIN + 4 * (scale * (columns - 1) + 1);
  const height = (scale: number) => FRAME + 2 * scale * (rows - 1) + 1 + notes.length;
  const fits = (scale: number) =>
    palette !== undefined && width(scale) <= window && fitsHeight(height(scale), options);
  return SCALES.find((scale) => scale === 1 || fits(scale)) ?? 1;
}

function pointText(
  { cells, columns }: Diagram,
  square: number,
  sideLetters: readonly string[],
  marks: Marks,
  { palette }: RenderOptions,
  joined: Joined,
): string {
  const cell = cells[square];
  const mark = markOf(square, marks);
  const lineTo = (one: number, other: number) => (joined(one, other) ? "-" : " ");
  const [left, right] = lineEnds(square, columns, lineTo);
  const shown = contents(cell, sideLetters) || (mark === "target" ? "::" : `+${right}`);
  if (!palette) return left + shown + right;
  const [open, close] = mark === "none" ? [left, right] : BRACKETS[mark];
  const empty = shown.startsWith("+");
  if (empty && mark === "none") return open + shown + close;
  const army = armyOf(cell?.pieces[0]?.side ?? 0, sideLetters);
  return open + palette.square(empty ? "  " : shown, false, mark, army) + close;
}

/** Returns the characters on either side of an unmarked point: a line or a space. */
function lineEnds(
  square: number,
  columns: number,
  lineTo: (one: number, other: number) => string,
): readonly [string, string] {
  const column = square % columns;
  return [
    column > 0 ? lineTo(square - 1, square) : " ",
    column < columns - 1 ? lineTo(square, square + 1) : " ",
  ];
}

type Joined = (one: number, other: number) => boolean;

/** Returns a function that tests whether a line joins two adjacent points. */
function joiner({ lines = [] }: Diagram): Joined {
  const pairs = new Set(lines.map(([one, other]) => pairOf(one, other)));
  return (one, other) => pairs.has(pairOf(one, other));
}

const pairOf = (one: number, other: number) => `${Math.min(one, other)},${Math.max(one, other)}`;

/** Draws the vertical and diagonal lines between a row of points and the next. */
function linesBelow({ columns }: Diagram, row: number, joined: Joined, scale: number): string[] {
  const span = 4 * scale;
  return Array.from({ length: 2 * scale - 1 }, (_, index) => {
    let text = " ".repeat(MARGIN + 1);
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column;
      const below = here + columns;
      text += joined(here, below) ? "|" : " ";
      if (column === columns - 1) break;
      text += between(joined(here, below + 1), joined(here + 1, below), 2 * (index + 1), span);
    }
    return text.trimEnd();
  });
}

/** Draws one line of the diagonals between two points, from after the left one to the right one. */
function between(falling: boolean, rising: boolean, step: number, span: number): string {
  const line = [..." ".repeat(span - 1)];
  if (rising) line[span - step - 1] = "/";
  if (falling) line[step - 1] = line[step - 1] === "/" ? "X" : "\\";
  return line.join("");
}
