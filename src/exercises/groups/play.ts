import type { Listener, Task } from "../exercise.ts";
import { all } from "../judges/dialogue.ts";
import { toNoOther, toText, toWords } from "../judges/listeners.ts";
import { questionAfter, says, wordsAfter } from "../judges/words.ts";
import { turn } from "../notation.ts";

const toDraw = toWords(/\bdrawn?\b/i, "“draw” or “drawn”");

/** What is said when a limit is not accepted. */
const toWrongLimit: Listener = {
  hear: (answer, held) =>
    /How many/.test(questionAfter(answer, held)) && wordsAfter(answer, held) ? "yes" : "",
  judge: (answer, heard) => (heard ? says(answer, /\S/, "to say what it accepts") : all()),
};

/** The points of both players. */
const toPoints = toText(
  (answer, held) => {
    const words = wordsAfter(answer, held);
    const [, white] = /White(?:(?!Black)[^\d\n])*(\d+)/.exec(words) ?? [];
    const [, black] = /Black(?:(?!White)[^\d\n])*(\d+)/.exec(words) ?? [];
    return white && black ? `White has ${white} and Black has ${black}` : "";
  },
  (points) => (points ? `to show that ${points}` : undefined),
);

/** Exercises about how a game is played and ends. */
export const PLAY: readonly Task[] = [
  {
    id: "surrender",
    title: "Surrender",
    stars: 2,
    task: `A player whose position is hopeless should not have to play on. A player who types surrender at the start square question loses the game at once; this is possible at any such question, also after a move that was refused.

The program then says that the opponent wins, with the words “White wins” or “Black wins”. It must not say that a sarrum has been captured. Afterwards it asks whether to play again, as it does after any other game.

At the finish square question surrender has no meaning. In TypeScript, where the program accepts any answer, it is refused there like any other answer that is not a square.`,
    sample: `It is Black's turn.
Start square, file first, or surrender: surrender
Black surrenders. White wins!
Play again (Y for yes)? n`,
    where: ["GetMove", "DisplayWinner", "the main program"],
    hint: "Read the start square as text. GetMove can pass back the text “surrender” in place of a square; the main program must look for it before it splits the squares. When DisplayWinner is called, WhoseTurn is the winner; a player who surrenders is the loser. In TypeScript, ask in input.ts returns an answer as text.",
    listeners: [toNoOther(/captured/i, "not to say that anything has been captured")],
    games: [
      ["lets White surrender", "y surrender n"],
      [
        "lets Black surrender, also after a refused move, and starts the next game with White",
        "n 17 16 surrender y y 13 14 41 83 surrender n",
      ],
      [
        "ignores surrender at the finish square question",
        "y 13 surrender 13 23 21 surrender 21 23 n",
        { copiesOnly: true },
      ],
    ],
  },
  {
    id: "points",
    title: "Points for captures",
    stars: 2,
    task: `Count points for what the players capture: 1 for a redum, 2 for a nabu, 3 for a marzaz pani, 4 for an etlu and 6 for a gisgigir. A promoted redum counts as the marzaz pani that it has become. Capturing the sarrum wins the game and scores nothing.

After every move, including the one that wins, show the points of both players. Put each number after its player's name on the same line: “White 6, Black 4”, for example. Both players start every game with 0.`,
    sample: `Start square, file first: 12
Finish square, file first: 21
Points: White 6, Black 0
...
${turn("Black", "83 81")}
Points: White 6, Black 6
...
It is White's turn.`,
    where: ["MakeMove", "the main program"],
    hint: "Before MakeMove puts a piece on the finish square, the board tells you what is there; its second character is the letter. A table from letters to points saves a row of ifs; in TypeScript it can be an object such as { R: 1, N: 2 }. Keep a number for each player, and think about where both become 0 again.",
    listeners: [toPoints],
    games: [
      [
        "counts points for both players, and for a promoted redum",
        "y 13 12 81 21 12 21 83 81 13 23 41 31 23 24 31 21",
      ],
    ],
  },
  {
    id: "move-limit",
    title: "Limit the number of moves",
    stars: 2,
    task: `Let the players limit the length of a game. After the question about the sample game, the program asks how many moves the game may have; the moves of both players are counted together. The answer must be a whole number in digits, 1 or more. After any other answer the program says what it accepts, and asks again.

When that number of moves has been made and no sarrum has been captured, the game ends: the program says that it is a draw, and asks whether to play again. A capture of the sarrum with the last move is a win and not a draw. Moves that are refused do not count. Every game has its own limit, and its moves are counted from the beginning.

The word “draw” or “drawn” must appear in the announcement and nowhere else.`,
    sample: `Play the sample game (Y for yes)? y
How many moves may the game have? none
Please type a whole number, 1 or more.
How many moves may the game have? 2
...
${turn("White", "13 22")}
...
${turn("Black", "83 81")}
...
No moves are left. The game is a draw.
Play again (Y for yes)? n`,
    where: ["the main program"],
    hint: "Write a function that asks for the limit in a loop, and reads the answer as text to make sure that every character is a digit. In the main program, count the moves where they are made, and look for a win before you look at the limit. In TypeScript, a regular expression can test the answer, as in askForNumber in input.ts: Number turns an empty answer into 0, and parseInt turns 2.5 into 2.",
    listeners: [toDraw, toWrongLimit],
    games: [
      [
        "ends a game with a draw when the limit is reached",
        "y 2 13 22 83 81 y n 3 17 16 12 13 16 15 n",
      ],
      ["asks again until the limit is a whole number from 1", "y|0|-3|two|2.5|3x||1|13|22|y|n"],
      [
        "does not count refused moves, and lets the last move win",
        "y 3 13 12 13 12 13 12 13 22 86 87 81 41 n",
      ],
    ],
  },
  {
    id: "undo",
    title: "Undo",
    stars: 3,
    task: `Let the players take back their moves. Typing undo at the start square question takes back the last move: the board is shown as it was before, and it is again the turn of the player who made that move. Typing undo again takes back the move before that, and so on to the start of the game. A move that was refused was not made, so it is not taken back; undo can be typed directly after it.

If no move of this game is left to take back, the program says so with the words “nothing to undo”, and the game continues where it was. These words must not appear after any other answer.

At the finish square question undo has no meaning; you may assume that nobody types it there.`,
    sample: `It is White's turn.
Start square, file first, or undo: 13
Finish square, file first: 23
...
It is Black's turn.
Start square, file first, or undo: undo
...
It is White's turn.
Start square, file first, or undo: undo
There is nothing to undo.`,
    where: ["GetMove", "MakeMove", "the main program"],
    hint: "MakeMove changes the board, so the main program has to keep copies of it, and go back to the newest of them. Read the start square as text. GetMove can pass back the text “undo” in place of a square; the main program must look for it before it splits the squares. In TypeScript, board.map((row) => [...row]) is a copy, push and pop add and remove the last element of an array, and ask in input.ts returns an answer as text.",
    listeners: [toWords(/nothing to undo/i, "“nothing to undo”")],
    games: [
      ["takes back the last move", "y 13 23 41 32 undo 83 81 undo undo 81 41 n"],
      [
        "takes back a promotion, but no refused move, and says when nothing is left",
        "y 12 21 41 43 41 32 undo undo undo 13 22 undo 12 11 41 42",
      ],
      [
        "takes back moves directly after a refused one, and nothing from an earlier game",
        "y 81 41 y n undo 17 16 12 15 undo 17 15 undo 28 26 12 13 26 24 undo undo 82 83",
      ],
    ],
  },
  {
    id: "repetition",
    title: "A draw by repetition",
    stars: 3,
    task: `A game in which the same moves are made again and again never ends. Make it a draw when the same position has appeared three times in a game. Two positions are the same if the same pieces are on the same squares and it is the same player's turn. The three need not follow one another, nor be reached by the same moves. The position at the start of the game counts.

After the move that leads to the position for the third time, the program says that the game is a draw, and asks whether to play again. The word “draw” or “drawn” must appear there and nowhere else.`,
    sample: `${turn("Black", "42 41")}
...
This position has appeared three times. The game is a draw.
Play again (Y for yes)? n`,
    where: ["the main program"],
    hint: "Texts are easily compared. Turn a position into a text in which the board and the player both appear, and keep the texts of all positions of the game, beginning with the one before the first move. In TypeScript, === compares strings by their characters, but takes two arrays to be different even if they hold the same pieces.",
    listeners: [toDraw],
    games: [
      // Four moves lead to the second time, eight others to the third.
      [
        "announces a draw when the start position appears for the third time",
        "y 13 14 41 42 14 13 42 41 13 14 41 51 14 13 51 52 13 14 52 42 14 13 42 41 n",
      ],
      [
        "counts only positions with the same player's turn",
        "y 13 14 41 42 14 24 42 41 24 13 41 42 13 14 42 51 14 13 51 41 81 71",
      ],
      [
        "announces a draw after a move of White's too, and in the next game",
        `n 17 16 21 23 28 26 23 21 26 28 21 23 28 26 23 21 26 28 \
y y 13 14 41 42 14 13 42 41 13 14 41 42 14 13 42 41 n`,
      ],
      [
        "counts no refused moves and no positions of an earlier game",
        `y 13 12 13 14 41 42 14 13 42 41 13 14 86 87 81 41 \
y y 13 14 41 42 14 13 42 41 81 41`,
      ],
    ],
  },
];
