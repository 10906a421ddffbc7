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
import type { MoveSquares } from "../follow-answers.ts";
import { paperBoard } from "../paper.ts";

/** A board as the program holds it, and the player to move. */
export interface ExamPosition {
  readonly board: string[][];
  readonly colour: "W" | "B";
}

export const VACANT = "  ";

export const NUMBERS = Array.from({ length: boardDimension }, (_, index) => index + 1);

/** Straight on, clockwise, then diagonally: ranks ahead and files to the right. */
const AHEAD = [1, 0, -1, 0, 1, -1, -1, 1];
const RIGHT = [0, 1, 0, -1, 1, 1, -1, -1];

/** The most random moves from the start of a game. */
const LONGEST = 59;

export interface ExamMove {
  readonly squares: MoveSquares;
  /** The two squares as they are typed. */
  readonly typed: readonly [start: string, finish: string];
  readonly wins: boolean;
}

/** The start of the sample game for "Y", otherwise that of the full game. */
export function examStart(sampleGame: string): ExamPosition {
  const board = createBoard();
  initialiseBoard(board, sampleGame);
  return { board, colour: "W" };
}

export const SQUARES = NUMBERS.flatMap((rank) => NUMBERS.map((file) => [rank, file] as const));

/** The legal moves: by start square, then by direction, the nearest first. */
export function movesIn({ board, colour }: ExamPosition): readonly ExamMove[] {
  const ahead = colour === "W" ? -1 : 1;
  const own = SQUARES.filter(([rank, file]) => board[rank]![file]![0] === colour);
  const moves: ExamMove[] = [];
  for (const [rank, file] of own)
    for (const [way, ranks] of AHEAD.entries())
      for (const far of NUMBERS) {
        const finish = [rank + ahead * ranks * far, file - ahead * RIGHT[way]! * far] as const;
        if (!finish.every(isOnBoard)) break;
        if (!checkMoveIsLegal(board, rank, file, ...finish, colour)) continue;
        const typed = [`${file}${rank}`, `${finish[1]}${finish[0]}`] as const;
        const wins = checkIfGameWillBeWon(board, ...finish);
        moves.push({ squares: [rank, file, ...finish], typed, wins });
      }
  return moves;
}

const isOnBoard = (rankOrFile: number) => rankOrFile >= 1 && rankOrFile <= boardDimension;

export function playMove({ board, colour }: ExamPosition, { squares }: ExamMove): ExamPosition {
  const next = board.map((rank) => [...rank]);
  makeMove(next, ...squares, colour);
  return { board: next, colour: colour === "W" ? "B" : "W" };
}

/** A position after some random moves, none of which wins. */
export function randomPosition(random: Random): ExamPosition {
  let position = examStart(pickOne(["Y", "N"], random));
  for (let left = random(LONGEST); left > 0; left -= 1) {
    const moves = movesIn(position).filter(({ wins }) => !wins);
    if (moves.length === 0) break;
    position = playMove(position, pickOne(moves, random));
  }
  return position;
}

export const drawnBoard = ({ board, colour }: ExamPosition): DescribedBoard => ({
  ...paperBoard((rank, file) => board[rank]![file]!),
  marks: { lastMove: [], targets: [] },
  turnOrResult: `${colour === "W" ? "White" : "Black"} to move.`,
});
