import type { Random } from "../../../random.ts";
import { type Board, boardOf, EMPTY } from "../../../skeleton/boards.ts";

const PIECES = ["M", "N", "E", "G", "R"].flatMap((letter) => [`W${letter}`, `B${letter}`]);

/** Returns a board with both sarrums (one time in twenty only one) and up to 50 other pieces. */
export function randomBoard(below: Random): Board {
  const squares = new Array<string>(64).fill(EMPTY);
  for (let left = below(51); left > 0; left--) {
    const square = below(64);
    const piece = PIECES[below(PIECES.length)] ?? "";
    const promoted = (piece === "WR" && square < 8) || (piece === "BR" && square >= 56);
    squares[square] = promoted ? `${piece[0]}M` : piece;
  }
  const white = below(64);
  const black = (white + 1 + below(63)) % 64;
  const missing = below(40);
  if (missing !== 0) squares[white] = "WS";
  if (missing !== 1) squares[black] = "BS";
  return boardOf(squares);
}
