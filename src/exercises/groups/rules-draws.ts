import type { Task } from "../exercise.ts";
import { toWords } from "../judges/listeners.ts";
import { boardCheck } from "../judges/rules.ts";
import { afterMoves, drawBoard, turn } from "../notation.ts";

const toDraw = toWords(/\bdraw/i, "“draw” or “drawn”");

/** In the sample game, White's sarrum and Black's gisgigir move to and fro: four moves. */
const TO_AND_FRO = "13 14 21 31 14 13 31 21 ";
/** In the full game, etlus do. */
const TO_AND_FRO_IN_FULL = "28 26 21 23 26 28 23 21 ";
/** These moves after White's sarrum has captured the etlu on 23, so Black begins. */
const AFTER_CAPTURE = "21 31 23 24 31 21 24 23 ";

const FIFTY_MOVES: Task = {
  id: "fifty-move-draw",
  title: "A draw after fifty moves",
  stars: 2,
  task: `A game in which the players only move to and fro need never end. Change the program so that a game is drawn after fifty moves without a capture.

The moves of both players are counted together, so fifty moves are twenty-five of each. Only legal moves count. A capture sets the count back to 0, so fifty more moves must pass; a redum's move and a promotion count like any other move. Each new game starts at 0.

When the fiftieth move has been made, the program says so in words that contain “draw” or “drawn”, and asks whether to play again, as after a win. A fiftieth move that captures the sarrum is a capture, and wins. The word draw must not appear at any other time, neither in a count-down nor when somebody wins.`,
  sample: `Play the sample game (Y for yes)? Y
...
${turn("Black", "21 31")}
...
Fifty moves without a capture: the game is a draw.
Play again (Y for yes)? n`,
  where: ["the main program"],
  hint: "Keep a count beside Board and WhoseTurn. Find out whether a move captures something before MakeMove changes the board.",
  listeners: [toDraw],
  games: [
    [
      "draws the game after exactly fifty moves without a capture, and counts anew in the next game",
      `Y ${TO_AND_FRO}13 23 86 87 44 45 12 11 87 88 11 12 ${AFTER_CAPTURE.repeat(11)}21 31 23 24 \
y n 17 16 12 13 28 26`,
    ],
    ["lets a player win with the fiftieth move", `Y ${TO_AND_FRO.repeat(12)}13 22 21 22 n`],
    [
      "draws the next game after fifty moves, too",
      `Y ${TO_AND_FRO.repeat(12)}13 14 21 31 y n ${TO_AND_FRO_IN_FULL.repeat(12)}28 26 21 23 n`,
      { copiesOnly: true },
    ],
  ],
};

/** All pieces are blocked. */
const BLOCKED = "WS11 WM21 WN31 BR41 WR12 WR22 WR42 BR57 BR77 BR87 WR58 BN68 BM78 BS88";
/** All but a redum and a nabu, which can capture each other. */
const BLOCKED_GAME = `${BLOCKED} WR63 BN72`;

const NO_LEGAL_MOVE: Task = {
  id: "no-legal-move",
  title: "A draw without a legal move",
  stars: 2,
  task: `It can happen that a player has no legal move, because all of the player's pieces are blocked. At present the program then asks for moves for ever. Change it so that such a game is drawn.

Write a function HasLegalMove with the parameters Board and WhoseTurn. It returns true if that player has at least one legal move on the board. (In TypeScript: hasLegalMove in rules.ts, exported.)

If the player whose turn it is has no legal move, the program says that the game is drawn, in words that contain “draw” or “drawn”, and asks whether to play again, as after a win. It asks for no more squares. The word draw must not appear at any other time.

To try this out, add a third type of game, the blocked game: answering B or b to the first question starts it, while Y or y still means the sample game and any other letter the full game. White moves first. The blocked game starts like this:

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
  where: ["InitialiseBoard", "CheckMoveIsLegal", "the main program"],
  hint: "HasLegalMove can try every start square with every finish square; one legal move is enough. InitialiseBoard is given the answer to the first question, as a capital; let it look for a B. Think about the place in the main program where the game ends without anybody having moved.",
  listeners: [toDraw],
  calls: [
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
      [`${BLOCKED} WG35`, "W", true],
      [`${BLOCKED} BM35`, "B", true],
      [BLOCKED.replace("BR41 ", ""), "W", true],
      [BLOCKED.replace("WR58 ", ""), "B", true],
      [`${BLOCKED} BE51`, "W", true],
      [`${BLOCKED} WE48`, "B", true],
      ["WS11 WM21 WN31 BR41 WR12 WR22 WR42 WM88 BS65", "W", true],
      ["BS88 BM78 BN68 WR58 BR87 BR77 BR57 BM11 WS34", "B", true],
    ),
  ],
  games: [
    [
      "draws the blocked game when Black has no legal move, and continues with other games",
      "B 63 72 y Y 13 23 86 87 81 41 y n 17 16 12 14 12 13",
    ],
    [
      "does not draw while a player can only capture or can only move a redum",
      `B 63 62 72 81 62 61 81 72 61 71 72 81 71 72 81 72 \
y B 63 62 72 63 62 61 63 54 61 51 54 45 51 41 45 36 41 51 36 47 58 47 57 58`,
    ],
  ],
};

/** Exercises about drawn games. */
export const RULES_DRAWS: readonly Task[] = [FIFTY_MOVES, NO_LEGAL_MOVE];
