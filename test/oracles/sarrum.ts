/**
 * Capture the Sarrum written out by hand, as an exam answer would be: every rule is a condition on
 * files and ranks. It shares nothing with the program and is there to be compared with it.
 *
 * A board is 64 strings, rank 1 first: colour and letter ("WS", "BR"), or two spaces.
 */
export type Board = readonly string[];
export type Player = "W" | "B";

const EMPTY = "  ";

/** Files and ranks run from 1 to 8. */
export interface Square {
  readonly file: number;
  readonly rank: number;
}

export interface Move {
  readonly start: Square;
  readonly finish: Square;
}

export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, index) => ({
  file: (index % 8) + 1,
  rank: Math.floor(index / 8) + 1,
}));

function at(board: Board, file: number, rank: number): string {
  return board[(rank - 1) * 8 + (file - 1)] ?? "off the board";
}

function holdsOpponent(board: Board, { file, rank }: Square, player: Player): boolean {
  const occupant = at(board, file, rank);
  return occupant !== EMPTY && occupant[0] !== player;
}

/** The six answers: whether a piece of that kind goes from start to finish. */
export type Predicate = (board: Board, start: Square, finish: Square, player: Player) => boolean;

export const sarrumMoveIsLegal: Predicate = (_board, start, finish) => {
  const files = Math.abs(finish.file - start.file);
  const ranks = Math.abs(finish.rank - start.rank);
  return files <= 1 && ranks <= 1 && files + ranks > 0;
};

export const marzazPaniMoveIsLegal: Predicate = (_board, start, finish) => {
  const files = Math.abs(finish.file - start.file);
  const ranks = Math.abs(finish.rank - start.rank);
  return (files === 1 && ranks === 0) || (files === 0 && ranks === 1);
};

export const nabuMoveIsLegal: Predicate = (_board, start, finish) =>
  Math.abs(finish.file - start.file) === 1 && Math.abs(finish.rank - start.rank) === 1;

export const etluMoveIsLegal: Predicate = (_board, start, finish) => {
  const files = Math.abs(finish.file - start.file);
  const ranks = Math.abs(finish.rank - start.rank);
  return (files === 2 && ranks === 0) || (files === 0 && ranks === 2);
};

export const gisgigirMoveIsLegal: Predicate = (board, start, finish) => {
  if (start.file === finish.file && start.rank === finish.rank) return false;
  if (start.rank === finish.rank) {
    const left = Math.min(start.file, finish.file);
    const right = Math.max(start.file, finish.file);
    for (let file = left + 1; file < right; file++) {
      if (at(board, file, start.rank) !== EMPTY) return false;
    }
    return true;
  }
  if (start.file !== finish.file) return false;
  const top = Math.min(start.rank, finish.rank);
  const bottom = Math.max(start.rank, finish.rank);
  for (let rank = top + 1; rank < bottom; rank++) {
    if (at(board, start.file, rank) !== EMPTY) return false;
  }
  return true;
};

export const redumMoveIsLegal: Predicate = (board, start, finish, player) => {
  if (player === "W" && finish.rank !== start.rank - 1) return false;
  if (player === "B" && finish.rank !== start.rank + 1) return false;
  if (finish.file === start.file) return at(board, finish.file, finish.rank) === EMPTY;
  if (Math.abs(finish.file - start.file) !== 1) return false;
  return holdsOpponent(board, finish, player);
};

/** No piece moves onto its own colour, whatever its kind. */
export function landsOnOwnPiece(board: Board, finish: Square, player: Player): boolean {
  return at(board, finish.file, finish.rank)[0] === player;
}

/** The six answers by the letter of the piece. */
export const PREDICATES: Readonly<Record<string, Predicate>> = {
  S: sarrumMoveIsLegal,
  M: marzazPaniMoveIsLegal,
  N: nabuMoveIsLegal,
  E: etluMoveIsLegal,
  G: gisgigirMoveIsLegal,
  R: redumMoveIsLegal,
};

/** A whole move, all conditions together. */
function moveIsLegal(board: Board, { start, finish }: Move, player: Player): boolean {
  const [colour, letter = ""] = at(board, start.file, start.rank);
  if (colour !== player || landsOnOwnPiece(board, finish, player)) return false;
  return PREDICATES[letter]?.(board, start, finish, player) ?? false;
}

/** The player whose sarrum has been taken has lost. */
export function winnerOf(board: Board): Player | undefined {
  if (!board.includes("BS")) return "W";
  return board.includes("WS") ? undefined : "B";
}

/** Every legal move, found by trying each pair of squares. */
export function movesOf(board: Board, player: Player): Move[] {
  if (winnerOf(board)) return [];
  return SQUARES.filter(({ file, rank }) => at(board, file, rank)[0] === player).flatMap((start) =>
    SQUARES.map((finish) => ({ start, finish })).filter((move) => moveIsLegal(board, move, player)),
  );
}

function isPromoted(board: Board, { start, finish }: Move): boolean {
  const piece = at(board, start.file, start.rank);
  return (piece === "WR" && finish.rank === 1) || (piece === "BR" && finish.rank === 8);
}

/** The board after a move. */
export function boardAfter(board: Board, move: Move): Board {
  const moved = at(board, move.start.file, move.start.rank);
  const arrived = isPromoted(board, move) ? `${moved[0]}M` : moved;
  return board.map((piece, index) => {
    const square = SQUARES[index];
    if (square?.file === move.start.file && square.rank === move.start.rank) return EMPTY;
    if (square?.file === move.finish.file && square.rank === move.finish.rank) return arrived;
    return piece;
  });
}

/** A move as chess engines write it. */
export function engineText(board: Board, move: Move): string {
  const [start, finish] = [move.start, move.finish].map(
    ({ file, rank }) => "abcdefgh"[file - 1] + String(9 - rank),
  );
  return `${start}${finish}${isPromoted(board, move) ? "m" : ""}`;
}

/** A board with the side to move, in the program's text form. */
export function positionText(board: Board, player: Player): string {
  const ranks: string[] = [];
  for (let rank = 1; rank <= 8; rank++) {
    let text = "";
    let empty = 0;
    for (let file = 1; file <= 8; file++) {
      const [colour, letter = ""] = at(board, file, rank);
      if (letter === " ") {
        empty++;
        continue;
      }
      if (empty > 0) text += empty;
      empty = 0;
      text += colour === "W" ? letter : letter.toLowerCase();
    }
    ranks.push(empty > 0 ? text + empty : text);
  }
  return `${ranks.join("/")} ${player.toLowerCase()}`;
}

/** The board and the side to move of a text form that is known to be good. */
export function readBoard(text: string): readonly [board: Board, player: Player] {
  const [ranks = "", side] = text.split(" ");
  const board = [...ranks.replaceAll("/", "")].flatMap((letter) => {
    if (/\d/.test(letter)) return new Array<string>(Number(letter)).fill(EMPTY);
    const capital = letter.toUpperCase();
    return [(letter === capital ? "W" : "B") + capital];
  });
  return [board, side === "w" ? "W" : "B"];
}
