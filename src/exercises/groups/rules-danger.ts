import type { Exercise } from "../exercise.ts";
import { moves, SAMPLE_GAME_IS_WON } from "../judges/boards.ts";
import { dialogue, ends } from "../judges/dialogue.ts";
import { boardCheck, figure5Without, movesCheck } from "../judges/rules.ts";
import { asksToPlayAgain, says, saysOnlyAfter } from "../judges/words.ts";
import { begin, turn } from "../notation.ts";

const WARNING: Exercise = {
  id: "warn-of-danger",
  title: "Warn of danger",
  stars: 2,
  task: `A sarrum is in danger if a piece of the other colour could capture it with its next move.

Write a function isInDanger(board: string[][], colour: string): boolean in rules.ts and export it. It returns true if the sarrum of that colour is in danger on the board. It may rely on both sarrums being on the board.

After each move the program then says whether the sarrum of the player to move is in danger. If so, it prints a line with the word danger and the colour of that sarrum, such as "White's sarrum is in danger!". The word danger must not appear otherwise: not when only the sarrum of the player who has just moved is in danger, and not when the game has been won. All moves that were legal remain legal.`,
  sample: `${begin("Y", "12 11")}
...
It is Black's turn.
Black's sarrum is in danger!
Start square, file first: 41
Finish square, file first: 42
...
${turn("White", "81 82")}
...
It is Black's turn.
Black's sarrum is in danger!`,
  where: ["CheckMoveIsLegal", "DisplayWhoseTurnItIs", "the main program"],
  hint: "Find the square of the sarrum. Then try, from every square of the board, whether checkMoveIsLegal lets the opponent move from there to the sarrum's square.",
  checks: [
    dialogue(
      "warns the player whose sarrum is in danger, and nobody else",
      "Y 12 11 41 31 13 14 21 11 14 24 31 32 81 82 32 33 24 33 n",
      saysOnlyAfter([2, 6, 8, 10, 14, 16], /danger/i, "that a sarrum is in danger"),
      says(2, /black.*danger|danger.*black/i, "to say that Black's sarrum is in danger"),
      says(8, /white.*danger|danger.*white/i, "to say that White's sarrum is in danger"),
      says(14, /black.*danger|danger.*black/i, "to say that Black's sarrum is in danger"),
      says(16, /white.*danger|danger.*white/i, "to say that White's sarrum is in danger"),
      says(18, /white wins/i, "to announce that White wins"),
      ends(),
    ),
    boardCheck(
      "finds each piece that could capture White's sarrum",
      "isInDanger",
      ["WS45 BS81 BG41", "W", true],
      ["WS45 BS81 BE43 WR44", "W", true],
      ["WS45 BS81 BN34", "W", true],
      ["WS45 BS81 BM44", "W", true],
      ["WS45 BS81 BR34", "W", true],
      ["WS45 BS56", "W", true],
      ["WS11 BS81 BG18", "W", true],
    ),
    boardCheck(
      "finds each piece that could capture Black's sarrum",
      "isInDanger",
      ["BS45 WS18 WG85", "B", true],
      ["BS45 WS18 WE25 BG35", "B", true],
      ["BS45 WS18 WN56", "B", true],
      ["BS45 WS18 WM35", "B", true],
      ["BS45 WS18 WR36", "B", true],
      ["BS88 WS18 WM87", "B", true],
    ),
    boardCheck(
      "finds no danger where nothing could capture the sarrum",
      "isInDanger",
      ["WS45 BS81 BG41 WR42", "W", false],
      ["WS45 BS81 BG41 BR43", "W", false],
      ["WS45 BS81 BE44 BN43 BM34 BR56 WG41", "W", false],
      ["WS45 BS81 BR44", "W", false],
      ["BS45 WS18 WR34 WR46 WE44 WN25 WM54 BG85", "B", false],
      ["WS45 BS81 BG41", "B", false],
      ["BS45 WS18 WG85", "W", false],
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

const FORBIDDING: Exercise = {
  id: "stay-out-of-danger",
  title: "Forbid moves into danger",
  stars: 3,
  task: `A sarrum is in danger if a piece of the other colour could capture it with its next move. At present a player may leave the sarrum in danger, or even move it there.

Change checkMoveIsLegal so that it refuses every move after which the player's own sarrum is in danger: moves of the sarrum to such a square, moves of a piece that leave the sarrum open to capture, and moves that do nothing about a danger that is already there. Its parameters stay the same.

There is one exception. A move that captures the opponent's sarrum wins at once, so it is legal even if the player's own sarrum is in danger after it. It follows that a piece endangers the opponent's sarrum even when moving it would leave its own sarrum in danger.

You need not detect that a player has no legal move left. You may rely on both sarrums being on the board.`,
  sample: `${begin("Y", "13 23")}
That is not a legal move – please try again
Start square, file first: 13
Finish square, file first: 14
...
${turn("Black", "86 87")}
That is not a legal move – please try again
Start square, file first: 41
Finish square, file first: 42
...
It is White's turn.`,
  where: ["CheckMoveIsLegal", "MakeMove", "CheckIfGameWillBeWon"],
  hint: "Divide checkMoveIsLegal: let a function of another name say how the pieces move, as checkMoveIsLegal does now, and look for danger with that one. If you looked for danger with the new checkMoveIsLegal, it would call itself without end. makeMove changes the board that it is given, so try a move on a copy, such as board.map((row) => [...row]).",
  checks: [
    movesCheck(
      "does not let a sarrum move into danger",
      ["WS45 BG51 BM33 BS88", "45", "44 35 36 46"],
      ["BS44 WR46 WS88", "44", "33 43 53 34 54 45"],
      ["WS45 BS65", "45", "34 44 35 36 46"],
      ["BS45 WG43 WE56 BE46 WS18", "45", "34 35 55 56"],
    ),
    movesCheck(
      "does not let a piece leave its sarrum in danger",
      ["WS48 WG46 BG41 BS88", "46", "41 42 43 44 45 47"],
      ["WS48 BG41 WG13 BS88", "13", "43"],
      ["WS48 BG41 WG11 BS88", "11", "41"],
      ["BS41 WG45 BR12 BE62 BN53 WS18", "12", ""],
      ["BS41 WG45 BR12 BE62 BN53 WS18", "62", "42"],
      ["BS41 WG45 BR12 BE62 BN53 WS18", "53", "42 44"],
    ),
    movesCheck(
      "lets a player capture the opponent's sarrum in spite of danger",
      ["WS48 WG46 BG41 BS86", "46", "41 42 43 44 45 47 86"],
      ["WS45 BS56 BG51", "45", "34 44 35 36 56"],
      ["BS41 WG45 BN53 WS64", "53", "42 44 64"],
      ["WS45 WG81 BG85 BS88", "45", "34 44 54 36 46 56"],
    ),
    // In Figure 5f the etlu's moves would leave White's sarrum in danger.
    movesCheck("still moves an etlu as in Figure 5e", ["WE45 WS62 BS74", "45", "43 25 65 47"]),
    figure5Without("E"),
    dialogue(
      "refuses such moves in a game, and no others",
      "Y 13 23 13 14 86 87 41 31 41 42 81 82 42 43 14 13 n",
      moves({
        2: "refused",
        4: "WS14",
        6: "refused",
        8: "refused",
        10: "BS42",
        12: "WG82",
        14: "BS43",
        16: "WS13",
      }),
    ),
    dialogue(
      "still ends the game when a sarrum is captured",
      "Y 13 23 81 41 n",
      moves({ 2: "refused" }),
      says(4, /white wins/i, "to announce that White wins"),
      asksToPlayAgain(5),
      ends(),
    ),
  ],
};

/** Exercises about danger to a sarrum. */
export const RULES_DANGER: readonly Exercise[] = [WARNING, FORBIDDING];
