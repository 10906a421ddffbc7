import type { Exercise } from "../exercise.ts";
import {
  dialogue,
  ends,
  SAMPLE_GAME_IS_WON,
  says,
  saysNot,
  shows,
  showsBoard,
  showsNoBoard,
} from "../judges/judges.ts";
import { figure5Without, movesCheck, together } from "../judges/rules.ts";

const REDUM: Exercise = {
  id: "redum-two-squares",
  group: "Rules",
  title: "Redum's first move of two squares",
  stars: 1,
  task: `At present a redum moves one square forward, and diagonally forward only to capture.

Let a redum also move two squares forward on its first move. For a white redum this is a move from rank 7 to rank 5, for a black one from rank 2 to rank 4; from any other rank a redum still moves one square. Both the square that it passes and the square that it reaches must be empty: it does not jump, and does not capture with this move.

Everything else stays as it is, for redums and for the other pieces.`,
  sample: `Play the sample game (Y for yes)? n
...
It is White's turn.
Start square, file first: 17
Finish square, file first: 15
...
It is Black's turn.
Start square, file first: 12
Finish square, file first: 14

     _______________________
1   |BG|BE|BN|BM|BS|BN|BE|BG|
     _______________________
2   |  |BR|BR|BR|BR|BR|BR|BR|
     _______________________
3   |  |  |  |  |  |  |  |  |
     _______________________
4   |BR|  |  |  |  |  |  |  |
     _______________________
5   |WR|  |  |  |  |  |  |  |
     _______________________
6   |  |  |  |  |  |  |  |  |
     _______________________
7   |  |WR|WR|WR|WR|WR|WR|WR|
     _______________________
8   |WG|WE|WN|WM|WS|WN|WE|WG|
     _______________________

      1  2  3  4  5  6  7  8

It is White's turn.`,
  where: "checkRedumMoveIsLegal in rules.ts",
  hint: "The first test in checkRedumMoveIsLegal refuses every move that is not to the next rank, so the new case must come before it. What is the starting rank of each colour, and which two squares must be empty?",
  checks: [
    together(
      "lets a redum move two squares from its starting rank",
      movesCheck("", "WR47 WS18 BS81", "47", "46 45"),
      movesCheck("", "BR72 WS18 BS81", "72", "73 74"),
    ),
    together(
      "does not let a redum jump or capture with two squares",
      movesCheck("", "WR47 BE46 WS18 BS81", "47", ""),
      movesCheck("", "WR47 WE46 WS18 BS81", "47", ""),
      movesCheck("", "WR47 BE45 WS18 BS81", "47", "46"),
      movesCheck("", "BR12 WR13 WS18 BS81", "12", ""),
      movesCheck("", "BR12 WR14 WS18 BS81", "12", "13"),
    ),
    together(
      "does not let a redum move two squares from another rank, or diagonally",
      movesCheck("", "WR46 WS18 BS81", "46", "45"),
      movesCheck("", "WR42 WS18 BS81", "42", "41"),
      movesCheck("", "BR43 WS18 BS81", "43", "44"),
      movesCheck("", "BR47 WS18 BS81", "47", "48"),
      movesCheck("", "WR47 BE36 BE56 BE25 BE65 BE35 BE55 WS18 BS81", "47", "46 45 36 56"),
    ),
    together(
      "still moves redums of other ranks as in Figure 5",
      movesCheck("", "WR45 BM34 BS74 WS76", "45", "34 44"),
      movesCheck("", "WR45 BM34 BN44 BS54 WS67", "45", "34 54"),
      movesCheck("", "BR43 WE34 BG54 WS47 BS67", "43", "34 44"),
    ),
    ...figure5Without("R"),
    dialogue(
      "plays a game in which redums move two squares",
      "n 17 15 12 14 15 13 27 25 14 25",
      shows(2, "WR", "15"),
      shows(4, "BR", "14"),
      showsNoBoard(6),
      shows(8, "WR", "25"),
      shows(10, "BR", "25"),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

const PROMOTION: Exercise = {
  id: "choose-promotion",
  group: "Rules",
  title: "Choose the promotion",
  stars: 2,
  task: `At present a redum that reaches its far rank always becomes a marzaz pani.

Let the player choose. When a redum is about to reach its far rank (rank 1 for White, rank 8 for Black), by a step or by a capture, the program asks which piece it is to become, after the finish square has been typed and before the board is shown for the other player's turn. The answer is one of the letters M, N, E and G, as a capital or a small letter; the redum becomes that piece, in its own colour. After any other answer, an empty one included, the program asks again.

The question must not be asked after any other move, nor after a move that is not legal. At the end of the input the program ends normally, as it does at the other questions.`,
  sample: `Play the sample game (Y for yes)? Y
...
It is White's turn.
Start square, file first: 12
Finish square, file first: 21
Promote to M, N, E or G? S
Promote to M, N, E or G? n

     _______________________
1   |  |WN|  |BS|  |  |  |WG|
     _______________________
2   |  |  |  |  |  |  |  |  |
     _______________________
3   |WS|BE|  |  |  |  |  |BE|
     _______________________
4   |  |  |  |  |  |  |  |  |
     _______________________
5   |  |  |  |  |  |  |  |  |
     _______________________
6   |  |  |  |  |  |  |  |BR|
     _______________________
7   |  |  |  |  |  |  |  |  |
     _______________________
8   |  |  |  |  |  |  |  |  |
     _______________________

      1  2  3  4  5  6  7  8

It is Black's turn.`,
  where: "makeMove in rules.ts, main and getMove in program.ts",
  hint: "rules.ts asks nothing, so let main ask once the move is known to be legal, and hand the letter to makeMove as another parameter. A function that says whether a move promotes a redum can serve both. Do not forget that ask returns null at the end of the input.",
  checks: [
    dialogue(
      "asks again until White chooses M, N, E or G",
      ["Y", "12", "11", "S", "", "R", "NE", "e", "86", "87"],
      showsNoBoard(3, "to ask again"),
      showsNoBoard(4, "to ask again"),
      showsNoBoard(5, "to ask again"),
      showsNoBoard(6, "to ask again"),
      showsBoard(7, "BG21 BS41 WG81 WE11 WS13 BE23 BE83 BR86"),
      shows(9, "BR", "87"),
    ),
    dialogue(
      "asks Black too, and after captures, but at no other time",
      "Y 12 31 12 21 N 86 87 81 71 87 88 g 21 32 88 18",
      showsNoBoard(2),
      shows(5, "WN", "21"),
      shows(7, "BR", "87"),
      shows(9, "WG", "71"),
      shows(12, "BG", "88"),
      shows(14, "WN", "32"),
      shows(16, "BG", "18"),
    ),
    dialogue(
      "still lets the player choose a marzaz pani, and continues",
      "Y 12 11 m 86 87 81 41 n",
      shows(3, "WM", "11"),
      shows(5, "BR", "87"),
      says(7, /white wins/i, "to announce that White wins"),
      ends(),
    ),
    dialogue("ends normally when the input ends before the choice", "Y 12 11 x"),
    ...figure5Without(""),
  ],
};

const KASHSHAPTU: Exercise = {
  id: "kashshaptu",
  group: "Rules",
  title: "Add the kashshaptu",
  stars: 2,
  task: `Add a new piece, the kashshaptu (witch), with the letter K. It replaces the marzaz pani in the full game: at the start a black kashshaptu is on square 41 and a white one on 48, instead of BM and WM. The sample game stays as it is.

A kashshaptu may make any move that a marzaz pani, a nabu, an etlu or a gisgigir could make from its square. So it moves one square in any direction, or any number of squares vertically or horizontally without jumping, or exactly two squares vertically or horizontally, and with these two squares it jumps. (The moves of a sarrum or a redum would add nothing to these.) It captures as it moves, and never moves onto a piece of its own colour.

Capturing a kashshaptu does not win the game. A redum that reaches its far rank still becomes a marzaz pani, so the marzaz pani keeps its own moves.`,
  sample: `Play the sample game (Y for yes)? n

     _______________________
1   |BG|BE|BN|BK|BS|BN|BE|BG|
     _______________________
2   |BR|BR|BR|BR|BR|BR|BR|BR|
     _______________________
3   |  |  |  |  |  |  |  |  |
     _______________________
4   |  |  |  |  |  |  |  |  |
     _______________________
5   |  |  |  |  |  |  |  |  |
     _______________________
6   |  |  |  |  |  |  |  |  |
     _______________________
7   |WR|WR|WR|WR|WR|WR|WR|WR|
     _______________________
8   |WG|WE|WN|WK|WS|WN|WE|WG|
     _______________________

      1  2  3  4  5  6  7  8

It is White's turn.
Start square, file first: 48
Finish square, file first: 46
...
It is Black's turn.`,
  where: "FULL_GAME and checkMoveIsLegal in rules.ts",
  hint: "The functions for the four pieces already say which moves each can make. A kashshaptu's move is legal if at least one of them returns true.",
  checks: [
    together(
      "lets a kashshaptu move as the four pieces could",
      movesCheck(
        "",
        "WK45 WS18 BS81",
        "45",
        "15 25 35 55 65 75 85 41 42 43 44 46 47 48 34 54 36 56",
      ),
      movesCheck(
        "",
        "BK45 WR44 WM34 BE54 BR55 BN46 WG35 WS18 BS81",
        "45",
        "44 43 34 35 25 65 47 36 56",
      ),
      movesCheck("", "WK81 WG71 BR83 WS18 BS88", "81", "61 72 82 83"),
      movesCheck(
        "",
        "WK45 WR44 WR43 BR55 BE65 WM35 WN25 WR47 WS18 BS81",
        "45",
        "34 54 55 65 46 36 56",
      ),
    ),
    ...figure5Without(""),
    dialogue(
      "starts the full game with a kashshaptu in place of each marzaz pani",
      "n 48 46 12 13 46 42 13 14 42 41 14 15",
      showsBoard(
        0,
        "BG11 BE21 BN31 BK41 BS51 BN61 BE71 BG81 BR12 BR22 BR32 BR42 BR52 BR62 BR72 BR82 WR17 WR27 WR37 WR47 WR57 WR67 WR77 WR87 WG18 WE28 WN38 WK48 WS58 WN68 WE78 WG88",
      ),
      shows(2, "WK", "46"),
      shows(6, "WK", "42"),
      shows(10, "WK", "41"),
      saysNot(10, /wins/i, "to continue when a kashshaptu is captured, without a winner"),
      shows(12, "BR", "15"),
    ),
    dialogue(
      "still promotes a redum to a marzaz pani in the sample game",
      "Y 12 21 86 87 21 22",
      showsBoard(0, "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86"),
      shows(2, "WM", "21"),
      shows(6, "WM", "22"),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

/** Exercises about redums and about a piece of another kind. */
export const RULES_PIECES: readonly Exercise[] = [REDUM, PROMOTION, KASHSHAPTU];
