import { expect, test } from "vitest";
import { readDialogue } from "../../../src/exercises/checker/read-dialogue.ts";
import { LISTENERS } from "../../../src/exercises/judges/listeners.ts";

test.each([
  ["Play again?", true],
  ["Another game? Type Y:", true],
  ["One more game?", true],
  ["Start square:", false],
])("the question whether to play again is found in own words: %s", (question, found) => {
  const held = readDialogue(`Finish: 41\n${question} n\n`, ["41", "n"]);
  expect(LISTENERS.some(({ hear }) => hear(0, held) !== "")).toBe(found);
});
