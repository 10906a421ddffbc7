/** Judges of dialogues; answers are counted from 0, and what is said before the first one follows answer -1. */
import { shortened } from "../../../base/text.ts";
import { type Dialogue, type Exchange, splitOutput } from "../checker/read-dialogue.ts";
import type { Failure, Judge } from "../exercise.ts";

/** The maximum length of an excerpt in a failure, in lines and in characters per line. */
export const MAX_LINES = 6;
const MAX_LINE_LENGTH = 120;

/** Combines judges into one, which reports the failure that appeared first in the dialogue. */
export function all(...judges: readonly Judge[]): Judge {
  return (held) => {
    const failures = judges.flatMap((judge) => judge(held) ?? []);
    return failures.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
  };
}

/** What is judged at the end comes last. */
const placeOf = ({ answer = Number.MAX_SAFE_INTEGER }: Failure) => answer;

/** What appeared instead of what was expected, with the board if it is wrong or missing. */
export type Found = string | Pick<Failure, "appeared" | "board"> | undefined;

/** Says what is wrong with the response to an answer; `quote` cuts what the program said, or gives its question. */
type Find = (answer: Exchange, dialogue: Dialogue, quote: (said: string) => string) => Found;

/** An answer with the response to it; undefined if the program did not ask for it. */
export function responseTo(index: number, { opening, answers }: Dialogue): Exchange | undefined {
  if (index >= 0) return answers[index];
  return { typed: "", question: "", ...splitOutput(opening.split("\n")) };
}

/** Judges the response to one answer. @param expected completes "the program ..." */
export const onAnswer =
  (index: number, expected: string, find: Find): Judge =>
  (held) => {
    const answer = responseTo(index, held);
    const quote = (said: string) => excerpt(said, questionAfter(index, held).trim());
    const found = answer ? find(answer, held, quote) : "no question for this answer";
    if (found === undefined) return undefined;
    const facts = typeof found === "string" ? { appeared: found } : found;
    return { expected: `the program ${expected}`, ...facts, answer: index };
  };

/** The question after an answer; "" if there is none. */
export const questionAfter = (answer: number, held: Dialogue) =>
  held.answers[answer + 1]?.question ?? held.openQuestion;

/** The first few lines of what a program said; if it said nothing, the question that it asked. */
export function excerpt(said: string, question = ""): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return question === "" ? "nothing" : `only the question: ${question}`;
  const shown = lines.slice(0, MAX_LINES).map((line) => shortened(line.trim(), MAX_LINE_LENGTH));
  return [...shown, ...(lines.length > MAX_LINES ? ["…"] : [])].join("\n");
}
