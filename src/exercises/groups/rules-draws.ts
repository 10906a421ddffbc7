import type { Exercise } from "../exercise.ts";
import { moves, SAMPLE_GAME_IS_WON, showsBoard } from "../judges/boards.ts";
import { dialogue, ends } from "../judges/dialogue.ts";
import { boardCheck } from "../judges/rules.ts";
import { asksToPlayAgain, says, saysNot, saysOnlyAfter } from "../judges/words.ts";
import { afterMoves, drawBoard, turn } from "../notation.ts";

const DRAW = /\bdraw/i;

/** In the sample game, White's sarrum and Black's gisgigir move to and fro: four moves. */
const TO_AND_FRO = " 13 14 21 31 14 13 31 21";
/** The same moves after White's sarrum has captured the etlu on 23, so Black begins. */
const AFTER_CAPTURE = " 21 31 23 24 31 21 24 23";

const FIFTY = `Y 12 11 86 87${TO_AND_FRO.repeat(5)} 44 45${TO_AND_FRO.repeat(7)}`;
const FIFTY_AFTER_CAPTURE = `Y${TO_AND_FRO.repeat(5)} 13 23${AFTER_CAPTURE.repeat(12)} 21 31 23 24`;
const WON_ON_FIFTIETH = `Y 13 23${AFTER_CAPTURE.repeat(12)} 21 31 81 41`;

/** The number of the last of these answers. */
const lastOf = (typed: string) => typed.split(" ").length - 1;

const FIFTY_MOVES: Exercise = {
  id: "fifty-move-draw",
  title: "A draw after fifty moves",
  stars: 2,
  task: `A game in which the players only move to and fro need never end. Change the program so that a game is drawn after fifty moves without a capture.

The moves of both players are counted together, so fifty moves are twenty-five of each. Only legal moves count. A capture sets the count back to 0, so fifty more moves must pass; a redum's move and a promotion count like any other move. Each new game starts at 0.

When the fiftieth move has been made, the program says so in words that contain "draw" or "drawn", and asks whether to play again, as after a win. A fiftieth move that captures the sarrum is a capture, and wins. The word draw must not appear at any other time, neither in a count-down nor when somebody wins.`,
  sample: `Play the sample game (Y for yes)? Y
...
${turn("Black", "21 31")}
...
Fifty moves without a capture: the game is a draw.
Play again (Y for yes)? n`,
  where: ["the main program"],
  hint: "Keep a count beside board and whoseTurn. Whether a move captures something must be found out before makeMove changes the board.",
  checks: [
    dialogue(
      "draws the game after exactly fifty moves, and counts anew in the next game",
      `${FIFTY} Y Y 13 14`,
      saysOnlyAfter([lastOf(FIFTY)], DRAW, "that the game is drawn"),
      saysNot(lastOf(FIFTY), /wins/i, "to announce no winner"),
      asksToPlayAgain(lastOf(FIFTY) + 1),
      moves({ [lastOf(FIFTY) + 4]: "WS14" }),
    ),
    dialogue(
      "starts to count again after a capture",
      `${FIFTY_AFTER_CAPTURE} n`,
      saysOnlyAfter([lastOf(FIFTY_AFTER_CAPTURE)], DRAW, "that the game is drawn"),
      asksToPlayAgain(lastOf(FIFTY_AFTER_CAPTURE) + 1),
      ends(),
    ),
    dialogue(
      "lets a player win with the fiftieth move",
      `${WON_ON_FIFTIETH} n`,
      saysOnlyAfter([], DRAW, "that the game is drawn"),
      says(lastOf(WON_ON_FIFTIETH), /white wins/i, "to announce that White wins"),
      ends(),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

/** All pieces are blocked. */
const BLOCKED = "WS11 WM21 WN31 BR41 WR12 WR22 WR42 BR57 BR77 BR87 WR58 BN68 BM78 BS88";
/** All but a redum and a nabu, which can capture each other. */
const BLOCKED_GAME = `${BLOCKED} WR63 BN72`;

const NO_LEGAL_MOVE: Exercise = {
  id: "no-legal-move",
  title: "A draw without a legal move",
  stars: 2,
  task: `It can happen that a player has no legal move, because all of the player's pieces are blocked. At present the program then asks for moves for ever. Change it so that such a game is drawn.

Write a function hasLegalMove(board: string[][], whoseTurn: string): boolean in rules.ts and export it. It returns true if that player has at least one legal move on the board.

If the player whose turn it is has no legal move, the program says that the game is drawn, in words that contain "draw" or "drawn", and asks whether to play again, as after a win. No squares are asked for any more. The word draw must not appear at any other time.

To try this out, add a third type of game, the blocked game: answering B or b to the first question starts it, while Y or y still means the sample game and any other answer the full game. White moves first. The blocked game starts like this:

    WS WM WN BR .. .. .. ..
    WR WR .. WR .. .. BN ..
    .. .. .. .. .. WR .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. BR .. BR BR
    .. .. .. .. WR BN BM BS`,
  sample: `Play the sample game (Y for yes, B for the blocked game)? B
...
${turn("White", "63 72")}

${drawBoard(afterMoves(BLOCKED_GAME, "63 72"))}

Black has no legal move. The game is a draw.
Play again (Y for yes)? n`,
  where: ["InitialiseBoard", "CheckMoveIsLegal", "GetTypeOfGame", "the main program"],
  hint: "hasLegalMove can try every start square with every finish square; one legal move is enough. initialiseBoard is given the answer to the first question, as a capital; let it look for a B. Think about the place in main where the game ends without anybody having moved.",
  checks: [
    boardCheck(
      "knows when all pieces of a player are blocked",
      "hasLegalMove",
      [BLOCKED, "W", false],
      [BLOCKED, "B", false],
      [`${BLOCKED} WM35`, "B", false],
      [`${BLOCKED} BM35`, "W", false],
    ),
    boardCheck(
      "finds the legal moves of a player who has few",
      "hasLegalMove",
      [BLOCKED_GAME, "W", true],
      [BLOCKED_GAME, "B", true],
      [`${BLOCKED} WM35`, "W", true],
      [`${BLOCKED} BM35`, "B", true],
      [BLOCKED.replace("BR41 ", ""), "W", true],
      [BLOCKED.replace("WR58 ", ""), "B", true],
      [`${BLOCKED} BE51`, "W", true],
      [`${BLOCKED} WE48`, "B", true],
      ["WS11 WM21 WN31 BR41 WR12 WR22 WR42 WM88 BS65", "W", true],
      ["BS88 BM78 BN68 WR58 BR87 BR77 BR57 BM11 WS34", "B", true],
    ),
    dialogue(
      "draws the blocked game when Black has no legal move",
      "B 63 72 Y Y 81 41 n",
      showsBoard(0, BLOCKED_GAME),
      saysOnlyAfter([2], DRAW, "that the game is drawn"),
      saysNot(2, /wins/i, "to announce no winner"),
      asksToPlayAgain(3),
      says(6, /white wins/i, "to announce that White wins"),
      ends(),
    ),
    dialogue(
      "draws the blocked game when White has no legal move, and not before",
      "b 63 62 72 61 Y b 63 62 72 83 62 61 83 72",
      showsBoard(0, BLOCKED_GAME),
      saysOnlyAfter([4], DRAW, "that the game is drawn"),
      asksToPlayAgain(5),
      moves({ 14: "BN72" }),
    ),
    dialogue(
      "still starts the full game with any other answer",
      "n 17 16 12 13",
      saysOnlyAfter([], DRAW, "that the game is drawn"),
      moves({ 2: "WR16", 4: "made" }),
    ),
    SAMPLE_GAME_IS_WON,
  ],
};

/** Exercises about drawn games. */
export const RULES_DRAWS: readonly Exercise[] = [FIFTY_MOVES, NO_LEGAL_MOVE];
