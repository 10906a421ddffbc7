import { shuffle } from "../../../base/rng.ts";
import { QUESTION_KINDS, type QuestionKind, type ReadingQuestion } from "./question.ts";
import questions from "./questions.json" with { type: "json" };

export const QUESTIONS: Readonly<Record<QuestionKind, readonly ReadingQuestion[]>> = questions;

export interface DrawnQuestion {
  readonly kind: QuestionKind;
  readonly question: ReadingQuestion;
}

/** Whether a question names a language that is not that of a program, by the name of its file; never without one. */
const isAboutAnother = ({ text }: ReadingQuestion, file?: string) =>
  file !== undefined &&
  ((text.includes("Python") && !/\.py$/i.test(file)) ||
    (text.includes("VB.NET") && !/\.vb$/i.test(file)));

/**
 * Questions in an order that the seed determines: of one kind, or without it of all kinds.
 * @param file of a class's own program: questions that name another language are left out
 */
export function drawQuestions(seed: number, kind?: QuestionKind, file?: string) {
  const kinds = kind === undefined ? (Object.keys(QUESTION_KINDS) as QuestionKind[]) : [kind];
  const all: readonly DrawnQuestion[] = kinds.flatMap((one) =>
    QUESTIONS[one].map((question) => ({ kind: one, question })),
  );
  return shuffle(all, seed).filter(({ question }) => !isAboutAnother(question, file));
}
