/** Positions of the exam's program, which plays games at random by its own rules. */

import { pickOne, type Random } from "../../base/rng.ts";
import type { DescribedBoard } from "../../drawing/board.ts";
import {
  boardDimension,
  checkIfGameWillBeWon,
  checkMoveIsLegal,
  createBoard,
  initialiseBoard,
  makeMove,
} from "../../skeleton/rules.ts";
import { paperBoard } from "../paper.ts";

export type Board = string[][];
export type Colour = "W" | "B";

/** The contents of an empty square. */
export const EMPTY = "  ";

export const NUMBERS = Array.from({ length: boardDimension }, (_, index) => index + 1);

/** Straight on, clockwise, then diagonally: ranks ahead, and files to the right. */
const DIRECTIONS = [
  ...([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const),
  ...([
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const),
];

/** The most random moves from the start of a game. */
const LONGEST = 59;

/** The arguments of the exam's subroutines. */
type Squares = [startRank: number, startFile: number, finishRank: number, finishFile: number];

export interface Move {
  readonly squares: Squares;
  /** The two squares as they are typed. */
  readonly typed: readonly [start: string, finish: string];
  readonly wins: boolean;
}

export const opponentOf = (colour: Colour): Colour => (colour === "W" ? "B" : "W");

/** The sample game for "Y", otherwise the full game. */
export function startBoard(sampleGame: string): Board {
  const board = createBoard();
  initialiseBoard(board, sampleGame);
  return board;
}

/** The squares of a player's pieces, by rank and file. */
export const piecesOf = (board: Board, colour: Colour) =>
  NUMBERS.flatMap((rank) =>
    NUMBERS.filter((file) => board[rank]![file]![0] === colour).map((file) => ({ rank, file })),
  );

/** A player's legal moves: by start square, then by direction, the nearest first. */
export function movesIn(board: Board, colour: Colour): readonly Move[] {
  const ahead = colour === "W" ? -1 : 1;
  return piecesOf(board, colour).flatMap(({ rank, file }) =>
    DIRECTIONS.flatMap(([ranks, files]) =>
      NUMBERS.flatMap((far): Move[] => {
        const finish = [rank + ahead * ranks * far, file - ahead * files * far] as const;
        if (!checkMoveIsLegal(board, rank, file, ...finish, colour)) return [];
        const typed = [`${file}${rank}`, `${finish[1]}${finish[0]}`] as const;
        const wins = checkIfGameWillBeWon(board, ...finish);
        return [{ squares: [rank, file, ...finish], typed, wins }];
      }),
    ),
  );
}

/** The board after a move. */
export function boardAfter(board: Board, { squares }: Move, colour: Colour): Board {
  const next = structuredClone(board);
  makeMove(next, ...squares, colour);
  return next;
}

/** A position after some random moves, none of which wins, and the player to move. */
export function randomPosition(random: Random) {
  let board = startBoard(pickOne(["Y", "N"], random));
  let colour: Colour = "W";
  for (let left = random(LONGEST); left > 0; left -= 1) {
    const moves = movesIn(board, colour).filter(({ wins }) => !wins);
    if (moves.length === 0) break;
    board = boardAfter(board, pickOne(moves, random), colour);
    colour = opponentOf(colour);
  }
  return { board, colour };
}

/** A board of the program as it is drawn. */
export const drawnBoard = (board: Board, colour: Colour): DescribedBoard => ({
  ...paperBoard((rank, file) => board[rank]![file]!),
  marks: { lastMove: [], targets: [] },
  turnOrResult: `${colour === "W" ? "White" : "Black"} to move.`,
});
