/** Reading questions on a worksheet. */
import { expect, test } from "vitest";
import type { ReadingQuestion } from "../../../src/exam/exercises/reading/question.ts";
import { answerTexts, askedText, marksOf } from "../../../src/exam/exercises/reading/question.ts";
import { QUESTIONS } from "../../../src/exam/exercises/reading/questions.ts";
import { readSubroutines } from "../../../src/exam/exercises/reading/source.ts";
import { pageOf, sheetOf } from "../../cli/make-sheet.ts";
import { itemsOf, named, ofClass, textOf } from "../../drawing/sheets/read-page.ts";

const sheet = await sheetOf("questions", { count: 30, seed: 6 });
const asked = itemsOf(sheet.tasks).map((task): ReadingQuestion => {
  const text = named(task, "p")[0]?.text;
  const found = Object.values(QUESTIONS)
    .flat()
    .find((question) => askedText(question) === text);
  if (!found) throw new Error(`not a reading question: ${text}`);
  return found;
});
const total = asked.reduce((sum, question) => sum + marksOf(question), 0);

test("the tasks are different reading questions, with their charts", () => {
  expect(new Set(asked).size).toBe(30);
  expect(asked.some(({ lines }) => lines !== undefined)).toBe(true);
  for (const [index, task] of itemsOf(sheet.tasks).entries()) {
    expect(named(task, "pre").map(({ text }) => text)).toEqual(
      asked[index]!.lines ? [asked[index]!.lines.join("\n")] : [],
    );
  }
});

test("there are lines to write on according to the marks, and a total at the end", () => {
  expect(new Set(asked.map(marksOf)).size).toBeGreaterThan(2);
  for (const [index, task] of itemsOf(sheet.tasks).entries()) {
    const marks = marksOf(asked[index]!);
    expect(ofClass(task, "write")).toHaveLength(marks === 1 ? 1 : 2 * marks);
  }
  const totals = [sheet.tasks, sheet.answers].map((part) => ofClass(part, "total"));
  expect(totals.map((found) => found.map(({ text }) => text))).toEqual([
    [`Total: ______ of ${total} marks`],
    [`Total: ${total} marks`],
  ]);
});

test("the answers are those of the quiz, with their mark schemes", () => {
  for (const [index, answer] of itemsOf(sheet.answers).entries()) {
    for (const text of answerTexts(asked[index]!)) expect(textOf(answer)).toContain(text);
  }
});

test("every subroutine that a question needs is printed once, as in the source", async () => {
  const extracts = ofClass(sheet.tasks, "extract");
  const needed = new Set(asked.flatMap(({ needs }) => needs));
  const printed = (await readSubroutines()).filter(({ name }) => needed.has(name));
  expect(printed).toHaveLength(needed.size);
  expect(extracts.map((extract) => ofClass(extract, "code").map(({ text }) => text))).toEqual(
    printed.map(({ line, lines }) => {
      const width = String(line + lines.length - 1).length;
      return lines.map((text, index) => `${String(line + index).padStart(width)}  ${text}`);
    }),
  );
});

test("spaces of the program stay as they are", async () => {
  expect(await pageOf("questions")).toMatch(/\.code \{[^}]*white-space: pre-wrap;/);
  expect(textOf(sheet.tasks)).toContain('"  "');
});
