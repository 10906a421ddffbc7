import type { Exercise } from "../exercise.ts";
import {
  dialogue,
  ends,
  type Judge,
  lineWith,
  says,
  saysNot,
  shows,
  showsNoBoard,
} from "../judges/judges.ts";

type Player = "White" | "Black";

const announcesPromotion = (answer: number, player: Player): Judge =>
  says(answer, lineWith(player, "promoted"), `to say in one line “${player}” and “promoted”`);

const announcesNone = (...answers: readonly number[]): Judge[] =>
  answers.map((answer) =>
    saysNot(answer, /promot/i, "to say nothing about a promotion, because there was none"),
  );

const countsMoves = (answer: number, count: number): Judge =>
  says(
    answer,
    new RegExp(`^(?=.*\\bmoves?\\b)\\D*\\b${count}\\b\\D*$`, "im"),
    `to say a line with “move” or “moves”, the number ${count} and no other number`,
  );

const countsNothing = (...answers: readonly number[]): Judge[] =>
  answers.map((answer) =>
    saysNot(answer, /^(?=.*\bmoves?\b).*\d/im, "to give no number of moves before the end"),
  );

/** Exercises about messages that name no piece. */
export const MESSAGES: readonly Exercise[] = [
  {
    id: "count-moves",
    group: "Messages",
    title: "Count the moves",
    stars: 1,
    task: `Change the program so that it says how many moves were made when a game has been won, before it asks whether to play again.

Each player's move counts as one, and so does the move that wins: if White moves, Black moves and White wins, that makes 3 moves. A move that was refused does not count. Each game is counted from the beginning.

The number is shown in digits, on a line that contains the word “move” or “moves” and no other number. No number of moves is shown before the game has been won.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start square, file first: 13
Finish square, file first: 23
...
It is Black's turn.
Start square, file first: 86
Finish square, file first: 87
...
It is White's turn.
Start square, file first: 81
Finish square, file first: 41
...
Black's sarrum has been captured. White wins!
Moves made: 3
Play again (Y for yes)? n`,
    where: "main in program.ts",
    hint: "You need a variable for the number. Think about where it starts at 0, so that a second game does not continue the count of the first, and where it goes up, so that a refused move leaves it as it is.",
    checks: [
      dialogue(
        "counts the winning move, and no refused ones",
        "y 13 12 abc 81 41 n",
        countsMoves(5, 1),
        says(5, /White wins/i, "to announce the winner"),
        ends(),
      ),
      dialogue(
        "counts the moves of both players, and starts again for a new game",
        "y 13 22 12 11 21 22 y y 13 23 21 22 81 41 n",
        ...countsNothing(0, 2, 4),
        countsMoves(6, 2),
        says(6, /Black wins/i, "to announce the winner"),
        ...countsNothing(7, 8, 10, 12),
        countsMoves(14, 3),
        ends(),
      ),
    ],
  },
  {
    id: "announce-promotions",
    group: "Messages",
    title: "Announce promotions",
    stars: 2,
    task: `At present a redum that reaches the far rank turns into a marzaz pani without a word.

Change the program so that it says so when a move promotes a redum, with or without a capture. The message is one line that contains the word “promoted” and names the player whose redum it was, “White” or “Black”.

After a move that promotes nothing, or that is refused, the program says nothing about promotion.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start square, file first: 12
Finish square, file first: 21
White's redum has been promoted to a marzaz pani.
...
It is Black's turn.
Start square, file first: 86
Finish square, file first: 87
...
It is White's turn.`,
    where: "makeMove in rules.ts, main in program.ts",
    hint: "makeMove knows when a redum is promoted, but main needs to know it too. Make a function of the condition in makeMove, like checkIfGameWillBeWon, and call it in both places. In main, consider which board it has to look at: the one before the move or the one after it.",
    checks: [
      dialogue(
        "announces promotions, and not other moves to the far rank",
        "y 12 11 86 87 11 21 87 88 81 71 88 78",
        announcesPromotion(2, "White"),
        ...announcesNone(0, 1, 4, 6),
        announcesPromotion(8, "Black"),
        ...announcesNone(10, 12),
      ),
      dialogue(
        "announces a promotion by a capture, and none that is refused",
        "y 12 22 12 21 83 81",
        ...announcesNone(2),
        showsNoBoard(2),
        announcesPromotion(4, "White"),
        shows(4, "WM", "21"),
        ...announcesNone(6),
      ),
      dialogue(
        "still plays without promotions",
        "y 13 23 86 87 81 41 y n 17 16 12 13",
        ...announcesNone(2, 4, 6, 8, 10, 12),
        says(6, /White wins/i, "to announce the winner"),
        shows(12, "BR", "13"),
      ),
    ],
  },
];
