/**
 * The check
 *
 *     dialogue("names the captured piece", "y 13 23 86 87", says(2, /etlu/i, "to name the etlu"))
 *
 * types five lines into a student's program. Answers are counted from 0: y is answer 0, and a move
 * is complete with the answer that names its finish square, so what the program says and shows
 * about the move from 13 to 23 follows answer 2. The failure with the smallest answer is reported. If the
 * program does not name the etlu, the student reads
 *
 *     FAILED  names the captured piece
 *             Typed:    y, 13, [23], 86, 87
 *             Expected: the program to name the etlu, after answer 3, [23]
 *             Appeared: It is Black's turn.
 */
import type { Answer, Dialogue } from "../checker/read-dialogue.ts";
import type { DialogueCheck, Failure } from "../exercise.ts";

/** Judges a dialogue; undefined means that it passes. */
export type Judge = (dialogue: Dialogue) => Failure | undefined;

/** The maximum length of an excerpt in a failure, in lines and in characters per line. */
const MAX_LINES = 6;
const MAX_LINE_LENGTH = 120;

/**
 * Makes a check of a dialogue; a program that does not read all the answers fails.
 * @param typed the answers, separated by spaces, or by | if one is empty or contains spaces
 */
export function dialogue(about: string, typed: string, ...judges: readonly Judge[]): DialogueCheck {
  const lines = answersIn(typed);
  return { kind: "dialogue", about, typed: lines, judge: all(readsAll(lines), ...judges) };
}

export const answersIn = (typed: string) => typed.split(typed.includes("|") ? "|" : " ");

/** Makes a check of a run that follows another one in the same folder, which is not judged. */
export function afterEarlierRun(typed: string, check: DialogueCheck): DialogueCheck {
  return { ...check, typedBefore: answersIn(typed) };
}

/** Limits a check to copies: it types what stops the exam's own program with an error, or very much. */
export const inCopies = (check: DialogueCheck): DialogueCheck => ({ ...check, copiesOnly: true });

/** Combines judges into one, which reports the failure that appeared first in the dialogue. */
export function all(...judges: readonly Judge[]): Judge {
  return (held) => {
    const failures = judges.flatMap((judge) => judge(held) ?? []);
    return failures.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
  };
}

/** What is judged at the end comes last. */
const placeOf = ({ answer = Number.MAX_SAFE_INTEGER }: Failure) => answer;

/** Makes a judge of several answers, by number, and of what is expected after each. */
export const byAnswer =
  <T>(judgeOf: (answer: number, expected: T) => Judge) =>
  (expected: Readonly<Record<number, T>>): Judge =>
    all(...Object.entries(expected).map(([answer, value]) => judgeOf(Number(answer), value)));

/** Makes a judge of the same thing after several answers. */
export const afterEach =
  (...judgesOf: readonly ((answer: number) => Judge)[]) =>
  (...answers: readonly number[]): Judge =>
    all(...answers.flatMap((answer) => judgesOf.map((judgeOf) => judgeOf(answer))));

/** Makes a judge of every answer that the program has read. */
export const eachAnswer =
  (judgeOf: (index: number, answer: Answer) => Judge): Judge =>
  (held) =>
    all(...held.answers.map((answer, index) => judgeOf(index, answer)))(held);

function readsAll(lines: readonly string[]): Judge {
  return ({ answers, openQuestion }) => {
    if (answers.length === lines.length) return undefined;
    const appeared =
      openQuestion === ""
        ? "it ended"
        : `“${lines[answers.length]}” was not shown after a question; ask questions with the function ask of input.ts`;
    const expected = "the program to ask a question";
    return { expected, appeared, answer: answers.length - 1 };
  };
}

/** Judges that the program ended after the last answer. */
export const ends: Judge = ({ openQuestion, answers }) =>
  openQuestion === ""
    ? undefined
    : {
        expected: "the program to end",
        appeared: `it asked: ${openQuestion}`,
        answer: answers.length - 1,
      };

/** Judges a file in the program's folder at the end, by what `find` says is wrong with its text. */
export const leavesFile =
  (name: string, expected: string, find: (text: string) => string | undefined): Judge =>
  ({ files }) => {
    const text = files.get(name);
    const appeared =
      text === undefined
        ? `there is no file ${name} in the current folder, which is temporary in checks`
        : find(text);
    return appeared === undefined ? undefined : { expected: `the program ${expected}`, appeared };
  };

/** What appeared instead of what was expected, with the board if it is wrong or missing. */
export type Found = string | Pick<Failure, "appeared" | "board"> | undefined;

/**
 * Judges the response to one answer. `find` returns what appeared if it is wrong, otherwise
 * undefined.
 * @param expected completes "the program ..."
 */
export const onAnswer =
  (index: number, expected: string, find: (answer: Answer, dialogue: Dialogue) => Found): Judge =>
  (held) => {
    const answer = held.answers[index];
    // An answer that was never asked for: readsAll fails too, and with a smaller number.
    const found = answer ? find(answer, held) : "no question for this answer";
    if (found === undefined) return undefined;
    const facts = typeof found === "string" ? { appeared: found } : found;
    return { expected: `the program ${expected}`, ...facts, answer: index };
  };

/** The first few lines of what a program said. */
export function excerpt(said: string): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return "nothing";
  const shown = lines.slice(0, MAX_LINES).map((line) => line.trim().slice(0, MAX_LINE_LENGTH));
  return [...shown, ...(lines.length > MAX_LINES ? ["..."] : [])].join("\n");
}
