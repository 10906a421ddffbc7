/** Runs the port without echo in this process. */
import fc from "fast-check";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import { play } from "../no-echo.mjs";

const MARK = "\u0001";

/** Runs the port with words that change its behaviour. Some print without end, so there is a limit. */
export function runPort(words: readonly string[], answers: readonly string[]): Run {
  const input = answers.map((line) => `${line}\n`).join("");
  const { output, end, error } = play(words, input, 2000 + 500 * answers.length);
  return { output, end, errors: error ? `${error.name}: ${error.message}` : "", files: new Map() };
}

/** The ends of all questions that the port marks, without the marks. */
export function marked(words: readonly string[], typed: readonly string[]): number[] {
  const { output } = runPort([...words, "mark"], typed);
  const pieces = output.split(MARK).slice(0, -1);
  return pieces.map((_, index) => pieces.slice(0, index + 1).join("").length);
}

/** Answers, most of which fit: one in four moves is nonsense. */
export const answers = fc
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

/** Names and words of behaviours. */
export const STYLES = [
  [],
  ["lines"],
  ["quiet"],
  ["goodbye", "columns"],
  ["zeros"],
  ["zeros", "lines"],
  ["patient"],
].map((words) => [words.join(" ") || "strict", words] as const);
