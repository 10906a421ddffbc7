import type { Task } from "../exercise.ts";
import { toNoOther, toWords } from "../judges/listeners.ts";
import { begin } from "../notation.ts";

/** Y and N, or yes and no, in either order. */
const Y_AND_N = /\by(?:es)?\b.*\bno?\b|\bno?\b.*\by(?:es)?\b/is;

/** Exercises about questions that are answered with Y or N. */
export const INPUT: readonly Task[] = [
  {
    id: "accept-only-y-or-n",
    title: "Accept only Y or N",
    stars: 1,
    task: `Any letter other than Y or y starts the full game, so a slip of the finger starts the wrong one.

Change the question about the sample game so that it accepts only Y, y, N and n. After any other answer, such as “yes” or an empty line, the program says which letters it accepts (both Y and N must appear in the message) and asks again. It gives this message at no other time. (It is the main program that asks. GetTypeOfGame would ask the same, but nothing calls it; call it, or leave it as it is.)

Do the same for the question whether to play again.`,
    sample: `Play the sample game (Y for yes)? maybe
Please type Y or N.
Play the sample game (Y for yes)? n
...`,
    where: ["the main program"],
    hint: "Write a function that asks a question in a loop until the answer is Y or N, as a capital or a small letter. Both questions can use it. In TypeScript, ask in input.ts returns an answer as it was typed, askForLetter only its first letter.",
    listeners: [
      toWords(Y_AND_N, "that it accepts Y and N", "to accept the answer without a message"),
    ],
    games: [
      ["asks again after answers other than Y and N", "maybe||yes|Yy|y|13|14"],
      [
        "asks again whether to play again, and in the next game",
        "Y|81|41|no||yes|maybe|Y|nein|yes|n|17|16",
      ],
      ["ends after n", "y 81 41 no n"],
    ],
  },
  {
    id: "confirm-moves",
    title: "Confirm each move",
    stars: 1,
    task: `Players want to look at a move once more before it is made.

Change the program so that it asks whether to make the move, once both squares have been typed and the move is legal. After Y or y the move is made and the game continues as before. After any other answer, such as “n”, “yes” or an empty line, nothing is moved: the same player has the turn, and the program asks for the start square again. It must not call the move illegal.

An illegal move is refused at once, as before, without this question. A move that captures the sarrum wins only when it has been confirmed.`,
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
    hint: "The inner loop of the main program asks for moves until MoveIsLegal is true. Ask the question only if it is, and let another variable say whether the loop has to continue, so that an illegal move and one that is not confirmed remain different. In TypeScript, ask in input.ts returns an answer as it was typed, askForLetter only its first letter.",
    listeners: [toNoOther(/legal move/i, "not to call this an illegal move")],
    games: [
      ["asks before it moves, and moves nothing after n", "y 13 23 n 12 13 13 14 Y 83 85 y"],
      [
        "asks both players, and takes only Y for yes",
        "y|81|82|y|21|22||21|11|yes|21|11|y|82|81|x|82|83|Y",
      ],
      ["refuses illegal moves at once, and wins only after Y", "y 12 13 81 41 N 81 41 y n"],
    ],
  },
];
