/** Boards in reports, compactly and with marks that need no colour. */
import type { DrawnBoard } from "../../drawing/board.ts";
import { compactBoard } from "../../drawing/text/squares.ts";
import type { ShownBoard } from "./checker/read-dialogue.ts";
import { piecesOn, ranksWith } from "./notation.ts";

const GAP = "    ";

/** Draws a board. */
export const drawPieces = (pieces: string) => compactBoard(boardOf(ranksWith(pieces)));

/**
 * Draws the board with the expected pieces and the one shown, if any, side by side if they fit; an
 * asterisk marks each square that differs.
 * @param width in columns
 */
export function drawBoth(pieces: string, shown: ShownBoard | undefined, width: number): string[] {
  const title = "Expected board:";
  if (!shown) return [title, ...drawPieces(pieces)];
  const differing = differingSquares(pieces, shown);
  const left = [title, ...compactBoard(boardOf(ranksWith(pieces), differing))];
  const right = ["Board shown:", ...compactBoard(boardOf(shown, differing))];
  const widest = Math.max(...left.map(({ length }) => length));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${(left[row] ?? "").padEnd(widest)}${GAP}${right[row] ?? ""}`.trimEnd(),
  );
  return rows.every(({ length }) => length <= width) ? rows : [...left, ...right];
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
function boardOf(shown: ShownBoard, marked: readonly string[] = []): DrawnBoard {
  const columns = Math.max(0, ...shown.map(({ length }) => length));
  const labels = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
  const [files, ranks] = [labels(columns), labels(shown.length)];
  const cells = shown.flatMap((squares, row) =>
    files.map((file, column) => {
      const text = squares[column];
      const label = text?.trim() === "" ? "" : text?.slice(0, 2);
      return label === undefined ? undefined : { name: file + ranks[row]!, pieces: [], label };
    }),
  );
  const targets = cells.flatMap((cell, at) => (cell && marked.includes(cell.name) ? at : []));
  const frame = { columns, rows: shown.length, files, ranks, notes: [], pattern: "plain" } as const;
  return { sides: [], diagram: { ...frame, cells }, marks: { lastMove: [], targets } };
}
