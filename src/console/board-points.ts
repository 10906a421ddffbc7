import type { Diagram } from "../core/game.ts";
import { contents, type Marks, markOf } from "./cells.ts";
import type { Screen } from "./port.ts";

const MARGIN = 3;
const EMPTY = { none: "+", "last move": "()", target: "::" } as const;

/** Points joined by lines: pieces of two characters, `+` for an empty point. */
export function pointsBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  { palette }: Screen,
): string[] {
  const { columns, rows, cells, ranks, files } = diagram;
  const joined = joiner(diagram);
  const point = (square: number): string => {
    const cell = cells[square];
    const mark = palette || marks.targets.includes(square) ? markOf(square, marks) : "none";
    const shown = contents(cell, sideLetters) || EMPTY[mark];
    if (shown === "+") return joined(square, square + 1) ? "+-" : "+ ";
    return palette?.square(shown, false, mark, cell?.pieces[0]?.side) ?? shown;
  };
  const lines = [""];
  for (let row = 0; row < rows; row++) {
    let text = (ranks[row] ?? "").padEnd(MARGIN);
    for (let square = row * columns; square < (row + 1) * columns; square++) {
      const last = square === (row + 1) * columns - 1;
      text += point(square) + (last ? "" : joined(square, square + 1) ? "--" : "  ");
    }
    lines.push(text.trimEnd());
    if (row < rows - 1) lines.push(linesBelow(diagram, row, joined));
  }
  const labels = files.map((file) => file.padEnd(4)).join("");
  return [...lines, "", (" ".repeat(MARGIN) + labels).trimEnd(), ""];
}

type Joined = (one: number, other: number) => boolean;

/** Whether a line joins two neighbouring points. */
function joiner({ lines = [] }: Diagram): Joined {
  const pairs = new Set(lines.map(([one, other]) => pairOf(one, other)));
  return (one, other) => pairs.has(pairOf(one, other));
}

const pairOf = (one: number, other: number) => `${Math.min(one, other)},${Math.max(one, other)}`;

/** The uprights and diagonals between a row of points and the next. */
function linesBelow({ columns }: Diagram, row: number, joined: Joined): string {
  let text = " ".repeat(MARGIN);
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
