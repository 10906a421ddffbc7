/** Which lines before a prompt belong to its question. */
import { expect, test } from "vitest";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import { QuestionLines } from "../../../../src/exam/exercises/judges/question-lines.ts";

/** The questions of a dialogue in which every answer is "1", with their lines. */
function questionsIn(output: string) {
  const typed = [...output].filter((letter) => letter === "1");
  const { answers } = new QuestionLines().whole(readDialogue(output, typed));
  return answers.map(({ question }) => question);
}

test("lines before every occurrence of a question belong to it", () => {
  const asked = (before: string) => `${before}Again?\nY = yes\nYour choice: 1\n`;
  const whole = "Again?\nY = yes\nYour choice:";
  expect(questionsIn(`${asked("Hello.\n")}${asked("Wrong.\n")}${asked("")}`)).toEqual([
    whole,
    whole,
    whole,
  ]);
});

test("lines that differ only in the player are the same, and so are their questions", () => {
  expect(
    questionsIn(
      "White's turn\nSquare?\nWHITE> 1\nBlack's turn\nSquare?\nBLACK> 1\nSquare?\nBLACK> 1\n",
    ),
  ).toEqual(["Square?\nWHITE>", "Square?\nBLACK>", "Square?\nBLACK>"]);
  expect(
    questionsIn("White, a square\n> 1\nNo.\nWhite, a square\n> 1\nBlack, a square\n> 1\n"),
  ).toEqual(["White, a square\n>", "White, a square\n>", "Black, a square\n>"]);
});

test("the players may be letters or numbers", () => {
  expect(questionsIn("Square?\nW> 1\nSquare?\nW> 1\nSquare?\nB> 1\n").at(-1)).toBe("Square?\nB>");
  expect(questionsIn("Player 1, go:\n> 1\nPlayer 2, go:\n> 1\n")).toEqual([
    "Player 1, go:\n>",
    "Player 2, go:\n>",
  ]);
});

test("messages before some of them do not, nor before the only one", () => {
  expect(questionsIn("Off the board.\nSquare: 1\n")).toEqual(["Square:"]);
  expect(questionsIn("White's turn\nSquare: 1\nWrong.\nSquare: 1\nWrong.\nSquare: 1\n")).toEqual([
    "Square:",
    "Square:",
    "Square:",
  ]);
});

test("different questions may have the same prompt", () => {
  expect(questionsIn("Hi\nFrom:\n> 1\nTo:\n> 1\nNo.\nFrom:\n> 1\nWhat?\nTo:\n> 1\n")).toEqual([
    "From:\n>",
    "To:\n>",
    "From:\n>",
    "To:\n>",
  ]);
});

test("so may those of a long game", () => {
  const more = "No.\nFrom:\nSquare: 1\nWhat?\nTo:\nSquare: 1\n".repeat(400);
  const asked = questionsIn(`Hi\nFrom:\nSquare: 1\nTo:\nSquare: 1\n${more}`);
  expect(new Set(asked)).toEqual(new Set(["From:\nSquare:", "To:\nSquare:"]));
});
