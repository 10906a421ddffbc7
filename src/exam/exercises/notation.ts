/** Boards as exercises write them: each piece as its two characters and its square, "WS13 BE23". */
import type { ShownBoard } from "./checker/read-dialogue.ts";

/** Answers, separated by spaces, or by | if one is empty or contains spaces. */
export const splitAnswers = (typed: string) => typed.split(typed.includes("|") ? "|" : " ");

/** Moves pieces by the exam's rules: "13 23 86 87" are two moves. */
export function afterMoves(pieces: string, moves: string): string {
  let placed = pieces.split(" ");
  for (const [, from = "", to = ""] of moves.matchAll(/(\d\d) (\d\d)/g))
    placed = placed
      .filter((piece) => !piece.endsWith(to))
      .map((piece) => (piece.endsWith(from) ? onSquare(piece, to) : piece));
  return placed.join(" ");
}

function onSquare([colour = "", own = ""]: string, square: string): string {
  const isPromoted = own === "R" && square.endsWith(colour === "W" ? "1" : "8");
  return colour + (isPromoted ? "M" : own) + square;
}

/** A board of the skeleton, whose row 0 and column 0 are not used; 9 by 9 if a piece is on the ninth. */
export function boardWith(pieces: string): string[][] {
  const size = pieces.includes("9") ? 10 : 9;
  const board = Array.from({ length: size }, () => new Array<string>(size).fill("  "));
  for (const piece of pieces.split(" ")) {
    const [, code = "", file, rank] = /^([WB][A-Z])(\d)(\d)$/.exec(piece) ?? [];
    board[Number(rank)]![Number(file)] = code;
  }
  return board;
}

/** The pieces on a shown board, with their squares, in the order of the alphabet. */
export function piecesOn(board: ShownBoard): string {
  const pieces = board.flatMap((squares, row) =>
    squares.flatMap((piece, column) =>
      /^[WB][A-Z]$/.test(piece) ? `${piece}${column + 1}${row + 1}` : [],
    ),
  );
  return pieces.toSorted().join(" ");
}

/** The squares of the board, rank by rank from the top. */
export const ranksWith = (pieces: string) =>
  boardWith(pieces)
    .slice(1)
    .map((row) => row.slice(1));
