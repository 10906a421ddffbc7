/** Boards as exercises write them: each piece as its two characters and its square, "WS13 BE23". */
import type { ShownBoard } from "./checker/read-dialogue.ts";

/** The start of the sample game (Figure 6). */
export const SAMPLE_GAME = "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86";

/** The start of the full game (Figure 4). */
export const FULL_GAME = [
  "BG11 BE21 BN31 BM41 BS51 BN61 BE71 BG81 BR12 BR22 BR32 BR42 BR52 BR62 BR72 BR82",
  "WR17 WR27 WR37 WR47 WR57 WR67 WR77 WR87 WG18 WE28 WN38 WM48 WS58 WN68 WE78 WG88",
].join(" ");

/** Answers, separated by spaces, or by | if one is empty or contains spaces. */
export const answersIn = (typed: string) => typed.split(typed.includes("|") ? "|" : " ");

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

/**
 * A board in the skeleton's form, with an unused row 0 and column 0. It has 9 files and ranks if a
 * piece is on the ninth.
 */
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

/**
 * A board as the skeleton shows it, for a sample dialogue.
 * @param rank what stands before the number of a rank
 * @param file what stands before the number of a file
 */
export function drawBoard(pieces: string, rank = "", file = ""): string {
  return draw(ranksWith(pieces), (index) => [`${rank}${index + 1}`, `${file}${index + 1}`]);
}

/** A board as the skeleton would show it from Black's side. */
export function drawTurnedBoard(pieces: string): string {
  const board = ranksWith(pieces).map((row) => row.toReversed());
  return draw(board.toReversed(), (index) => [`${8 - index}`, `${8 - index}`]);
}

/** The squares of the board, rank by rank from the top. */
export const ranksWith = (pieces: string) =>
  boardWith(pieces)
    .slice(1)
    .map((row) => row.slice(1));

/** @param labels of the rank and of the file with an index */
function draw(
  board: readonly (readonly string[])[],
  labels: (index: number) => readonly [rank: string, file: string],
): string {
  const line = `     ${"_".repeat(3 * board.length - 1)}`;
  const ranks = board.map(
    (row, index) => `${labels(index)[0].padEnd(4)}|${row.join("|")}|\n${line}`,
  );
  const files = board.map((_, index) => labels(index)[1].padStart(2));
  return [line, ...ranks, "", `     ${files.join(" ")}`, ""].join("\n");
}

/** The beginning of a sample dialogue: the first question, and moves of White and Black in turn. */
export function begin(answer: string, ...moves: readonly string[]): string {
  const turns = moves.map((move, index) => turn(index % 2 === 0 ? "White" : "Black", move));
  return [`Play the sample game (Y for yes)? ${answer}`, ...turns].join("\n...\n");
}

/** The questions for a move ("13 23") and their answers, for a sample dialogue. */
export function turn(player: "White" | "Black", move: string): string {
  const [start, finish] = move.split(" ");
  return `It is ${player}'s turn.
Start square, file first: ${start}
Finish square, file first: ${finish}`;
}
