import type { Task } from "../exercise.ts";
import { toText } from "../judges/listeners.ts";
import { rowsIn, wordsAfter } from "../judges/words.ts";
import { begin, turn } from "../notation.ts";

const FULL_NAME = /\b(?:white|black) (?:redum|sarrum|marzaz[ _-]*pani|gisgigir|nabu|etlu)\b/gi;

/** The full names in a text, those of a line after each other. */
function fullNamesIn(words: string): string {
  const lines = words.split("\n").map((line) => line.match(FULL_NAME) ?? []);
  const shown = lines.filter((found) => found.length > 0).map((found) => found.join(", "));
  return shown
    .join(" / ")
    .toLowerCase()
    .replace(/z[ _-]*p/g, "z p");
}

export const FULL_NAMES: Task = {
  id: "full-names",
  title: "Full names of pieces",
  stars: 1,
  task: `On the board a piece is two characters, such as WS. Write a function GetPieceName with the parameter Piece, which is these two characters. It returns the full name: “White sarrum”, “Black marzaz pani” and so on.

Use it to describe the moves. After every move that is made, the winning move included, one line names the piece that has moved and, after it, the piece that it has captured, if any: “White sarrum moves and captures Black etlu”, for example. A redum that is promoted by the move is still called a redum.

After a move that is refused, and at any other time, no full name is shown.`,
  sample: `${begin("Y", "13 23")}
White sarrum moves and captures Black etlu.
...
${turn("Black", "86 87")}
Black redum moves.
...
It is White's turn.`,
  where: ["MakeMove", "CheckIfGameWillBeWon", "the main program"],
  hint: "The first character gives the colour and the second one the name: two selections, one after the other. CheckIfGameWillBeWon is called before the move is made: that is also the time to look at both squares, because MakeMove changes them.",
  listeners: [
    toText(
      (answer, held) => fullNamesIn(wordsAfter(answer, held)),
      (names) =>
        names ? `to name in one line, in this order: ${names}` : "to name no piece in full",
    ),
  ],
  games: [
    [
      "names the pieces that move and the captured ones, in each game",
      "Y 12 22 13 23 83 81 12 21 86 87 23 43 21 22 87 88 22 12 88 78",
    ],
    [
      "knows the names of all pieces",
      `Y 81 41 y n 17 16 62 63 18 17 82 83 16 15 72 73 15 14 21 23 14 23 12 23 17 11 42 43 11 31 \
41 42 31 41 61 72 41 42 51 42`,
    ],
  ],
};

export const SORTED_WINNERS: Task = {
  id: "sorted-winners",
  title: "Sort the winners",
  stars: 3,
  task: `Keep a list of the winners while the program runs. When a game has been won, after saying who has won, the program asks for the winner's name. Then it shows the table of all winners since it was started, and then it asks whether to play again.

Each game is one line of the table, with the winner's name and the number of its moves; the moves of both players are counted together, refused moves are not. Put no other number on these lines. The game with the fewest moves comes first. Of games with the same number, the one that was played first comes first. Somebody who wins twice is in the table twice. The table is shown at no other time, and the winners are named nowhere else.

Keep the names and the numbers in arrays, not in a file, and write a subroutine BubbleSort that sorts them: it goes through the list again and again, comparing each winner with the next one and exchanging the two if they are in the wrong order, until it has gone through the whole list without an exchange. Your language's own sorting subroutine would do it too, but writing your own is the exercise. The checks see only the order. You may assume that no more than 20 games are played.`,
  sample: `White's sarrum has been captured. Black wins!
What is the winner's name? Sennacherib

2 Sennacherib

Play again (Y for yes)? y
...
Black's sarrum has been captured. White wins!
What is the winner's name? Ashur

1 Ashur
2 Sennacherib

Play again (Y for yes)? n`,
  where: ["DisplayWinner", "the main program"],
  hint: "A name and its number must be exchanged together. Exchange two neighbours only if the first has more moves than the second, never if both have the same number: otherwise games with the same number change places, and the sorting never ends. Where must the count of moves be reset to 0, without emptying the list?",
  listeners: [
    toText(
      (answer, held) => rowsIn(wordsAfter(answer, held)).join(", "),
      (table) => (table ? `to show the table ${table}` : "to show no winner's name"),
    ),
  ],
  games: [
    [
      "shows all winners in order, also those with the same number of moves",
      `Y 13 22 21 22 Ben y Y 81 41 Ada y y 13 22 21 22 Cyd y Y 12 13 13 23 86 87 81 41 Ada \
y Y 81 41 Dov n`,
    ],
    [
      "sorts by numbers, and counts the moves of the full game",
      `Y 13 14 21 31 14 13 31 21 13 14 21 31 14 13 31 21 13 14 86 87 81 41 Eva y \
n 28 26 52 53 26 24 51 52 17 16 52 43 16 15 43 44 24 44 Flo n`,
    ],
  ],
};
