import type { Task } from "../exercise.ts";
import { toMentions } from "../judges/listeners.ts";
import { afterMoves, drawBoard, SAMPLE_GAME, turn } from "../notation.ts";

const SIEGE = "BS51 BR42 BR52 BR62 BE33 BG85 BN72 WS48 WG17 WG87 WE35 WR37 WN56";

export const THIRD_SETUP: Task = {
  id: "third-setup",
  title: "A third setup",
  stars: 1,
  task: `Add a third game to choose, the siege. The first question now offers it, too: S or s starts the siege, Y or y the sample game as before, any other letter the full game.

White moves first, and everything else is as in the other games. The siege starts like this:

    .. .. .. .. BS .. .. ..
    .. .. .. BR BR BR BN ..
    .. .. BE .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. WE .. .. .. .. BG
    .. .. .. .. WN .. .. ..
    WG .. WR .. .. .. .. WG
    .. .. .. WS .. .. .. ..

(When your program works: White can capture the sarrum on the third move, whatever Black does. How?)`,
  sample: `Play the sample game (Y for yes, S for the siege)? s

${drawBoard(SIEGE)}

It is White's turn.`,
  where: ["InitialiseBoard", "the main program"],
  hint: "InitialiseBoard is given the answer to the first question, as a capital. The rank is the first index of the board, and the file, from the left, the second one. Squares on which a piece stood in the game before must be emptied.",
  games: [
    [
      "starts the siege, and other games after it",
      "s 37 35 17 11 33 31 11 31 62 63 31 51 y y 13 23 86 87 81 41 y S 87 77 85 45",
    ],
  ],
};

/** Matches a text with lines that begin with these numbers. */
const MENU = /(?=[\s\S]*^\W*1\b)(?=[\s\S]*^\W*2\b)(?=[\s\S]*^\W*3\b)/m;

/** The menu follows where it is due, and nowhere else. */
const toMenu = toMentions(MENU, "show the menu, with lines that begin with 1, 2 and 3");

const AFTER_13_14 = afterMoves(SAMPLE_GAME, "13 14");

/** Exercises about choices before and during the game. */
export const MENUS: readonly Task[] = [
  {
    id: "main-menu",
    title: "A main menu",
    stars: 2,
    task: `Replace the question about the sample game with a main menu:

    1  Play the sample game
    2  Play the full game
    3  Leave the program

The program shows the menu when it starts, and again after each game, instead of asking whether to play again. Each choice is on a line of its own that begins with its number; the other words are yours. Then the program asks for a number: 1 and 2 start a game, 3 ends the program. After any other number it shows the menu again. The menu is shown at no other time.

You may assume that the answer is a whole number.`,
    sample: `1  Play the sample game
2  Play the full game
3  Leave the program
Your choice: 1
...
${turn("White", "81 41")}
Black's sarrum has been captured. White wins!

1  Play the sample game
2  Play the full game
3  Leave the program
Your choice: 3`,
    where: ["InitialiseBoard", "the main program"],
    hint: "Write a subroutine that shows the menu and asks until the answer is 1, 2 or 3. The outer loop of the main program repeats until the choice is 3; PlayAgain is no longer needed. InitialiseBoard can stay as it is if it is given Y for the choice 1.",
    listeners: [toMenu],
    games: [
      [
        "starts both games from the menu, which comes back after each game",
        "1 12 22 13 23 86 87 81 41 2 17 14 17 16 12 13",
      ],
      [
        "shows the menu again after other numbers, and ends the program",
        "7 0 2 28 26 52 53 26 24 51 52 17 16 52 43 16 15 43 44 24 44 4 1 13 22 21 22 3",
      ],
    ],
  },
  {
    id: "game-menu",
    title: "A menu during the game",
    stars: 2,
    task: `A player who types 0 at the start square question sees a menu:

    1  Go back to the game
    2  Begin this game again
    3  End this game

Each choice is on a line of its own that begins with its number; the other words are yours. Then the program asks for a number. After 1 it shows the board as it was, and it is still the same player's turn. After 2 the same type of game begins again: the board is shown as at its start, and it is White's turn. After 3 the game ends without a winner, and the program asks whether to play again. After any other number it shows the menu again. The menu is shown at no other time.

At the finish square question 0 has no such meaning: it is not a square, so the program must refuse the move (which the original does not always do).`,
    sample: `It is Black's turn.
Start square, file first, or 0 for the menu: 0

1  Go back to the game
2  Begin this game again
3  End this game
Your choice: 1

${drawBoard(AFTER_13_14)}

It is Black's turn.
Start square, file first, or 0 for the menu: 41`,
    where: ["GetMove", "InitialiseBoard", "the main program"],
    hint: "GetMove passes back the start square as a number; if it is 0, it need not ask for the finish square. The main program then shows the menu. Think about what must be reset when the game begins again, and about the loop that asks until a move is legal: it has to end in all three cases, but a move is made in none of them.",
    listeners: [toMenu],
    games: [
      ["goes back to the game, for both players", "Y 0 1 13 14 0 7 1 86 88 0 1 86 87 81 00 14 13"],
      [
        "begins the same game again, with White",
        "Y 13 23 0 2 13 14 86 87 0 2 81 41 y n 17 16 12 13 28 26 0 2 27 26",
      ],
    ],
  },
  {
    id: "kashshaptu-option",
    title: "Kashshaptu by promotion",
    stars: 2,
    task: `Let the players choose before each game what promoted redums become. After the question about the sample game, and before the board is shown, the program asks whether redums become kashshaptus. Y or y means yes; after any other letter redums become marzaz panis in this game, as before.

A kashshaptu (witch) has the letter K. In this exercise it makes the moves of a nabu and of an etlu: one square diagonally, or exactly two squares vertically or horizontally, jumping over anything. It captures as it moves, never moves onto a piece of its own colour, and its capture does not win. The answer holds for both players, and only for the game that begins: the program asks again before the next one.`,
    sample: `Play the sample game (Y for yes)? Y
Do redums become kashshaptus (Y for yes)? y
...
${turn("White", "12 21")}

${drawBoard("WK21 BS41 WG81 WS13 BE23 BE83 BR86")}

It is Black's turn.`,
    where: ["MakeMove", "CheckMoveIsLegal", "the main program"],
    hint: "MakeMove needs to know which letter a promoted redum gets, so give it another parameter. A kashshaptu's move is legal if CheckNabuMoveIsLegal or CheckEtluMoveIsLegal returns true.",
    games: [
      [
        "promotes redums of both colours to kashshaptus, and moves them",
        `Y y 12 21 86 87 21 31 21 22 21 33 21 11 21 23 87 88 23 24 23 33 23 53 23 44 23 34 \
88 78 88 85 88 67 88 86 34 44 34 45`,
      ],
      [
        "asks again before each game, and still makes marzaz panis",
        "Y Y 12 11 21 11 81 41 y y n 12 11 86 87 11 22 11 12 87 88 81 41 y Y n 81 41 y n Y 17 16 12 13",
      ],
    ],
  },
];
