/** Draws boards for reports, compactly and with marks that need no colour. */
import type { ShownBoard } from "./checker/read-dialogue.ts";
import { piecesOn, ranksWith } from "./notation.ts";

const GAP = "    ";

/** Draws a board. */
export const drawPieces = (pieces: string) => draw(ranksWith(pieces));

/**
 * Draws the board with the expected pieces and the one shown, if any, side by side if they fit; an
 * asterisk marks each square that differs.
 * @param width in columns
 */
export function drawBoth(pieces: string, shown: ShownBoard | undefined, width: number): string[] {
  const title = "Expected board:";
  if (!shown) return [title, ...drawPieces(pieces)];
  const differing = differingSquares(pieces, shown);
  const left = [title, ...draw(ranksWith(pieces), differing)];
  const right = ["Board shown:", ...draw(shown, differing)];
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

function draw(board: ShownBoard, marked: readonly string[] = []): string[] {
  const files = Math.max(0, ...board.map(({ length }) => length));
  const numbers = Array.from({ length: files }, (_, file) => `  ${file + 1}`.padEnd(4));
  const ranks = board.map((squares, rank) => {
    const drawn = squares.map((shown, file) => {
      const piece = shown.trim() === "" ? ".." : shown.slice(0, 2);
      return ` ${marked.includes(`${file + 1}${rank + 1}`) ? "*" : " "}${piece}`;
    });
    return `${rank + 1}${drawn.join("")}`;
  });
  return [` ${numbers.join("")}`.trimEnd(), ...ranks];
}
