/** Boards in reports, compactly and with marks that need no colour. */
import type { DrawnBoard } from "../../drawing/board.ts";
import type { Cell } from "../../drawing/diagram.ts";
import { besides, type Line, lineOf, type Role, spansOf, textOf } from "../../drawing/line.ts";
import { compactBoard } from "../../drawing/text/squares.ts";
import { piecesFrom, SIDES } from "../paper.ts";
import type { ShownBoard } from "./checker/read-dialogue.ts";
import type { Failure } from "./exercise.ts";
import { piecesOn, ranksWith } from "./notation.ts";

export interface BoardForm {
  readonly width: number;
  /** How a window with colours draws; undefined for text as in a file. */
  readonly coloured?: { readonly board: (board: DrawnBoard) => readonly Line[] } | undefined;
}

const GAP = 4;

export const drawPieces = (pieces: string, form: BoardForm, indent: number): readonly Line[] =>
  boardLines(boardOf(ranksWith(pieces)), form).map((line) => indented(line, indent));

/**
 * Draws the board with the expected pieces and the one shown, if any, side by side if they fit; brackets, or an
 * asterisk in a file, mark each square that differs.
 * @param indent the columns before them, of which a narrow window has fewer
 */
export function drawBoth(
  { expected, shown }: NonNullable<Failure["board"]>,
  form: BoardForm,
  indent: number,
): readonly Line[] {
  const title = (text: string, role: Role) => lineOf([{ text, role }]);
  const differing = shown ? differingSquares(expected, shown) : [];
  const left = [
    title("Expected board:", "good"),
    ...boardLines(boardOf(ranksWith(expected), "targets", differing), form),
  ];
  if (!shown) return left.map((line) => indented(line, indent));
  const right = [
    title("Board shown:", "bad"),
    ...boardLines(boardOf(shown, "wrong", differing), form),
  ];
  const rows = besides([left, right], widestOf(left) + GAP);
  const free = form.width - widestOf(rows);
  const room = form.coloured ? Math.min(indent, free) : indent;
  const lines = free >= room && room >= 0 ? rows : [...left, ...right];
  return lines.map((line) => indented(line, Math.max(0, room)));
}

const widestOf = (lines: readonly Line[]) => Math.max(...lines.map((line) => textOf(line).length));

const boardLines = (board: DrawnBoard, { coloured }: BoardForm): readonly Line[] =>
  coloured ? coloured.board(board) : compactBoard(board);

/** A line after so many columns, without spaces at its end that have no colour. */
export function indented(line: Line, columns: number): Line {
  const spans = [{ text: " ".repeat(columns) }, ...spansOf(line)];
  const last = spans.at(-1)!;
  return lineOf("role" in last ? spans : [...spans.slice(0, -1), { text: last.text.trimEnd() }]);
}

/** The squares on which a shown board has not the piece that it should have, rank by rank. */
export function differingSquares(pieces: string, shown: ShownBoard): string[] {
  const placed = `${pieces} ${piecesOn(shown)}`.trim().split(" ");
  const differing = placed.filter((piece) => placed.indexOf(piece) === placed.lastIndexOf(piece));
  const squares = new Set(differing.map((piece) => piece.slice(2)));
  return [...squares].toSorted((one, other) => (rankFirst(one) < rankFirst(other) ? -1 : 1));
}

const rankFirst = ([file, rank]: string) => `${rank}${file}`;

/** A board whatever a program has shown on it: its ranks may differ in length, and its pieces be none. */
function boardOf(
  shown: ShownBoard,
  mark: "targets" | "wrong" = "targets",
  marked: readonly string[] = [],
): DrawnBoard {
  const columns = Math.max(0, ...shown.map(({ length }) => length));
  const labels = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
  const [files, ranks] = [labels(columns), labels(shown.length)];
  const cells = shown.flatMap((squares, row) =>
    files.map((file, column) => {
      const text = squares[column];
      return text === undefined ? undefined : cellOf(file + ranks[row]!, text.slice(0, 2));
    }),
  );
  const indexes = cells.flatMap((cell, at) => (cell && marked.includes(cell.name) ? at : []));
  const frame = { columns, rows: shown.length, files, ranks, notes: [] };
  return {
    sides: SIDES,
    diagram: { ...frame, pattern: "chequered", cells },
    marks: { lastMove: [], targets: [], [mark]: indexes },
  };
}

/** A square with a piece, or with whatever else a program has shown there. */
function cellOf(name: string, text: string): Cell {
  const pieces = text[1]?.trim() ? piecesFrom(text) : [];
  return pieces.length > 0 ? { name, pieces } : { name, pieces, label: text.trim() && text };
}
