import type { Listener, Task } from "../exercise.ts";
import { all, onAnswer } from "../judges/dialogue.ts";
import { afterMoves, begin, drawBoard, FULL_GAME, turn } from "../notation.ts";

const REDUM: Task = {
  id: "redum-two-squares",
  title: "Redum's first move of two squares",
  stars: 1,
  task: `At present a redum moves one square forward, and diagonally forward only to capture.

Let a redum also move two squares forward on its first move. For a white redum this is a move from rank 7 to rank 5, for a black one from rank 2 to rank 4; from any other rank a redum still moves one square. Both the square that it passes and the square that it reaches must be empty: it does not jump, and does not capture with this move.

Everything else stays as it is, for redums and for the other pieces.`,
  sample: `${begin("n", "17 15", "12 14")}

${drawBoard(afterMoves(FULL_GAME, "17 15 12 14"))}

It is White's turn.`,
  where: ["CheckRedumMoveIsLegal"],
  hint: "CheckRedumMoveIsLegal first looks at the colour, then at the rank that the redum moves to; each colour needs another case there. What is the starting rank of each colour, and which two squares must be empty?",
  games: [
    [
      "plays a game in which redums move two squares",
      `Y 81 41 y n 17 14 17 26 17 35 17 15 22 25 22 31 22 44 22 24 15 13 15 14 \
12 14 32 33 14 12 14 24 28 26 71 73 27 25 27 26 37 36 24 25 36 34 14 13 12 14 12 13 72 74 72 73 25 36 47 36`,
    ],
  ],
};

const PROMOTION: Task = {
  id: "choose-promotion",
  title: "Choose the promotion",
  stars: 2,
  task: `At present a redum that reaches its far rank always becomes a marzaz pani.

Let the player choose. When a redum is about to reach its far rank (rank 1 for White, rank 8 for Black), by a step or by a capture, the program asks which piece it is to become, after the finish square has been typed and before the board is shown for the other player's turn. The answer is one of the letters M, N, E and G, as a capital or a small letter; the redum becomes that piece, in its own colour. After any other answer, an empty one included, the program asks again.

The question must not be asked after any other move, nor after a move that is not legal. It does not matter whether it is asked when the redum captures the sarrum on its far rank.`,
  sample: `${begin("Y", "12 21")}
Promote to M, N, E or G? S
Promote to M, N, E or G? n

${drawBoard("WN21 BS41 WG81 WS13 BE23 BE83 BR86")}

It is Black's turn.`,
  where: ["MakeMove", "the main program"],
  hint: "Let the main program ask once the move is known to be legal, and hand the letter to MakeMove as another parameter. A function that says whether a move promotes a redum can serve both. In TypeScript, ask returns an answer as it was typed, askForLetter only its first letter.",
  games: [
    [
      "asks again until White chooses M, N, E or G, in each game",
      "Y|12|11|S||R|NE|e|86|87|81|41|y|y|12|21|x|g|41|31",
    ],
    [
      "asks Black too, and after captures, but at no other time",
      "Y 12 31 12 21 N 86 87 81 71 87 78 87 88 g 21 32 88 18",
    ],
  ],
};

const KASHSHAPTU_GAME = FULL_GAME.replaceAll("M", "K");

const KASHSHAPTU: Task = {
  id: "kashshaptu",
  title: "Add the kashshaptu",
  stars: 2,
  task: `Add a new piece, the kashshaptu (witch), with the letter K. It replaces the marzaz pani in the full game: at the start a black kashshaptu is on square 41 and a white one on 48, instead of BM and WM. The sample game stays as it is.

A kashshaptu may make any move that a marzaz pani, a nabu, an etlu or a gisgigir could make from its square. So it moves one square in any direction, or any number of squares vertically or horizontally without jumping, or exactly two squares vertically or horizontally, and with these two squares it jumps. (The moves of a sarrum or a redum would add nothing to these.) It captures as it moves, and never moves onto a piece of its own colour.

Capturing a kashshaptu does not win the game. A redum that reaches its far rank still becomes a marzaz pani, so the marzaz pani keeps its own moves.`,
  sample: `Play the sample game (Y for yes)? n

${drawBoard(KASHSHAPTU_GAME)}

${turn("White", "48 46")}
...
It is Black's turn.`,
  where: ["InitialiseBoard", "CheckMoveIsLegal"],
  hint: "The subroutines for the four pieces already say which moves each can make. A kashshaptu's move is legal if at least one of them returns true.",
  games: [
    [
      "starts the full game with a kashshaptu in place of each marzaz pani, and moves both",
      `Y 81 41 y n 48 45 48 36 48 66 48 57 48 27 48 46 41 44 41 33 41 53 41 62 \
41 43 46 25 46 38 46 64 46 35 43 57 43 35 43 73 35 75 73 75 67 66 75 57 75 38 75 66 77 66 12 13`,
    ],
  ],
};

/** A line below the board that numbers the files from 1 to 9. */
const FILES_TO_9 =
  /^[^\d\n]*1[^\d\n]+2[^\d\n]+3[^\d\n]+4[^\d\n]+5[^\d\n]+6[^\d\n]+7[^\d\n]+8[^\d\n]+9[^\d\n]*$/m;
/** A row of the board labelled as rank 9. */
const RANK_9 = /^[^\dWB\n]*9\D*$/m;

/** Whether boards have 9 files and ranks, and numbers for all. */
const toSize: Listener = {
  hear: (answer, { answers }) => (answers[answer]?.boards.length ? "9" : ""),
  judge(answer, heard) {
    if (heard === "") return all();
    const expected = "to show 9 files and 9 ranks with their numbers";
    return onAnswer(answer, expected, ({ boards, said }) => {
      const ranks = boards.at(-1) ?? [];
      if (ranks.length !== 9) return `a board of ${ranks.length} ranks`;
      const rank = ranks.find(({ length }) => length !== 9);
      if (rank) return `a rank of ${rank.length} squares`;
      if (!RANK_9.test(said)) return "rank 9 had no number at its left";
      return FILES_TO_9.test(said) ? undefined : "no line with the numbers from 1 to 9";
    });
  },
};

const NINE_BY_NINE_GAME = [
  "BG11 BE21 BN31 BM41 BS51 BM61 BN71 BE81 BG91 BR12 BR22 BR32 BR42 BR52 BR62 BR72 BR82 BR92",
  "WR18 WR28 WR38 WR48 WR58 WR68 WR78 WR88 WR98 WG19 WE29 WN39 WM49 WS59 WM69 WN79 WE89 WG99",
].join(" ");

const NINE_BY_NINE: Task = {
  id: "nine-by-nine",
  title: "A 9 by 9 board",
  stars: 2,
  task: `Make the board larger: 9 files and 9 ranks, numbered from 1 to 9. The numbers of all files are shown below the board, and the number of each rank at its left.

In the full game each side has a second marzaz pani, on file 6 beside its sarrum, and a ninth redum. From file 1 to file 9, rank 1 is BG BE BN BM BS BM BN BE BG and rank 9 is WG WE WN WM WS WM WN WE WG. Rank 2 is full of black redums and rank 8 full of white ones; ranks 3 to 7 are empty.

In the sample game the pieces are on the same squares as before (BG on 21, BS on 41, WG on 81 and so on), and file 9 and rank 9 are empty.

A grid reference may now contain a 9, but still no 0. White's redums are promoted on rank 1 as before, Black's on rank 9, and no longer on rank 8.`,
  sample: `Play the sample game (Y for yes)? n

${drawBoard(NINE_BY_NINE_GAME)}

${turn("White", "98 97")}
...
It is Black's turn.`,
  where: ["BoardDimension", "InitialiseBoard", "MakeMove", "DisplayBoard"],
  hint: "Search the whole program for every 7 and 8, and for everything that depends on them: the drawn lines, the labels, the ranks of the full game and the far rank of Black do not follow BoardDimension by themselves.",
  listeners: [toSize],
  games: [
    [
      "plays both games on 9 files and 9 ranks, the sample game after the full game",
      `n 98 97 92 93 99 97 99 88 99 98 91 92 98 93 29 27 52 53 27 25 51 52 25 45 52 43 45 43 \
y Y 81 91 86 87 91 99 87 88 99 95 88 89 95 85 89 99 12 11`,
    ],
  ],
};

/** Exercises about redums, a piece of another kind and a board of another size. */
export const RULES_PIECES: readonly Task[] = [REDUM, PROMOTION, KASHSHAPTU, NINE_BY_NINE];
