/** Helpers that make the rules of `src/skeleton` an oracle for the full program. */
import {
  boardDimension,
  checkIfGameWillBeWon,
  checkMoveIsLegal,
  createBoard,
  initialiseBoard,
  makeMove,
} from "../../src/skeleton/rules.ts";

/** A board as `createBoard` makes it: nine rows of nine, the first of each unused. */
export type Board = string[][];
export type Colour = "W" | "B";
export const EMPTY = "  ";

/** The two numbers of a grid reference: square 41 is on file 4 and rank 1. */
export interface Square {
  readonly file: number;
  readonly rank: number;
}

export interface Move {
  readonly start: Square;
  readonly finish: Square;
}

const NUMBERS = Array.from({ length: boardDimension }, (_, index) => index + 1);

/** The 64 squares, rank 1 first. */
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

export const opponentOf = (colour: Colour): Colour => (colour === "W" ? "B" : "W");

/** Returns what is on a square: a colour and a letter, or EMPTY, as off the board. */
export const pieceOn = (board: Board, { file, rank }: Square) => board[rank]?.[file] ?? EMPTY;

/** Returns what is on the 64 squares, rank 1 first. */
export const contentsOf = (board: Board) => SQUARES.map((square) => pieceOn(board, square));

/** Returns a board from what is on its 64 squares, rank 1 first. */
export function boardOf(contents: readonly string[]): Board {
  const board = createBoard();
  for (const [index, { file, rank }] of SQUARES.entries()) board[rank]![file] = contents[index]!;
  return board;
}

/** Returns a board with a few pieces, such as "WS23 BG41", and nothing else. */
export function boardWith(pieces: string): Board {
  const placed = new Map(pieces.split(" ").map((piece) => [piece.slice(2), piece.slice(0, 2)]));
  return boardOf(SQUARES.map((square) => placed.get(referenceOf(square)) ?? EMPTY));
}

/** Returns the board at the start of the sample game ("Y") or of the full game. */
export function startBoard(sampleGame: string): Board {
  const board = createBoard();
  initialiseBoard(board, sampleGame);
  return board;
}

/** Returns the player who has captured the opponent's sarrum; undefined if nobody has. */
export function winnerOf(board: Board): Colour | undefined {
  const contents = contentsOf(board);
  if (!contents.includes("BS")) return "W";
  return contents.includes("WS") ? undefined : "B";
}

export function isLegal(board: Board, { start, finish }: Move, player: Colour): boolean {
  return checkMoveIsLegal(board, start.rank, start.file, finish.rank, finish.file, player);
}

/** Returns true if a move to a square captures a sarrum. */
export function wins(board: Board, { file, rank }: Square): boolean {
  return checkIfGameWillBeWon(board, rank, file);
}

/** Returns every legal move, found by trying each pair of squares; none once the game is over. */
export function movesOf(board: Board, player: Colour): Move[] {
  if (winnerOf(board)) return [];
  return SQUARES.filter((square) => pieceOn(board, square)[0] === player).flatMap((start) =>
    SQUARES.map((finish) => ({ start, finish })).filter((move) => isLegal(board, move, player)),
  );
}

/** Returns the board after a legal move of a player's; the board given stays as it is. */
export function boardAfter(board: Board, { start, finish }: Move, player: Colour): Board {
  const after = board.map((row) => [...row]);
  makeMove(after, start.rank, start.file, finish.rank, finish.file, player);
  return after;
}

/** Returns a move as chess engines write it, with "m" for a promotion. */
export function engineText(board: Board, { start, finish }: Move): string {
  const [from, to] = [start, finish].map(
    ({ file, rank }) => "abcdefgh"[file - 1] + String(boardDimension + 1 - rank),
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
  const ranks = NUMBERS.map((rank) =>
    NUMBERS.map((file) => pieceOn(board, { file, rank }))
      .map(([colour, letter = ""]) => (colour === "W" ? letter : letter.toLowerCase()))
      .join("")
      .replace(/ +/g, (empty) => String(empty.length)),
  );
  return `${ranks.join("/")} ${player.toLowerCase()}`;
}

/** Returns the board and the player to move of a text form, which must be a valid one. */
export function readBoard(text: string): readonly [board: Board, player: Colour] {
  const [ranks = "", side] = text.split(" ");
  const contents = [...ranks.replaceAll("/", "")].flatMap((letter) => {
    if (/\d/.test(letter)) return new Array<string>(Number(letter)).fill(EMPTY);
    const capital = letter.toUpperCase();
    return [(letter === capital ? "W" : "B") + capital];
  });
  return [boardOf(contents), side === "w" ? "W" : "B"];
}
