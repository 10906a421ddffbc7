import type { Cell, Diagram } from "../../core/diagram.ts";
import type { Screen } from "../terminal/ports.ts";
import { armyOf, BRACKETS, contents, type Marks, markOf } from "./board-view.ts";
import { pointsBoard } from "./points-board.ts";

/** The board as text, as large and as colourful as the screen allows. */
export function drawBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  screen: Screen,
): string {
  const board = boardLines(diagram, sideLetters, marks, screen);
  return [...withAxisTitles(board, diagram), ...diagram.notes].join("\n");
}

/**
 * Returns the lines of a board with the titles of its axes, if it has any: the ranks' above their
 * labels, in the empty first line, and the files' below theirs.
 */
function withAxisTitles(board: readonly string[], { axisTitles }: Diagram): readonly string[] {
  if (!axisTitles) return board;
  const { files, ranks } = axisTitles;
  const labels = board.at(-2) ?? "";
  const start = labels.search(/\S/);
  const below = " ".repeat(start) + centred(files, labels.length - start).trimEnd();
  return [ranks, ...board.slice(1, -1), below, ""];
}

function boardLines(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  screen: Screen,
): string[] {
  if (diagram.pattern === "points") return pointsBoard(diagram, sideLetters, marks, screen);
  const style = styleFor(diagram, screen);
  return style.coloured
    ? colouredBoard(diagram, sideLetters, marks, screen, style)
    : gridBoard(diagram, sideLetters, marks, style);
}

/** The size of a square in characters, and whether it is coloured. */
interface Style {
  readonly coloured: boolean;
  readonly width: number;
  readonly height: number;
  /** Width of the column of rank labels. */
  readonly margin: number;
}

/** The first style, largest first, that the window is wide enough for; the last fits 40 columns. */
function styleFor({ columns, pattern }: Diagram, { columns: window, palette, large }: Screen) {
  const margin = 3;
  const gridMargin = columns > 8 ? 3 : 4;
  const styles: Style[] = palette
    ? [
        { coloured: true, width: 8, height: 3, margin },
        { coloured: true, width: pattern === "plain" ? 5 : 4, height: 1, margin },
        { coloured: true, width: 4, height: 1, margin },
      ]
    : [{ coloured: false, width: 6, height: 3, margin: gridMargin }];
  const grid: Style = {
    coloured: false,
    width: pattern === "chequered" ? 2 : 3,
    height: 1,
    margin: gridMargin,
  };
  const fits = ({ coloured, width, margin: labels }: Style) =>
    window === undefined ||
    labels + (coloured ? width * columns : (width + 1) * columns + 1) <= window;
  return styles.find((style) => (large || style.height === 1) && fits(style)) ?? grid;
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
    const cell = cells[square];
    const shown = contents(cell, sideLetters);
    const target = targets.includes(square);
    if (target && shown === "") return ":".repeat(style.width);
    return centred(middle ? (target ? `x${shown.slice(1)}` : shown) : "", style.width);
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

/** What stands between two cells, either of which may not exist; special ones are in brackets. */
function bar(right: Cell | undefined, left: Cell | undefined): string {
  if (right?.special) return "<";
  if (left?.special) return ">";
  return right || left ? "|" : " ";
}

/** The line above a row of the grid, drawn where a square lies above or below it. */
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

/** Squares on coloured grounds; brackets repeat in characters what the marks say in colour. */
function colouredBoard(
  diagram: Diagram,
  sideLetters: readonly string[],
  marks: Marks,
  { palette }: Screen,
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
    const painted = centred(text, style.width);
    const army = armyOf(cell.pieces[0]?.side ?? 0, sideLetters);
    return palette?.square(painted, ground, mark, army) ?? painted;
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
  return (" ".repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text).padEnd(width);
}
