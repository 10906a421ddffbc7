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

/** The languages that questions name, and how the names of their files end. */
const LANGUAGES = { Python: ".py", "VB.NET": ".vb" } as const;

/**
 * Questions in an order that the seed determines: of one kind, or without it of all kinds.
 * @param file the name of a class's own program: questions that name a language of other files are left out
 */
export function drawQuestions(
  seed: number,
  kind?: QuestionKind,
  file?: string,
): readonly DrawnQuestion[] {
  const kinds = kind === undefined ? (Object.keys(QUESTION_KINDS) as QuestionKind[]) : [kind];
  const all = kinds.flatMap((one) => QUESTIONS[one].map((question) => ({ kind: one, question })));
  const others = Object.entries(LANGUAGES).filter(
    ([, ending]) => file?.toLowerCase().endsWith(ending) === false,
  );
  return shuffle(all, seed).filter(
    ({ question }) => !others.some(([language]) => question.text.includes(language)),
  );
}
