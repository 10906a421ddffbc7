/**
 * The check
 *
 *     dialogue(
 *       "names the captured piece",
 *       "y 13 23 86 87",
 *       says(2, /etlu/i, "to name the etlu"),
 *       moves({ 2: "WS23", 4: "BR87" }),
 *     )
 *
 * types five lines into a student's program. Answers are counted from 0: y is answer 0, and a move
 * is complete with the answer that names its finish square, so what the program says and shows
 * about the move from 13 to 23 follows answer 2. The judges are asked in their order. If the
 * program does not name the etlu, the student reads
 *
 *     FAILED  names the captured piece
 *             Typed:    y, 13, 23, 86, 87
 *             Expected: the program to name the etlu, after the answer “23”
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
  const lines = typed.split(typed.includes("|") ? "|" : " ");
  return { kind: "dialogue", about, typed: lines, judge: all(readsAll(lines), ...judges) };
}

/** Makes a check of a run that follows another one in the same folder, which is not judged. */
export function afterEarlierRun(typed: string, check: DialogueCheck): DialogueCheck {
  return { ...check, typedBefore: typed.split(" ") };
}

/** Combines judges into one, which reports the first failure. */
export function all(...judges: readonly Judge[]): Judge {
  return (held) => {
    for (const judge of judges) {
      const failure = judge(held);
      if (failure) return failure;
    }
    return undefined;
  };
}

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

function readsAll(lines: readonly string[]): Judge {
  return ({ answers, openQuestion }) => {
    if (answers.length === lines.length) return undefined;
    const last = answers.at(-1);
    const appeared =
      openQuestion === ""
        ? `it ended after ${answers.length} answers${last ? `, the last of them “${last.typed}”` : ""}`
        : `“${lines[answers.length]}” was not shown after a question; ask questions with the function ask of input.ts`;
    return { expected: `the program to ask for all ${lines.length} answers`, appeared };
  };
}

/** Judges that the program ended after the last answer. */
export function ends(expected = "to end"): Judge {
  return ({ openQuestion }) =>
    openQuestion === ""
      ? undefined
      : { expected: `the program ${expected}`, appeared: `it asked: ${openQuestion}` };
}

/** Judges that the program asked another question after the last answer. */
export function keepsAsking(expected: string): Judge {
  return ({ openQuestion, answers }) =>
    openQuestion === ""
      ? {
          expected: `the program ${expected}`,
          appeared: `it ended with: ${excerpt(answers.at(-1)?.words ?? "")}`,
        }
      : undefined;
}

/** Judges a file in the program's folder at the end, by what `find` says is wrong with its text. */
export function leavesFile(
  name: string,
  expected: string,
  find: (text: string) => string | undefined,
): Judge {
  return ({ files }) => {
    const text = files.get(name);
    const appeared = text === undefined ? `there is no file ${name}` : find(text);
    return appeared === undefined ? undefined : { expected: `the program ${expected}`, appeared };
  };
}

/**
 * Judges the response to one answer. `find` returns what appeared if it is wrong, otherwise
 * undefined.
 * @param expected completes "the program ..."
 */
export function onAnswer(
  index: number,
  expected: string,
  find: (answer: Answer, dialogue: Dialogue) => string | undefined,
): Judge {
  return (held) => {
    const answer = held.answers[index];
    if (!answer) throw new Error(`a check has no answer ${index}`);
    const appeared = find(answer, held);
    if (appeared === undefined) return undefined;
    const typed = answer.typed === "" ? "Enter alone" : `“${answer.typed}”`;
    return { expected: `the program ${expected}, after the answer ${typed}`, appeared };
  };
}

/** The first few lines of what a program said. */
export function excerpt(said: string): string {
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return "nothing";
  const shown = lines.slice(0, MAX_LINES).map((line) => line.trim().slice(0, MAX_LINE_LENGTH));
  return [...shown, ...(lines.length > MAX_LINES ? ["..."] : [])].join("\n");
}
