/** Programs in Python that are followed. */
import { describe, expect, test } from "vitest";
import { ok } from "../../../src/base/result.ts";
import { seededRandom } from "../../../src/base/rng.ts";
import { textOf } from "../../../src/drawing/line.ts";
import { followPython } from "../../../src/exam/stepper/followed-python.ts";
import { readBack } from "../../../src/exam/stepper/navigate.ts";
import { callsAt } from "../../../src/exam/stepper/page/call-tables.ts";
import { panesAt } from "../../../src/exam/stepper/page/panes.ts";
import { valueLines } from "../../../src/exam/stepper/print-variable.ts";
import { sentenceOf, stepLine, whyNext } from "../../../src/exam/stepper/sentences.ts";
import { randomAnswers } from "../../../src/exam/stepper/step.ts";
import { openStepping } from "../../../src/exam/stepper/stepping.ts";
import { questionOf, turnOf } from "../../../src/exam/stepper/turns.ts";
import { callsOf, runWith } from "../../../src/exam/stepper/twin/program.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { valueIn } from "../../value-in.ts";
import { endOf } from "./followed.ts";
import { followFile, followText, observed, PORT, PYTHON, programFile, told } from "./python.ts";

describe.skipIf(PYTHON === undefined)("a program in Python", () => {
  test("is told of in sentences, whatever of the language it uses", async () => {
    const steps = await (await followFile(programFile("features.py"))).run(["Ann"]);
    await expect(`${steps.map((step) => textOf(stepLine(step))).join("\n")}\n`).toMatchFileSnapshot(
      "../../transcripts/python-steps.txt",
    );
  });

  test("has a main program that nothing is said to call, beside a subroutine main", async () => {
    const text = "x = 1\ndef main():\n  y = x\n  return y\nmain()\nx = 2\n";
    const steps = await (await followText(text)).run([]);
    expect(steps.map(sentenceOf)).toEqual([
      "game.py begins.",
      "x becomes 1.",
      "main is called.",
      "y becomes 1.",
      "main returns 1.",
      "x becomes 2 (it was 1).",
      "game.py ends.",
      "The program has ended.",
    ]);
    expect(whyNext(steps, 1)).toBe("game.py begins here.");
    expect(whyNext(steps, 6)).toBe("Line 6 has been executed, and game.py ends.");
    const plain = await (await followText("x = 1\n")).run([]);
    expect(plain.map(sentenceOf)).toContain("main begins.");
  });

  test.each([
    ["traps.py", programFile("traps.py"), ["yes"]],
    ["the exam's program", PORT, randomAnswers(seededRandom(5)).slice(0, 7)],
  ])(
    "prints the same and has the same values as without its hooks: %s",
    async (_name, path, answers) => {
      const { output, calls } = await told(path, answers);
      const expected = observed(path, answers);
      expect(output).toBe(expected.output);
      expect(calls).toEqual(expected.calls);
    },
  );

  test("has its subroutines called by the names of the port", async () => {
    const program = await followFile(PORT);
    const board = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => "  "));
    board[3]![1] = "WS";
    const call = callsOf("checkMoveIsLegal", [board, 3, 1, 3, 2, "W"]);
    const [steps = []] = await program.record([call]);
    const calls = steps.flatMap(({ action }) => (action.kind === "call" ? action.name : []));
    expect(calls).toEqual(["CheckMoveIsLegal", "CheckSarrumMoveIsLegal"]);
    expect(steps.at(-2)!.action).toMatchObject({ name: "CheckMoveIsLegal", value: "True" });
  });
});

test.skipIf(PYTHON === undefined)(
  "a program that cannot be read is refused with its line",
  async () => {
    await expect(followText("x = 1\nif x\n")).rejects.toThrow(/^game\.py, line 2 cannot be read: /);
    await expect(followText('print "Hello"\n')).rejects.toThrow(
      /\? Only Python 3 can be followed\.$/,
    );
  },
);

test.skipIf(PYTHON === undefined)(
  "both squares are not typed where the finish square is asked for",
  async () => {
    const open = async () => ok(await followFile(PORT));
    const stepping = valueIn(await openStepping({ open, answers: ["y", "13"] }));
    const asks = stepping.steps.length - 1;
    expect(await turnOf({ ...stepping, at: asks }, "23 12")).toMatch(
      /^Type the finish square alone;/,
    );
    const start = stepping.steps.findLastIndex(
      ({ action }) => "answer" in action && action.answer === "13",
    );
    const moved = await turnOf({ ...stepping, at: start }, "13 23");
    expect(moved).toMatchObject({ stepping: { answers: ["y", "13", "23"] } });
    expect(valueLines({ ...stepping, at: asks }, "board[3][1]")).toEqual(['board[3][1] is "WS".']);
    expect(valueLines({ ...stepping, at: asks }, "x")[0]).toMatch(/ no variable x; try \w.* or /);
    expect(readBack({ ...stepping, at: asks }, "answer")).toBe(start);
  },
);

test.skipIf(PYTHON === undefined)(
  "contents are told also of kinds of dictionaries, and questions without a text or of several lines",
  async () => {
    const text = `from collections import Counter
letters = Counter("aba")
letters["b"] += 1
name = input()
name = input("1. Play\\n2. Quit\\n> ")
`;
    const program = await followText(text);
    const steps = await program.run(["", "1"]);
    const sentences = steps.map(sentenceOf);
    expect(sentences).toContain('letters becomes Counter {"a": 2, "b": 1}.');
    expect(sentences).toContain("It asks, and the answer is empty.");
    expect(sentences).toContain("It asks 3 lines, and the answer is 1.");
    const at = sentences.indexOf('letters["b"] becomes 2.') + 1;
    const [{ lines } = { lines: [] }] = callsAt({ program, steps, at, looks: [], board: false });
    expect(lines.map(textOf).join("\n")).toMatch(/^letters\["b"\] +now: 2 /m);
  },
);

test.skipIf(PYTHON === undefined)(
  "a question that was printed before is asked with a prompt",
  async () => {
    const open = async () => ok(await followText('print("Name", end="? ")\nname = input()\n'));
    const stepping = valueIn(await openStepping({ open, answers: [] }));
    expect(questionOf({ ...stepping, at: stepping.steps.length - 1 })).toBe("Answer: ");
  },
);

test("without an interpreter it is said what is needed", async () => {
  const files = new Map([["game.py", ""]]);
  expect(await followPython(files, { run: "python9 game.py" })).toEqual({
    ok: false,
    reason:
      "Python 3.8 or newer is needed to show game.py line by line, and “python9 game.py” does not start it here; exercise read and worksheet do without.",
  });
});

/** The limit of time, in seconds, of what uses all of it; others have ended long before theirs. */
const SOON = 0.2;
const LATE = `It has not ended after ${SOON} seconds.`;

/** What a subroutine does, and how its run ends. */
const HOSTILE: readonly (readonly [line: string, end: string])[] = [
  ["raise ValueError('lost')", "ValueError: lost."],
  ["raise type('Odd', (BaseException,), {'__str__': lambda self: 1 / 0})", "Odd."],
  ["return f2()", "More than 300 calls have not ended; the last is of f2."],
  ["sum(1 for _ in iter(int, 1))", LATE],
  ["return 10 ** 10 ** 8 % 7", LATE],
  ["bytearray(10 ** 9)", "It needs too much memory to be followed."],
  ["open('../odd', 'w')", "It uses ../odd, and only files in its folder can be followed."],
  ["import os; os.kill(os.getppid(), 9)", "It uses os.kill, and"],
  ["import os; os.system('ls')", "It uses os.system, and"],
  ["import socket", "It imports socket, and"],
  ["import io; io.FileIO('/tmp/hostile', 'w')", "It opens a file, and"],
  ["import os; os._exit(3)", "It uses os._exit, and"],
  [
    "import numpy.random",
    "It imports numpy, and only modules of Python and programs in its folder",
  ],
  ["odd = [1]; odd.append(odd)", "A list contains itself"],
  ["odd = [0] * 3000", "A list has more than 2,000 elements."],
  ["print('x' * 10 ** 8)", "A text has more than 20,000 characters."],
  ["import sys; sys.exit()", "The program has ended."],
  [
    "import builtins; builtins.print = builtins.len = None; print(1)",
    "TypeError: 'NoneType' object is not callable.",
  ],
];

describe.skipIf(PYTHON === undefined)("a run in Python", () => {
  test.each([
    [10, HOSTILE.filter(([, end]) => end !== LATE)],
    [SOON, HOSTILE.filter(([, end]) => end === LATE)],
  ])("whatever it does in %s seconds is a sentence with its file and line", async (most, all) => {
    const bodies = all.map(([line], at) => `def f${at}():\n    ${line.replace("f2", `f${at}`)}`);
    const program = await followText(bodies.join("\n"), PYTHON, most);
    const runs = await program.record(all.map((_, at) => callsOf(`f${at}`, [])));
    for (const [at, [line, end]] of all.entries()) {
      const ended = endOf(runs[at]!);
      expect.soft(ended, line).toContain(end);
      if (!/has ended/.test(end))
        expect.soft(ended, line).toContain(`game.py, line ${2 * at + 2}. `);
    }
  });
});

test.skipIf(PYTHON === undefined)(
  "variables of the main program are global, and those of its subroutine main local",
  async () => {
    const program = await followText(
      "size = 8\ndef main():\n    half = size\n    half = 2\nmain()\n",
    );
    const [steps = []] = await program.record([runWith([])]);
    const at = steps.findIndex(({ action, line }) => action.kind === "set" && line === 4);
    const calls = callsAt({ program, steps, at, looks: [], board: false });
    const rows = calls.map(({ title, lines }) => [title, ...lines.map(textOf)]);
    expect(rows).toEqual([
      ["main", "half new: 8 \tlocal"],
      ["game.py", "size 8\tglobal"],
    ]);
  },
);

test.skipIf(PYTHON === undefined)(
  "without a statement that returns a subroutine ends at the line executed last",
  async () => {
    const program = await followText(
      "def move(a):\n    if a:\n        print(1)\n    else:\n        print(2)\n\nmove(True)\n",
    );
    const [steps = []] = await program.record([runWith([])]);
    const end = steps.findIndex(({ action }) => action.kind === "return");
    expect(steps[end]).toMatchObject({ line: 3, action: { name: "move" } });
    expect(whyNext(steps, end)).toBe("Line 3 has been executed, and move ends.");
  },
);

test.skipIf(PYTHON === undefined)("a for loop has values, and no condition", async () => {
  const program = await followText(
    "n = 1\nfor i in range(n):\n    n = 0\nfor letter in '':\n    n = 2\n",
  );
  const [steps = []] = await program.record([runWith([])]);
  const told = steps.flatMap((step, at) =>
    step.action.kind === "test"
      ? [whyNext(steps, at), sentenceOf(step), whyNext(steps, at + 1)]
      : [],
  );
  expect(told).toEqual([
    "A loop begins by looking for a value.",
    "range(n) has another value, the 1st time: range(1).",
    "There was another value, so the loop's body is executed.",
    "The loop's body has been executed, so it looks for another value.",
    "range(n) has no further value after the 1st: range(1).",
    "There was no further value, so the loop has ended.",
    "There was no further value, so the loop has ended.",
    "'' has no value.",
    "There was no further value, so the loop has ended.",
  ]);
});

test("large numbers have commas", () => {
  const worked = { text: "True", parts: [] };
  const action = { kind: "test", worked, result: "True", time: 12_345, hasElse: false } as const;
  const step: Step = { file: "game.py", line: 1, action, stack: [], globals: {} };
  expect(sentenceOf(step)).toBe("The loop's body begins, the 12,345th time.");
  const program = { files: new Map([["game.py", ""]]), subroutines: [], ...UNRECORDED };
  const steps = new Array<Step>(2_000).fill(step);
  const here = { program, steps, at: 1_999, looks: [], board: false };
  expect(panesAt(here, []).corner).toBe("step 1,999");
});

const UNRECORDED = { run: async () => [], record: async () => [] };
