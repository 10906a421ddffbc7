import { expect, test } from "vitest";
import { readDialogue } from "../../../src/exercises/checker/read-dialogue.ts";
import { asksToPlayAgain } from "../../../src/exercises/judges/words.ts";

test.each([
  ["Play again?", true],
  ["Another game? Type Y:", true],
  ["One more game?", true],
  ["Start square:", false],
])("the question whether to play again is found in own words: %s", (question, found) => {
  const failure = asksToPlayAgain(0)(readDialogue(`${question} n\n`, ["n"]));
  expect(failure === undefined).toBe(found);
});
