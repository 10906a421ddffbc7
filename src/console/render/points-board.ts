import type { Diagram } from "../../core/diagram.ts";
import type { Screen } from "../ports.ts";
import { armyOf, BRACKETS, contents, type Marks, markOf } from "./board-view.ts";

/** Width of the rank labels; the left bracket of the first point follows. */
const MARGIN = 2;

/**
 * Draws points joined by lines. Each point takes four characters: one leading to it, two for its
 * piece (`+` if empty), and one leading on. Without colour only target points are marked, as `::`.
 */
export function pointsBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  { palette }: Screen,
): string[] {
  const { columns, rows, cells, ranks, files } = diagram;
  const joined = joiner(diagram);
  const lineTo = (one: number, other: number) => (joined(one, other) ? "-" : " ");
  const point = (square: number): string => {
    const cell = cells[square];
    const mark = markOf(square, marks);
    const [left, right] = lineEnds(square, columns, lineTo);
    const shown = contents(cell, sideLetters) || (mark === "target" ? "::" : `+${right}`);
    if (!palette) return left + shown + right;
    const [open, close] = mark === "none" ? [left, right] : BRACKETS[mark];
    const empty = shown.startsWith("+");
    if (empty && mark === "none") return open + shown + close;
    const army = armyOf(cell?.pieces[0]?.side ?? 0, sideLetters);
    const painted = palette.square(empty ? "  " : shown, false, mark, army);
    return open + painted + close;
  };
  const lines = [""];
  for (let row = 0; row < rows; row++) {
    let text = (ranks[row] ?? "").padEnd(MARGIN);
    for (let column = 0; column < columns; column++) text += point(row * columns + column);
    lines.push(text.trimEnd());
    if (row < rows - 1) lines.push(linesBelow(diagram, row, joined));
  }
  const labels = files.map((file) => ` ${file}  `).join("");
  return [...lines, "", (" ".repeat(MARGIN) + labels).trimEnd(), ""];
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
function linesBelow({ columns }: Diagram, row: number, joined: Joined): string {
  let text = " ".repeat(MARGIN + 1);
  for (let column = 0; column < columns; column++) {
    const here = row * columns + column;
    const below = here + columns;
    text += joined(here, below) ? "|" : " ";
    if (column === columns - 1) break;
    text += ` ${diagonal(joined(here, below + 1), joined(here + 1, below))} `;
  }
  return text.trimEnd();
}

function diagonal(falling: boolean, rising: boolean): string {
  if (falling && rising) return "X";
  if (falling) return "\\";
  return rising ? "/" : " ";
}
