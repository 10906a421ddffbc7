import type { Exercise } from "../exercise.ts";
import { asks, dialogue, ends, goesOnAsking, showsBoard, showsNoBoard } from "../judges.ts";

/** Exercises about what the players type. */
export const INPUT: readonly Exercise[] = [
  {
    id: "accept-only-y-or-n",
    group: "Input",
    title: "Accept only Y or N",
    stars: 1,
    task: `At present any answer other than Y starts the full game, so a slip of the finger starts the wrong one.

Change getTypeOfGame so that it accepts only Y, y, N and n. After any other answer, an empty one included, it says what it accepts and asks again.

Do the same for the question whether to play again.`,
    sample: `Play the sample game (Y for yes)? maybe
Please type Y or N.
Play the sample game (Y for yes)? n`,
    where: "getTypeOfGame and main in program.ts",
    hint: "Write a function that asks a question in a loop until the answer is Y or N, or null because the input has ended. Both questions can use it.",
    checks: [
      dialogue(
        "asks again after answers other than Y and N",
        ["maybe", "", "yn", "y"],
        showsNoBoard(0, "to ask again"),
        showsNoBoard(1, "to ask again"),
        showsNoBoard(2, "to ask again"),
        showsBoard(3, "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86"),
      ),
      dialogue(
        "still starts the full game after n",
        ["n", "17", "16"],
        goesOnAsking(/./, "to go on with the full game"),
      ),
      dialogue(
        "asks again whether to play again",
        ["Y", "81", "41", "x", "N"],
        asks(4, /again/i, "to ask again whether to play again"),
        ends("to end after N"),
      ),
    ],
  },
];
