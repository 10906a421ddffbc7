/** Helpers that make the rules of `src/skeleton` an oracle for the full program. */
import {
  BOARD_DIMENSION,
  type Board,
  type Colour,
  checkMoveIsLegal,
  EMPTY,
  makeMove,
  pieceOn,
  type Square,
} from "../../src/skeleton/rules.ts";

/** A move in the form that the skeleton's functions take. */
export interface Move {
  readonly start: Square;
  readonly finish: Square;
}

const NUMBERS = Array.from({ length: BOARD_DIMENSION }, (_, index) => index + 1);

/** The 64 squares, rank 1 first; `board.flat()` lists what is on them in this order. */
export const SQUARES: readonly Square[] = NUMBERS.flatMap((rank) =>
  NUMBERS.map((file) => ({ file, rank })),
);

/** Returns the square of a grid reference such as "41", which must be one. */
export function squareAt(reference: string): Square {
  return { file: Number(reference[0]), rank: Number(reference[1]) };
}

/** Returns a square as a grid reference. */
export function referenceOf({ file, rank }: Square): string {
  return `${file}${rank}`;
}

/** Returns a board from what is on its 64 squares, rank 1 first. */
export function boardOf(squares: readonly string[]): Board {
  return NUMBERS.map((rank) => squares.slice((rank - 1) * BOARD_DIMENSION, rank * BOARD_DIMENSION));
}

/** Returns a board with a few pieces, such as "WS23 BG41", and nothing else. */
export function boardWith(pieces: string): Board {
  const placed = new Map(pieces.split(" ").map((piece) => [piece.slice(2), piece.slice(0, 2)]));
  return boardOf(SQUARES.map((square) => placed.get(referenceOf(square)) ?? EMPTY));
}

/** Returns the player who has captured the opponent's sarrum; undefined if nobody has. */
export function winnerOf(board: Board): Colour | undefined {
  const pieces = board.flat();
  if (!pieces.includes("BS")) return "W";
  return pieces.includes("WS") ? undefined : "B";
}

/** Returns every legal move, found by trying each pair of squares; none once the game is over. */
export function movesOf(board: Board, player: Colour): Move[] {
  if (winnerOf(board)) return [];
  return SQUARES.filter((square) => pieceOn(board, square)[0] === player).flatMap((start) =>
    SQUARES.filter((finish) => checkMoveIsLegal(board, start, finish, player)).map((finish) => ({
      start,
      finish,
    })),
  );
}

/** Returns the board after a legal move of a player's. */
export function boardAfter(board: Board, { start, finish }: Move, player: Colour): Board {
  return makeMove(board, start, finish, player);
}

/** Returns a move as chess engines write it, with "m" for a promotion. */
export function engineText(board: Board, { start, finish }: Move): string {
  const [from, to] = [start, finish].map(
    ({ file, rank }) => "abcdefgh"[file - 1] + String(BOARD_DIMENSION + 1 - rank),
  );
  return `${from}${to}${isPromotion(board, { start, finish }) ? "m" : ""}`;
}

/** Returns true if a move takes a redum to its far rank. */
export function isPromotion(board: Board, { start, finish }: Move): boolean {
  const piece = pieceOn(board, start);
  return (piece === "WR" && finish.rank === 1) || (piece === "BR" && finish.rank === 8);
}

/** Returns a board and the player to move in the full program's text form. */
export function positionText(board: Board, player: Colour): string {
  const ranks = board.map((rank) =>
    rank
      .map(([colour, letter = ""]) => (colour === "W" ? letter : letter.toLowerCase()))
      .join("")
      .replace(/ +/g, (empty) => String(empty.length)),
  );
  return `${ranks.join("/")} ${player.toLowerCase()}`;
}

/** Returns the board and the player to move of a text form, which must be a valid one. */
export function readBoard(text: string): readonly [board: Board, player: Colour] {
  const [ranks = "", side] = text.split(" ");
  const squares = [...ranks.replaceAll("/", "")].flatMap((letter) => {
    if (/\d/.test(letter)) return new Array<string>(Number(letter)).fill(EMPTY);
    const capital = letter.toUpperCase();
    return [(letter === capital ? "W" : "B") + capital];
  });
  return [boardOf(squares), side === "w" ? "W" : "B"];
}
