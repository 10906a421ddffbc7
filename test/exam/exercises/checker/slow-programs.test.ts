/** What is said about programs whose time is up. */
import { describe, expect, test } from "vitest";
import {
  checkOpenProgram,
  firstFailure,
} from "../../../../src/exam/exercises/checker/check-program.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import { dialogue, ends } from "../dialogue.ts";
import { play } from "../no-echo.mjs";
import { marked } from "./marked-port.ts";

describe("a program that is stopped", () => {
  const typed = "y 13 12 13 23 86 87 83 85 45 12 11";
  /** Plays the port until its time is up: after so many characters. */
  async function appeared(most: number, timeUp: Run["timeUp"], words: string[] = []) {
    const run = async (input = ""): Promise<Run> => {
      const { output, end } = play(words, input);
      const stopped = output.length > most && {
        output: output.slice(0, most),
        end: "too long" as const,
        ...(timeUp && { timeUp }),
      };
      return { output, end, errors: "", files: new Map(), ...stopped };
    };
    const checks = [dialogue("ends", typed, ends)];
    const program = { folder: "port", command: { run: "slow" } };
    const noCalls = async () => ({ answers: [], run: await run() });
    return firstFailure(checkOpenProgram({ checks }, program, { run }, noCalls));
  }
  const whole = play([], typed.split(" ").join("\n")).output.length;

  test.each([[[]], [["lines"]], [["columns"]], [["quiet"]]])(
    "is told how far it came, if it still printed: %j",
    async (words) => {
      const whole = play(words, typed.split(" ").join("\n")).output.length;
      for (const most of [whole * 0.5, whole * 0.6, whole * 0.7].map(Math.round)) {
        const timeUp = { seconds: 10, isMoving: true, isShared: false };
        const count = marked(words, typed.split(" ")).filter((end) => end <= most).length;
        const last = typed.split(" ")[count - 1];
        expect(await appeared(most, timeUp, words)).toMatchObject({
          expected: "the program to continue",
          appeared: `It was too slow: after 10 seconds it had reached answer ${count} (“${last}”); does it pause?`,
          answer: count - 1,
        });
      }
    },
  );

  test("is said to be in a loop only if it no longer printed", async () => {
    const timeUp = { seconds: 10, isMoving: false, isShared: false };
    expect((await appeared(Math.round(whole * 0.8), timeUp))?.appeared).toMatch(
      /^It did not end in time after answer \d+ \(“\d\d”\); is there a loop that does not end\?$/,
    );
  });

  test("because earlier runs had used up the time is not said to be in a loop", async () => {
    const timeUp = { seconds: 0, isMoving: false, isShared: true };
    const slow = "Its runs took too long; does it wait, or start slowly?";
    expect((await appeared(0, timeUp))?.appeared).toBe(slow);
    const hurried = { seconds: 3, isMoving: true, isShared: true };
    expect((await appeared(Math.round(whole * 0.8), hurried))?.appeared).toMatch(
      /after 3 seconds it had reached answer \d+ .*, and earlier runs had used up the rest/,
    );
  });
});
