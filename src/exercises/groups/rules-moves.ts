import type { Exercise } from "../exercise.ts";
import { dialogue, SAMPLE_GAME_IS_WON, shows, showsNoBoard } from "../judges/judges.ts";
import { figure5Without, movesCheck, together } from "../judges/rules.ts";

const MARZAZ_PANI: Exercise = {
  id: "marzaz-pani-any-direction",
  group: "Rules",
  title: "Marzaz pani moves in any direction",
  stars: 1,
  task: `At present a marzaz pani moves one square vertically or horizontally.

Change the rules so that it moves one square in any direction, diagonally too, as a sarrum does. It still captures on the square that it moves to, and never moves onto a piece of its own colour.

The other pieces move as before.`,
  sample: `Play the sample game (Y for yes)? n
...
It is White's turn.
Start square, file first: 57
Finish square, file first: 56
...
It is Black's turn.
Start square, file first: 12
Finish square, file first: 13
...
It is White's turn.
Start square, file first: 48
Finish square, file first: 57

     _______________________
1   |BG|BE|BN|BM|BS|BN|BE|BG|
     _______________________
2   |  |BR|BR|BR|BR|BR|BR|BR|
     _______________________
3   |BR|  |  |  |  |  |  |  |
     _______________________
4   |  |  |  |  |  |  |  |  |
     _______________________
5   |  |  |  |  |  |  |  |  |
     _______________________
6   |  |  |  |  |WR|  |  |  |
     _______________________
7   |WR|WR|WR|WR|WM|WR|WR|WR|
     _______________________
8   |WG|WE|WN|  |WS|WN|WE|WG|
     _______________________

      1  2  3  4  5  6  7  8

It is Black's turn.`,
  where: "checkMarzazPaniMoveIsLegal in rules.ts",
  hint: "Compare checkMarzazPaniMoveIsLegal with checkSarrumMoveIsLegal, which allows just the moves that you need.",
  checks: [
    together(
      "lets a marzaz pani move one square in any direction",
      movesCheck("", "WM45 WS18 BS81", "45", "34 44 54 35 55 36 46 56"),
      movesCheck("", "BM45 WS18 BS81", "45", "34 44 54 35 55 36 46 56"),
    ),
    together(
      "lets a marzaz pani capture, but not its own colour",
      movesCheck("", "WM45 WR34 BR54 BE55 WE46 BG36 WS18 BS81", "45", "44 54 35 55 36 56"),
      movesCheck("", "BM11 BR22 WR12 WS18 BS81", "11", "21 12"),
    ),
    ...figure5Without("M"),
    dialogue(
      "plays a game in which marzaz panis move diagonally",
      "n 57 56 52 53 48 57 41 52",
      shows(6, "WM", "57"),
      shows(8, "BM", "52"),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

const ETLU: Exercise = {
  id: "etlu-like-a-knight",
  group: "Rules",
  title: "Etlu moves like a knight",
  stars: 1,
  task: `At present an etlu moves exactly two squares vertically or horizontally.

Change the rules so that it moves like a knight in chess instead: two squares vertically and one horizontally, or two horizontally and one vertically. Two squares in a straight line are no longer a legal move.

As before, the etlu jumps over any pieces in between, captures on the square that it moves to, and never moves onto a piece of its own colour. The other pieces move as before.`,
  sample: `Play the sample game (Y for yes)? n
...
It is White's turn.
Start square, file first: 28
Finish square, file first: 26
That is not a legal move – please try again
Start square, file first: 28
Finish square, file first: 36

     _______________________
1   |BG|BE|BN|BM|BS|BN|BE|BG|
     _______________________
2   |BR|BR|BR|BR|BR|BR|BR|BR|
     _______________________
3   |  |  |  |  |  |  |  |  |
     _______________________
4   |  |  |  |  |  |  |  |  |
     _______________________
5   |  |  |  |  |  |  |  |  |
     _______________________
6   |  |  |WE|  |  |  |  |  |
     _______________________
7   |WR|WR|WR|WR|WR|WR|WR|WR|
     _______________________
8   |WG|  |WN|WM|WS|WN|WE|WG|
     _______________________

      1  2  3  4  5  6  7  8

It is Black's turn.`,
  where: "checkEtluMoveIsLegal in rules.ts",
  hint: "Work out how many files and how many ranks the move crosses, without regard to direction (Math.abs). One of them must be 1 and the other 2.",
  checks: [
    together(
      "lets an etlu move like a knight, and in no other way",
      movesCheck("", "WE45 WS18 BS81", "45", "33 53 24 64 26 66 37 57"),
      movesCheck("", "BE45 WS18 BS81", "45", "33 53 24 64 26 66 37 57"),
      movesCheck("", "WE28 WS58 BS81", "28", "16 36 47"),
    ),
    together(
      "lets an etlu jump and capture, but not its own colour",
      movesCheck(
        "",
        "WE45 WR44 BR55 WM35 BN46 WG54 BR34 WR36 BG56 WS18 BS81",
        "45",
        "33 53 24 64 26 66 37 57",
      ),
      movesCheck("", "BE45 WR33 BR53 BG24 WE66 WS57 BS37", "45", "33 64 26 66 57"),
    ),
    ...figure5Without("E"),
    dialogue(
      "plays a game in which etlus jump like knights",
      "n 28 26 28 36 71 63 36 44 63 44",
      showsNoBoard(2),
      shows(4, "WE", "36"),
      shows(6, "BE", "63"),
      shows(8, "WE", "44"),
      shows(10, "BE", "44"),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

const NABU: Exercise = {
  id: "nabu-slides",
  group: "Rules",
  title: "Nabu slides",
  stars: 1,
  task: `At present a nabu moves one square diagonally.

Change the rules so that it moves any number of squares diagonally. Like a gisgigir it does not jump: all squares between the start square and the finish square must be empty. It captures on the finish square, and never moves onto a piece of its own colour.

The other pieces move as before.`,
  sample: `Play the sample game (Y for yes)? n
...
It is White's turn.
Start square, file first: 47
Finish square, file first: 46
...
It is Black's turn.
Start square, file first: 12
Finish square, file first: 13
...
It is White's turn.
Start square, file first: 38
Finish square, file first: 83

     _______________________
1   |BG|BE|BN|BM|BS|BN|BE|BG|
     _______________________
2   |  |BR|BR|BR|BR|BR|BR|BR|
     _______________________
3   |BR|  |  |  |  |  |  |WN|
     _______________________
4   |  |  |  |  |  |  |  |  |
     _______________________
5   |  |  |  |  |  |  |  |  |
     _______________________
6   |  |  |  |WR|  |  |  |  |
     _______________________
7   |WR|WR|WR|  |WR|WR|WR|WR|
     _______________________
8   |WG|WE|  |WM|WS|WN|WE|WG|
     _______________________

      1  2  3  4  5  6  7  8

It is Black's turn.`,
  where: "checkNabuMoveIsLegal, checkGisgigirMoveIsLegal and checkMoveIsLegal in rules.ts",
  hint: "A move is diagonal if it crosses as many files as ranks. checkGisgigirMoveIsLegal shows how to look at the squares in between; for that it needs the board.",
  checks: [
    together(
      "lets a nabu move any number of squares diagonally",
      movesCheck("", "WN45 WS48 BS41", "45", "34 23 12 54 63 72 81 36 27 18 56 67 78"),
      movesCheck("", "BN45 WS48 BS41", "45", "34 23 12 54 63 72 81 36 27 18 56 67 78"),
      movesCheck("", "BN11 WS48 BS41", "11", "22 33 44 55 66 77 88"),
    ),
    together(
      "does not let a nabu jump, or move onto its own colour",
      movesCheck("", "WN45 WR23 BE72 WM36 BR78 WS18 BS81", "45", "34 54 63 72 56 67 78"),
      movesCheck("", "BN45 WR34 WE23 BR63 BS81 WG27 WS18 WM56 BM67", "45", "34 54 36 27 56"),
    ),
    ...figure5Without("N"),
    dialogue(
      "plays a game in which nabus slide",
      "n 38 56 47 46 42 43 38 83 31 86",
      showsNoBoard(2),
      shows(8, "WN", "83"),
      shows(10, "BN", "86"),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

/** Exercises about pieces that move differently. */
export const RULES_MOVES: readonly Exercise[] = [MARZAZ_PANI, ETLU, NABU];
