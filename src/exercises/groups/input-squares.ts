import type { Task } from "../exercise.ts";
import { toRefusals, toWords } from "../judges/listeners.ts";

/** Exercises about the squares that the players type. */
export const INPUT_SQUARES: readonly Task[] = [
  {
    id: "squares-off-the-board",
    title: "Name squares off the board",
    stars: 1,
    task: `The program does not tell one mistake from another: in TypeScript all get the same message, and the original stops at some of them with an error. But a player who types 49 or 94 has only left the board, while a player who types “e4” or “4” does not know what a grid reference is.

Change the program so that it judges each square as soon as it is typed:

Two digits, at least one of them 0 or 9, name a square that is not on the board. The program then gives a message that contains the words “off the board”.

Any other answer that is not two digits from 1 to 8, such as letters, one digit, three digits or an empty line, gets another message, which contains the words “grid reference”.

After either message the program asks the same question again: after a wrong finish square only for the finish square. Neither message contains the words of the other, and the program does not say “That is not a legal move” as well. Two squares on the board between which there is no legal move are refused as before.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start square, file first: 49
Square 49 is off the board.
Start square, file first: e4
That is not a grid reference; type two digits, such as 41.
Start square, file first: 13
Finish square, file first: 90
Square 90 is off the board.
Finish square, file first: 23
...
It is Black's turn.`,
    where: ["GetMove"],
    hint: "Write a function that asks a question in a loop until the answer is a square on the board, and returns its number; GetMove can call it twice. Read the answer as text: if it has two characters and both are digits, only the digits 0 and 9 are wrong. In TypeScript, ask in input.ts returns an answer as text.",
    listeners: [
      toWords(/off the board/i, "“off the board”"),
      toWords(/grid reference/i, "“grid reference”"),
      toRefusals,
    ],
    games: [
      ["says that 49, 94 and 70 are off the board", "y 49 94 70 81 90 05 82"],
      [
        "tells other mistakes apart, at both questions",
        "y|abc||5|449|4b|81|00|x|13x||82|21|19|1.5|22",
      ],
      ["accepts the corners, and still refuses illegal moves", "n 18 11 88 81 17 16 12 99 13"],
    ],
  },
  {
    id: "check-start-square",
    title: "Check the start square at once",
    stars: 2,
    task: `The program asks for the finish square even if the start square is already wrong, so a player learns of the mistake late.

Change it so that it checks the start square as soon as it is typed. If the square is empty, the program says so with a message that contains the word “empty”. If the piece on it belongs to the other player, another message says so; it contains the word “opponent”. Then the program asks for the start square again. This check takes place every time a start square is typed, also after a move that was refused.

The player should learn the one thing that is wrong, so neither message contains the word of the other, and the program does not say “That is not a legal move” as well. Illegal moves from a square with the player's own piece are still refused as before. Print the messages as the program prints its others: what goes to stderr (in TypeScript, with console.error) does not count.

In TypeScript, the program accepts any answer, so it must not look at squares that are not on the board: such a start square gets neither message, and is refused as before, once the finish square has been typed.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start square, file first: 44
That square is empty.
Start square, file first: 41
That is your opponent's piece.
Start square, file first: 81
Finish square, file first: 41
...
Black's sarrum has been captured. White wins!`,
    where: ["GetMove", "the main program"],
    hint: "GetMove has to know the board and whose turn it is, so give it parameters. Ask for the start square in a loop and look at the piece on it. In TypeScript, the board has an empty row 0 and column 0, and no row 9, so look only at squares from 1 to 8.",
    listeners: [toWords(/empty/i, "“empty”"), toWords(/opponent/i, "“opponent”"), toRefusals],
    games: [
      [
        "says why a start square is wrong, and asks for another one",
        "y 44 41 86 81 82 11 13 41 42",
      ],
      [
        "checks the start square again after a refused move",
        "y 81 41 y y 13 12 44 41 13 14 21 41 14 13 21 22",
      ],
      [
        "still refuses what is not a square as before",
        "y abc 99 91 13 19 13 01 12 13 12 81 41 n",
        { copiesOnly: true },
      ],
    ],
  },
  {
    id: "squares-on-one-line",
    title: "Both squares on one line",
    stars: 2,
    task: `Change the program so that it asks for a move with one question instead of two. The answer is the start square and the finish square, with one or more spaces or with nothing between them: “13 23” and “1323” are the same move. You may word the question as you like.

Any other answer, such as one square alone, three squares, a digit too many, letters or an empty line, is not a move. The program then says that it is not a legal move, as it does after an illegal move, and asks the same question again. It never asks for a finish square alone.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start and finish square, file first: 13 23
...
It is Black's turn.
Start and finish square, file first: 21
That is not a legal move – please try again
Start and finish square, file first: 2122
...
It is White's turn.`,
    where: ["GetMove"],
    hint: "Read the answer as text. Without its spaces it must have exactly four characters, all of them digits, and there must be no space inside a square. For all other answers GetMove can pass back 11 twice, which is refused. In TypeScript, ask in input.ts returns an answer as text, and one regular expression with two groups in brackets recognises the whole answer, if it matches from its beginning to its end.",
    listeners: [toRefusals],
    games: [
      ["takes a move from one line, with and without a space", "y|81 82|2122"],
      [
        "refuses what is not two squares",
        "y|81|81 8|81 82 83|8182 8|x81 82|ab cd||8 182|8 1 8 2|81 41|n",
      ],
    ],
  },
];
