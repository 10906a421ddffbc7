import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findQuestions } from "../../../src/exercises/checker/find-questions.ts";
import type { Run } from "../../../src/exercises/checker/run-program.ts";
import { scaled } from "../../scale.ts";
import { play } from "../no-echo.mjs";

const MARK = "\u0001";

/** Runs the port without echo in this process. */
const askPort =
  (words: readonly string[]) =>
  async (answers: readonly string[]): Promise<Run> => {
    const { output, end } = play(words, answers.map((line) => `${line}\n`).join(""));
    return { output, end, errors: "", files: new Map() };
  };

/** The ends of all questions that the port marks, without the marks. */
async function marked(words: readonly string[], typed: readonly string[]): Promise<number[]> {
  const { output } = await askPort([...words, "mark"])(typed);
  const pieces = output.split(MARK).slice(0, -1);
  return pieces.map((_, index) => pieces.slice(0, index + 1).join("").length);
}

/** Answers, most of which fit: one in four games is full, one in four moves is nonsense. */
const answers = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom("13 23", "86 87", "13 14", "12 21", "83 85", "41 42"),
      },
      { weight: 3, arbitrary: fc.constantFrom("81 41 y y", "81 41 y n", "17 16 12 13") },
      { weight: 1, arbitrary: fc.constantFrom("11 12", "45 45", "99 13", "81", "x", "") },
    ),
    { maxLength: 5 },
  )
  .map((moves) => ["y", ...moves.flatMap((move) => move.split(" "))]);

const STYLES = [
  [],
  ["lines"],
  ["quiet"],
  ["goodbye", "columns"],
  ["zeros"],
  ["zeros", "lines"],
  ["patient"],
];

describe("the questions of a program without echo are those that it marks", () => {
  test.each(STYLES.map((words) => [words.join(" ") || "strict", words] as const))(
    "%s",
    async (_name, words) => {
      await fc.assert(
        fc.asyncProperty(answers, async (typed) => {
          const { questions, open } = await findQuestions(askPort(words), typed);
          const truth = await marked(words, typed);
          const read = open === undefined ? questions : [...questions, open];
          // If every answer to the last question is an error, it cannot be told from none.
          const fewest = open === undefined ? read.length : typed.length + 1;
          expect(read).toEqual(truth.slice(0, fewest));
          expect(open === undefined).toBe(truth.length <= typed.length);
        }),
        { numRuns: scaled(200) },
      );
    },
  );
});
