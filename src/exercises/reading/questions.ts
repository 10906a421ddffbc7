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

/** Questions in an order that the seed determines: of one kind, or without it of all kinds. */
export function drawQuestions(seed: number, kind?: QuestionKind): readonly DrawnQuestion[] {
  const kinds = kind === undefined ? (Object.keys(QUESTION_KINDS) as QuestionKind[]) : [kind];
  const all = kinds.flatMap((one) => QUESTIONS[one].map((question) => ({ kind: one, question })));
  return shuffle(all, seed);
}
