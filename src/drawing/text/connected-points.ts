/** Points joined by lines, which connect where the terminal has blocks, on the ground of a board. */
import { contents, type DrawnBoard, markOf } from "../board.ts";
import type { Diagram } from "../diagram.ts";
import { fitsHeight, type RenderOptions } from "../look.ts";
import { squarePainter } from "./coloured-board.ts";
import { type JoinTest, joinTest } from "./points.ts";

/** Widths in columns: of a point, of one drawn around its line, and of the labels of ranks. */
const POINT = 4;
const CENTRED = 3;
const MARGIN = 4;
/** A point without a piece, also in ASCII. */
const DOT = "●";
const EMPTY = "+";
/** The lines and columns between points, most first; none only where the board would not fit otherwise. */
const GAPS = [4, 3, 2, 1, 0] as const;

/** Draws the points as far apart as fits the window. */
export function connectedBoard(board: DrawnBoard, options: RenderOptions): string[] {
  const { columns, rows, ranks, files } = board.diagram;
  const gap = gapFor(board.diagram, options);
  const { paint } = options.palette!;
  const glyphs = options.blocks ? (text: string) => text : inAscii;
  const onBoard = (text: string) => paint(glyphs(text), "pointMark on darkSquare");
  const label = (text: string) => paint(text, "coordinate");
  const pointText = pointPainter(board, options, onBoard);
  const joined = joinTest(board.diagram);
  const lines = Array.from({ length: rows }, (_, row) => {
    const squares = Array.from({ length: columns }, (_, column) => row * columns + column);
    const points = squares.map((square, column) => {
      const line = joined(square, square + 1) ? "─" : " ";
      return pointText(square) + (column < columns - 1 ? onBoard(line.repeat(gap)) : "");
    });
    const below = row < rows - 1 ? linesBelow(squares, gap, options) : [];
    return [
      `${label((ranks[row] ?? "").padEnd(MARGIN - 1))}${onBoard(" ")}${points.join("")}${onBoard(" ")}`,
      ...below.map((text) => " ".repeat(MARGIN - 1) + onBoard(` ${text(joined)} `)),
    ];
  }).flat();
  const names = files.map((file) => ` ${file}`.padEnd(POINT + gap)).join("");
  return ["", ...lines, " ".repeat(MARGIN) + label(names.trimEnd()), ""];
}

/** Where the first point's share of the board begins, in characters and lines, and how large it is. */
export function connectedFrame(diagram: Diagram, options: RenderOptions) {
  const gap = gapFor(diagram, options);
  const half = gap >> 1;
  return { left: MARGIN - half, top: 1 - half, width: POINT + gap, height: 1 + gap };
}

const inAscii = (text: string) =>
  text.replaceAll("─", "-").replaceAll("│", "|").replaceAll(DOT, EMPTY);

function gapFor({ columns, rows, notes }: Diagram, options: RenderOptions): number {
  const height = (gap: number) => rows + gap * (rows - 1) + 1 + notes.length;
  const width = (gap: number) => MARGIN + POINT * columns + gap * (columns - 1) + 1;
  const fits = (gap: number) =>
    width(gap) <= (options.columns ?? 0) && fitsHeight(height(gap), options);
  const { columns: most = width(1), rows: highest = height(1) } = options;
  const least = width(1) <= most && height(1) <= highest ? 1 : 0;
  return GAPS.find((gap) => gap === least || fits(gap))!;
}

/** Returns what draws a point: as a square of one line if there is something on it, or as a dot on its lines. */
function pointPainter(
  board: DrawnBoard,
  options: RenderOptions,
  onBoard: (text: string) => string,
) {
  const { cells, columns } = board.diagram;
  const label = options.blocks ? DOT : EMPTY;
  // On a tile the side is enough for a man, so that a full board is not a wall of letters and Mullahs stand out.
  const isShort = options.blocks && options.pieces !== "letters";
  const dotted = cells.map((cell) => {
    const pieces = cell?.pieces.map((piece) =>
      isShort && /^[a-z]$/.test(piece.letter) ? { ...piece, letter: "" } : piece,
    );
    return cell && { ...cell, label, pieces: pieces! };
  });
  const dots = { ...board, diagram: { ...board.diagram, cells: dotted } };
  const [wide, centred] = [POINT, CENTRED].map((width) =>
    squarePainter(dots, { width, height: 1 }, options, options.palette!),
  );
  const joined = joinTest(board.diagram);
  return (square: number): string => {
    const cell = cells[square];
    const left = joined(square - 1, square) ? "─" : " ";
    const right = joined(square, square + 1) ? "─" : " ";
    if (!cell) return onBoard(joined(square, square + columns) ? " │  " : left.repeat(POINT));
    const isBare = markOf(square, board.marks) === "none" && square !== board.marks.cursor;
    if (isBare && cell.pieces.length === 0) return onBoard(left + DOT + right + right);
    return contents(dotted[square], board.sides).length > 1
      ? wide!(square, 0)
      : centred!(square, 0) + onBoard(right);
  };
}

/** The lines between a row of points and the next. */
function linesBelow(squares: readonly number[], gap: number, { blocks }: RenderOptions) {
  const slants = blocks === "quarters" ? ["╲", "╱", "╳"] : ["\\", "/", "X"];
  const columns = squares.length;
  const between = (here: number, line: number, joined: JoinTest) => {
    const falls = joined(here, here + columns + 1);
    const rises = joined(here + 1, here + columns);
    return Array.from({ length: gap }, (_, at) => {
      const [falling, rising] = [falls && at === line, rises && at === gap - 1 - line];
      return (falling && rising ? slants[2] : falling ? slants[0] : rising ? slants[1] : " ")!;
    }).join("");
  };
  return Array.from({ length: gap }, (_, line) => (joined: JoinTest) => {
    const parts = squares.map((here, column) => {
      const upright = joined(here, here + columns) ? " │  " : " ".repeat(POINT);
      return upright + (column < columns - 1 ? between(here, line, joined) : "");
    });
    return parts.join("");
  });
}
