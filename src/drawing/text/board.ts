import { stripVTControlCharacters } from "node:util";
import { contents, type DrawnBoard } from "../board.ts";
import type { Cell, Diagram } from "../diagram.ts";
import { DIALOGUE, fitsHeight, type RenderOptions } from "../look.ts";
import { AS_TEXT, squarePainter } from "./coloured-board.ts";
import { connectedBoard, connectedFrame } from "./connected-points.ts";
import { POINTS_FRAME, pointsBoard } from "./points.ts";
import { centre, fileLabels, type SquareFormat, type SquareText, squareLines } from "./squares.ts";

/** Draws a board as text, as large and as colourful as the window and the settings allow. */
export function drawBoard(board: DrawnBoard, options: RenderOptions): string {
  const { diagram } = board;
  const points = options.palette ? connectedBoard : pointsBoard;
  const lines = diagram.pattern === "points" ? points : squaresBoard;
  return [...withAxisTitles(lines(board, options), diagram), ...diagram.notes].join("\n");
}

/** Finds the square at a line and column, both from 0, of a drawn board; undefined for none. */
export function squareAt(diagram: Diagram, options: RenderOptions, line: number, column: number) {
  const { columns, rows, cells } = diagram;
  const { left, top, width, height } = frameOf(diagram, options);
  const file = Math.floor((column - left) / width);
  const row = Math.floor((line - top) / height);
  const square = row * columns + file;
  const inside = file >= 0 && file < columns && row >= 0 && row < rows;
  return inside && cells[square] ? square : undefined;
}

/** The columns of a board as `drawBoard` draws it, without its axis titles and notes. */
export function boardWidth(diagram: Diagram, options: RenderOptions): number {
  const { left, width } = frameOf(diagram, options);
  const points = diagram.pattern === "points";
  // The grid has a gap before it and a bar at its end, points without gaps have the edge of their board.
  const edge = points && options.palette && width === POINTS_FRAME.width ? 1 : 0;
  const more = points || formatFor(diagram, options).coloured ? edge : 2;
  return left + width * diagram.columns + more;
}

/** Where the first square is, and how far the next one. The rule above a square is part of it. */
function frameOf(diagram: Diagram, options: RenderOptions) {
  if (diagram.pattern === "points")
    return options.palette ? connectedFrame(diagram, options) : POINTS_FRAME;
  const { coloured, margin, width, height } = formatFor(diagram, options);
  const rule = coloured ? 0 : 1;
  return { left: margin, top: 1, width: width + rule, height: height + rule };
}

/** Adds the titles of the axes, if any: of the ranks in the empty first line, of the files below their labels. */
function withAxisTitles(board: readonly string[], { axisTitles }: Diagram): readonly string[] {
  if (!axisTitles) return board;
  const { files, ranks } = axisTitles;
  const labels = stripVTControlCharacters(board.at(-2) ?? "");
  const start = labels.search(/\S/);
  const below = " ".repeat(start) + centre(files, labels.length - start).trimEnd();
  return [ranks, ...board.slice(1, -1), below, ""];
}

function squaresBoard(board: DrawnBoard, options: RenderOptions): string[] {
  const format = formatFor(board.diagram, options);
  return options.palette && format.coloured
    ? colouredBoard(board, options, format)
    : gridBoard(board, format);
}

/** The lines of the longest note and of what else is said besides the dialogue, and of a menu of moves. */
const NOTES = 3;
const MENU = 3;

/** The largest format that fits the window; the least fits 40 columns. Without colour only the exam's. */
function formatFor({ columns, rows, pattern, notes }: Diagram, options: RenderOptions) {
  const { columns: window, palette } = options;
  const grid: SquareFormat = {
    coloured: false,
    width: pattern === "chequered" ? 2 : 3,
    height: 1,
    margin: columns > 8 ? 3 : 4,
  };
  if (!palette) return grid;
  const margin = 3;
  const sizes = [
    { width: 8, height: 4 },
    { width: 8, height: 3 },
    { width: 6, height: 2 },
    { width: pattern === "plain" ? 5 : 4, height: 1 },
    { width: 4, height: 1 },
  ];
  const roomFor = (height: number) =>
    Math.max(height > 2 ? DIALOGUE.high : DIALOGUE.auto, notes.length + NOTES) +
    (pattern === "plain" ? MENU : 0);
  const size = sizes.find(
    ({ width, height }) =>
      (window === undefined || margin + width * columns <= window) &&
      // Below the squares are the labels of the files; empty lines are left out if need be.
      (height === 1 || fitsHeight(1 + height * rows, options, roomFor(height))),
  );
  return size ? { coloured: true, margin, ...size } : grid;
}

/** Draws the exam's grid. A target shows `::`, or an `x` before the piece to capture. */
function gridBoard({ sides, diagram, marks }: DrawnBoard, format: SquareFormat): string[] {
  const { columns, rows, cells } = diagram;
  const inSquare = (square: number) => {
    const shown = contents(cells[square], sides);
    if (!marks.targets.includes(square)) return centre(shown, format.width);
    return shown === "" ? ":".repeat(format.width) : centre(`x${shown.slice(1)}`, format.width);
  };
  const barBetween = (left: number, right: number) => {
    if (right === marks.cursor) return ">";
    return left === marks.cursor ? "<" : bar(cells[right], cells[left]);
  };
  const squareText: SquareText = (square) => {
    const column = square % columns;
    const last = column === columns - 1 ? barBetween(square, -1) : "";
    return barBetween(column > 0 ? square - 1 : -1, square) + inSquare(square) + last;
  };
  const lines = Array.from({ length: rows }, (_, row) => [
    gridRule(diagram, row, format),
    ...squareLines(diagram, row, format, squareText),
  ]).flat();
  const frame = [gridRule(diagram, rows, format), "", fileLabels(diagram, format, " "), ""];
  return ["", ...lines, ...frame];
}

/** The separator of two cells, either of which may be missing; special cells are in brackets. */
function bar(right: Cell | undefined, left: Cell | undefined): string {
  if (right?.special) return "<";
  if (left?.special) return ">";
  return right || left ? "|" : " ";
}

/** The line above a row of the grid, drawn only beside squares that exist. */
function gridRule({ columns, cells }: Diagram, row: number, { width, margin }: SquareFormat) {
  const drawn = (column: number) =>
    Boolean(cells[row * columns + column] ?? cells[(row - 1) * columns + column]);
  let text = " ".repeat(margin);
  for (let column = 0; column < columns; column += 1) {
    const joint = column > 0 && (drawn(column - 1) || drawn(column)) ? "_" : " ";
    text += joint + (drawn(column) ? "_" : " ").repeat(width);
  }
  return text.trimEnd();
}

/** The columns that a drawn line takes. */
export const shownWidth = (line: string) =>
  stripVTControlCharacters(line).replaceAll(AS_TEXT, "").length;

function colouredBoard(board: DrawnBoard, options: RenderOptions, format: SquareFormat) {
  const { diagram } = board;
  const palette = options.palette!;
  const label = (text: string) => (text.trim() ? palette.paint(text, "coordinate") : text);
  const squareText = squarePainter(board, format, options, palette);
  const lines = Array.from({ length: diagram.rows }, (_, row) =>
    squareLines(diagram, row, format, squareText, label),
  ).flat();
  return ["", ...lines, label(fileLabels(diagram, format, "")), ""];
}
