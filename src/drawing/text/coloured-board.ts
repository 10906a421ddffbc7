/** Boards of coloured squares. */
import { armyOf, bracketsOf, contents, type DrawnBoard, isLight, markOf } from "../board.ts";
import type { Colour } from "../colours.ts";
import type { Cell } from "../diagram.ts";
import { joined, lineOf, painted, type Span } from "../line.ts";
import type { Mark, Palette } from "../look.ts";

/** The characters of one line of a square, each with its colours. */
type Glyphs = Span[];

const ARMIES = [
  ["first", "onFirst"],
  ["second", "onSecond"],
  ["third", "onThird"],
  ["fourth", "onFourth"],
] as const;

/** The colours of a side's tile, and of the code on it. */
export const tileColours = (army: number): readonly [Colour, Colour] => ARMIES[army] ?? ARMIES[0];

/** After a symbol that some terminals would show as an emoji of two columns; it has no width itself. */
export const AS_TEXT = "\ufe0e";

const SPECIAL = ["<", ">"] as const;

/** The ink of what marks a square, by its mark. */
const INKS: Readonly<Record<Mark, Colour>> = {
  none: "onSecond",
  "earlier move": "lastMoveMark",
  "last move": "lastMoveMark",
  target: "targetMark",
};

/** The size of a square in characters. */
export interface SquareSize {
  readonly width: number;
  readonly height: number;
}

/** What draws the lines of a square; `middle` is true for that with the code of its piece. */
export function squarePainter(
  board: DrawnBoard,
  { paint }: Palette,
  { width }: SquareSize,
  symbols = false,
) {
  const { sides, diagram, marks } = board;
  return (square: number, middle: boolean): string => {
    const cell = diagram.cells[square];
    if (!cell) return " ".repeat(width);
    const mark = markOf(square, marks);
    const ground = groundOf(board, square, mark);
    const ink = square === marks.cursor ? "cursor" : INKS[mark];
    const glyphs: Glyphs = Array.from({ length: width }, () => ({
      text: " ",
      role: `${ink} on ${ground}` as const,
    }));
    if (!middle) return painted(lineOf(joined(glyphs)), paint);
    const code = codeOf(cell, contents(cell, sides), symbols);
    const start = Math.max(0, Math.floor((width - Math.max(2, code.length)) / 2));
    const [left, right] = bracketsOf(square, marks, cell.special ? SPECIAL : undefined);
    if (start > 0) {
      glyphs[start - 1] = { ...glyphs[0]!, text: left };
      glyphs[start + Math.max(2, code.length)] = { ...glyphs[0]!, text: right };
    }
    const [piece] = cell.pieces;
    const [tile, onTile] = tileColours(piece ? armyOf(piece.side, sides) : 0);
    const role = piece ? (`${onTile} on ${tile}` as const) : glyphs[0]!.role;
    glyphs.splice(start, code.length, ...code.map((text) => ({ text, role })));
    return painted(lineOf(joined(glyphs)), paint);
  };
}

/** The code of a piece by columns, or its chess symbol in place of two letters. */
function codeOf({ pieces: [piece] }: Cell, code: string, symbols: boolean): readonly string[] {
  return symbols && piece?.symbol ? [`${piece.symbol}${AS_TEXT}`, " "] : [...code];
}

function groundOf({ diagram }: DrawnBoard, square: number, mark: Mark): Colour {
  const light = isLight(diagram, square);
  if (mark === "target") return "target";
  if (mark === "last move") return light ? "lastMoveOnLight" : "lastMoveOnDark";
  if (diagram.pattern === "plain" && diagram.cells[square]?.special) return "specialSquare";
  return light ? "lightSquare" : "darkSquare";
}
