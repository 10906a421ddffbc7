import type { Exercise } from "../exercise.ts";
import {
  dialogue,
  type Judge,
  onAnswer,
  SAMPLE_GAME_IS_WON,
  shows,
  showsBoard,
  showsNoBoard,
} from "../judges/judges.ts";
import { movesCheck, together } from "../judges/rules.ts";

/** A line below the board that numbers the files from 1 to 9. */
const FILES_TO_9 =
  /^[^\d\n]*1[^\d\n]+2[^\d\n]+3[^\d\n]+4[^\d\n]+5[^\d\n]+6[^\d\n]+7[^\d\n]+8[^\d\n]+9[^\d\n]*$/m;
/** A row of the board labelled as rank 9. */
const RANK_9 = /^[^\d\n|]*9[^\d\n|]*\|/m;

/** Judges that the board after an answer has 9 files and 9 ranks, all numbered. */
function showsNineByNine(answer: number): Judge {
  return onAnswer(answer, "to show 9 files and 9 ranks with their numbers", ({ boards, said }) => {
    const ranks = boards.at(-1) ?? [];
    if (ranks.length !== 9) return `a board of ${ranks.length} ranks`;
    const rank = ranks.find(({ length }) => length !== 9);
    if (rank) return `a rank of ${rank.length} squares`;
    if (!RANK_9.test(said)) return "rank 9 had no number at its left";
    return FILES_TO_9.test(said) ? undefined : "no line with the numbers from 1 to 9";
  });
}

const NINE_BY_NINE: Exercise = {
  id: "nine-by-nine",
  group: "Rules",
  title: "A 9 by 9 board",
  stars: 2,
  task: `Make the board larger: 9 files and 9 ranks, numbered from 1 to 9. The numbers of all files are shown below the board, and the number of each rank at its left.

In the full game each side has a second marzaz pani, on file 6 beside its sarrum, and a ninth redum. From file 1 to file 9, rank 1 is BG BE BN BM BS BM BN BE BG and rank 9 is WG WE WN WM WS WM WN WE WG. Rank 2 is full of black redums and rank 8 full of white ones; ranks 3 to 7 are empty.

In the sample game the pieces are on the same squares as before (BG on 21, BS on 41, WG on 81 and so on), and file 9 and rank 9 are empty.

A grid reference may now contain a 9, but still no 0. White's redums are promoted on rank 1 as before, Black's on rank 9, and no longer on rank 8.`,
  sample: `Play the sample game (Y for yes)? n

     __________________________
1   |BG|BE|BN|BM|BS|BM|BN|BE|BG|
     __________________________
2   |BR|BR|BR|BR|BR|BR|BR|BR|BR|
     __________________________
3   |  |  |  |  |  |  |  |  |  |
     __________________________
4   |  |  |  |  |  |  |  |  |  |
     __________________________
5   |  |  |  |  |  |  |  |  |  |
     __________________________
6   |  |  |  |  |  |  |  |  |  |
     __________________________
7   |  |  |  |  |  |  |  |  |  |
     __________________________
8   |WR|WR|WR|WR|WR|WR|WR|WR|WR|
     __________________________
9   |WG|WE|WN|WM|WS|WM|WN|WE|WG|
     __________________________

      1  2  3  4  5  6  7  8  9

It is White's turn.
Start square, file first: 98
Finish square, file first: 97
...
It is Black's turn.`,
  where:
    "BOARD_DIMENSION, FULL_GAME, SAMPLE_GAME and makeMove in rules.ts, displayBoard and getSquare in program.ts",
  hint: "Search both files for every 8, and for everything that depends on it: the labels and the pattern of a grid reference do not follow BOARD_DIMENSION by themselves.",
  checks: [
    dialogue(
      "starts the full game on 9 files and 9 ranks",
      "n 98 97 92 93 99 98 90 91 92",
      showsBoard(
        0,
        "BG11 BE21 BN31 BM41 BS51 BM61 BN71 BE81 BG91 BR12 BR22 BR32 BR42 BR52 BR62 BR72 BR82 BR92 WR18 WR28 WR38 WR48 WR58 WR68 WR78 WR88 WR98 WG19 WE29 WN39 WM49 WS59 WM69 WN79 WE89 WG99",
      ),
      showsNineByNine(0),
      shows(2, "WR", "97"),
      shows(4, "BR", "93"),
      shows(6, "WG", "98"),
      showsNoBoard(7),
      shows(9, "BG", "92"),
    ),
    dialogue(
      "promotes black redums on rank 9, and starts the sample game as before",
      "Y 13 14 86 87 14 13 87 88 13 14 88 89 12 11",
      showsBoard(0, "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86"),
      showsNineByNine(0),
      shows(8, "BR", "88"),
      shows(12, "BM", "89"),
      shows(14, "WM", "11"),
    ),
    together(
      "moves all pieces on the larger board",
      movesCheck("", "WG55 WS19 BS91", "55", "15 25 35 45 65 75 85 95 51 52 53 54 56 57 58 59", 9),
      movesCheck("", "BE79 WS19 BS91", "79", "59 99 77", 9),
      movesCheck("", "WM99 WS19 BS91", "99", "89 98", 9),
      movesCheck("", "BN88 WS19 BS91", "88", "77 97 79 99", 9),
      movesCheck("", "BS98 WR99 BR89 WS19", "98", "87 97 88 99", 9),
      movesCheck("", "BR88 WE99 WE79 WS19 BS91", "88", "89 79 99", 9),
      movesCheck("", "WR92 BE81 WS19 BS99", "92", "91 81", 9),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

/** An exercise about a board of another size. */
export const RULES_BOARD: readonly Exercise[] = [NINE_BY_NINE];
