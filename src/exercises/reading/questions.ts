import { shuffle } from "../../core/rng.ts";
import { OUTPUT, RETURNS } from "./behaviour.ts";
import { CONSTRUCTS, DATA, PASSING, ROLES } from "./constructs.ts";
import { IDENTIFIERS } from "./identifiers.ts";
import { CHARTS, INPUT, TESTS } from "./limits.ts";
import { QUESTION_KINDS, type Question, type QuestionKind } from "./question.ts";
import { CHANGES, REASONS } from "./reasons.ts";

/** All reading questions. */
export const QUESTIONS: Readonly<Record<QuestionKind, readonly Question[]>> = {
  identifiers: IDENTIFIERS,
  constructs: CONSTRUCTS,
  data: DATA,
  passing: PASSING,
  roles: ROLES,
  returns: RETURNS,
  output: OUTPUT,
  reasons: REASONS,
  changes: CHANGES,
  input: INPUT,
  tests: TESTS,
  charts: CHARTS,
};

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
