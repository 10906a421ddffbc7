/** Judges of what a program says in words, and of its questions. */

import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Judge } from "../exercise.ts";
import { onAnswer, questionAfter, responseTo } from "./dialogue.ts";

/** What was said after an answer, without boards. */
export const wordsAfter = (answer: number, held: Dialogue) => responseTo(answer, held)?.words ?? "";

/** What was said after an answer, without boards and without lines that belong to the next question. */
export const messageAfter = (answer: number, held: Dialogue) => {
  const own = questionAfter(answer, held).split("\n").length - 1;
  const lines = wordsAfter(answer, held).split("\n");
  return lines.slice(0, lines.length - own).join("\n");
};

/** Whether the question after an answer is also asked where the model says nothing of a kind. */
export function isUsualQuestion(answer: number, held: Dialogue, heardAfter: readonly string[]) {
  const question = questionAfter(answer, held);
  return held.answers.some((other, index) => other.question === question && !heardAfter[index - 1]);
}

/** What was said after an answer; lines of the next question only if it is asked just there. */
export const ownWords = (answer: number, held: Dialogue, heardAfter: readonly string[]) =>
  (isUsualQuestion(answer, held, heardAfter) ? messageAfter : wordsAfter)(answer, held);

/** What was said after an answer, and the next question. */
export const wordsAndQuestion = (answer: number, held: Dialogue) =>
  `${messageAfter(answer, held)}\n${questionAfter(answer, held)}`;

/** Makes judges of a text after an answer, which must match a pattern or must not. */
const textJudge =
  (textOf: (answer: number, held: Dialogue) => string, mustMatch: boolean) =>
  (answer: number, pattern: RegExp, expected: string): Judge =>
    onAnswer(answer, expected, (_, held, quote) => {
      const text = textOf(answer, held);
      return pattern.test(text) === mustMatch ? undefined : quote(text);
    });

/** Judges that the words after an answer match. The text completes "the program to ...". */
export const says = textJudge(wordsAfter, true);
/** Judges that no message matches; a question that says so every time is none. */
export const saysNot = textJudge(messageAfter, false);

/** Judges that the words after an answer, or the next question, match. */
export const mentions = textJudge(wordsAndQuestion, true);
export const doesNotMention = textJudge(wordsAndQuestion, false);

/** A pattern for a line that contains two words or patterns, in either order. */
export const lineWith = (one: string, other: string) =>
  new RegExp(`^(?=.*\\b${one}).*\\b${other}`, "im");

export const WINNER = /Ada|Ben Nevis|Ben|Cyd|Dov|Eva|Flo/;

/** The names and numbers in the lines of a table that name a winner: "Ada 3". */
export const rowsIn = (words: string): readonly string[] =>
  words.split("\n").flatMap((line) => {
    const [name] = WINNER.exec(line) ?? [];
    return name ? [name, ...(line.match(/\d+/g) ?? [])].join(" ") : [];
  });
