/** An output is divided by its answers into questions, words and boards. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import { runFile } from "../../../../src/exam/exercises/checker/run-program.ts";
import { piecesOn } from "../../../../src/exam/exercises/notation.ts";
import { bundledRunner } from "../runner.ts";
import { SKELETON } from "../solutions.ts";

async function held(...typed: string[]) {
  const run = await runFile(
    bundledRunner(),
    [`${SKELETON}program.ts`],
    typed.map((line) => `${line}\n`).join(""),
  );
  expect(run.end).toBe("exit");
  return readDialogue(run.output, typed);
}

test("a dialogue of the skeleton is divided by its answers", async () => {
  const { answers, openQuestion } = await held("y", "12", "13", "12", "21", "", "22");
  expect(answers.map(({ question }) => question)).toEqual([
    "Play the sample game (Y for yes)?",
    "Start square, file first:",
    "Finish square, file first:",
    "Start square, file first:",
    "Finish square, file first:",
    "Start square, file first:",
    "Finish square, file first:",
  ]);
  expect(answers.map(({ words }) => words)).toEqual([
    "It is White's turn.",
    "",
    "That is not a legal move – please try again",
    "",
    "It is Black's turn.",
    "",
    "That is not a legal move – please try again",
  ]);
  expect(answers.map(({ boards }) => boards.map(piecesOn).join())).toEqual([
    "BE23 BE83 BG21 BR86 BS41 WG81 WR12 WS13",
    "",
    "",
    "",
    "BE23 BE83 BR86 BS41 WG81 WM21 WS13",
    "",
    "",
  ]);
  expect(openQuestion).toBe("Start square, file first:");
});

test("a program that ends leaves no open question", async () => {
  const { answers, openQuestion } = await held("y", "81", "41", "n", "13");
  expect(answers).toHaveLength(4);
  expect(openQuestion).toBe("");
  expect(answers[2]?.words).toBe("Black's sarrum has been captured. White wins!");
});

const ROW = "R1  |WS|  |BE|  |  |  |  |x |";

test.each([
  ["labelled edges", `Go: 1\n    F1 F2 F3 F4 F5 F6 F7 F8\n${ROW}\nDone.\n`, "Done."],
  ["two messages around a board", `Go: 1\nOne.\n${ROW}\nTwo.\n`, "One.\nTwo."],
  [
    "a number in a message",
    "Go: 1\nBlack has 21\nThat is 1 point\n",
    "Black has 21\nThat is 1 point",
  ],
])("%s", (_name, output, words) => {
  const { answers } = readDialogue(output, ["1"]);
  expect(answers.map((answer) => answer.words)).toEqual([words]);
});

test("the labels below a board are not taken for an answer", () => {
  const output = `Size? 8\n${ROW}\n\n      1  2  3  4  5  6  7  8\n\nSize? 8\nDone.\n`;
  expect(readDialogue(output, ["8", "8"]).answers.map(({ words }) => words)).toEqual(["", "Done."]);
});

test("two boards are kept apart, and marked squares are kept as they are shown", () => {
  const output = `Go: 1\n${ROW}\n${ROW}\n\nOnce more:\n${ROW.replace("x ", "::")}\n`;
  const [answer] = readDialogue(output, ["1"]).answers;
  expect(answer?.boards.map((board) => board.length)).toEqual([2, 1]);
  expect(answer?.boards[1]?.[0]?.[7]).toBe("::");
});

test("the skeleton's questions end as the reader of dialogues expects", () => {
  const source = readFileSync(`${SKELETON}program.ts`, "utf8");
  const questions = [...source.matchAll(/askFor\w+\("([^"]+)"\)/g)].map(([, text]) => text);
  expect(new Set(questions).size).toBe(4);
  for (const question of questions) expect(question).toMatch(/[?:] $/);
});

test("a message that ends like an answer is not taken for one", () => {
  const output = "Again? maybe\nPlease answer Y or N\nAgain? N\nGoodbye.\n";
  expect(readDialogue(output, ["maybe", "N"]).answers.map(({ words }) => words)).toEqual([
    "Please answer Y or N",
    "Goodbye.",
  ]);
});

test("an answer after a question without a question mark is found", () => {
  const output = "Your move 13\nTo 14\nDone.\n";
  expect(readDialogue(output, ["13", "14"]).answers[1]?.words).toBe("Done.");
});
