import type { Diagram } from "../core/game.ts";
import type { Screen } from "./port.ts";

/** Squares to mark on a drawn board, by index. */
export interface Marks {
  readonly lastMove: readonly number[];
  readonly targets: readonly number[];
}

/** The board as text, as large and as colourful as the screen allows. */
export function drawBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  screen: Screen,
): string {
  const style = styleFor(diagram, screen);
  const board = style.coloured
    ? colouredBoard(diagram, sideLetters, marks, screen, style)
    : gridBoard(diagram, sideLetters, marks, style);
  return [...board, ...diagram.notes].join("\n");
}

/** The size of a square in characters, and whether it is coloured. */
interface Style {
  readonly coloured: boolean;
  readonly width: number;
  readonly height: number;
  /** Width of the column of rank labels. */
  readonly margin: number;
}

const GRID_MARGIN = 4;
const COLOUR_MARGIN = 3;

/** The first style, largest first, that the window is wide enough for. */
function styleFor({ columns }: Diagram, { columns: window, palette, large }: Screen): Style {
  const fits = (width: number) => window === undefined || width <= window;
  const coloured = { coloured: true, margin: COLOUR_MARGIN };
  const grid = { coloured: false, margin: GRID_MARGIN };
  if (palette) {
    if (large && fits(COLOUR_MARGIN + 8 * columns)) return { ...coloured, width: 8, height: 3 };
    if (fits(COLOUR_MARGIN + 4 * columns)) return { ...coloured, width: 4, height: 1 };
  } else if (large && fits(GRID_MARGIN + 7 * columns + 1)) {
    return { ...grid, width: 6, height: 3 };
  }
  return { ...grid, width: 2, height: 1 };
}

/** The text of one line of a square; `middle` tells whether it is the line that names the piece. */
type SquareText = (square: number, middle: boolean) => string;

/** The exam's grid. A square to mark shows `::`, or an `x` before the letter of a capture. */
function gridBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  { targets }: Marks,
  style: Style,
): string[] {
  const { columns, rows, cells } = diagram;
  const squareText: SquareText = (square, middle) => {
    const piece = cells[square]?.pieces[0];
    const target = targets.includes(square);
    if (target && !piece) return ":".repeat(style.width);
    if (!middle || !piece) return " ".repeat(style.width);
    return centred((target ? "x" : sideLetters[piece.side]) + piece.letter, style.width);
  };
  const lines = [""];
  for (let row = 0; row < rows; row++) {
    lines.push(gridRule(diagram, row, style.width));
    lines.push(
      ...squareLines(diagram, row, style, (square, middle) => {
        const bar = cells[square] || (square % columns > 0 && cells[square - 1]) ? "|" : " ";
        const last = square % columns === columns - 1 && cells[square] ? "|" : "";
        return bar + squareText(square, middle) + last;
      }),
    );
  }
  return [...lines, gridRule(diagram, rows, style.width), "", fileLabels(diagram, style, " "), ""];
}

/** The line above a row of the grid, drawn where a square lies above or below it. */
function gridRule({ columns, cells }: Diagram, row: number, width: number): string {
  const drawn = (column: number) =>
    column >= 0 &&
    column < columns &&
    Boolean(cells[row * columns + column] ?? cells[(row - 1) * columns + column]);
  let text = " ".repeat(GRID_MARGIN);
  for (let column = 0; column < columns; column++) {
    const joint = column > 0 && (drawn(column - 1) || drawn(column)) ? "_" : " ";
    text += joint + (drawn(column) ? "_" : " ").repeat(width);
  }
  return text.trimEnd();
}

/** Chequered squares; brackets repeat in characters what the marks say in colour. */
function colouredBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  { palette }: Screen,
  style: Style,
): string[] {
  const { columns, rows, cells } = diagram;
  const squareText: SquareText = (square, middle) => {
    const cell = cells[square];
    if (!cell) return " ".repeat(style.width);
    const piece = cell.pieces[0];
    const mark = markOf(square, marks);
    const [left, right] = BRACKETS[mark];
    const shown = left + (piece ? `${sideLetters[piece.side]}${piece.letter}` : "  ") + right;
    const light = (Math.floor(square / columns) + square) % 2 === 0;
    const text = middle ? centred(shown, style.width) : " ".repeat(style.width);
    return palette?.square(text, light, mark, piece?.side) ?? text;
  };
  const lines = [""];
  for (let row = 0; row < rows; row++) lines.push(...squareLines(diagram, row, style, squareText));
  return [...lines, fileLabels(diagram, style, ""), ""];
}

/** The lines of one row of squares, with the rank's label before the middle one. */
function squareLines(
  { columns, ranks }: Diagram,
  row: number,
  { height, margin }: Style,
  squareText: SquareText,
): string[] {
  return Array.from({ length: height }, (_, line) => {
    const middle = line === Math.floor(height / 2);
    let text = (middle ? (ranks[row] ?? "") : "").padEnd(margin);
    for (let column = 0; column < columns; column++) {
      text += squareText(row * columns + column, middle);
    }
    return text.trimEnd();
  });
}

function fileLabels({ files }: Diagram, { width, margin }: Style, between: string): string {
  const labels = files.map((file) => between + centred(file.padStart(2), width));
  return (" ".repeat(margin) + labels.join("")).trimEnd();
}

/** Text in the middle of a width. */
function centred(text: string, width: number): string {
  return (" ".repeat(Math.floor((width - text.length) / 2)) + text).padEnd(width);
}

const BRACKETS = { none: [" ", " "], "last move": ["(", ")"], target: ["[", "]"] } as const;

function markOf(square: number, { lastMove, targets }: Marks) {
  if (targets.includes(square)) return "target";
  return lastMove.includes(square) ? "last move" : "none";
}
