/** What is said of checks: failures with their answers, boards and lines to paste. */
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { textOf as lineText } from "../../../src/drawing/line.ts";
import {
  byCause,
  checkLine,
  failuresLines,
  pasteAdvice,
} from "../../../src/exam/exercises/check-report.ts";
import type { DialogueCheck, Failure } from "../../../src/exam/exercises/exercise.ts";
import { shellOf } from "../../../src/exam/exercises/exercise-host.ts";
import { boardCheck } from "../../../src/exam/exercises/judges/rules.ts";
import type { Host } from "../../../src/terminal/host.ts";
import { dialogue, SAMPLE_GAME } from "./dialogue.ts";
import { FORM, resultText } from "./runner.ts";

const FAILURE: Failure = { expected: "the program to do so", appeared: "nothing" };

const textOf = (check: DialogueCheck, failure: Partial<Failure>, form: Partial<typeof FORM> = {}) =>
  resultText({ check, failure: { ...FAILURE, ...failure } }, { folder: "." }, { ...FORM, ...form });

const lineAfter = (label: string, text: string) =>
  text
    .split("\n")
    .find((line) => line.includes(label))
    ?.split(label)[1];

describe("the report of a failed check", () => {
  test("names the answer that is in brackets", () => {
    const text = textOf(dialogue("x", "y||13|81 41"), { answer: 1 });
    expect(text).toContain("Typed:    y, [(Enter)], 13, 81 41\n");
    expect(text).toContain("Expected: the program to do so, after answer 2, [(Enter)]\n");
  });

  test("wraps a long list of answers between them, and keeps the line to paste whole", () => {
    const long = dialogue("x", Array.from({ length: 40 }, () => "13 23").join("|"));
    const lines = textOf(long, { answer: 38 }).split("\n");
    const wide = lines.filter((line) => line.length > 80);
    expect(wide).toEqual([expect.stringContaining("Repeat:")]);
    expect(lines[1]).toMatch(/^ {10}Typed: {4}13 23, .*13 23,$/);
    expect(lines.join("\n")).toContain("[13 23], 13 23\n");
  });

  test("shows only some of the answers after it", () => {
    const check = dialogue("x", Array.from({ length: 215 }, (_, index) => index).join(" "));
    const after = "113, 114, 115, 116, 117, 118, 119, 120, 121, 122";
    expect(textOf(check, { answer: 112 }, { width: 2000 })).toContain(
      `111, [112], ${after}, ...\n`,
    );
    expect(textOf(check, { answer: 204 })).toMatch(/ \[204\],[\s\d,]* 214\n/);
    expect(textOf(check, { answer: -1 })).toContain(
      "Typed:    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...\n",
    );
    expect(textOf(check, {})).toMatch(/ 214\n/);
  });

  test("marks no answer if it is about the whole run, or about what came before them", () => {
    const check = dialogue("x", "y 81");
    expect(textOf(check, {})).toContain("Typed:    y, 81\n");
    expect(textOf(check, { answer: -1 })).toContain("Typed:    y, 81\n");
    expect(textOf(check, { answer: -1 })).toContain("to do so, before the first answer\n");
  });

  test("draws boards of different sizes below each other in a narrow window", () => {
    const shown = [["BG", "lo"], ["  "]];
    const text = textOf(
      dialogue("x", "y"),
      { board: { expected: SAMPLE_GAME, shown } },
      { width: 50 },
    );
    const lines = text.split("\n").map((line) => line.trim());
    expect(lines.slice(4, 7)).toEqual([
      "Expected board:",
      "1   2   3   4   5   6   7   8",
      "1 *.. *BG  .. *BS  ..  ..  .. *WG",
    ]);
    expect(lines.slice(14, -1)).toEqual(["Board shown:", "1   2", "1 *BG *lo", "2 *.."]);
  });
});

test("names the seed of fresh games beside the line to paste", () => {
  const result = { check: dialogue("x", "y 81"), failure: FAILURE, seed: 19 };
  const lines = resultText(result, { folder: "." }, FORM).split("\n").slice(-2);
  expect(lines[0]).toMatch(/^ {10}Repeat: {3}printf/);
  expect(lines[1]).toBe(`${" ".repeat(20)}or the same games: exercise check with --seed 19`);
});

describe("the line to paste", () => {
  const ANSWERS = ["-y", "a'b", "50%d", "c:\\n", "", "$HOME `x` “é”", "no"];
  const check = dialogue("x", ANSWERS.join("|"));

  // The lines are for a shell that Windows does not have.
  const shellTest = test.skipIf(process.platform === "win32");

  shellTest("types every answer as it is, up to the one that went wrong", () => {
    const line = lineAfter("Repeat:   ", textOf(check, { answer: 5 }, { runCopy: "cat" }));
    const { stdout } = spawnSync("sh", ["-c", line ?? ""], { encoding: "utf8" });
    expect(stdout).toBe(`${ANSWERS.slice(0, 6).join("\n")}\n`);
  });

  test("quotes for PowerShell on Windows", () => {
    const line = lineAfter("Repeat:   ", textOf(check, { answer: 3 }, { shell: "powershell" }));
    expect(line).toBe("'-y', 'a''b', '50%d', 'c:\\n' | node program.ts");
  });

  test("quotes for cmd, in which a pipe would add spaces", () => {
    const special = dialogue("x", "y||a & b|50%");
    const [typed, wrong] = [{ ...special, typedBefore: ["n"] }, { answer: 3 }];
    const line = lineAfter("Repeat:   ", textOf(typed, wrong, { shell: "cmd" }));
    expect(line).toBe(
      'cmd /c "echo(n&rem" | node program.ts & cmd /c "echo(y&echo(&echo(a ^& b&echo(50%&rem" | node program.ts',
    );
  });

  const PROGRAMS = "C:\\Program Files\\WindowsPowerShell\\Modules";
  const SYSTEM = "C:\\Windows\\system32\\WindowsPowerShell\\v1.0\\Modules";
  const OTHER = "C:\\Program Files (x86)\\Microsoft SQL Server\\Tools\\PowerShell\\Modules\\";
  test.each([
    [true, `H:\\WindowsPowerShell\\Modules;${PROGRAMS};${SYSTEM}`, "powershell"],
    [true, `C:\\Users\\Ann\\OneDrive\\Documents\\PowerShell\\Modules;${PROGRAMS}`, "powershell"],
    [true, `${PROGRAMS};${SYSTEM};${OTHER}`, "cmd"],
    [true, undefined, "cmd"],
    [false, "/home/ann/.local/share/powershell/Modules", undefined],
  ])("is for the shell that was used: Windows %s, %s", (windows, PSModulePath, shell) => {
    const node = { environment: { PSModulePath } } as unknown as Host["node"];
    expect(shellOf({ windows, node })).toBe(shell);
    const git = { environment: { PSModulePath, MSYSTEM: "MINGW64" } } as unknown as Host["node"];
    expect(shellOf({ windows, node: git })).toBe(undefined);
  });

  test.each(['"', "'"])("leaves it to PowerShell to start a program by its path in %s", (mark) => {
    const runCopy = `& ${mark}C:\\A & B\\node.exe${mark} program.ts`;
    const line = lineAfter(
      "Repeat:   ",
      textOf(check, { answer: 0 }, { runCopy, shell: "powershell" }),
    );
    expect(line).toBe(`'-y' | ${runCopy}`);
  });

  shellTest("types the answers into all commands of a line", () => {
    const command = { run: "true && cat" };
    const check = dialogue("x", "y 13");
    const textIn = (form = FORM) =>
      resultText({ check, failure: FAILURE }, { folder: ".", command }, form);
    const line = lineAfter("Repeat:   ", textIn()) ?? "";
    expect(spawnSync("sh", ["-c", line], { encoding: "utf8" }).stdout).toBe("y\n13\n");
    const onWindows = lineAfter("Repeat:   ", textIn({ ...FORM, shell: "powershell" }));
    expect(onWindows).toBe("'y', '13' | cmd /c 'true && cat'");
  });

  test.each([
    ["python3 game.py", [["game (1).py", "game.py"]], 'python3 "game (1).py"', ""],
    ['py -u "game.py"', [["Game.PY", "game.py"]], "py -u Game.PY", ""],
    ["./game.py", [["my game.py", "game.py"]], '"./my game.py"', ""],
    ["python3 game.py", [["board.py", "board.py"]], "python3 game.py", ""],
    [
      "java Game",
      [["Game (1).java", "Game.java"]],
      "java Game",
      "rename Game (1).java to Game.java, then ",
    ],
    [undefined, [["my program.ts", "program.ts"]], 'node "my program.ts"', ""],
    [
      undefined,
      [["rules (1).ts", "rules.ts"]],
      "node program.ts",
      "rename rules (1).ts to rules.ts, then ",
    ],
  ] as const)("runs the files that were checked: %s with %j", (run, files, command, renamed) => {
    const program = { folder: "here", files, command: run === undefined ? run : { run } };
    const failed = { check: dialogue("x", "y"), failure: FAILURE };
    expect(lineAfter("Repeat:   ", resultText(failed, program, FORM))).toBe(
      `printf 'y\\n' | ${command}`,
    );
    const [advice] = pasteAdvice([failed], program);
    expect(advice).toMatch(
      new RegExp(`^To repeat a failure, ${renamed.replace(/[()]/g, "\\$&")}paste `),
    );
  });

  test("is explained only if there is one", () => {
    const failed = { check: dialogue("x", "y"), failure: FAILURE };
    const rules = { check: boardCheck("x", "isInDanger"), failure: FAILURE };
    const program = { folder: "here" };
    expect(pasteAdvice([rules, { ...failed, failure: undefined }], program)).toEqual([]);
    expect(pasteAdvice([rules, failed], program)).toEqual([
      expect.stringMatching(/^To repeat a failure, .* here$/),
    ]);
    const python = pasteAdvice([failed], { folder: "here", command: { run: "python3 game.py" } });
    expect(python.join("\n")).toMatch(
      / here\nAn error about the end of the input, such as EOFError, only means .*$/,
    );
  });

  test("repeats an earlier run too, and runs programs in other languages by their command", () => {
    const twice = { ...dialogue("x", "load"), typedBefore: ["y", "save"] };
    const program = { folder: ".", command: { run: "python3 game.py" } };
    const text = resultText({ check: twice, failure: FAILURE }, program, FORM);
    expect(lineAfter("Repeat:   ", text)).toBe(
      "printf 'y\\nsave\\n' | python3 game.py; printf 'load\\n' | python3 game.py",
    );
    expect(text).toContain("Typed:    y, save\n                    then, in a new run: load\n");
  });
});

describe("failures with one cause", () => {
  const fails = (about: string, failure: Partial<Failure>) => ({
    check: dialogue(about, "n 28 36"),
    failure: { ...FAILURE, ...failure },
  });
  const move = (from: string, to: string, piece: string) => ({
    expected: `the program to make the move from ${from} to ${to}, and to show the board drawn here`,
    appeared: "no board, but: That is not a legal move",
    board: { expected: `WS58 ${piece}${to}` },
  });
  const captured = (player: string, piece: string) => ({
    expected: `the program to say in one line “${player}” and “${piece}”`,
    appeared: `It is ${player}'s turn.`,
  });
  const said = (results: Parameters<typeof failuresLines>[0]) =>
    failuresLines(results, { folder: "." }, FORM).map(lineText);

  test.each([
    ["moves of one kind of piece", move("28", "36", "WE"), move("21", "33", "BE")],
    ["a message about any piece", captured("Black", "etlu"), captured("White", "marzaz pani")],
    [
      "any squares",
      { appeared: "a board that differs on 13" },
      { appeared: "a board that differs on 66, 67 and 78" },
    ],
    [
      "nothing returned",
      { expected: 'f to return true for "W"', position: "WS11" },
      { expected: 'f to return true for "B"', position: "BS11" },
    ],
  ])("are told once: %s", (_, one, other) => {
    const lines = said([fails("a", one), fails("b", other), fails("c", one)]);
    expect(lines.filter((line) => line.includes("FAILED"))).toEqual(["  FAILED  a"]);
    expect(lines.at(-1)).toBe(`${" ".repeat(10)}2 more checks fail for the same reason.`);
  });

  test.each([
    ["kinds of pieces", move("28", "36", "WE"), move("11", "15", "WG")],
    [
      "positions",
      { appeared: "it returned false", position: "WS11" },
      { appeared: "it returned false", position: "WS12" },
    ],
    ["messages", { appeared: "It is over." }, { appeared: "nothing" }],
  ])("are not those with other %s", (_, one, other) => {
    expect(byCause([fails("a", one), fails("b", other)])).toHaveLength(2);
  });

  test("are told with the first of all at the end, and the others before it", () => {
    const results = [
      { check: dialogue("fine", "y"), failure: undefined },
      fails("first", move("28", "36", "WE")),
      fails("second", captured("Black", "etlu")),
      fails("third", captured("White", "redum")),
    ];
    expect(results.map(checkLine).map(lineText)[0]).toBe("  passed  fine");
    const lines = said(results);
    expect(lines.filter((line) => /FAILED|reason/.test(line)).map((line) => line.trim())).toEqual([
      "FAILED  second",
      "1 more check fails for the same reason.",
      "FAILED  first",
    ]);
  });

  test("are followed by the reason why the checks stopped", () => {
    expect(said([fails("a", { isFault: "lasting" })]).at(-1)).toBe(
      "The checks stop here; fix this first.",
    );
  });
});
