import type { Task } from "../exercise.ts";
import { afterMoves, begin, drawBoard, FULL_GAME } from "../notation.ts";

const MARZAZ_PANI: Task = {
  id: "marzaz-pani-any-direction",
  title: "Marzaz pani moves in any direction",
  stars: 1,
  task: `At present a marzaz pani moves one square vertically or horizontally.

Change the rules so that it moves one square in any direction, diagonally too, as a sarrum does. It still captures on the square that it moves to, and never moves onto a piece of its own colour.

The other pieces move as before.`,
  sample: `${begin("n", "57 56", "12 13", "48 57")}

${drawBoard(afterMoves(FULL_GAME, "57 56 12 13 48 57"))}

It is Black's turn.`,
  where: ["CheckMarzazPaniMoveIsLegal"],
  hint: "Compare CheckMarzazPaniMoveIsLegal with CheckSarrumMoveIsLegal, which allows just the moves that you need.",
  games: [
    [
      "plays a game in which marzaz panis move diagonally",
      `Y 81 41 y n 48 57 48 58 57 56 52 53 48 66 48 46 48 57 41 32 41 63 41 52 57 55 57 75 38 48 \
57 46 52 43 46 55 43 33 55 53 55 64 33 44 64 53 44 53`,
    ],
  ],
};

const ETLU: Task = {
  id: "etlu-like-a-knight",
  title: "Etlu moves like a knight",
  stars: 1,
  task: `At present an etlu moves exactly two squares vertically or horizontally.

Change the rules so that it moves like a knight in chess instead: two squares vertically and one horizontally, or two horizontally and one vertically. Two squares in a straight line are no longer a legal move.

As before, the etlu jumps over any pieces in between, captures on the square that it moves to, and never moves onto a piece of its own colour. The other pieces move as before.`,
  sample: `${begin("n", "28 26")}
That is not a legal move – please try again
Start square, file first: 28
Finish square, file first: 36

${drawBoard(afterMoves(FULL_GAME, "28 36"))}

It is Black's turn.`,
  where: ["CheckEtluMoveIsLegal"],
  hint: "Work out how many files and how many ranks the move crosses, whatever its direction. One of them must be 1 and the other 2.",
  games: [
    [
      "plays a game in which etlus jump like knights",
      `Y 81 41 y n 28 26 28 25 28 46 28 36 21 23 21 24 21 33 36 34 36 33 36 45 36 17 \
36 55 33 35 33 44 33 14 55 34 14 35 34 42 35 54 42 23 54 42`,
    ],
  ],
};

const NABU: Task = {
  id: "nabu-slides",
  title: "Nabu slides",
  stars: 1,
  task: `At present a nabu moves one square diagonally.

Change the rules so that it moves any number of squares diagonally. Like a gisgigir it does not jump: all squares between the start square and the finish square must be empty. It captures on the finish square, and never moves onto a piece of its own colour.

The other pieces move as before.`,
  sample: `${begin("n", "47 46", "12 13", "38 83")}

${drawBoard(afterMoves(FULL_GAME, "47 46 12 13 38 83"))}

It is Black's turn.`,
  where: ["CheckNabuMoveIsLegal", "CheckGisgigirMoveIsLegal"],
  hint: "A move is diagonal if it crosses as many files as ranks. CheckGisgigirMoveIsLegal shows how to look at the squares in between; here the rank and the file change together, each by 1 or -1.",
  games: [
    [
      "plays a game in which nabus slide",
      `Y 81 41 y n 38 56 38 37 47 46 31 13 31 53 42 43 38 36 38 68 38 83 31 86 \
83 72 86 77 72 36 77 33 36 58 36 18 36 14 33 11 33 51 33 35 33 66 14 41 14 32 66 48 66 57`,
    ],
  ],
};

/** Exercises about pieces that move differently. */
export const RULES_MOVES: readonly Task[] = [MARZAZ_PANI, ETLU, NABU];
