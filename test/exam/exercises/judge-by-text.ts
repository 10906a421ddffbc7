/** Checks of one short run in place of those of exercises: a program passes those that it names. */
import { afterAll, beforeAll } from "vitest";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import type { Check } from "../../../src/exam/exercises/exercise.ts";

/** Scripts for the shell: "echo passes 7" passes exercise 7. Windows has no such shell. */
export const command = { run: "sh game.py" };

/** Judges all exercises so in the tests of a file; returns the numbers of those that are judged, in their order. */
export function judgeByText(): number[] {
  const judged: number[] = [];
  const before = EXERCISES.map(({ checks }) => checks);
  const setChecks = (all: readonly (readonly Check[])[]) => {
    for (const [index, checks] of all.entries()) Object.assign(EXERCISES[index]!, { checks });
  };
  const checkOf = (number: number): Check => ({
    kind: "dialogue",
    about: "is named",
    typed: [],
    judge(dialogue) {
      judged.push(number);
      const isNamed = JSON.stringify(dialogue).includes(`passes ${number}`);
      return isNamed ? undefined : { expected: "its number", appeared: "nothing" };
    },
  });
  beforeAll(() => setChecks(EXERCISES.map(({ number }) => [checkOf(number)])));
  afterAll(() => setChecks(before));
  return judged;
}
