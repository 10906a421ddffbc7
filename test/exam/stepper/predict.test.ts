/** Values are asked for before they are worked out, marked and counted. */
import { describe, expect, test } from "vitest";
import { answerTo, isMeant, mark, questionAbout } from "../../../src/exam/stepper/predict.ts";
import { openStepping } from "../../../src/exam/stepper/stepping.ts";
import { turnOf } from "../../../src/exam/stepper/turns.ts";
import { runWith } from "../../../src/exam/stepper/twin/program.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { follow, followedSkeleton, run } from "./followed.ts";

const ALL = { on: true, right: 0, asked: 0 };

/** Steps to predict, one for each line and value, from games with a capture, a promotion and a win. */
async function stepsToPredict(): Promise<readonly Step[]> {
  const program = await followedSkeleton();
  const games = [
    ["y", "12", "13", "12", "21", "23", "43", "21", "22", "41", "51", "81", "71", "82", "11"],
    ["n", "47", "46", "12", "13", "38", "47", "42", "43"],
    ["y", "81", "41", "n"],
  ];
  const steps = (await program.record(games.map(runWith))).flat();
  const asked = steps.filter((step) => questionAbout(step, ALL) !== undefined);
  return [
    ...new Map(asked.map((step) => [`${step.file} ${step.line} ${answerTo(step)}`, step])).values(),
  ];
}

/** What a pupil might write for a value. */
function rightAnswers(value: string): readonly string[] {
  if (/^(true|false)$/.test(value)) return [value, value.toUpperCase(), value[0]!, ` ${value} `];
  if (value === '" "') return [value, "a space", "one space"];
  if (value === '"  "') return [value, "'  '", "two spaces", "2 spaces"];
  if (value === '""') return [value, "empty"];
  if (value.startsWith('"')) return [value, value.slice(1, -1), `'${value.slice(1, -1)}'`];
  return [value, ` ${value}`, value.startsWith("-") ? value : `+${value}`];
}

/** What is wrong, of every type. */
const wrongAnswers = (value: string) =>
  [
    "true",
    "false",
    "0",
    "1",
    "-1",
    "9",
    '"WS"',
    "BR",
    '" "',
    "x",
    "",
    "yes",
    "wr",
    "one",
    `${value}x`,
  ].filter((wrong) => !rightAnswers(value).includes(wrong));

test("predictions of every type are marked as they should be, in every subroutine", async () => {
  const steps = await stepsToPredict();
  for (const step of steps) {
    const value = answerTo(step);
    for (const right of rightAnswers(value))
      expect([step.line, right, isMeant(value, right)]).toEqual([step.line, right, true]);
    for (const wrong of wrongAnswers(value))
      expect([step.line, wrong, isMeant(value, wrong)]).toEqual([step.line, wrong, false]);
  }
  expect(steps.length).toBeGreaterThan(100);
  const program = await followedSkeleton();
  const subroutines = new Set(steps.flatMap(({ stack }) => stack.at(-1)?.name ?? []));
  expect(program.subroutines.filter((name) => !subroutines.has(name))).toEqual(["getTypeOfGame"]);
});

test("only single values of one subroutine are asked for", async () => {
  const steps = await run("const [a, b] = [1, 2];", "const list = [a];", "const c = b;");
  expect(steps.slice(0, -1).map((step) => questionAbout(step, ALL))).toEqual([
    undefined,
    undefined,
    undefined,
    "Line 4: what does c become?",
    undefined,
  ]);
  const endless = await run("while (true)", "break;");
  expect(endless.flatMap((step) => questionAbout(step, ALL) ?? [])).toEqual([]);
  expect(questionAbout(steps[3]!, { ...ALL, subroutine: "other" })).toBeUndefined();
});

test("predictions are counted, and a condition is true or false", async () => {
  const [, , condition] = await run("const a = 1;", "if (a > 0) console.log(a);");
  const once = { ...ALL, right: 0, asked: 1 };
  expect(mark(condition!, "false", ALL, false)).toMatchObject({ prediction: once });
  const twice = { right: 1, asked: 2 };
  expect(mark(condition!, "t", once, false)).toMatchObject({ prediction: twice });
  expect(questionAbout(condition!, ALL)).toBe("Line 3: a > 0 – true or false?");
});

const END = "; over continues without it, and predict ends the questions.";

test.each([
  ["const value = 1 > 0;", ["true", " F "], ["banana", "", "1"], "Type true or false"],
  ["const value = 3 - 10;", ["3", "-7", "+2.5"], ["three", "true", "", "3x"], "Type a number"],
  [
    'const value = "WS";',
    ["WS", "two spaces", "'BR'", "x", '"3"', '"true"'],
    ["true", "F".repeat(0), "13", "-1"],
    'Type a text, "  " for two spaces',
  ],
  ['const value = "3";', ["3", "13", "true"], [""], 'Type a text, "  " for two spaces'],
])("after %s only its type can be right", async (line, possible, refused, told) => {
  const steps = await run(line);
  const step = steps.find(({ action }) => action.kind === "set")!;
  for (const typed of possible)
    expect([typed, mark(step, typed, ALL, false)]).toEqual([typed, expect.any(Object)]);
  for (const typed of refused)
    expect([typed, mark(step, typed, ALL, false)]).toEqual([typed, told + END]);
});

test("three spaces are right only as they are", async () => {
  const steps = await run('const spaces = "   ";');
  const step = steps.find((each) => answerTo(each) === '"   "')!;
  expect(["'   '", "undefined"].map((typed) => isMeant(answerTo(step), typed))).toEqual([
    true,
    false,
  ]);
});

describe("predictions that are typed", () => {
  test("are asked for, marked and counted", async () => {
    const shown = await follow(
      "to checkMoveIsLegal",
      "y",
      "13",
      "23",
      "predict",
      "false",
      "false",
      "",
      "F",
      "s",
      "W",
      "predict",
    );
    expect(shown).toMatch(
      /You said false, but it is true\. rules\.ts, line \d+: moveIsLegal becomes true\. \(1 of 2 right\)/,
    );
    expect(shown).toContain("Predictions off. You had 3 of 5 right.");
  });

  test("are counted on after they have been switched off and on", async () => {
    const lines = ["to checkMoveIsLegal", "y 13 23", "predict", "false", "predict", "predict"];
    const shown = await follow(...lines, "false");
    expect(shown).toContain("Predictions off. You had 1 of 1 right.");
    expect(shown).toContain("Predictions on.");
    expect(shown).toMatch(/\(1 of 2 right\)/);
  });

  test("a mistyped command is not an answer, unless it follows =", async () => {
    const shown = await follow("to getMove", "y", "bakc", "=bakc", "done");
    expect(shown).toContain("Did you mean back? =bakc answers “bakc”.");
    expect(shown).toContain("the answer is bakc.");
    expect(await follow("to getMove", "y", "Jack", "done")).toContain("the answer is Jack.");
  });

  test("both squares are not taken where the finish square is asked for", async () => {
    const shown = await follow("to 49", "y", "13", "23 33", "23", "look finishSquare");
    expect(shown).toContain("Type the finish square alone;");
    expect(shown).toContain("the answer is 23.");
  });

  test.each([
    ["GetMove", "MakeMove", "makeMove"],
    [undefined, "makemove", "makeMove"],
    ["GetMove", undefined, undefined],
  ])("that begin at %s are about %s alone", async (to, subroutine, named) => {
    const opened = await openStepping({ answers: [], predict: true, subroutine, to });
    const prediction = { on: true, right: 0, asked: 0, subroutine: named };
    expect(opened.ok && opened.value.prediction).toEqual(prediction);
  });

  test("are about no subroutine that there is not", async () => {
    const options = { answers: [], predict: true, subroutine: "MakeMoves", to: "GetMove" };
    expect(await openStepping(options)).toMatchObject({
      reason: expect.stringMatching(/^There is no subroutine MakeMoves\. There are /),
    });
  });

  test("go back to an earlier question, also in another call", async () => {
    const answers = ["y", "13", "23", "21", "22"];
    const opened = await openStepping({ answers, predict: true, subroutine: "makeMove" });
    if (!opened.ok) throw new Error(opened.reason);
    const { steps, prediction } = opened.value;
    const asked = [...steps.keys()].filter((at) => questionAbout(steps[at]!, prediction));
    const isFirst = (at: number) => steps[at]!.line === 207;
    const second = asked.findLastIndex(isFirst);
    expect(asked.findIndex(isFirst)).toBeLessThan(second);
    const at = asked[second]!;
    const turn = await turnOf({ ...opened.value, at }, "back");
    expect(turn).toMatchObject({ stepping: { at: asked[second - 1] } });
  });

  test("tell in a pipe of each step before the next question", async () => {
    const lines = ["to displayWhoseTurnItIs", "y", "predict", "t", "to 73", "13 23", "2", "3"];
    const shown = await follow(...lines);
    expect(shown).toMatch(
      /\(1 of 1 right\)\nprogram\.ts, line 11: It prints “It is White's turn.”/,
    );
  });

  test("do not count once their values have been shown", async () => {
    const shown = await follow("to checkMoveIsLegal", "y 13 23", "over", "back", "predict", "true");
    expect(shown).toContain("(seen before, so not counted)");
    expect(shown).not.toContain(" right");
  });

  test("end with the score", async () => {
    const shown = await follow("to getMove", "y", "predict", "13 13", "1", "done");
    expect(shown).toMatch(/You had \d of \d right\.\nPlay the sample game/);
  });
});
