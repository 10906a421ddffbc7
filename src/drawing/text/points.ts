import { armyOf, bracketsOf, contents, type DrawnBoard, markOf } from "../board.ts";
import type { Diagram } from "../diagram.ts";
import { fitsHeight, type Palette, type RenderOptions } from "../look.ts";
import { tileColours } from "./coloured-board.ts";

/** Width of the rank labels; the left bracket of the first point follows. */
const MARGIN = 2;
/** The scales, largest first: two lines and four characters from point to point, times the scale. */
const SCALES = [3, 2, 1] as const;
/** A blank line above; a blank line, the labels of the files and another one below. */
const FRAME = 4;

/**
 * Draws points joined by lines, as large as fits the window. At the smallest scale each point takes
 * four characters: one leading to it, two for its piece (`+` if empty), and one leading on. Without
 * colour only target points are marked, as `::` or by brackets around a piece.
 */
export function pointsBoard(board: DrawnBoard, options: RenderOptions): string[] {
  const { columns, rows, ranks, files, cells } = board.diagram;
  const scale = scaleFor(board.diagram, options);
  const joined = joinTest(board.diagram);
  const lineFrom = (square: number) => (joined(square, square + 1) ? "-" : " ");
  const lines = [""];
  for (let row = 0; row < rows; row += 1) {
    let text = (ranks[row] ?? "").padEnd(MARGIN);
    for (let column = 0; column < columns; column += 1) {
      const square = row * columns + column;
      const right = lineFrom(square);
      const ends = [lineFrom(square - 1), right] as const;
      text += cells[square]
        ? pointText(board, square, ends, options.palette)
        : `${ends[0]}${ends[0] === "-" ? "--" : "| "}${right}`;
      text += right.repeat(4 * (scale - 1));
    }
    lines.push(text.trimEnd());
    if (row < rows - 1) lines.push(...linesBelow(columns, row, joined, scale));
  }
  const labels = files.map((file) => ` ${file}`.padEnd(4 * scale)).join("");
  return [...lines, "", (" ".repeat(MARGIN) + labels).trimEnd(), ""];
}

/** Where the first point's share of the board begins, in characters and lines, and how large it is. */
export function pointsFrame(diagram: Diagram, options: RenderOptions) {
  const scale = scaleFor(diagram, options);
  return { left: MARGIN + 2 - 2 * scale, top: 1 - scale, width: 4 * scale, height: 2 * scale };
}

/** The largest scale that fits the window; without colour the smallest. */
function scaleFor({ columns, rows, notes }: Diagram, options: RenderOptions): number {
  const { palette, columns: window = 0 } = options;
  const width = (scale: number) => MARGIN + 4 * (scale * (columns - 1) + 1);
  const height = (scale: number) => FRAME + 2 * scale * (rows - 1) + 1 + notes.length;
  const fits = (scale: number) =>
    palette !== undefined && width(scale) <= window && fitsHeight(height(scale), options);
  return SCALES.find((scale) => scale === 1 || fits(scale)) ?? 1;
}

/** @param ends the characters on either side of the point if it is not marked */
function pointText(
  { sides, diagram: { cells }, marks }: DrawnBoard,
  square: number,
  ends: readonly [string, string],
  palette: Palette | undefined,
): string {
  const cell = cells[square];
  const mark = markOf(square, marks);
  const shown = contents(cell, sides) || (mark === "target" ? "::" : `+${ends[1]}`);
  const empty = shown.startsWith("+");
  const pointedAt = square === marks.cursor;
  const isUnmarked = palette ? empty && mark === "none" : mark !== "target" || shown === "::";
  if (isUnmarked && !pointedAt) return ends[0] + shown + ends[1];
  const [open, close] = bracketsOf(square, marks, ends);
  if (!palette) return open + shown + close;
  const army = armyOf(cell?.pieces[0]?.side ?? 0, sides);
  const [tile, onTile] = tileColours(army);
  const role = cell?.pieces.length ? (`${onTile} on ${tile}` as const) : MARKS[mark];
  const bracket = (text: string) =>
    text === " " ? text : palette.paint(text, pointedAt ? "cursor" : "quiet");
  return bracket(open) + palette.paint(empty ? "  " : shown, role) + bracket(close);
}

/** An empty point by its mark. */
const MARKS = {
  none: "rule",
  "earlier move": "lastMoveMark on earlierOnDark",
  "last move": "lastMoveMark on lastMoveOnDark",
  target: "targetMark on target",
  wrong: "targetMark on badSquare",
  danger: "targetMark on badSquare",
} as const;

type JoinTest = (one: number, other: number) => boolean;

/** Joins cells also to a missing one that a line crosses. */
export function joinTest({ lines = [], cells, columns }: Diagram): JoinTest {
  const pairs = new Set(
    lines.flatMap(([one, other]) => {
      const middle = (one + other) / 2;
      const twoApart = [2, 2 * columns].includes(Math.abs(other - one));
      return twoApart && !cells[middle]
        ? [pairKey(one, middle), pairKey(middle, other)]
        : pairKey(one, other);
    }),
  );
  return (one, other) => pairs.has(pairKey(one, other));
}

const pairKey = (one: number, other: number) => `${Math.min(one, other)},${Math.max(one, other)}`;

/** Draws the vertical and diagonal lines between a row of points and the next. */
function linesBelow(columns: number, row: number, joined: JoinTest, scale: number): string[] {
  const span = 4 * scale;
  return Array.from({ length: 2 * scale - 1 }, (_, index) => {
    let text = " ".repeat(MARGIN + 1);
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column;
      const below = here + columns;
      text += joined(here, below) ? "|" : " ";
      if (column === columns - 1) break;
      text += diagonals(joined(here, below + 1), joined(here + 1, below), 2 * (index + 1), span);
    }
    return text.trimEnd();
  });
}

/** Draws one line of the diagonals between two points, from after the left one to the right one. */
function diagonals(falling: boolean, rising: boolean, step: number, span: number): string {
  const line = [..." ".repeat(span - 1)];
  if (rising) line[span - step - 1] = "/";
  if (falling) line[step - 1] = line[step - 1] === "/" ? "X" : "\\";
  return line.join("");
}
