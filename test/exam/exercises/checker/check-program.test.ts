/** Checks of a program, with its faults, in few lines. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { err, ok } from "../../../../src/base/result.ts";
import {
  checkOpenProgram,
  checksFor,
  runChecks,
} from "../../../../src/exam/exercises/checker/check-program.ts";
import type { Run, Runner } from "../../../../src/exam/exercises/checker/run-program.ts";
import {
  findCopy,
  type ProgramCommand,
} from "../../../../src/exam/exercises/checker/student-program.ts";
import type { Check, CheckResult, Exercise } from "../../../../src/exam/exercises/exercise.ts";
import { showsBoard } from "../../../../src/exam/exercises/judges/boards.ts";
import { boardCheck } from "../../../../src/exam/exercises/judges/rules.ts";
import { says, saysNot } from "../../../../src/exam/exercises/judges/words.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { dialogue, ends, SAMPLE_GAME } from "../dialogue.ts";
import { checkInside } from "../inside.ts";
import { bundledRunner, FORM, resultText, testRunner, tsxRunner } from "../runner.ts";
import { bundleSolutions, copySkeleton, SKELETON } from "../solutions.ts";

const folder = temporaryFolder("check");
const bundled = join(folder, "bundled");
beforeAll(async () => {
  copySkeleton(bundled);
  await bundleSolutions(folder, ["bundled"]);
});

function exerciseOf(...checks: Check[]): Exercise {
  const texts = { title: "", task: "", sample: "", hint: "" };
  return { id: "made-up", number: 1, stars: 1, ...texts, where: [], checks };
}

/** The texts of the results of checks on the skeleton as it is, which runs in this process. */
const resultsOfSkeleton = (...checks: Check[]) =>
  textsIn(checkInside(exerciseOf(...checks), bundled), bundled);

/** The texts of the results of checks on the skeleton with some of its text replaced; without a runner in this process. */
async function resultsOf(
  runner: Runner | undefined,
  changes: Record<string, string>,
  checks: Check[],
) {
  const copy = join(mkdtempSync(join(folder, "copy-")), "skeleton");
  copySkeleton(copy);
  for (const [before, after] of Object.entries(changes)) {
    for (const file of ["program.ts", "rules.ts"].map((name) => join(copy, name))) {
      writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
    }
  }
  const exercise = exerciseOf(...checks);
  if (runner) return textsIn(runChecks(exercise, { folder: copy }, runner), copy);
  await bundleSolutions(copy, ["."]);
  return textsIn(checkInside(exercise, copy), copy);
}

async function textsIn(results: AsyncIterable<CheckResult>, folder: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const result of results)
    texts.push(resultText(result, { folder }, { ...FORM, width: 120 }));
  return texts;
}

/** The first statement of a game in the main program. */
const FIRST = "    gameOver = false;";

const starts = dialogue("starts", "y", showsBoard(0, SAMPLE_GAME));

describe("a failed check", () => {
  test("says what was typed, what was expected and what appeared", async () => {
    const wins = dialogue("praises Black", "y 81 41 n", says(2, /well played/i, "to praise Black"));
    expect(await resultsOfSkeleton(wins)).toEqual([
      [
        "  FAILED  praises Black",
        "          Typed:    y, 81, [41], n",
        "          Expected: the program to praise Black, after answer 3, [41]",
        "          Appeared: Black's sarrum has been captured. White wins!",
        "          Repeat:   printf 'y\\n81\\n41\\n' | node program.ts",
      ].join("\n"),
    ]);
  });

  test("is about what went wrong before a crash, or the crash", async () => {
    const FINISH = 'finishSquare = askForNumber("Finish square, file first: ");';
    const lost = { [FINISH]: `${FINISH}\n  throw new Error("lost");` };
    const welcomes = (answer: number) =>
      dialogue("welcomes", "y 13 23", says(answer, /welcome/, "to welcome the players"));
    const [before = ""] = await resultsOf(undefined, lost, [welcomes(0), starts]);
    expect(before).toContain("Expected: the program to welcome the players, after answer 1, [y]");
    const [atCrash = "", ...others] = await resultsOf(undefined, lost, [welcomes(2), starts]);
    expect(atCrash).toContain(
      "Appeared: It stopped with an error after answer 3 (“23”): Error: lost",
    );
    expect(others).toEqual([]);
  });

  test("is the one that appeared first, whatever the order of the judges", async () => {
    const late = says(2, /well played/i, "to praise Black");
    const early = says(0, /welcome/i, "to welcome the players");
    const [text] = await resultsOfSkeleton(dialogue("x", "y 81 41 n", ends, late, early));
    expect(text).toContain("Typed:    [y], 81, 41, n");
    expect(text).toContain("Expected: the program to welcome the players, after answer 1, [y]");
  });

  test("draws the board that a function was called with", async () => {
    const wins = boardCheck("wins", "initialiseBoard", ["WN12 WS88 BS81", "W", true]);
    const [text = ""] = await resultsOfSkeleton(wins);
    expect(text.split("\n").slice(0, 6)).toEqual([
      "  FAILED  wins",
      '          Expected: initialiseBoard to return true for "W" on this board',
      "          Appeared: it returned nothing",
      "             1   2   3   4   5   6   7   8",
      "          1  ..  ..  ..  ..  ..  ..  ..  BS",
      "          2  WN  ..  ..  ..  ..  ..  ..  ..",
    ]);
  });

  test("draws the expected board and the one shown, and marks the squares that differ", async () => {
    const wrong = SAMPLE_GAME.replace("WS13", "WS23").replace("BE23", "BE13").replace("WR12 ", "");
    const [text = ""] = await resultsOfSkeleton(dialogue("x", "y", showsBoard(0, wrong)));
    const lines = text.split("\n");
    expect(lines.slice(1, 8)).toEqual([
      "          Typed:    [y]",
      "          Expected: the program to show the board drawn here, after answer 1, [y]",
      "          Appeared: a board that differs on 12, 13 and 23 (*)",
      "          Expected board:                      Board shown:",
      "             1   2   3   4   5   6   7   8        1   2   3   4   5   6   7   8",
      "          1  ..  BG  ..  BS  ..  ..  ..  WG    1  ..  BG  ..  BS  ..  ..  ..  WG",
      "          2 *..  ..  ..  ..  ..  ..  ..  ..    2 *WR  ..  ..  ..  ..  ..  ..  ..",
    ]);
    expect(lines[8]).toContain("3 *BE *WS  ..  ..");
    expect(lines.length).toBeLessThanOrEqual(24);
    const drawn = lines.slice(4).filter((line) => !line.includes("Repeat:"));
    expect(Math.max(...drawn.map(({ length }) => length))).toBe(80);
  });
});

test("messages that must not appear are found", async () => {
  const silent = dialogue("is silent", "y", saysNot(0, /turn/, "to say nothing about turns"));
  expect((await resultsOfSkeleton(silent))[0]).toContain("Appeared: It is White's turn.");
});

describe("a fault of the student's program fails the check in a few lines:", () => {
  test.each([
    [
      "an exception",
      "      displayBoard(board);",
      "throw new TypeError('oops');",
      /It stopped with an error after answer 1 \(“y”\): TypeError: oops \(program\.ts, line \d+\)/,
    ],
    [
      "a syntax error",
      FIRST,
      "gameOver = = false;",
      /TypeScript cannot read the program: .+ \(program\.ts, line \d+\)/,
      tsxRunner,
    ],
    [
      "a name that does not exist",
      FIRST,
      "nonsense();",
      /nonsense is not defined\s+\(program\.ts, line \d+\)/,
    ],
    [
      "a package that is not installed",
      'import chalk from "chalk"',
      'import chalk from "no-such-package"',
      /The package no-such-package is not installed; run npm install in\s+\S+skeleton$/m,
    ],
  ])("%s", async (_name, before, after, expected, runner = testRunner) => {
    const [text = ""] = await resultsOf(runner, { [before]: after }, [starts]);
    expect(text).toMatch(/^ {2}FAILED/);
    expect(text).toMatch(expected);
    expect(text.split("\n").length).toBeLessThanOrEqual(7);
    expect(text).not.toMatch(/^\s+at /m);
  });

  test("an endless loop", async () => {
    const runner = { ...testRunner, mostTime: 1000 };
    // It sleeps, so that it does not take processor time from other tests.
    const endless = "for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);";
    const [text] = await resultsOf(runner, { [FIRST]: endless }, [starts]);
    expect(text).toMatch(/did not end in time before the first answer;/);
  });
});

test("a program that is too slow to be run many times is a fault", async () => {
  const isLong = (input: string) => input === "y\n13\n";
  const run = async (input = ""): Promise<Run> => {
    const end = isLong(input) ? "exit" : "too long";
    return { end, output: "Your move?\n", errors: "", files: new Map() };
  };
  const program = { folder, command: { run: "slow" } };
  const checks = [dialogue("ends", "y 13", ends), dialogue("ends again", "y 13", ends)];
  const found: (string | undefined)[] = [];
  const open = { run, close() {} };
  const noCalls = async () => ({ answers: [], run: await run() });
  for await (const { failure } of checkOpenProgram({ checks }, program, open, noCalls))
    found.push(failure?.appeared);
  expect(found).toEqual(["Its runs took too long; does it wait, or start slowly?"]);
});

test("checks leave the folder as it is, and nothing in the temporary folder", async () => {
  const before = readdirSync(bundled);
  // Other programs use the usual one at the same time.
  const temporary = mkdtempSync(join(tmpdir(), "sarrum-"));
  for (const name of ["TMPDIR", "TEMP"]) vi.stubEnv(name, temporary);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true });
  });
  const checked = runChecks(exerciseOf(starts), { folder: bundled }, bundledRunner());
  for await (const { failure } of checked) expect(failure).toBeUndefined();
  expect(readdirSync(bundled)).toEqual(before);
  expect(readdirSync(temporary).filter((name) => name.startsWith("sarrum-"))).toEqual([]);
});

test("programs in other languages have only checks of dialogues", () => {
  const command: ProgramCommand = { run: "python3 game.py" };
  const port = { folder, command };
  const moves = boardCheck("moves", "checkMoveIsLegal", ["WS11 BS88", "W", false]);
  expect(checksFor(exerciseOf(moves), { folder })).toEqual([moves]);
  expect(checksFor(exerciseOf(moves, starts), port)).toEqual([starts]);
});

test("a folder without the program is named", () => {
  expect(findCopy(SKELETON)).toEqual(ok({ folder: resolve(SKELETON) }));
  const advice = "To make a copy of the skeleton, type npx tsx src/main.ts exercise start my-work";
  expect(findCopy(folder)).toEqual(err(`There is no program.ts in ${folder}. ${advice}`));
});
