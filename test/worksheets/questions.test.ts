import { expect, test } from "vitest";
import { findAnswers } from "../../src/exercises/reading/experiments.ts";
import { readingQuestions } from "../../src/exercises/reading/questions.ts";
import { readSource } from "../../src/exercises/reading/source.ts";
import { testRunner } from "../exercises/runner.ts";
import { itemsOf, named, ofClass, textOf } from "./read-page.ts";
import { sheetOf } from "./request.ts";

const source = await readSource();
const questions = readingQuestions(source);
const answers = await findAnswers(questions, testRunner);
const sheet = await sheetOf("questions", { count: 30, seed: 4 });

/** Returns the question of a task, by the task's number from 0. */
function questionOf(task: number) {
  const text = named(itemsOf(sheet.tasks)[task]!, "p")[0]?.text;
  const question = questions.find((one) => one.text === text);
  if (!question) throw new Error(`not a reading question: ${text}`);
  return question;
}

test("the tasks are different reading questions, with their choices", () => {
  const asked = itemsOf(sheet.tasks).map((_, index) => questionOf(index));
  expect(new Set(asked).size).toBe(30);
  for (const [index, task] of itemsOf(sheet.tasks).entries()) {
    for (const choice of asked[index]?.choices ?? []) expect(textOf(task)).toContain(`) ${choice}`);
    expect(textOf(task)).toMatch(/Answer:$/);
  }
});

test("the answers are those of the quiz, with the line that shows them", () => {
  for (const [index, answer] of itemsOf(sheet.answers).entries()) {
    const question = questionOf(index);
    const right = answers.get(question)?.[0];
    expect(textOf(answer)).toContain(right?.shown);
    expect(textOf(answer)).toContain(question.because);
    expect(textOf(answer)).toContain((right?.place ?? question.place).text.trim());
  }
});

test("extracts are the subroutines that the questions name, each once and as in the source", () => {
  const extracts = ofClass(sheet.tasks, "extract");
  const names = extracts.map((extract) => /function (\w+)/.exec(textOf(extract))?.[1] ?? "");
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
  const asked = itemsOf(sheet.tasks).map((_, index) => questionOf(index));
  for (const [index, name] of names.entries()) {
    const { place, body, end } = source.subroutines.find((one) => one.name === name)!;
    // A question that asks for the name of a subroutine must not come with that subroutine.
    expect(
      asked.some(
        ({ text, place: shown }) =>
          new RegExp(`\\b${name}\\b`).test(text) && [place, ...body].includes(shown),
      ),
    ).toBe(true);
    const lines = ofClass(extracts[index]!, "code").map(({ text }) => text);
    for (const { line, text } of [place, ...body, end]) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ *${line}  `)));
      expect(lines.some((shown) => shown.endsWith(text))).toBe(true);
    }
  }
});
