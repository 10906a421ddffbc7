import { shuffle } from "../../core/rng.ts";
import { QUESTION_KINDS, type Question, type QuestionKind } from "./question.ts";
import questions from "./questions.json" with { type: "json" };

/** All reading questions. */
export const QUESTIONS: Readonly<Record<QuestionKind, readonly Question[]>> = questions;

/** A question with its kind. */
export interface DrawnQuestion {
  readonly kind: QuestionKind;
  readonly question: Question;
}

/** The languages of the exam's program, by how the names of their files end. */
const LANGUAGES: Readonly<Record<string, string>> = {
  py: "Python",
  vb: "VB.NET",
  cs: "C#",
  java: "Java",
  pas: "Pascal",
};

/**
 * Questions in an order that the seed determines: of one kind, or without it of all kinds.
 * @param file the name of a class's own program: questions that name another language are left out
 */
export function drawQuestions(
  seed: number,
  kind?: QuestionKind,
  file = "",
): readonly DrawnQuestion[] {
  const language = LANGUAGES[file.toLowerCase().replace(/^.*\./, "")];
  const kinds = kind === undefined ? (Object.keys(QUESTION_KINDS) as QuestionKind[]) : [kind];
  const all = kinds.flatMap((one) => QUESTIONS[one].map((question) => ({ kind: one, question })));
  return shuffle(all, seed).filter(({ question }) => {
    const [named = language] = /Python|VB\.NET/.exec(question.text) ?? [];
    return language === undefined || named === language;
  });
}
