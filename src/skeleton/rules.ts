/** The rules of Capture the Sarrum, as the exam paper words them. Nothing here prints or reads. */

export const BOARD_DIMENSION = 8;
export const EMPTY = "  ";

/** The ranks from the top, each a list of squares. A piece is its colour and letter, as in "WS". */
export type Board = string[][];
export type Colour = "W" | "B";

/** The two numbers of a grid reference: square 41 is on file 4 and rank 1. Both count from 1. */
export type Square = { file: number; rank: number };

/** Figure 4. */
const FULL_GAME = [
  "BG|BE|BN|BM|BS|BN|BE|BG",
  "BR|BR|BR|BR|BR|BR|BR|BR",
  "  |  |  |  |  |  |  |  ",
  "  |  |  |  |  |  |  |  ",
  "  |  |  |  |  |  |  |  ",
  "  |  |  |  |  |  |  |  ",
  "WR|WR|WR|WR|WR|WR|WR|WR",
  "WG|WE|WN|WM|WS|WN|WE|WG",
];

/** Figure 6. */
const SAMPLE_GAME = [
  "  |BG|  |BS|  |  |  |WG",
  "WR|  |  |  |  |  |  |  ",
  "WS|BE|  |  |  |  |  |BE",
  "  |  |  |  |  |  |  |  ",
  "  |  |  |  |  |  |  |  ",
  "  |  |  |  |  |  |  |BR",
  "  |  |  |  |  |  |  |  ",
  "  |  |  |  |  |  |  |  ",
];

/** Returns the board at the start of the sample game or of the full game. */
export function initialiseBoard(sampleGame: boolean): Board {
  const ranks = sampleGame ? SAMPLE_GAME : FULL_GAME;
  return ranks.map((rank) => rank.split("|"));
}

/** Returns the piece on a square, EMPTY for an empty square, or "" for a square off the board. */
export function pieceOn(board: Board, { file, rank }: Square): string {
  return board[rank - 1]?.[file - 1] ?? "";
}

export function opponentOf(colour: Colour): Colour {
  return colour === "W" ? "B" : "W";
}

/** Returns true if a redum steps one rank forward, diagonally only to capture. Figure 5i to m. */
export function checkRedumMoveIsLegal(
  board: Board,
  start: Square,
  finish: Square,
  colourOfPiece: Colour,
): boolean {
  const oneRankForward = colourOfPiece === "W" ? start.rank - 1 : start.rank + 1;
  if (finish.rank !== oneRankForward) return false;
  if (finish.file === start.file) return pieceOn(board, finish) === EMPTY;
  if (Math.abs(finish.file - start.file) !== 1) return false;
  return pieceOn(board, finish)[0] === opponentOf(colourOfPiece);
}

/** Returns true if a sarrum moves one square in any direction. Figure 5a. */
export function checkSarrumMoveIsLegal(start: Square, finish: Square): boolean {
  return Math.abs(finish.file - start.file) <= 1 && Math.abs(finish.rank - start.rank) <= 1;
}

/** Returns true if a gisgigir moves along its rank or file without jumping. Figure 5g and h. */
export function checkGisgigirMoveIsLegal(board: Board, start: Square, finish: Square): boolean {
  if (finish.rank !== start.rank && finish.file !== start.file) return false;
  let file = start.file + Math.sign(finish.file - start.file);
  let rank = start.rank + Math.sign(finish.rank - start.rank);
  while (file !== finish.file || rank !== finish.rank) {
    if (pieceOn(board, { file, rank }) !== EMPTY) return false;
    file += Math.sign(finish.file - file);
    rank += Math.sign(finish.rank - rank);
  }
  return true;
}

/** Returns true if a nabu moves one square diagonally. Figure 5d. */
export function checkNabuMoveIsLegal(start: Square, finish: Square): boolean {
  return Math.abs(finish.file - start.file) === 1 && Math.abs(finish.rank - start.rank) === 1;
}

/** Returns true if a marzaz pani moves one square vertically or horizontally. Figure 5b and c. */
export function checkMarzazPaniMoveIsLegal(start: Square, finish: Square): boolean {
  if (finish.file === start.file) return Math.abs(finish.rank - start.rank) === 1;
  return finish.rank === start.rank && Math.abs(finish.file - start.file) === 1;
}

/** Returns true if an etlu moves two squares vertically or horizontally. Figure 5e and f. */
export function checkEtluMoveIsLegal(start: Square, finish: Square): boolean {
  if (finish.file === start.file) return Math.abs(finish.rank - start.rank) === 2;
  return finish.rank === start.rank && Math.abs(finish.file - start.file) === 2;
}

/** Returns true if the player whose turn it is may move the piece on the start square like this. */
export function checkMoveIsLegal(
  board: Board,
  start: Square,
  finish: Square,
  whoseTurn: Colour,
): boolean {
  if (finish.file === start.file && finish.rank === start.rank) return false;
  const [colourOfPiece, letter] = pieceOn(board, start);
  if (colourOfPiece !== whoseTurn) return false;
  const target = pieceOn(board, finish);
  if (target === "" || target[0] === whoseTurn) return false;
  switch (letter) {
    case "R":
      return checkRedumMoveIsLegal(board, start, finish, whoseTurn);
    case "S":
      return checkSarrumMoveIsLegal(start, finish);
    case "M":
      return checkMarzazPaniMoveIsLegal(start, finish);
    case "G":
      return checkGisgigirMoveIsLegal(board, start, finish);
    case "N":
      return checkNabuMoveIsLegal(start, finish);
    case "E":
      return checkEtluMoveIsLegal(start, finish);
    default:
      return false;
  }
}

/** Returns true if a move to the finish square captures a sarrum, which wins. Figure 8. */
export function checkIfGameWillBeWon(board: Board, finish: Square): boolean {
  return pieceOn(board, finish)[1] === "S";
}

/** Returns the board after a move; a redum on its far rank becomes a marzaz pani. Figure 9. */
export function makeMove(board: Board, start: Square, finish: Square, whoseTurn: Colour): Board {
  const farRank = whoseTurn === "W" ? 1 : BOARD_DIMENSION;
  const isPromoted = pieceOn(board, start)[1] === "R" && finish.rank === farRank;
  const newBoard = board.map((rank) => [...rank]);
  setSquare(newBoard, finish, isPromoted ? `${whoseTurn}M` : pieceOn(board, start));
  setSquare(newBoard, start, EMPTY);
  return newBoard;
}

function setSquare(board: Board, { file, rank }: Square, piece: string): void {
  board[rank - 1]?.splice(file - 1, 1, piece);
}
