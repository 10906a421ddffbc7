/** The form of the reading questions in questions.json. */

export const QUESTION_KINDS = {
  identifiers: "variables, parameters, constants and subroutines to name",
  constructs: "kinds of iteration, selection and conditions",
  data: "data types, global and local variables, built-in functions",
  passing: "parameters, by value or by reference",
  roles: "roles of variables",
  returns: "what a call returns, and how often a loop repeats",
  output: "what the program shows and asks",
  reasons: "why the program is as it is",
  changes: "what happens without a line, or with another one",
  input: "what happens after input that is not a grid reference",
  tests: "normal, boundary and erroneous test data",
  charts: "hierarchy charts to complete",
} as const;

export type QuestionKind = keyof typeof QUESTION_KINDS;

interface AnyQuestion {
  /** What tests call it. */
  readonly id: string;
  readonly text: string;
  /** Lines below the text whose spaces matter, such as a chart. */
  readonly lines?: readonly string[];
  /** The subroutines to read, as the port names them. */
  readonly needs: readonly string[];
  /** What a class's own program calls variables of the exam's. */
  readonly names?: readonly string[];
}

/** A question of one mark, which the program marks. */
export interface ShortQuestion extends AnyQuestion {
  /** Any of these is right; marking.ts knows other wordings, such as “twice” for 2. */
  readonly answers: readonly string[];
  /** Explains the answers in one sentence. */
  readonly because: string;
}

/** A question of several marks, which the student marks. */
export interface LongQuestion extends AnyQuestion {
  /** From 2 to 4. */
  readonly marks: number;
  /** The points that earn a mark each, at least as many as there are marks. */
  readonly scheme: readonly string[];
}

export type ReadingQuestion = ShortQuestion | LongQuestion;

export const isLong = (question: ReadingQuestion): question is LongQuestion => "scheme" in question;

export const marksOf = (question: ReadingQuestion): number =>
  isLong(question) ? question.marks : 1;

/** The text and the marks: "State ... (1 mark)". */
export const askedText = (question: ReadingQuestion) =>
  `${question.text} (${marksInWords(marksOf(question))})`;

export const marksInWords = (marks: number) => (marks === 1 ? "1 mark" : `${marks} marks`);

/** What is right: the answers and why, or the mark scheme, a paragraph for each. */
export function answerTexts(question: ReadingQuestion): readonly string[] {
  if (isLong(question)) {
    const { marks, scheme } = question;
    const most = marks < scheme.length ? `, at most ${marks}` : "";
    return [`One mark for each point${most}:`, ...scheme.map((point) => `- ${point}`)];
  }
  const { answers, because } = question;
  const list = answers.join(", ");
  return [
    answers.length === 1 ? `The answer is: ${list}` : `Any of these is correct: ${list}`,
    because,
  ];
}
