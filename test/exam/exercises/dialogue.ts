/** Checks that type answers into programs, and boards, for tests of what carries them out. */
import type { DialogueCheck, Judge } from "../../../src/exam/exercises/exercise.ts";
import { all } from "../../../src/exam/exercises/judges/dialogue.ts";
import { ranksWith, splitAnswers } from "../../../src/exam/exercises/notation.ts";

/** Makes a check of a dialogue; a program that does not read all the answers fails. */
export function dialogue(
  about: string,
  answers: string,
  ...judges: readonly Judge[]
): DialogueCheck {
  const typed = splitAnswers(answers);
  const readsAll: Judge = ({ answers: read, openQuestion }) => {
    if (read.length === typed.length) return undefined;
    const appeared = openQuestion === "" ? "it ended" : "another question";
    return { expected: "the program to ask a question", appeared, answer: read.length - 1 };
  };
  return { kind: "dialogue", about, typed, judge: all(readsAll, ...judges) };
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

/** The start of the sample game (Figure 6). */
export const SAMPLE_GAME = "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86";

/** A board nearly as the skeleton shows it. */
export const drawBoard = (pieces: string) =>
  ranksWith(pieces)
    .map((row, index) => `${index + 1} |${row.join("|")}|\n`)
    .join("");
