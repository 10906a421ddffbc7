import type { Exercise } from "../exercise.ts";
import { moves, showsBoard, showsNoBoard } from "../judges/boards.ts";
import { afterEach, dialogue, ends } from "../judges/dialogue.ts";
import { mentions, says, saysNot } from "../judges/words.ts";
import { afterMoves, SAMPLE_GAME } from "../notation.ts";

const OFF_THE_BOARD = /off the board/i;
const GRID_REFERENCE = /grid reference/i;
const NOT_LEGAL = /not a legal move/i;

const showsNone = showsNoBoard("to show no board");

const namesOffTheBoard = afterEach(
  (answer) => mentions(answer, OFF_THE_BOARD, "to say that the square is off the board"),
  (answer) => saysNot(answer, GRID_REFERENCE, "to say nothing about grid references"),
  (answer) => saysNot(answer, NOT_LEGAL, "not to call this an illegal move"),
);

const namesNoReference = afterEach(
  (answer) => mentions(answer, GRID_REFERENCE, "to say that this is not a grid reference"),
  (answer) => saysNot(answer, OFF_THE_BOARD, "to say nothing about squares off the board"),
  (answer) => saysNot(answer, NOT_LEGAL, "not to call this an illegal move"),
);

const namesNeither = afterEach(
  (answer) => saysNot(answer, OFF_THE_BOARD, "not to call a square of the board off the board"),
  (answer) => saysNot(answer, GRID_REFERENCE, "to say nothing about grid references"),
);

const findsEmpty = afterEach(
  (answer) => mentions(answer, /empty/i, "to say that the square is empty"),
  (answer) => saysNot(answer, /opponent/i, "to say nothing about the opponent"),
  (answer) => saysNot(answer, NOT_LEGAL, "not to call this an illegal move"),
);

const findsOpponent = afterEach(
  (answer) => mentions(answer, /opponent/i, "to say that the piece is the opponent's"),
  (answer) => saysNot(answer, /empty/i, "not to say that the square is empty"),
  (answer) => saysNot(answer, NOT_LEGAL, "not to call this an illegal move"),
);

const findsNothingWrong = afterEach((answer) =>
  saysNot(answer, /empty|opponent/i, "to say nothing about empty squares or the opponent"),
);

/** Exercises about the squares that the players type. */
export const INPUT_SQUARES: readonly Exercise[] = [
  {
    id: "squares-off-the-board",
    title: "Name squares off the board",
    stars: 1,
    task: `At present every mistake gets the same message. A player who types 49 or 94 knows what a grid reference is and has only left the board; a player who types “e4” or “4” does not know.

Change the program so that it judges a square as soon as it is typed:

Two digits of which at least one is 0 or 9 name a square that is not on the board. The program then gives a message that contains the words “off the board”.

Anything else that is not two digits from 1 to 8, such as letters, one digit, three digits or nothing at all, gets another message, which contains the words “grid reference”.

Neither message contains the words of the other, and “That is not a legal move” does not appear with them. After either message the program asks the same question again: after a wrong finish square only the finish square. Two squares on the board between which there is no legal move are refused as before. As before, the program ends when the input ends.`,
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
    hint: "Write a function that asks a question in a loop until the answer is a square on the board, and returns its number; getMove can call it twice. ask in input.ts returns an answer as text. Inside the loop, one regular expression recognises the squares of the board and another one any two digits.",
    checks: [
      dialogue(
        "says that 49, 94 and 70 are off the board",
        "y 49 94 70 81 82",
        namesOffTheBoard(1, 2, 3),
        namesNeither(4, 5),
        moves({ 5: "WG82" }),
      ),
      dialogue(
        "tells other mistakes apart, at both questions",
        "y|abc||5|449|4b|81|00|x||82|21|19|22",
        namesNoReference(1, 2, 3, 4, 5, 8, 9),
        namesOffTheBoard(7, 12),
        moves({ 10: "WG82", 13: "BG22" }),
      ),
      dialogue(
        "accepts the corners, and still refuses illegal moves",
        "n 18 11 88 81 17 16",
        namesNeither(1, 2, 3, 4),
        says(2, NOT_LEGAL, "to refuse the move"),
        says(4, NOT_LEGAL, "to refuse the move"),
        moves({ 6: "WR16" }),
      ),
    ],
  },
  {
    id: "check-start-square",
    title: "Check the start square at once",
    stars: 2,
    task: `At present the program asks for the finish square even if the start square was wrong already.

Change it so that it checks the start square as soon as it is typed. If the square is empty, a message says so; it contains the word “empty”. If the piece on it belongs to the other player, another message says so; it contains the word “opponent”. Neither message contains the word of the other, and “That is not a legal move” does not appear with them. After either message the program asks for the start square again.

Everything else stays as it is: what is not a square of the board gets neither message but is refused as before, once the finish square has been typed, and so is an illegal move. As before, the program ends when the input ends.`,
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
    hint: "getMove has to know the board and whose turn it is, so give it parameters. Ask for the start square in a loop and look at the piece on it. The board has an empty row 0 and column 0, and no row 9, so look only at squares from 1 to 8.",
    checks: [
      dialogue(
        "says why a start square is wrong, and asks for another one",
        "y 44 41 86 81 82",
        findsEmpty(1),
        findsOpponent(2, 3),
        findsNothingWrong(4, 5),
        moves({ 5: "WG82" }),
      ),
      dialogue(
        "does so for Black too",
        "y 81 82 12 81 11 21 22",
        findsOpponent(3),
        findsEmpty(4, 5),
        findsNothingWrong(6, 7),
        moves({ 7: "BG22" }),
      ),
      dialogue(
        "still refuses everything else as before",
        "y abc 99 13 99 13 12 81 41 n",
        findsNothingWrong(1, 2, 3, 4, 5, 6, 7, 8),
        showsNone(1, 2, 4, 6),
        says(8, /White wins/i, "to announce the winner"),
        ends(),
      ),
    ],
  },
  {
    id: "squares-on-one-line",
    title: "Both squares on one line",
    stars: 2,
    task: `Change the program so that it asks for a move with one question instead of two. The answer is the start square and the finish square, separated by spaces or by nothing: “13 23” and “1323” are the same move. How you word the question is up to you.

Anything else, such as one square alone, three squares, a digit too many or letters, is not a move. The program then says that it is not a legal move, as before, and asks the same question again; it never asks for a finish square by itself.`,
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
    hint: "One regular expression with two groups in brackets can recognise the whole answer and give you both squares. It must match the answer from its beginning to its end. For all other answers getMove can return 0 twice, which is refused.",
    checks: [
      dialogue(
        "takes a move from one line, with and without a space",
        "y|81 82|2122",
        showsBoard(1, afterMoves(SAMPLE_GAME, "81 82")),
        showsBoard(2, afterMoves(SAMPLE_GAME, "81 82 21 22")),
      ),
      dialogue(
        "refuses what is not two squares",
        "y|81|81 8|81 82 83|8182 8|x81 82|ab cd||81 89|8 182|8 1 8 2|81 41|n",
        showsNone(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        ...[1, 3, 6, 8].map((answer) =>
          says(answer, /legal/i, "to say that it is not a legal move"),
        ),
        says(11, /White wins/i, "to announce the winner"),
        ends(),
      ),
      dialogue(
        "still refuses illegal moves",
        "n|17 14|12 13|17   16|16 15|1213",
        showsNone(1, 2, 4),
        moves({ 3: "WR16", 5: "BR13" }),
      ),
    ],
  },
];
