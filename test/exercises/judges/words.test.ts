import { expect, test } from "vitest";
import { readDialogue } from "../../../src/exercises/checker/read-dialogue.ts";
import { playthrough } from "../../../src/exercises/judges/games.ts";
import { asksToPlayAgain, says } from "../../../src/exercises/judges/words.ts";
import { drawBoard, SAMPLE_GAME } from "../../../src/exercises/notation.ts";

test.each([
  ["Play again?", true],
  ["Another game? Type Y:", true],
  ["One more game?", true],
  ["Start square:", false],
])("the question whether to play again is found in own words: %s", (question, found) => {
  const failure = asksToPlayAgain(0)(readDialogue(`Finish: 41\n${question} n\n`, ["41", "n"]));
  expect(failure === undefined).toBe(found);
});

test.each([
  ["It is a draw.", "to ask whether to play again", "the question was: Start:"],
  ["It is Black's turn.", "to say that it is a draw", "It is Black's turn."],
])(
  "a game that continues after its end is reported after the last move: %s",
  (said, ...failure) => {
    const typed = ["y", "13", "22", "y"];
    const shown = `Sample? y\n${drawBoard(SAMPLE_GAME)}\nStart: 13\nFinish: 22\n${said}\nStart: y\nFinish: `;
    const draws = says(2, /draw/, "to say that it is a draw");
    const check = playthrough("draws", "y 13 22~ y?", draws);
    const [expected, appeared] = failure;
    expect(check.judge(readDialogue(shown, typed))).toMatchObject({
      answer: 2,
      expected: `the program ${expected}`,
      appeared,
    });
  },
);
