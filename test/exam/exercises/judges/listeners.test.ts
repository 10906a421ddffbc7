/** What is heard in a dialogue, and how a failure says what is missing. */
import { expect, test } from "vitest";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import { LISTENERS } from "../../../../src/exam/exercises/judges/listeners.ts";
import { LISTENERS_OF } from "../../../../src/exam/exercises/listeners/by-exercise.ts";

test.each([
  ["Play again?", true],
  ["Another game? Type Y:", true],
  ["One more game?", true],
  ["Start square:", false],
])("the question whether to play again is found in own words: %s", (question, found) => {
  const held = readDialogue(`Finish: 41\n${question} n\n`, ["41", "n"]);
  expect(LISTENERS.some(({ hear }) => hear(0, held) !== "")).toBe(found);
});

test.each([
  [
    "label-edges",
    "a board with ranks 1 2 3 4 5 6 7 8 from the top and files ? ? ? ? ? ? ? ? from the left",
  ],
  ["full-names", "White sarrum, Black etlu"],
])("a failure of %s says what is meant in full", (id, text) => {
  const row = (rank: number) => `${rank} ${"|  ".repeat(8)}|\n`;
  const board = [1, 2, 3, 4, 5, 6, 7, 8].map(row).join("");
  const model = readDialogue(`Move: 13\nWHITE SARRUM takes BLACK ETLU\nR${board}\n`, ["13"]);
  const held = readDialogue(`Move: 13\n${board}\n`, ["13"]);
  const [listener] = LISTENERS_OF[id]!;
  const heard = listener!.hear(0, model);
  expect(Object.values(listener!.judge(0, heard, [heard])(held) ?? {}).join(" ")).toContain(text);
});

test("a failure without words says which question was asked instead", () => {
  const model = readDialogue("Finish: 41\nWhite wins!\nPlay again? n\n", ["41", "n"]);
  const held = readDialogue("Finish: 41\nStart square: n\n", ["41", "n"]);
  const failures = LISTENERS.map(({ hear, judge }) => {
    const heard = model.answers.map((_, index) => hear(index, model));
    return judge(0, heard[0]!, heard)(held);
  });
  expect(failures).toContainEqual({
    expected: "the program to say “White wins”",
    appeared: "only the question: Start square:",
    answer: 0,
  });
});
