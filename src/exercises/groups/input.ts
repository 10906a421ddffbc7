import type { Exercise } from "../exercise.ts";
import { moves, showsABoard, showsBoard, showsNoBoard } from "../judges/boards.ts";
import {
  afterEach,
  all,
  dialogue,
  ends,
  excerpt,
  type Judge,
  keepsAsking,
} from "../judges/dialogue.ts";
import { mentions, says, saysNot } from "../judges/words.ts";
import { afterMoves, begin, SAMPLE_GAME } from "../notation.ts";

/** Y and N, or yes and no, in either order. */
const Y_AND_N = /\by(?:es)?\b.*\bno?\b|\bno?\b.*\by(?:es)?\b/is;

const showsNone = showsNoBoard("to show no board");
const asksFirst = showsNoBoard("to ask whether to make the move");

const asksAgain = afterEach(showsNoBoard("to ask again"), (answer) =>
  mentions(answer, Y_AND_N, "to say that it accepts Y and N"),
);

/** Judges that the program does not yet say before the first question what it accepts. */
const opensWithoutMessage: Judge = ({ opening }) =>
  Y_AND_N.test(opening)
    ? {
        expected: "the program to say what it accepts only after an answer that it does not accept",
        appeared: excerpt(opening),
      }
    : undefined;

const acceptsWithoutMessage = afterEach((answer) =>
  saysNot(answer, Y_AND_N, "to accept the answer without a message"),
);

/** Judges that nothing is moved after the answer; the board may be shown again. */
const keepsBoard =
  (answer: number, pieces: string): Judge =>
  (held) =>
    held.answers[answer]?.boards.length === 0 ? undefined : showsBoard(answer, pieces)(held);

const movesNothing = (answer: number, pieces: string): Judge =>
  all(
    keepsBoard(answer, pieces),
    saysNot(answer, /legal move/i, "not to call this an illegal move"),
    saysNot(answer, /wins/i, "not to announce a winner"),
  );

/** Exercises about questions that are answered with Y or N. */
export const INPUT: readonly Exercise[] = [
  {
    id: "accept-only-y-or-n",
    title: "Accept only Y or N",
    stars: 1,
    task: `At present any answer that does not begin with Y or y starts the full game, so a slip of the finger starts the wrong one.

Change getTypeOfGame so that it accepts only Y, y, N and n. After any other answer, such as “yes” or an empty line, and only then, the program says which letters it accepts (Y and N must appear in the message) and asks again.

Do the same for the question whether to play again. As before, the program ends when the input ends.`,
    sample: `Play the sample game (Y for yes)? maybe
Please type Y or N.
Play the sample game (Y for yes)? n
...`,
    where: ["GetTypeOfGame", "the main program"],
    hint: "Write a function that asks a question in a loop until the answer is Y or N, as a capital or a small letter. Both questions can use it. ask in input.ts returns an answer as it was typed, askForLetter only its first letter.",
    checks: [
      dialogue(
        "asks again after answers other than Y and N",
        "maybe||yes|y",
        opensWithoutMessage,
        asksAgain(0, 1, 2),
        showsBoard(3, SAMPLE_GAME),
        acceptsWithoutMessage(3),
      ),
      dialogue(
        "still starts the full game after N",
        "N 17 16 12 13",
        showsABoard(0, "to start the full game"),
        acceptsWithoutMessage(0),
        moves({ 4: "BR13" }),
      ),
      dialogue(
        "asks again whether to play again",
        "Y|81|41|no||yes|Y",
        asksAgain(3, 4, 5),
        acceptsWithoutMessage(0, 2, 6),
        keepsAsking("to ask for the type of game"),
      ),
      dialogue("ends after N", "y|81|41|n", ends()),
    ],
  },
  {
    id: "confirm-moves",
    title: "Confirm each move",
    stars: 1,
    task: `Players want to look at a move again before it is made.

Change the program so that after two squares that make a legal move it asks whether to make this move. After Y or y the move is made and the game continues as before. After any other answer nothing is moved, the same player has the turn, and the program asks for the start square again, without calling the move illegal.

An illegal move is refused at once, as before: the program does not ask for it to be confirmed. A move that captures the sarrum wins only when it has been confirmed. As before, the program ends when the input ends.`,
    sample: `${begin("y", "13 14")}
Make this move (Y for yes)? n
Start square, file first: 13
Finish square, file first: 12
That is not a legal move – please try again
Start square, file first: 13
Finish square, file first: 23
Make this move (Y for yes)? y
...
It is Black's turn.`,
    where: ["the main program"],
    hint: "The inner loop of main asks for moves until moveIsLegal is true. Ask the question only if it is, and let another variable say whether the loop has to go on, so that an illegal move and one that is not confirmed remain different.",
    checks: [
      dialogue(
        "asks before it moves, and moves nothing after n",
        "y 13 23 n 13 14 Y",
        asksFirst(2),
        movesNothing(3, SAMPLE_GAME),
        asksFirst(5),
        showsBoard(6, afterMoves(SAMPLE_GAME, "13 14")),
      ),
      dialogue(
        "asks both players, and takes only Y for yes",
        "y|81|82|y|21|22||21|11|y|82|81|x|82|83|Y",
        moves({ 3: "WG82" }),
        showsNone(5),
        movesNothing(6, afterMoves(SAMPLE_GAME, "81 82")),
        moves({ 9: "BG11" }),
        showsNone(11),
        movesNothing(12, afterMoves(SAMPLE_GAME, "81 82 21 11")),
        moves({ 15: "WG83" }),
      ),
      dialogue(
        "refuses illegal moves at once, and wins only after Y",
        "y 12 13 81 41 N 81 41 y n",
        keepsBoard(2, SAMPLE_GAME),
        showsNone(4),
        saysNot(4, /wins/i, "not to announce a winner yet"),
        movesNothing(5, SAMPLE_GAME),
        says(8, /White wins/i, "to announce the winner"),
        ends(),
      ),
    ],
  },
];
