import type { Board } from "../oracles/sarrum.ts";
import type { Random } from "../random.ts";

const PIECES = ["M", "N", "E", "G", "R"].flatMap((letter) => [`W${letter}`, `B${letter}`]);

/** A board with both sarrums (now and then only one) and up to 50 other pieces. */
export function randomBoard(below: Random): Board {
  const board = new Array<string>(64).fill("  ");
  for (let left = below(51); left > 0; left--) {
    const square = below(64);
    const piece = PIECES[below(PIECES.length)] ?? "";
    const promoted = (piece === "WR" && square < 8) || (piece === "BR" && square >= 56);
    board[square] = promoted ? `${piece[0]}M` : piece;
  }
  const white = below(64);
  const black = (white + 1 + below(63)) % 64;
  const missing = below(40);
  if (missing !== 0) board[white] = "WS";
  if (missing !== 1) board[black] = "BS";
  return board;
}
