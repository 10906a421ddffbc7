/** The questions of a program without echo are found by typing fewer answers. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findQuestions } from "../../../../src/exam/exercises/checker/find-questions.ts";
import { scaled } from "../../../scale.ts";
import { answers, marked, runPort, STYLES } from "./marked-port.ts";

describe("the questions of a program without echo are those that it marks", () => {
  test.each(STYLES)("%s", async (_name, words) => {
    await fc.assert(
      fc.asyncProperty(answers, async (typed) => {
        const { questions, open } = await findQuestions(
          async (given) => runPort(words, given),
          typed,
        );
        const truth = marked(words, typed);
        const read = open === undefined ? questions : [...questions, open];
        // If every answer to the last question is an error, it cannot be told from none.
        const fewest = open === undefined ? read.length : typed.length + 1;
        expect(read).toEqual(truth.slice(0, fewest));
        expect(open === undefined).toBe(truth.length <= typed.length);
      }),
      { numRuns: scaled(200) },
    );
  });
});
