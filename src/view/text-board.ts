import type { Cell, Diagram } from "../core/diagram.ts";
import {
  armyOf,
  BRACKETS,
  contents,
  fitsHeight,
  type Marks,
  markOf,
  type RenderOptions,
} from "./board-view.ts";
import { pointsBoard } from "./points-board.ts";

/** Draws a board as text, as large and as colourful as the window and the settings allow. */
export function drawBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  options: RenderOptions,
): string {
  const board = boardLines(diagram, sideLetters, marks, options);
  return [...withAxisTitles(board, diagram), ...diagram.notes].join("\n");
}

/**
 * Returns the lines of a board with the titles of its axes, if it has any: the title of the ranks
 * above their labels, in the empty first line, and that of the files below theirs.
 */
function withAxisTitles(board: readonly string[], { axisTitles }: Diagram): readonly string[] {
  if (!axisTitles) return board;
  const { files, ranks } = axisTitles;
  const labels = board.at(-2) ?? "";
  const start = labels.search(/\S/);
  const below = " ".repeat(start) + centre(files, labels.length - start).trimEnd();
  return [ranks, ...board.slice(1, -1), below, ""];
}

function boardLines(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  options: RenderOptions,
): string[] {
  if (diagram.pattern === "points") return pointsBoard(diagram, sideLetters, marks, options);
  const style = styleFor(diagram, options);
  return style.coloured
    ? colouredBoard(diagram, sideLetters, marks, options, style)
    : gridBoard(diagram, sideLetters, marks, style);
}

/** The size of a square in characters, and whether it is coloured. */
interface Style {
  readonly coloured: boolean;
  readonly width: number;
  readonly height: number;
  /** The width of the column of rank labels. */
  readonly margin: number;
}

/** Lines below and above the squares: a blank line, the labels of the files, and a blank line. */
const FRAME = 3;
/**
 * Returns the largest style that fits the window; the smallest fits 40 columns. Only coloured squares
 * have several sizes: without colour the board is the exam's.
 */
function styleFor(diagram: Diagram, options: RenderOptions): Style {
  const { columns, pattern } = diagram;
  const { columns: window, palette } = options;
  const grid: Style = {
    coloured: false,
    width: pattern === "chequered" ? 2 : 3,
    height: 1,
    margin: columns > 8 ? 3 : 4,
  };
  if (!palette) return grid;
  const margin = 3;
  const sizes = [
    { width: 8, height: 3 },
    { width: 6, height: 2 },
    { width: pattern === "plain" ? 5 : 4, height: 1 },
    { width: 4, height: 1 },
  ];
  const lines = (height: number) => FRAME + height * diagram.rows + diagram.notes.length;
  const fits = ({ width, height }: (typeof sizes)[number]) =>
    (window === undefined || margin + width * columns <= window) &&
    (height === 1 || fitsHeight(lines(height), options));
  const size = sizes.find(fits);
  return size ? { coloured: true, margin, ...size } : grid;
}

/**
 * Returns the text of one line of a square; `middle` is true for the line that shows the piece.
 */
type SquareText = (square: number, middle: boolean) => string;

/**
 * Draws the exam's grid. A target shows `::`, or an `x` before the letter of the piece to capture.
 */
function gridBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  { targets }: Marks,
  style: Style,
): string[] {
  const { columns, rows, cells } = diagram;
  const squareText: SquareText = (square, middle) => {
    const cell = cells[square];
    const shown = contents(cell, sideLetters);
    const target = targets.includes(square);
    if (target && shown === "") return ":".repeat(style.width);
    return centre(middle ? (target ? `x${shown.slice(1)}` : shown) : "", style.width);
  };
  const lines = [""];
  for (let row = 0; row < rows; row++) {
    lines.push(gridRule(diagram, row, style));
    lines.push(
      ...squareLines(diagram, row, style, (square, middle) => {
        const last = square % columns === columns - 1;
        return (
          bar(cells[square], square % columns > 0 ? cells[square - 1] : undefined) +
          squareText(square, middle) +
          (last ? bar(undefined, cells[square]) : "")
        );
      }),
    );
  }
  return [...lines, gridRule(diagram, rows, style), "", fileLabels(diagram, style, " "), ""];
}

/**
 * Returns the separator of two cells, either of which may be missing; special cells are in
 * brackets.
 */
function bar(right: Cell | undefined, left: Cell | undefined): string {
  if (right?.special) return "<";
  if (left?.special) return ">";
  return right || left ? "|" : " ";
}

/** Returns the line above a row of the grid, drawn only beside squares that exist. */
function gridRule({ columns, cells }: Diagram, row: number, { width, margin }: Style): string {
  const drawn = (column: number) =>
    column >= 0 &&
    column < columns &&
    Boolean(cells[row * columns + column] ?? cells[(row - 1) * columns + column]);
  let text = " ".repeat(margin);
  for (let column = 0; column < columns; column++) {
    const joint = column > 0 && (drawn(column - 1) || drawn(column)) ? "_" : " ";
    text += joint + (drawn(column) ? "_" : " ").repeat(width);
  }
  return text.trimEnd();
}

const SPECIAL = ["<", ">"] as const;

/** Draws coloured squares; brackets repeat the marks for readers who cannot see the colours. */
function colouredBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  { palette }: RenderOptions,
  style: Style,
): string[] {
  const { columns, rows, cells, pattern } = diagram;
  const squareText: SquareText = (square, middle) => {
    const cell = cells[square];
    if (!cell) return " ".repeat(style.width);
    const mark = markOf(square, marks);
    const [left, right] = mark === "none" && cell.special ? SPECIAL : BRACKETS[mark];
    const shown = contents(cell, sideLetters).padEnd(2);
    const fits = shown.length + 2 <= style.width;
    const text = middle ? (fits ? left + shown + right : shown) : "";
    const light =
      pattern === "plain" || (Math.floor(square / columns) + (square % columns)) % 2 === 0;
    const ground = light && !(pattern === "plain" && cell.special);
    const painted = centre(text, style.width);
    const army = armyOf(cell.pieces[0]?.side ?? 0, sideLetters);
    return palette?.square(painted, ground, mark, army) ?? painted;
  };
  const lines = [""];
  for (let row = 0; row < rows; row++) lines.push(...squareLines(diagram, row, style, squareText));
  return [...lines, fileLabels(diagram, style, ""), ""];
}

/** Returns the lines of one row of squares, with the rank's label on the middle one. */
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
  const labels = files.map((file) => between + centre(file.padStart(2), width));
  return (" ".repeat(margin) + labels.join("")).trimEnd();
}

/** Centres a text. */
function centre(text: string, width: number): string {
  return (" ".repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text).padEnd(width);
}
