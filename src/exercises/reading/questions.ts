import { decisionQuestions } from "./decisions.ts";
import { identifierQuestions } from "./identifiers.ts";
import { omissionQuestions } from "./omissions.ts";
import type { Question } from "./question.ts";
import { reasonQuestions } from "./reasons.ts";
import { resultQuestions } from "./results.ts";
import { runQuestions } from "./runs.ts";
import type { Source } from "./source.ts";
import { structureQuestions } from "./structure.ts";
import { traceQuestions } from "./traces.ts";

/** Returns all reading questions. Throws if a source line that one of them needs is missing. */
export const readingQuestions = (source: Source): readonly Question[] => [
  ...identifierQuestions(source),
  ...structureQuestions(source),
  ...decisionQuestions(source),
  ...resultQuestions(source),
  ...traceQuestions(source),
  ...runQuestions(source),
  ...omissionQuestions(source),
  ...reasonQuestions(source),
];
