/** Judges of what a program says in words, and of its questions. */
import type { Dialogue } from "../checker/read-dialogue.ts";
import { excerpt, type Judge, onAnswer, questionAfter, responseTo } from "./dialogue.ts";

/** What was said after an answer, without boards. */
export const wordsAfter = (answer: number, held: Dialogue) => responseTo(answer, held)?.words ?? "";

/** What was said after an answer, and the next question. */
export const wordsAndQuestion = (answer: number, held: Dialogue) =>
  `${wordsAfter(answer, held)}\n${questionAfter(answer, held)}`;

/** Makes judges of a text after an answer, which must match a pattern or must not. */
const textJudge =
  (textOf: (answer: number, held: Dialogue) => string, mustMatch: boolean) =>
  (answer: number, pattern: RegExp, expected: string): Judge =>
    onAnswer(answer, expected, (_, held) => {
      const text = textOf(answer, held);
      return pattern.test(text) === mustMatch ? undefined : excerpt(text);
    });

/** Judges that the words after an answer match. The text completes "the program to ...". */
export const says = textJudge(wordsAfter, true);
export const saysNot = textJudge(wordsAfter, false);

/** Judges that the words after an answer, or the next question, match. */
export const mentions = textJudge(wordsAndQuestion, true);
export const doesNotMention = textJudge(wordsAndQuestion, false);

/** Judges that the words after an answer are as a function wants them. */
export const onWords = (
  answer: number,
  expected: string,
  isRight: (words: string, held: Dialogue) => boolean,
): Judge =>
  onAnswer(answer, expected, ({ words }, held) =>
    isRight(words, held) ? undefined : excerpt(words),
  );

/** A pattern for a line that contains two words or patterns, in either order. */
export const lineWith = (one: string, other: string) =>
  new RegExp(`^(?=.*\\b${one}).*\\b${other}`, "im");

/** The winners in games. */
export const WINNER = /Ada|Ben Nevis|Ben|Cyd|Dov|Eva|Flo/;

/** The names and numbers in the lines of a table that name a winner: "Ada 3". */
export const rowsIn = (words: string): readonly string[] =>
  words.split("\n").flatMap((line) => {
    const [name] = WINNER.exec(line) ?? [];
    return name ? [name, ...(line.match(/\d+/g) ?? [])].join(" ") : [];
  });
