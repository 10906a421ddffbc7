/** The games of the paper's figures, typed by a script. */
import { describe, expect, test } from "vitest";
import { FIGURE_6_BOARD, FIGURE_7_BOARD, FIGURE_8_BOARD } from "../figure-boards.ts";
import {
  GOODBYE_AT_END,
  GREETING,
  NOT_LEGAL,
  PROMPT,
  type Run,
  runPiped,
  WAYS_TO_QUESTIONS,
} from "./program.ts";
import { runInside } from "./run-inside.ts";

const THE_END = `\n${GOODBYE_AT_END}\n`;

const SAMPLE_GAME = `${PROMPT.setup}y\n${FIGURE_6_BOARD}It is White's turn.\n`;
const SAMPLE_BEGINS = GREETING + SAMPLE_GAME;

const FIGURE_7 = [
  SAMPLE_BEGINS,
  `${PROMPT.start}13\n`,
  `${PROMPT.finish("13")}23\n`,
  "White's sarrum captures Black's etlu on 23.\n",
  `${FIGURE_7_BOARD}Captured from Black: BE\nIt is Black's turn.\n`,
  PROMPT.start,
  THE_END,
].join("");

function expectQuietEnd({ status, complaints }: Run) {
  expect(complaints).toBe("");
  expect(status).toBe(0);
}

describe("Figures 7 and 8, played by a script", () => {
  test("Figure 7 is shown word for word, with tsx, which npx starts", () => {
    const run = runPiped("y\n13\n23\n", {
      start: ["node_modules/tsx/dist/cli.mjs", "src/main.ts"],
    });
    expect(run.output).toBe(FIGURE_7);
    expectQuietEnd(run);
  });

  test("Figure 7 is played after Figure 8", async () => {
    const run = await runInside("y\n81\n41\ny\nY\n13\n23\n");
    const [, ...games] = run.output.split(PROMPT.setup);
    expect(games[0]).toContain(`${FIGURE_8_BOARD}Captured from Black: BS\n`);
    expect(`${GREETING}${PROMPT.setup}${games[1]}`).toBe(FIGURE_7.replace("? y\n", "? Y\n"));
    expectQuietEnd(run);
  });
});

describe("line ends and spacing of a script", () => {
  test.each([
    ["without a newline after the last line", "y\n13\n23"],
    ["with Windows line ends", "y\r\n13\r\n23\r\n"],
    ["with CR as line end", "y\r13\r23\r"],
    ["with Windows line ends and none after the last line", "y\r\n13\r\n23"],
    ["with a byte order mark", "\ufeffy\n13\n23\n"],
    ["in UTF-16", Buffer.from("\ufeffy\r\n13\r\n23\r\n", "utf16le")],
    ["in UTF-16, big-endian", Buffer.from("\ufeffy\n13\n23\n", "utf16le").swap16()],
    ["in UTF-16 without a byte order mark", Buffer.from("y\n13\n23\n", "utf16le")],
  ])("%s, it plays Figure 7 in the same way", async (_shape, input) => {
    const run = await runInside(input);
    expect(run.output).toBe(FIGURE_7);
    expectQuietEnd(run);
  });

  test("empty lines answer questions", async () => {
    const run = await runInside("\n\n");
    expect(run.output).toContain("|BG|BE|BN|BM|BS|BN|BE|BG|");
    expect(run.output).toContain(`${NOT_LEGAL}\nAn empty line is not a grid reference`);
    expect(run.output.endsWith(PROMPT.start + THE_END)).toBe(true);
    expectQuietEnd(run);
  });
});

test("a script longer than one read of a pipe is read whole", () => {
  const run = runPiped(`${"é".repeat(500)}\n`.repeat(200), { words: ["--setup", "sample"] });
  expect(run.output.match(/“é{20}…” is not a grid reference/g)).toHaveLength(200);
  expect(run.output).not.toContain("\ufffd");
  expectQuietEnd(run);
});

describe("the end of the input", () => {
  test.each(WAYS_TO_QUESTIONS)(
    "at the question for %s ends the program with a short line",
    async (_question, answers, prompt) => {
      const run = await runInside(answers.map((line) => `${line}\n`).join(""));
      expect(run.output.endsWith(prompt + THE_END)).toBe(true);
      expect(run.output.split(GOODBYE_AT_END)).toHaveLength(2);
      expectQuietEnd(run);
    },
  );

  test("is not waited for after the last answer", () => {
    const run = runPiped("y\nquit\n13\n23\n");
    expect(run.output).toBe(`${SAMPLE_BEGINS}${PROMPT.start}quit\nGoodbye.\n`);
    expectQuietEnd(run);
  });
});
