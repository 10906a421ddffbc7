/** Draws boards for reports, compactly and with marks that need no colour. */
import type { ShownBoard } from "./checker/read-dialogue.ts";
import { ranksWith } from "./notation.ts";

const GAP = "    ";

/** Draws a board on which some squares are marked, each by the one character before it. */
export function drawMarked(pieces: string, marks: Readonly<Record<string, string>>): string[] {
  return draw(ranksWith(pieces), (square) => marks[square]);
}

/**
 * Draws the board with the expected pieces and the one shown, side by side if they fit; an asterisk
 * marks each square that differs.
 * @param width in columns
 */
export function drawBoth(pieces: string, shown: ShownBoard, width: number): string[] {
  const differing = differingSquares(pieces, shown);
  const [expected, appeared] = [ranksWith(pieces), shown].map((board) =>
    draw(board, (square) => (differing.includes(square) ? "*" : undefined)),
  ) as [string[], string[]];
  const left = ["Expected board:", ...expected];
  const right = ["Board shown:", ...appeared];
  const widest = Math.max(...left.map(({ length }) => length));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${(left[row] ?? "").padEnd(widest)}${GAP}${right[row] ?? ""}`.trimEnd(),
  );
  return rows.every(({ length }) => length <= width) ? rows : [...left, ...right];
}

/** The squares on which a shown board has not the piece that it should have, rank by rank. */
export function differingSquares(pieces: string, shown: ShownBoard): string[] {
  const expected = ranksWith(pieces);
  const ranks = Array.from({ length: Math.max(expected.length, shown.length) }, (_, rank) => {
    const files = Math.max(expected[rank]?.length ?? 0, shown[rank]?.length ?? 0);
    return Array.from({ length: files }, (_, file) =>
      pieceOn(expected, rank, file) === pieceOn(shown, rank, file) ? "" : `${file + 1}${rank + 1}`,
    );
  });
  return ranks.flat().filter((square) => square !== "");
}

/** The piece on a square, "" for anything else. */
function pieceOn(board: ShownBoard, rank: number, file: number): string {
  const shown = board[rank]?.[file] ?? "";
  return /^[WB][A-Z]$/.test(shown) ? shown : "";
}

function draw(board: ShownBoard, markOf: (square: string) => string | undefined): string[] {
  const files = Math.max(0, ...board.map(({ length }) => length));
  const numbers = Array.from({ length: files }, (_, file) => `  ${file + 1}`.padEnd(4));
  const ranks = board.map((squares, rank) => {
    const drawn = squares.map((shown, file) => {
      const piece = shown.trim() === "" ? ".." : shown.slice(0, 2);
      return ` ${markOf(`${file + 1}${rank + 1}`) ?? " "}${piece}`;
    });
    return `${rank + 1}${drawn.join("")}`;
  });
  return [` ${numbers.join("")}`.trimEnd(), ...ranks];
}
