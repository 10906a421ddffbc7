/** Judges of what a program says in words, and of its questions. */
import type { Dialogue } from "../checker/read-dialogue.ts";
import { byAnswer, excerpt, type Judge, onAnswer } from "./dialogue.ts";

/** Judges that the words after an answer match. `expected` completes "the program to ...". */
export function says(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }) =>
    pattern.test(words) ? undefined : excerpt(words),
  );
}

/** Judges that the words after an answer do not match. */
export function saysNot(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }) =>
    pattern.test(words) ? excerpt(words) : undefined,
  );
}

/** Judges that the words match after these answers, and after no others. */
export function saysOnlyAfter(wanted: readonly number[], pattern: RegExp, what: string): Judge {
  return (held) => {
    if (pattern.test(held.opening)) {
      return { expected: `the program not to say ${what} yet`, appeared: excerpt(held.opening) };
    }
    for (const index of held.answers.keys()) {
      const judge = wanted.includes(index)
        ? says(index, pattern, `to say ${what}`)
        : saysNot(index, pattern, `not to say ${what}`);
      const failure = judge(held);
      if (failure) return failure;
    }
    return undefined;
  };
}

/** Judges that the words after an answer, or the next question, match. */
export function mentions(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }, held) => {
    const told = `${words}\n${nextQuestion(held, answer)}`;
    return pattern.test(told) ? undefined : excerpt(told);
  });
}

/** Judges that neither the words after an answer nor the next question match. */
export function doesNotMention(answer: number, pattern: RegExp, expected: string): Judge {
  return onAnswer(answer, expected, ({ words }, held) => {
    const told = `${words}\n${nextQuestion(held, answer)}`;
    return pattern.test(told) ? excerpt(told) : undefined;
  });
}

const nextQuestion = ({ answers, openQuestion }: Dialogue, answer: number) =>
  answers[answer + 1]?.question ?? openQuestion;

/** Judges that the question before an answer offers to play again. */
export function asksToPlayAgain(answer: number): Judge {
  return onAnswer(answer, "to ask whether to play again", ({ question }) =>
    /again/i.test(question) ? undefined : `the question was: ${question}`,
  );
}

/** A pattern for a line that contains two words or patterns, in either order. */
export const lineWith = (one: string, other: string) =>
  new RegExp(`^(?=.*\\b${one}).*\\b${other}`, "im");

/**
 * Judges that the program names exactly these squares after each answer, in any order: { 2: "22 23" }.
 * The start square may be named too; it is the last answer that was not a question mark.
 */
export const lists = byAnswer((answer, squares: string) => {
  const wanted = sortedWords(squares);
  return onAnswer(answer, `to list ${wanted || "no square"}`, ({ words }, { answers }) => {
    const start = answers.slice(0, answer + 1).findLast(({ typed }) => typed !== "?")?.typed;
    const named = words.match(/(?<!\d)[1-8][1-8](?!\d)/g) ?? [];
    const found = [...new Set(named)].filter((square) => square !== start).toSorted();
    return found.join(" ") === wanted ? undefined : excerpt(words);
  });
});

/** Judges that the program shows exactly these pairs of letters after each answer, in any order. */
export const listsCaptured = byAnswer((answer, pieces: string) => {
  const wanted = sortedWords(pieces);
  return onAnswer(answer, `to list ${wanted || "no piece"} as captured`, ({ words }) => {
    const found = words.match(/\b[WB][SMNEGR]\b/g) ?? [];
    return found.toSorted().join(" ") === wanted ? undefined : excerpt(words);
  });
});

export const sortedWords = (words: string) => words.split(" ").toSorted().join(" ");
