/** Rows of squares as text, whatever they look like, and boards that need no more. */
import { contents, type DrawnBoard } from "../board.ts";
import type { Diagram } from "../diagram.ts";

/** The size of a square in characters, and whether it is coloured. */
export interface SquareFormat {
  readonly coloured: boolean;
  readonly width: number;
  readonly height: number;
  /** The width of the column of rank labels. */
  readonly margin: number;
}

/** The text of one line of a square, from 0. */
export type SquareText = (square: number, line: number) => string;

/** Draws a board in few lines: a target or wrong square has an asterisk, and one without a piece is `..`. */
export function compactBoard({ sides, diagram, marks }: DrawnBoard): string[] {
  const format = { width: 4, height: 1, margin: 1, coloured: false };
  const squareText: SquareText = (square) => {
    const cell = diagram.cells[square];
    if (!cell) return " ".repeat(format.width);
    const mark = [...marks.targets, ...(marks.wrong ?? [])].includes(square) ? "*" : " ";
    return ` ${mark}${(contents(cell, sides) || "..").padEnd(2)}`;
  };
  const ranks = diagram.ranks.flatMap((_, row) => squareLines(diagram, row, format, squareText));
  return [fileLabels(diagram, format, ""), ...ranks];
}

/** The lines of one row of squares, with the rank's label on that of the codes. */
export function squareLines(
  { columns, ranks }: Diagram,
  row: number,
  format: SquareFormat,
  squareText: SquareText,
  paint = (label: string) => label,
): string[] {
  return Array.from({ length: format.height }, (_, line) => {
    let text = paint((line === codeLine(format) ? (ranks[row] ?? "") : "").padEnd(format.margin));
    for (let column = 0; column < columns; column += 1) {
      text += squareText(row * columns + column, line);
    }
    return text.trimEnd();
  });
}

/** The line of a square that has the code of its piece. */
export const codeLine = ({ height }: Pick<SquareFormat, "height">): number =>
  Math.floor(height / 2);

export function fileLabels(
  { files }: Diagram,
  { width, margin }: SquareFormat,
  between: string,
): string {
  const labels = files.map((file) => between + centre(file.padStart(2), width));
  return (" ".repeat(margin) + labels.join("")).trimEnd();
}

export function centre(text: string, width: number): string {
  return (" ".repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text).padEnd(width);
}
