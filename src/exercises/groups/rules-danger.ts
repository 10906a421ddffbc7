import type { Task } from "../exercise.ts";
import { toPlayers } from "../judges/listeners.ts";
import { boardCheck } from "../judges/rules.ts";
import { begin, turn } from "../notation.ts";

const WARNING: Task = {
  id: "warn-of-danger",
  title: "Warn of danger",
  stars: 2,
  task: `A sarrum is in danger if a piece of the other colour could capture it with its next move.

Write a function IsInDanger with the parameters Board and Colour, which is W or B. It returns true if the sarrum of that colour is in danger on the board; you may assume that both sarrums are on it. (In TypeScript: isInDanger in rules.ts, exported.)

After each move the program then warns the next player if that player's sarrum is in danger: it prints a line with the word danger and the colour of the sarrum, such as “White's sarrum is in danger!”. The word danger must not appear otherwise: not when only the sarrum of the player who has just moved is in danger, not after a refused move, and not when the game has been won. All moves that were legal remain legal.`,
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
  hint: "Find the square of the sarrum. Then try, from every square of the board, whether CheckMoveIsLegal lets the opponent move from there to the sarrum's square.",
  listeners: [toPlayers("danger", /danger/i, "not to say “danger”")],
  calls: [
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
  ],
  games: [
    [
      "warns the player whose sarrum is in danger, and nobody else, in each game",
      `Y 12 11 41 31 13 14 21 11 14 24 12 13 31 32 81 82 32 33 24 33 \
y Y 81 51 23 43 13 23 21 22 23 13 41 42`,
    ],
    [
      "warns of etlus and nabus, too",
      `n 78 76 52 53 76 74 51 52 74 54 52 51 57 56 12 13 68 57 13 14 57 46 82 83 46 35 83 84 \
35 44 84 85 44 53 22 23 53 62 51 62`,
    ],
  ],
};

const FORBIDDING: Task = {
  id: "stay-out-of-danger",
  title: "Forbid moves into danger",
  stars: 3,
  task: `A sarrum is in danger if a piece of the other colour could capture it with its next move. At present a player may leave the sarrum in danger, or even move it there.

Change CheckMoveIsLegal so that it refuses every move after which the player's own sarrum is in danger: moves of the sarrum to such a square, moves of a piece that leave the sarrum open to capture, and moves that do nothing about a danger that is already there. Its parameters stay the same, and it leaves the board as it was.

There is one exception. A move that captures the opponent's sarrum wins at once, so it is legal even if the player's own sarrum is in danger after it. It follows that a piece endangers the opponent's sarrum even when it may not move because that would leave its own sarrum in danger. For example, a white gisgigir on 12 stands between White's sarrum on 13 and a black gisgigir on 11. White may not move it to 22; but Black may not move a sarrum to 22, 32 or 42 either, where the white gisgigir could capture it and win.

You need not find out whether a player has any legal move left. You may assume that both sarrums are on the board.`,
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
  hint: "Divide CheckMoveIsLegal: give what it does now to a subroutine with another name, and use that one to look for danger: the new CheckMoveIsLegal would call itself for ever. If the move is legal so far and does not capture the sarrum, make a copy of the board, make the move on the copy with MakeMove, and see whether the player's sarrum is in danger there. In TypeScript, board.map((row) => [...row]) is a copy.",
  games: [
    [
      "refuses such moves, and lets a player block the way or capture the attacker",
      `Y 13 23 81 82 41 42 41 31 12 11 21 11 82 86 13 12 82 12 31 32 31 41 12 22 12 11 \
86 87 23 25 23 21 13 14 21 23 83 63 11 21 41 31 41 42`,
    ],
  ],
};

/** Exercises about danger to a sarrum. */
export const RULES_DANGER: readonly Task[] = [WARNING, FORBIDDING];
