/** The questions of a program without echo are recognised by their texts, in few runs. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Ask, findQuestions } from "../../../../src/exam/exercises/checker/find-questions.ts";
import { QuestionTexts } from "../../../../src/exam/exercises/checker/question-texts.ts";
import { recogniseQuestions } from "../../../../src/exam/exercises/checker/recognise-questions.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import { scaled } from "../../../scale.ts";
import { answers, marked, runPort, STYLES } from "./marked-port.ts";

/** Runs the port without echo in this process, and counts how often. */
function countingPort(words: readonly string[]) {
  const known = new Map<string, Run>();
  const ask: Ask = async (answers) => {
    const key = answers.join("|");
    const run = known.get(key) ?? runPort(words, answers);
    known.set(key, run);
    return run;
  };
  return { ask, starts: () => known.size };
}

const lines = (typed: string) => typed.split(" ");

/** Dialogues with one program, as the checks of an exercise hold them. */
const DIALOGUES = [
  "y 13 12 13 23 86 87 81 41 n",
  "y 13 22 12 11 21 22 y y 13 23 21 23 y y 13 23",
  "n 28 26 42 43 26 24 51 42 24 22 82 83 22 42 n",
].map(lines);

/** What a program prints before each answer. */
const START = ["Sample? Type Y for it: ", "\nWhite to move\nFrom? ", "To? ", "No.\nFrom? ", "To? "];

describe("the questions of a program without echo are found in few runs", () => {
  test.each([[[]], [["columns"]], [["quiet"]], [["lines"]]])(
    "of the port with %j",
    async (words) => {
      const texts = new QuestionTexts();
      for (const [index, typed] of DIALOGUES.entries()) {
        const { ask, starts } = countingPort(words);
        const { questions, open, isCertain } = (await recogniseQuestions(ask, typed, texts))!;
        expect(open === undefined ? questions : [...questions, open]).toEqual(marked(words, typed));
        expect(starts()).toBeLessThanOrEqual(4);
        if (index === 0) expect(await isCertain(4)).toBe(true);
      }
    },
  );

  test("a question is known for both players once it is known for one", () => {
    const texts = new QuestionTexts();
    texts.add("WHITE> ");
    texts.add("Your move, White: ");
    const printed = "WHITE> BLACK> Black moves.\nYour move, Black: ";
    expect(texts.endsIn(printed)).toEqual([7, 14, printed.length]);
    const short = new QuestionTexts();
    expect(short.add("It is White's turn.\nW> ")).toBe(true);
    expect(short.endsIn("It is White's turn.\nW> It is Black's turn.\nB> ")).toEqual([23, 46]);
  });

  test.each([
    ["the first two are on one line", "y 3 12 21", START.with(1, "How many moves? ")],
    [
      "a message looks like one",
      "y 12 21 41 31 n",
      [...START, "That is all. Moves made: 2\nAgain? "],
    ],
  ])("if %s", async (_name, answers, texts) => {
    const typed = lines(answers);
    const runs = new Set<number>();
    const ask: Ask = async ({ length }) => {
      runs.add(length);
      const output = texts.slice(0, length + 1).join("");
      const end = length < texts.length ? "crash" : "exit";
      return { output, end, errors: end === "crash" ? "EOFError" : "", files: new Map() };
    };
    const { questions, open } = (await recogniseQuestions(ask, typed, new QuestionTexts()))!;
    const ends = open === undefined ? questions : [...questions, open];
    expect(ends).toEqual(texts.map((_, last) => texts.slice(0, last + 1).join("").length));
    expect(runs.size).toBeLessThanOrEqual(4);
  });

  test.each([
    ["\nGoodbye.\n", "\nWhite to move.\nMove? "],
    ["That is all. Goodbye.\n", "That is White's turn.\nMove? "],
  ])(
    "if the program ends with %j where its input ends, and all answers first begin so",
    async (end, turn) => {
      const texts = new QuestionTexts();
      for (const printed of [
        ["Sample? ", turn, turn, turn],
        ["Sample? ", turn, "No.\nMove? ", turn, "No.\nMove? ", "No.\nMove? ", turn, "No.\nMove? "],
      ]) {
        const runs = new Set<number>();
        const ask: Ask = async ({ length }) => {
          runs.add(length);
          const output = `${printed.slice(0, length + 1).join("")}${end}`;
          return { output, end: "exit", errors: "", files: new Map() };
        };
        const typed = printed.slice(1).map((_, index) => `${index}`);
        const { questions, open } = (await recogniseQuestions(ask, typed, texts))!;
        expect(runs.size).toBeLessThanOrEqual(6);
        const boundaries = printed.map((_, last) => printed.slice(0, last + 1).join("").length);
        if (printed.length > 4) expect([...questions, open]).toEqual(boundaries);
      }
    },
  );

  test("also if one of them is worded in another way later", async () => {
    const texts = new QuestionTexts();
    const { ask } = countingPort([]);
    (await recogniseQuestions(ask, DIALOGUES[0]!, texts))!;
    const changed: Ask = async (answers) => {
      const run = await ask(answers);
      return { ...run, output: run.output.replace(/(White.*\n)Enter.*?:/, "$1Which piece?") };
    };
    const found = (await recogniseQuestions(changed, DIALOGUES[0]!, texts))!;
    const slow = await findQuestions(changed, DIALOGUES[0]!);
    expect(found.questions).toEqual(slow.questions);
  });
});

/** Whether the last answer makes a difference to a program that continues with 0 when its input has ended. */
const showsLast = (words: readonly string[], typed: readonly string[]) =>
  !words.includes("zeros") ||
  runPort(words, typed.slice(0, -1)).output !== runPort(words, typed).output;

describe("the questions that are recognised are those that the port marks, or are not certain", () => {
  test.each(STYLES)("%s", async (_name, words) => {
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 3 }), async (dialogues) => {
        const texts = new QuestionTexts();
        for (const typed of dialogues.filter((one) => showsLast(words, one))) {
          const { ask } = countingPort(words);
          const { questions, open, isCertain } = (await recogniseQuestions(ask, typed, texts))!;
          const read = open === undefined ? questions : [...questions, open];
          const truth = marked(words, typed);
          const wrong = read.findIndex((end, index) => end !== truth[index]);
          if (wrong >= 0) expect(await isCertain(Math.max(0, wrong - 1))).toBe(false);
          // If every answer to the last question is an error, it cannot be told from none.
          else if (open !== undefined) expect(truth.length).toBeGreaterThan(typed.length);
        }
      }),
      { numRuns: scaled(120) },
    );
  });
});

test("once the texts are known one run is enough, unless it ends with another error", async () => {
  const texts = new QuestionTexts();
  const { ask } = countingPort([]);
  await recogniseQuestions(ask, DIALOGUES[1]!, texts);
  const runsWith = async (errors: (all: string) => string) => {
    let runs = 0;
    const counted: Ask = async (answers) => {
      runs += 1;
      const run = await ask(answers);
      const isComplete = answers.length === DIALOGUES[1]!.length;
      return isComplete ? { ...run, errors: errors(run.errors) } : run;
    };
    await recogniseQuestions(counted, DIALOGUES[1]!, texts);
    return runs;
  };
  expect(await runsWith((errors) => errors)).toBe(1);
  expect(await runsWith(() => "ValueError: not a number")).toBeGreaterThan(1);
});

test("a prompt is a question with the line before it", () => {
  const texts = new QuestionTexts();
  expect(texts.add("A board\nStart square\n> ")).toBe(true);
  expect(texts.endsIn("Start square\n> No. > 5\nStart square\n> ")).toEqual([15, 38]);
});

test("a line of a million characters is no question", () => {
  expect(new QuestionTexts().add("x".repeat(1_000_000))).toBe(false);
});

describe("a crash is found after the right answer", () => {
  const GAMES = ["y 12 21 83 81 41 31", "n 17 16 12 13 28 26 22 23", "y 81 41 y y 13 23 41 42"].map(
    lines,
  );

  test.each(GAMES)("wherever it is in the game %s %s %s", async (...typed) => {
    const ends = marked([], typed);
    for (let after = 1; after <= typed.length; after += 1) {
      const [from, to] = [ends[after - 1]!, ends[after]!];
      // What a program prints last may be a question that it never gets an answer to.
      const places = after < typed.length ? [from, (from + to) >> 1, to] : [from, (from + to) >> 1];
      for (const place of places) {
        // The port refuses every answer that is not a number, or not one letter.
        const ask: Ask = async (given) => {
          const run = runPort([], given);
          const reaches = typed.slice(0, after).every((answer, index) => given[index] === answer);
          if (!reaches) return run;
          const output = run.output.slice(0, place);
          return { ...run, output, end: "crash", errors: "TypeError: can only concatenate str" };
        };
        for (const found of [
          (await recogniseQuestions(ask, typed, new QuestionTexts()))!,
          await findQuestions(ask, typed),
        ]) {
          expect(found.open).toBeUndefined();
          expect(found.questions.length, `at ${place}`).toBe(after);
          expect(found.questions.at(-1)).toBe(from);
        }
      }
    }
  });
});
