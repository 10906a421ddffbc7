/** The reading questions: complete, and each accepts its own answers alone. */
import { describe, expect, test } from "vitest";
import { isRight } from "../../../../src/exam/exercises/reading/marking.ts";
import type { ReadingQuestion } from "../../../../src/exam/exercises/reading/question.ts";
import {
  answerTexts,
  askedText,
  isLong,
  marksOf,
  type QuestionKind,
} from "../../../../src/exam/exercises/reading/question.ts";
import { QUESTIONS } from "../../../../src/exam/exercises/reading/questions.ts";
import { SUBROUTINES } from "./scan.ts";

const ALL = Object.values(QUESTIONS).flat();
const SHORT = ALL.flatMap((question) => (isLong(question) ? [] : question));
const LONG = ALL.flatMap((question) => (isLong(question) ? question : []));

test("there are enough questions, all different", () => {
  expect(ALL.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  expect(new Set(ALL.map(({ text }) => text)).size).toBe(ALL.length);
});

test.each(Object.entries(QUESTIONS) as [QuestionKind, readonly ReadingQuestion[]][])(
  "there are questions of kind %s",
  (_, questions) => expect(questions.length).toBeGreaterThanOrEqual(3),
);

test("there are questions of 1 to 4 marks", () => {
  expect(new Set(ALL.map(marksOf))).toEqual(new Set([1, 2, 3, 4]));
});

test("every subroutine that a question needs or names exists", () => {
  const names = new Map([...SUBROUTINES.keys()].map((name) => [name.toLowerCase(), name]));
  for (const { id, text, needs } of ALL) {
    for (const name of needs) expect(SUBROUTINES.has(name), `${id}: ${name}`).toBe(true);
    const named = text.match(/\b(?:Check|Display|Get|Make|Create|Initialise)[A-Z]\w+/g) ?? [];
    for (const name of named) expect(needs, id).toContain(names.get(name.toLowerCase()));
  }
});

test("a question about what differs between the versions of the program names the language", () => {
  const ids = "legal-local get-move-parameter main-integer role-start-square legal-set-false".split(
    " ",
  );
  const textOf = (question: ReadingQuestion) =>
    [askedText(question), ...answerTexts(question)].join(" ");
  const about = ALL.filter(
    (question) =>
      ids.includes(question.id) || /CreateBoard|(?:row|column) 0|\berror\b/.test(textOf(question)),
  );
  expect(about.length).toBeGreaterThan(20);
  for (const question of about) expect(textOf(question), question.id).toContain("Python");
});

describe.each(SHORT)("$id", (question) => {
  test("accepts its right answers and only those", () => {
    const { answers } = question;
    expect(answers.length).toBeGreaterThan(0);
    for (const typed of answers) {
      for (const written of [typed, typed.toUpperCase(), typed.toLowerCase(), ` ${typed}. `]) {
        expect(isRight(question, written)).toBe(true);
      }
    }
    for (const typed of ["", "nonsense", "x", "99", "-1", "null", "?", "show"]) {
      expect(isRight(question, typed)).toBe(false);
    }
  });

  test("rejects the answers to other questions", () => {
    const others = SHORT.flatMap(({ answers }) => answers);
    const wrong = others.filter((answer) => !isRight(question, answer));
    const own = question.answers.map((answer) => answer.toLowerCase());
    expect(new Set(wrong).size).toBeGreaterThan(40);
    expect(wrong.some((answer) => own.includes(answer.toLowerCase()))).toBe(false);
  });

  test("explains itself in one sentence", () => {
    expect(question.because).toMatch(/^[A-Z].*[^.]\.$/);
    expect(question.because).not.toMatch(/[.!?] [A-Z]/);
  });
});

describe.each(LONG)("$id", (question) => {
  test("has as many points as marks at least, all different and without a full stop", () => {
    const { marks, scheme } = question;
    expect(marks).toBeLessThanOrEqual(scheme.length);
    expect(new Set(scheme).size).toBe(scheme.length);
    for (const point of scheme) expect(point).toMatch(/[^.]$/);
    expect(askedText(question)).toContain(`(${marks} marks)`);
    expect(answerTexts(question)[0]?.includes("at most")).toBe(marks < scheme.length);
  });
});
