import { bracketsOf, contents, type DrawnBoard, markOf } from "../board.ts";
import type { Diagram } from "../diagram.ts";

/** Width of the rank labels; the left bracket of the first point follows. */
const MARGIN = 2;

/** Where the first point's share of the board begins, in characters and lines, and how large it is. */
export const POINTS_FRAME = { left: MARGIN, top: 0, width: 4, height: 2 };

/**
 * Draws points joined by lines, without colour. Each point takes four characters: one leading to it, two for its
 * piece (`+` if empty), and one leading on. Only target points are marked, as `::` or by brackets around a piece.
 */
export function pointsBoard(board: DrawnBoard): string[] {
  const { columns, rows, ranks, files, cells } = board.diagram;
  const joined = joinTest(board.diagram);
  const lineFrom = (square: number) => (joined(square, square + 1) ? "-" : " ");
  const lines = [""];
  for (let row = 0; row < rows; row += 1) {
    let text = (ranks[row] ?? "").padEnd(MARGIN);
    for (let column = 0; column < columns; column += 1) {
      const square = row * columns + column;
      const ends = [lineFrom(square - 1), lineFrom(square)] as const;
      text += cells[square]
        ? pointText(board, square, ends)
        : `${ends[0]}${ends[0] === "-" ? "--" : "| "}${ends[1]}`;
    }
    lines.push(text.trimEnd());
    if (row < rows - 1) lines.push(lineBelow(columns, row, joined));
  }
  const labels = files.map((file) => ` ${file}`.padEnd(4)).join("");
  return [...lines, "", (" ".repeat(MARGIN) + labels).trimEnd(), ""];
}

/** @param ends the characters on either side of the point if it is not marked */
function pointText(
  { sides, diagram: { cells }, marks }: DrawnBoard,
  square: number,
  ends: readonly [string, string],
): string {
  const isTarget = markOf(square, marks) === "target";
  const shown = contents(cells[square], sides) || (isTarget ? "::" : `+${ends[1]}`);
  const isMarked = (isTarget && shown !== "::") || square === marks.cursor;
  const [open, close] = isMarked ? bracketsOf(square, marks, ends) : ends;
  return open + shown + close;
}

export type JoinTest = (one: number, other: number) => boolean;

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
function lineBelow(columns: number, row: number, joined: JoinTest): string {
  let text = " ".repeat(MARGIN + 1);
  for (let column = 0; column < columns; column += 1) {
    const here = row * columns + column;
    const below = here + columns;
    const [falls, rises] = [joined(here, below + 1), joined(here + 1, below)];
    text += joined(here, below) ? "|" : " ";
    text += ` ${falls && rises ? "X" : falls ? "\\" : rises ? "/" : " "} `;
  }
  return text.trimEnd();
}
