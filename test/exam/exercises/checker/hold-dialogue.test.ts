/** Dialogues with programs that do not echo what is typed. */
import process from "node:process";
import { describe, expect, test, vi } from "vitest";
import { pickOne, type Random, seededRandom } from "../../../../src/base/rng.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import {
  checkOpenProgram,
  firstFailure,
  linesOf,
} from "../../../../src/exam/exercises/checker/check-program.ts";
import { holdDialogue } from "../../../../src/exam/exercises/checker/hold-dialogue.ts";
import { QuestionTexts } from "../../../../src/exam/exercises/checker/question-texts.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import type { Exercise } from "../../../../src/exam/exercises/exercise.ts";
import { piecesOn } from "../../../../src/exam/exercises/notation.ts";
import { dialogue, ends, SAMPLE_GAME } from "../dialogue.ts";
import { play as playPort } from "../no-echo.mjs";

async function run(behaviour: readonly string[], input: string): Promise<Run> {
  const { output, end, error } = playPort(behaviour, input);
  return { output, end, errors: error?.message ?? "", files: new Map() };
}

/** Types answers into the port without echo, in this process. */
const hold = (behaviour: readonly string[], typed: readonly string[]) =>
  holdDialogue((answers) => run(behaviour, linesOf(answers)), typed, new QuestionTexts());

/** A dialogue that can be held. */
async function held(behaviour: readonly string[], typed: readonly string[]) {
  const found = await hold(behaviour, typed);
  if (!found) throw new Error("the answers were not found in what it says");
  return found;
}

/** Every third in `npm test`, all in the deep tests. */
const sampled = <Tried>(all: readonly Tried[]) =>
  all.filter((_, index) => process.env.DEEP || index % 3 === 0);

/** What the checks of an exercise say first about the port; undefined if it passes. */
async function appeared(
  exercise: Pick<Exercise, "checks">,
  behaviour: readonly string[],
  play = (...inputs: readonly string[]) => run(behaviour, inputs.at(-1) ?? ""),
) {
  const open = { run: play, close() {} };
  const program = { folder: "port", command: { run: "port" } };
  const callRules = async () => Promise.reject(new Error("The port has no functions to call."));
  return (await firstFailure(checkOpenProgram(exercise, program, open, callRules)))?.appeared;
}

test("a dialogue is divided as one with an echo would be", async () => {
  const { dialogue, run } = await held([], ["y", "12", "13", "12", "21"]);
  expect(run.end).toBe("exit");
  const [start, finish] = [
    "Enter coordinates of square containing piece to move:",
    "Enter coordinates of square to move piece to:",
  ];
  expect(dialogue.answers.map(({ typed, question, words }) => [typed, question, words])).toEqual([
    ["y", "Do you want to play the sample game (enter Y for Yes)?", "It is White's turn"],
    ["12", start, ""],
    ["13", finish, "That is not a legal move - please try again"],
    ["12", start, ""],
    ["21", finish, "It is Black's turn"],
  ]);
  expect(dialogue.openQuestion).toBe(start);
  expect(piecesOn(dialogue.answers[0]?.boards[0] ?? [])).toBe(
    SAMPLE_GAME.split(" ").toSorted().join(" "),
  );
});

test("a program that ends after the last answer leaves no open question", async () => {
  for (const behaviour of [[], ["quiet"], ["goodbye"], ["zeros"]]) {
    const { dialogue, run } = await held(behaviour, ["y", "81", "41", "n", "13"]);
    expect(run.end).toBe("exit");
    expect(dialogue.answers.map(({ words }) => words)).toEqual([
      "It is White's turn",
      "",
      "White wins!",
      "",
    ]);
    expect(dialogue.openQuestion).toBe("");
  }
});

test.each([
  [["y", "13", "x", "17"], 2],
  [["maybe", "y"], 0],
  [["y", "12", "29", "17"], 2],
  [["y", "13", "23", "19", "29"], 4],
])("after %j the port has stopped with an error", async (typed, fewest) => {
  const { dialogue, run } = await held([], typed);
  expect(run.end).toBe("crash");
  expect(dialogue.answers.length).toBeGreaterThan(fewest - 1);
  expect(dialogue.answers.length).toBeLessThanOrEqual(fewest + 1);
});

test.each([0, 1, 3])("endless output after %i answers is found in a few runs", async (count) => {
  let runs = 0;
  const ask = async (answers: readonly string[]): Promise<Run> => {
    runs += 1;
    const isEndless = answers.length >= count;
    const lines = answers.slice(0, count).map((answer) => `${answer} is no move.\nNext move?\n`);
    const rest = isEndless ? "again\n".repeat(100 + answers.length) : "";
    const end = isEndless ? "too much output" : "crash";
    return { output: `Your move?\n${lines.join("")}${rest}`, end, errors: "", files: new Map() };
  };
  const { dialogue, run } = (await holdDialogue(
    ask,
    ["y", "13", "23", "86", "87"],
    new QuestionTexts(),
  ))!;
  expect(run.end).toBe("too much output");
  expect(dialogue.answers.map(({ typed }) => typed)).toEqual(["y", "13", "23"].slice(0, count));
  expect(runs).toBeLessThan(50);
});

const FAREWELLS: readonly (readonly [what: string, say: (random: Random) => string])[] = [
  ["one of three", (random) => pickOne(["Bye.", "See you!", "Take care."], random)],
  ["a number", (random) => `You have played for ${random(9999)} seconds.`],
];

describe("whole exercises:", () => {
  const SOLUTIONS = {
    "accept-only-y-or-n": "yn",
    "count-moves": "count",
    "name-captured-piece": "captures",
  };

  test.each(Object.entries(SOLUTIONS))("the port's solution of %s passes", async (id, solution) => {
    const { checks } = EXERCISES.find((candidate) => candidate.id === id)!;
    // Random games are the same test for each exercise; they take longest.
    const chosen = checks.filter((check) => check.kind !== "games" || check.typed);
    for (const style of sampled(["", "lines", "columns", "goodbye", "zeros"])) {
      const isWhole = style === "" || id === "name-captured-piece";
      const tried = { checks: isWhole ? checks : chosen };
      expect(await appeared(tried, [solution, style]), style).toBeUndefined();
    }
  });

  test.each([
    ["silent", ""],
    ["half", ""],
    ["silent", "goodbye"],
  ])("questions without any text are named (%s %s)", async (...behaviour) => {
    const exercise = EXERCISES.find(({ id }) => id === "announce-promotions");
    expect(await appeared(exercise!, behaviour)).toBe(
      "It printed nothing to stdout before it read the next answer; print a text for each question.",
    );
  });

  const STYLES = [
    "patient",
    "patient columns",
    "zeros",
    "zeros lines",
    "goodbye",
    "goodbye columns",
  ];
  test.each(
    Object.entries(SOLUTIONS).flatMap(([id, solution]) =>
      sampled(STYLES).map((style) => [id, style, solution]),
    ),
  )(
    "a right program passes %s in few runs, whatever it does at the end of its input: %s",
    async (id, style, solution) => {
      const exercise = EXERCISES.find((candidate) => candidate.id === id)!;
      let runs = 0;
      const counted = (...answers: readonly string[]) => {
        runs += 1;
        return run([solution!, ...style!.split(" ")], answers.at(-1) ?? "");
      };
      expect(await appeared(exercise, [], counted)).toBeUndefined();
      expect(runs).toBeLessThanOrEqual(style!.startsWith("goodbye") ? 12 : 20);
    },
  );

  test("a program that asks for ever, and whose questions are not recognised, is told to end", async () => {
    let runs = 0;
    const asked = async (...answers: readonly string[]): Promise<Run> => {
      runs += 1;
      const ask = (answer: string) => `You said ${answer.length}${answer.slice(0, 1)} of it: ok? `;
      const lines = (answers.at(-1) ?? "").split("\n");
      const output = `${lines.map(ask).join("")}${"Again? Or not? ".repeat(9999)}`;
      return { output, end: "too much output", errors: "", files: new Map() };
    };
    const exercise = EXERCISES.find(({ id }) => id === "announce-promotions");
    expect(await appeared(exercise!, [], asked)).toMatch(
      /^It asks for ever when its input has ended, .*so that the checks cannot tell which answers it has read;/,
    );
    expect(runs).toBeLessThanOrEqual(70);
  });

  test.each(sampled(FAREWELLS))(
    "one that says something else each time its input ends has as little time (%s)",
    async (_name, bye) => {
      let [runs, time] = [0, 0];
      const random = seededRandom(1);
      const clock = vi.spyOn(Date, "now").mockImplementation(() => time);
      const asked = async (...answers: readonly string[]): Promise<Run> => {
        [runs, time] = [runs + 1, time + 200];
        const found = await run(["captures"], answers.at(-1) ?? "");
        return found.end === "crash"
          ? { ...found, end: "exit", errors: "", output: `${found.output}\n${bye(random)}\n` }
          : found;
      };
      const exercise = EXERCISES.find(({ id }) => id === "name-captured-piece");
      expect(await appeared(exercise!, [], asked)).toMatch(
        /^What it prints when its input has ended is not always the same, so that its questions were not found; let/,
      );
      clock.mockRestore();
      expect(runs).toBeLessThanOrEqual(140);
    },
  );

  test("a program is not started again to see that N ends it as n does", async () => {
    let runs = 0;
    const asked = (...answers: readonly string[]) => {
      runs += 1;
      return run(["quiet"], answers.at(-1) ?? "");
    };
    const [small, capital] = ["y 81 41 n", "y 81 41 N"].map((typed) =>
      dialogue("ends", typed, ends),
    );
    await appeared({ checks: [small!] }, [], asked);
    const before = runs;
    runs = 0;
    expect(await appeared({ checks: [small!, capital!] }, [], asked)).toBeUndefined();
    expect(runs).toBe(before + 1);
  });

  test("the unchanged port fails", async () => {
    for (const exercise of sampled(EXERCISES)) {
      expect(await appeared(exercise, []), exercise.id).toBeDefined();
    }
  });
});
