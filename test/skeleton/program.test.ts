/** The exam's program in a process of its own, with its input and output piped. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import {
  environment,
  HOME_OF_PROGRAM,
  NOT_LEGAL,
  SKELETON_PROMPT as PROMPT,
  type Run,
  runPiped,
  START_SKELETON,
} from "../cli/program.ts";
import { FIGURE_6_BOARD, FIGURE_7_BOARD, FIGURE_9_BOARD } from "../figure-boards.ts";
import { typeRandomLines } from "./random-lines.ts";

/** The boards with two empty lines after the file numbers, where the full program has one. */
const [BOARD_6, BOARD_7, BOARD_9] = [FIGURE_6_BOARD, FIGURE_7_BOARD, FIGURE_9_BOARD].map(
  (board) => `${board}\n`,
) as [string, string, string];

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[([0-9;]*)m`, "g");

/** The program's output after `y`, up to White's first question. */
const SAMPLE_GAME = `${PROMPT.setup}y\n${BOARD_6}It is White's turn.\n`;

const run = (input: string | Buffer, variables: Record<string, string> = {}) =>
  runPiped(input, { start: START_SKELETON, variables });

function expectQuietEnd({ status, complaints }: Run) {
  expect(complaints).toBe("");
  expect(status).toBe(0);
}

const FIGURE_7 = [
  `${SAMPLE_GAME + PROMPT.start}13\n${PROMPT.finish}23\n`,
  `${BOARD_7}It is Black's turn.\n${PROMPT.start}\n`,
].join("");

/** A full game that White's redum wins by two captures. */
const FULL_GAME = [
  ...["57", "56", "12", "13", "56", "55", "13", "14", "55", "54", "14", "15"],
  ...["54", "53", "15", "16", "53", "42", "22", "23", "42", "51"],
];

describe("the figures of the paper, played by a script", () => {
  test("Figure 7", () => {
    const figure = run("y\n13\n23\n");
    expect(figure.output).toBe(FIGURE_7);
    expectQuietEnd(figure);
  });

  test("Figure 8, without the last board, then Figure 9, the refusal and the promotion, then the end", () => {
    const figures = run("y\n81\n41\nY\nY\n12\n13\n12\n21\n");
    expect(figures.output).toBe(
      [
        `${SAMPLE_GAME + PROMPT.start}81\n${PROMPT.finish}41\n`,
        `Black's sarrum has been captured. White wins!\n${PROMPT.again}Y\n`,
        SAMPLE_GAME.replace(`${PROMPT.setup}y`, `${PROMPT.setup}Y`),
        `${PROMPT.start}12\n${PROMPT.finish}13\n${NOT_LEGAL}\n`,
        `${PROMPT.start}12\n${PROMPT.finish}21\n`,
        `${BOARD_9}It is Black's turn.\n${PROMPT.start}\n`,
      ].join(""),
    );
    expectQuietEnd(figures);
  });

  test("Figure 6 if the first letter of an answer is a Y, otherwise Figure 4", () => {
    const full = ["", "n", "no", "13", "z", "{y", "ÿ"];
    const sample = ["yes", "Yes", "Y y"];
    const { output } = run(
      [
        ...full.flatMap((answer) => [answer, ...FULL_GAME, "y"]),
        ...sample.flatMap((answer) => [answer, "81", "41", "y"]),
      ].join("\n"),
    );
    const games = output.split(PROMPT.setup).slice(1, -1);
    for (const [at, answer] of [...full, ...sample].entries()) {
      const [board = ""] = games[at]!.split("It is White's turn.");
      const rows = ["1   |BG|BE|BN|BM|BS|BN|BE|BG|\n", "7   |WR|WR|WR|WR|WR|WR|WR|WR|\n"];
      if (sample.includes(answer)) expect(board).toBe(`${answer}\n${BOARD_6}`);
      else expect(rows.filter((row) => board.includes(`\n${row}`))).toEqual(rows);
    }
    expect(games).toHaveLength(10);
  });

  test("Black can win, too, and what follows the last answer is not read", () => {
    const game = run("y\n13\n14\n23\n25\n14\n24\n21\n24\nn\n13\n");
    const last = `White's sarrum has been captured. Black wins!\n${PROMPT.again}n\n`;
    expect(game.output.endsWith(last)).toBe(true);
    expectQuietEnd(game);
  });
});

test("getTypeOfGame, which nothing calls, asks the first question and returns the answer", () => {
  const file = START_SKELETON.at(-1)!;
  const call = `const { getTypeOfGame } = require(${JSON.stringify(resolve(HOME_OF_PROGRAM, file))});
    console.log("returned", getTypeOfGame());`;
  const loader = file.endsWith(".ts") ? ["--import", "tsx"] : [];
  const start = [...loader, "--eval", call];
  const { output, ...end } = runPiped("y\n", { start });
  expect(output).toBe(`${PROMPT.setup}y\nreturned y\n`);
  expectQuietEnd({ output, ...end });
});

test("the full program starts the program", () => {
  const figure = runPiped("y\n13\n23\n", { words: ["skeleton"] });
  expect(figure.output).toBe(FIGURE_7);
  expectQuietEnd(figure);
});

describe("line ends and spacing of a script", () => {
  test.each([
    ["with CR as line end, also of the last line", "y\r13\r23\r"],
    [
      "with a byte order mark, Windows line ends, spaces, and none after the last line",
      "\ufeff y \r\n13\t\r\n  23",
    ],
  ])("%s, it plays Figure 7", (_shape, input) => {
    const { output, ...end } = run(input);
    expect(output).toBe(FIGURE_7);
    expectQuietEnd({ output, ...end });
  });

  test.each([
    ["the type of game", "", PROMPT.setup],
    ["the finish square", "y\n13\n", PROMPT.finish],
  ])("an end of input at the question for %s ends the program", (_question, input, prompt) => {
    const { output, ...end } = run(input);
    expect(output.endsWith(`${prompt}\n`)).toBe(true);
    expectQuietEnd({ output, ...end });
  });
});

test.each([
  ["little-endian", Buffer.from("\ufeffy\r\n13\r\n", "utf16le")],
  ["big-endian", Buffer.from("\ufeffy\r\n13\r\n", "utf16le").swap16()],
  ["without a byte order mark", Buffer.from("y\r\n13\r\n", "utf16le")],
])("a script in UTF-16, %s, is refused with what would be right", (_order, input) => {
  const { output, ...end } = run(input);
  expect(output).toBe(`${PROMPT.setup}\nThis input is UTF-16 text. Please save it as UTF-8.\n`);
  expectQuietEnd({ output, ...end });
});

describe("an answer that names no square of the board", () => {
  const WRONG = [
    "abc",
    "",
    "0",
    "9",
    "00",
    "01",
    "10",
    "19",
    "91",
    "99",
    "5",
    "123",
    "13 23",
    "1323",
    "-13",
    "13.0",
    "0x13",
    "1e1",
    "03",
    "9".repeat(400),
  ];

  test("is refused, at either question, after both squares have been asked for", () => {
    const typed = WRONG.flatMap((answer) => [answer, "23", "13", answer]);
    const { output, ...end } = run(["y", ...typed, "13", "23"].join("\n"));
    const refused = WRONG.map((answer) =>
      [
        `${PROMPT.start}${answer}\n${PROMPT.finish}23\n${NOT_LEGAL}\n`,
        `${PROMPT.start}13\n${PROMPT.finish}${answer}\n${NOT_LEGAL}\n`,
      ].join(""),
    );
    const [before = "", after = ""] = FIGURE_7.split(`${PROMPT.start}13`);
    expect(output).toBe(`${before}${refused.join("")}${PROMPT.start}13${after}`);
    expectQuietEnd({ output, ...end });
  });

  test("is not +13 or 023, which are the whole numbers 13 and 23", () => {
    const figure = FIGURE_7.replace(/13(?=\n)/, "+13").replace(/23(?=\n)/, "023");
    expect(run("y\n+13\n023\n").output).toBe(figure);
  });
});

describe("colour through a pipe", () => {
  test("is sent with FORCE_COLOR=1: one for each army only", () => {
    const { output, ...end } = run("y\n13\n23\n", { FORCE_COLOR: "1" });
    const codes = [...output.matchAll(COLOURS)].map(([, code]) => code);
    expect([...new Set(codes)].sort()).toEqual(["39", "40", "44", "49", "93", "97"]);
    expect(codes.filter((code) => code === "44")).toHaveLength(6);
    expect(codes.filter((code) => code === "40")).toHaveLength(9);
    expect(output.replaceAll(COLOURS, "")).toBe(FIGURE_7);
    expectQuietEnd({ output, ...end });
  });

  test.each([
    ["FORCE_COLOR=0", { FORCE_COLOR: "0" }],
    ["NO_COLOR beside FORCE_COLOR", { NO_COLOR: "1", FORCE_COLOR: "3" }],
    ["TERM=dumb", { TERM: "dumb" }],
  ])("is not sent with %s", (_what, variables) => {
    expect(run("y\n13\n23\n", variables).output).toBe(FIGURE_7);
  });
});

/** Runs the program in a line of the shell, in which it is called "program". */
function inShell(line: string, input: string | Buffer = "") {
  const program = `program() { '${process.execPath}' ${START_SKELETON.join(" ")}; }`;
  const { stdout, stderr } = spawnSync("sh", ["-c", `${program}; ${line}`], {
    cwd: HOME_OF_PROGRAM,
    env: environment(),
    input,
    timeout: 20_000,
    maxBuffer: 100_000_000,
  });
  return { output: stdout.toString(), complaints: stderr.toString() };
}

// On Windows there may be no such shell, and it would not find the program by a path with backslashes.
describe.skipIf(process.platform === "win32")("in a shell the output", () => {
  test.each([
    ["an input that ends", "", "99\n".repeat(20_000)],
    ["an input that never ends", "yes 99 | ", ""],
  ])("may go to a program that does not read it all, with %s", (_what, source, input) => {
    const { output, complaints } = inShell(
      `${source}{ program; echo "status $?" >&2; } | head -n 3`,
      input,
    );
    expect(complaints).toBe("status 0\n");
    expect(output.split("\n")).toHaveLength(4);
  });

  test("is complete in a pipe that is read slowly", () => {
    const { output } = inShell("program | { sleep 0.3; cat; }", `y\n${"13\n13\n".repeat(5_000)}`);
    expect(output.split(NOT_LEGAL)).toHaveLength(5_001);
    expect(output.endsWith(`${PROMPT.start}\n`)).toBe(true);
  });

  test.runIf(existsSync("/dev/full")).each(["y\n13\n23\n", ""])(
    "that cannot be written ends the program with an error, after %j",
    (input) => {
      const { output, complaints } = inShell("program >/dev/full; echo $?", input);
      // As the full program does.
      expect(output).toBe("70\n");
      expect(complaints).toMatch(/^The program cannot read or write: ENOSPC.*\n$/);
    },
  );

  test("of a line of 4 MB comes in time", () => {
    const { output } = inShell("program", `y\n${"1".repeat(4_000_000)}\n13\n13\n23\n`);
    expect(output.length).toBeGreaterThan(4_000_000);
    expect(output).toContain(BOARD_7);
  });
});

test("300 random lines never stop the program", () => {
  const figures = typeRandomLines(2015, 300);
  expect(figures.lines).toBe(300);
  expect(figures.moves).toBeGreaterThan(45);
  expect(figures.refusals).toBeGreaterThan(45);
});
