import { describe, expect, test } from "vitest";
import { shuffle } from "../../../src/core/rng.ts";
import { number, type Question, right } from "../../../src/exercises/reading/question.ts";
import { readingQuestions } from "../../../src/exercises/reading/questions.ts";
import { askQuestions, runReading } from "../../../src/exercises/reading/quiz.ts";
import { readSource } from "../../../src/exercises/reading/source.ts";
import { testRunner } from "../runner.ts";

/** Ports that type the lines given and then end the input; `said` is what was shown. */
function typist(lines: readonly string[]) {
  const said: string[] = [];
  let asked = 0;
  return {
    said,
    prompts: () => asked,
    ports: {
      ask: async () => lines[asked++],
      say: (text: string) => void said.push(text),
    },
  };
}

const place = { file: "rules.ts", line: 79, text: "  while (more) {" } as const;
const declared = { file: "rules.ts", line: 5, text: "const two = 2;" } as const;
const QUESTIONS: readonly Question[] = [
  { topic: "loops", text: "How many?", place, because: "It counts.", answer: number(3) },
  {
    topic: "constants",
    text: "Which constant?",
    place,
    because: "It is declared.",
    answer: [
      { shown: "one", also: [], place },
      { shown: "two", also: [], place: declared },
    ],
  },
  {
    topic: "loops",
    text: "Which?",
    choices: ["this", "that"],
    place,
    because: "It is.",
    answer: right("b) that", "b", "that"),
  },
];

/** Asks three small questions and returns what was shown. */
async function quiz(...lines: readonly string[]) {
  const typed = typist(lines);
  const all = QUESTIONS.map(({ answer }) => ("kind" in answer ? [] : answer));
  const answers = new Map(QUESTIONS.map((question, index) => [question, all[index] ?? []]));
  await askQuestions(typed.ports, QUESTIONS, Promise.resolve(answers));
  return typed;
}

describe("a quiz", () => {
  test("does not take help as an answer, and quit ends it", async () => {
    const { said } = await quiz("help", "?", "3", "quit");
    expect(said.slice(1, 3)).toEqual(
      new Array(2).fill("Type an answer, show to see the answer, or done to finish."),
    );
    expect(said.at(-1)).toBe("\n1 of 1 correct");
  });

  test("asks, marks and counts", async () => {
    const { said } = await quiz("3", "two", "b");
    expect(said).toEqual([
      "\nQuestion 1 of 3\nHow many?",
      "Correct.\n  rules.ts, line 79: while (more) {\nIt counts.",
      "\nQuestion 2 of 3\nWhich constant?",
      "Correct.\n  rules.ts, line 5: const two = 2;\nIt is declared.",
      "\nQuestion 3 of 3\nWhich?\n  a) this\n  b) that",
      "Correct.\n  rules.ts, line 79: while (more) {\nIt is.",
      "\n3 of 3 correct",
    ]);
  });

  test("says what would have been right, and what to look at again", async () => {
    const { said } = await quiz("4", "three", "a");
    expect(said[1]).toContain("Not correct. The answer is: 3\n");
    expect(said[3]).toContain("Not correct. Any of these is correct: one, two\n");
    expect(said[5]).toContain("Not correct. The answer is: b) that\n");
    expect(said.at(-1)).toBe("\n0 of 3 correct\nWorth looking at again: loops, constants");
  });

  test("shows an answer, which is not counted as correct", async () => {
    const { said } = await quiz(" SHOW ", "one", "that");
    expect(said[1]).toBe("The answer is: 3\n  rules.ts, line 79: while (more) {\nIt counts.");
    expect(said.at(-1)).toBe("\n2 of 3 correct\nWorth looking at again: loops");
  });

  test.each([
    ["done is typed", ["3", "Done", "b"]],
    ["the input ends", ["3"]],
  ])("ends with the score when %s", async (_, lines) => {
    const { said } = await quiz(...lines);
    expect(said.at(-1)).toBe("\n1 of 1 correct");
  });

  test("may end before the first answer", async () => {
    expect((await quiz("done")).said.at(-1)).toBe("\nNo questions answered.");
    expect((await quiz()).said.at(-1)).toBe("\nNo questions answered.");
  });

  test("asks again after an empty line, and takes an unknown command as an answer", async () => {
    const { said, prompts } = await quiz("", "   ", "helpful", "done");
    expect(said[1]).toContain("Not correct.");
    expect(said.at(-1)).toContain("0 of 1 correct");
    expect(prompts()).toBe(4);
  });

  test("throws if the answers cannot be found", async () => {
    const failing = Promise.reject<never>(new Error("no answers"));
    await expect(askQuestions(typist(["3"]).ports, QUESTIONS, failing)).rejects.toThrow(
      "no answers",
    );
  });
});

test("the order of the questions follows from the seed", () => {
  const items = Array.from({ length: 60 }, (_, index) => index);
  expect(shuffle(items, 7)).toEqual(shuffle(items, 7));
  expect(shuffle(items, 7)).not.toEqual(shuffle(items, 8));
  expect(shuffle(items, 7).sort((one, other) => one - other)).toEqual(items);
  const first = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => shuffle(items, seed)[0]);
  expect(new Set(first).size).toBeGreaterThan(4);
});

describe("the reading quiz", async () => {
  const { ports, said } = typist(Array<string>(200).fill("show"));
  await runReading(ports, { seed: 7, runner: testRunner });
  const asked = said.filter((text) => text.startsWith("\nQuestion "));

  test("names its seed and asks all questions in the order of that seed", async () => {
    expect(said[0]).toContain("--seed 7");
    const questions = shuffle(readingQuestions(await readSource()), 7);
    expect(asked.map((text) => text.split("\n")[2])).toEqual(questions.map(({ text }) => text));
    expect(asked[2]).toContain(`Question 3 of ${questions.length}\n`);
  });

  test("ends with a score", () => {
    expect(said.at(-1)).toContain(`0 of ${asked.length} correct`);
  });

  test("throws if the skeleton cannot be run", async () => {
    const runner = { ...testRunner, args: ["--no-such-option"] };
    const quizzed = runReading(typist(["x"]).ports, { seed: 1, runner });
    await expect(quizzed).rejects.toThrow("could not be run");
  });
});
