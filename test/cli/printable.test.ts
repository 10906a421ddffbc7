/** Nothing that controls a terminal is shown, wherever a text comes from. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { err } from "../../src/base/result.ts";
import { runExercise } from "../../src/exam/exercises/commands.ts";
import { bundledRunner } from "../exam/exercises/runner.ts";
import { bundleSolutions, copySkeleton, SKELETON } from "../exam/exercises/solutions.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { typedAt } from "../terminal/typed-at.ts";
import { newHome, STEERING } from "./program.ts";
import { runInside } from "./run-inside.ts";

/** Sets the title of the window, rings the bell, clears the window, hides text and reverses it. */
const EVIL = "\x1b]0;owned\x07\x1b[2J\x1b[8m\x9b1m\u202e\r.";
/** The same without the line end, which would end a tag; and also without brackets, for a move. */
const EVIL_TAG = EVIL.replace("\r", "");
const EVIL_MOVE = EVIL_TAG.replaceAll(/[[\];]/g, "");
/** What is still seen of it. */
const SEEN = "owned";
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const folder = temporaryFolder("test");
const file = (name: string) => join(folder, name);
let records = 0;

/** Writes a record of the sample game and returns its path. */
function record(moves: string, tags = '[Start "sample"]'): string {
  records += 1;
  const name = file(`${records}.pgn`);
  writeFileSync(name, `[Game "Capture the Sarrum"]\n${tags}\n\n${moves}\n`);
  return name;
}

const COMMENTED = record(
  `{${EVIL}} 1. 13x23 {${EVIL}} ({${EVIL}} ${EVIL_MOVE}) 83-63 ;${EVIL_TAG}\n*`,
);
const NAMED = record("1. 13x23 *", `[Start "sample"]\n[White "${EVIL_TAG}"]\n[Date "${EVIL_TAG}"]`);
const TAG_NAMES = [
  "Game",
  "Variant",
  "Start",
  "Position",
  "House",
  "Result",
  "Termination",
  EVIL_TAG,
];
const SAMPLE = ["--setup", "sample"];

function expectPrintable(text: string, seen = SEEN): void {
  expect(text).not.toMatch(STEERING);
  expect(text).toContain(seen);
}

/** Runs the program, and expects that all it writes can be printed and quotes the evil text. */
async function expectHarmless(words: readonly string[], ...lines: readonly string[]) {
  const { output, complaints } = await runInside(lines.join("\n"), { words });
  expectPrintable(output + complaints);
}

describe("what controls a terminal does not reach it from", () => {
  test.each([
    ["the comments of a record, in the list of moves", ["--load", COMMENTED], ["review list"]],
    ["the comments of a record, in plain text", ["--load", COMMENTED, "--plain"], ["review list"]],
    ["its comments and variations, in a replay", ["replay", COMMENTED], ["", "", ""]],
    ["one position of a replay", ["replay", COMMENTED, "--to", "1"], []],
    ["all positions of a replay", ["replay", COMMENTED, "--every", "0"], []],
    ["the names and the date of a record", ["--load", NAMED], []],
  ])("%s", (_what, words, lines) => expectHarmless(words, ...lines));

  test.each(TAG_NAMES)("the tag %j of a record", async (name) => {
    const { output, complaints } = await runInside("review list\nresume finished\nresume list", {
      words: ["--load", record("1. 13x23 *", `[${name} "${EVIL_TAG}"]`)],
    });
    expectPrintable(output + complaints, "");
  });

  test.each([
    ["the moves of a record", EVIL_MOVE],
    ["a move number", `${EVIL_MOVE}1. 13x23`],
    ["a result", `1. 13x23 ${EVIL_MOVE}`],
  ])("%s", (_what, moves) => expectHarmless(["--load", record(`${moves} *`)]));

  test("the games of a file that has several", async () => {
    const both = file("both.pgn");
    writeFileSync(both, `${readFileSync(NAMED, "utf8")}\n${readFileSync(NAMED, "utf8")}`);
    await expectHarmless(["--load", both]);
  });

  test("a lesson in a file", async () => {
    const name = file("lesson.txt");
    writeFileSync(name, `${EVIL_TAG}\n> comment ${EVIL_TAG}\n>${EVIL_TAG}\n`);
    await expectHarmless(["lesson", name], "", "back");
  });

  test("what is typed after the name of a command", async () => {
    const commands = [
      ...[
        "",
        "lesson ",
        "load ",
        "save no-such-folder/",
        "diagram no-such-folder/",
        "review moves ",
      ],
      ...["help ", "set white ", "setup house ", "computer ", "figure ", "puzzle ", "moves "],
      ...["explain ", "resume ", "resume delete ", "undo ", "setup ", "set theme ", "comment "],
    ];
    await expectHarmless(SAMPLE, ...commands.map((command) => `${command}${EVIL}`), "review list");
  });

  test.each(["setup\nput ", "setup\nremove ", "quiz\n", "puzzle\n"])(
    "what is typed after %j",
    (command) => expectHarmless(SAMPLE, `${command}${EVIL}`, "done", "review list"),
  );

  const OPTIONS = ["game", "setup", "house", "load", "resume", "white", "seed", "theme"];

  test.each([
    ...OPTIONS.map((name) => [`--${name}`, EVIL]),
    ["--position", `1g1s3G/R7/Se5e/8/8/7r/8/8 ${EVIL}`],
    ["--record", file(`none/${EVIL}`)],
    ["--white", EVIL, "--black", EVIL, ...SAMPLE],
    [EVIL],
    [`--${EVIL}`],
    ["moves", EVIL],
    ["perft", "--depth", EVIL],
    ["figure", EVIL],
    ["diagram", "--moves", EVIL],
    ["diagram", "--out", EVIL],
    ["replay", EVIL],
    ["worksheet", "--title", EVIL, "--kind", "moves", "--count", "1"],
    ["worksheet", "--kind", EVIL],
    ["worksheet", "--kind", "moves", "--count", "1", "--out", EVIL],
    ["exercise", EVIL],
    ["exercise", "check", "1", EVIL],
    ["exercise", "start", `${SKELETON}program.ts/${EVIL}`],
  ])("the option or argument %j", (...words) => expectHarmless(words, "resign", "y"));

  test("the engine protocol", () => {
    const commands = [
      "",
      "position ",
      "position fen ",
      "position startpos moves ",
      "setoption name ",
    ];
    return expectHarmless(["uci"], ...commands.map((command) => command + EVIL_TAG));
  });

  test("answers to reading questions", () => expectHarmless(["exercise", "read"], EVIL, "done"));

  test("the names in saved and finished games", async () => {
    const home = newHome();
    const words = [...SAMPLE, "--white", "Ann", "--black", "Ben"];
    await runInside("13 23", { words, home });
    await runInside("13 23\nresign\ny", { words, home });
    const data = join(home, "data", "capture-the-sarrum");
    for (const path of readdirSync(data, { recursive: true, encoding: "utf8" })) {
      if (!/\.(pgn|txt)$/.test(path)) continue;
      const text = readFileSync(join(data, path), "utf8");
      writeFileSync(join(data, path), text.replace("Ann", EVIL_TAG));
    }
    for (const list of ["resume list", "resume finished", "resume", "resume delete 1"])
      expectPrintable((await runInside(`${list}\n`, { home })).output);
    expectPrintable((await runInside("", { words: ["scores"], home })).output);
  });

  test("the files of settings and of scores", async () => {
    const home = newHome();
    const [config, data] = [
      join(home, "config", "capture-the-sarrum"),
      join(home, "data", "capture-the-sarrum"),
    ];
    for (const path of [config, data]) mkdirSync(path, { recursive: true });
    writeFileSync(join(config, "settings.txt"), `white = ${EVIL}\n${EVIL}\ntheme = ${EVIL}\n`);
    writeFileSync(join(data, "puzzles.txt"), `${EVIL}\nsarrum ${EVIL} unaided 2026.11.21\n`);
    const lines = "set\npuzzle\ndone\nresume finished\n";
    const { output, complaints } = await runInside(lines, { words: SAMPLE, home, keyboard: true });
    expectPrintable(output + complaints);
  });

  test("a record that is saved, which keeps the rest of its text", async () => {
    const saved = file("saved.pgn");
    await runInside(`save ${saved}`, { words: ["--load", COMMENTED] });
    const text = readFileSync(saved, "utf8");
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(text.match(/0;owned/g)?.length).toBeGreaterThan(3);
  });

  test("a board in colour, and only its colours pass", async () => {
    const words = ["--load", COMMENTED];
    const variables = { FORCE_COLOR: "3" };
    const { output } = await runInside("review list\nboard", { words, variables });
    expect(output).toMatch(COLOURS);
    expect(output).not.toContain("\x1b[8m");
    expectPrintable(output.replaceAll(COLOURS, ""));
  });
});

/** Whole codes are taken out of what programs print, with the word in the first. */
const PRINTED = `${SEEN} ${EVIL}`;
const QUOTED = JSON.stringify(PRINTED);
const CHECK = { action: "check", number: "8", command: undefined } as const;

describe("what a student's program prints does not control the terminal", () => {
  test.each([
    [
      "if it says it",
      CHECK,
      `const { log } = console; console.log = (said = "") => log(said.replace("turn", ${QUOTED}));`,
    ],
    ["if it throws it", CHECK, `throw new Error(${QUOTED});`],
    ["in a list", { action: "list" }, ""],
  ] as const)("%s", async (how, words, line) => {
    // An untouched copy is not checked.
    const folder = file(how);
    const copy = join(folder, "08-name-captured-piece");
    copySkeleton(copy);
    const program = join(copy, "program.ts");
    writeFileSync(program, `${line}\n${readFileSync(program, "utf8")}`);
    await bundleSolutions(copy, ["."]);
    const request = { ...words, folder };
    let output = "";
    const screen = typedAt((text) => {
      output += text;
    });
    await runExercise(request, {
      say: (text) => screen.show(text),
      status: () => {},
      reportFiles: async () => err("none"),
      interrupted: () => new Promise(() => {}),
      screen,
      mayEnd() {},
      version: "1",
      // The error of the system quotes the name, as that of a student's program might.
      runner: line === "" ? { ...bundledRunner(), command: PRINTED } : bundledRunner(),
      fault: undefined,
      form: { width: 80, runCopy: "node program.ts" },
      windows: false,
      watchFolder: () => () => {},
    });
    expectPrintable(output);
  });
});
