import { ok } from "../../base/result.ts";
import { escapeXml } from "../../base/text.ts";
import { element } from "../../drawing/markup.ts";
import { paragraph } from "../../drawing/sheets/markup.ts";
import type { MakeTasks, Task, TaskRequest } from "../../drawing/sheets/task.ts";
import type { ReadingQuestion } from "../exercises/reading/question.ts";
import {
  answerTexts,
  askedText,
  isLong,
  marksInWords,
  marksOf,
} from "../exercises/reading/question.ts";
import { drawQuestions } from "../exercises/reading/questions.ts";
import type { FollowedOwn } from "../own-program.ts";

export interface QuestionRequest extends TaskRequest {
  /** A class's own version of the exam's program; undefined for the port. */
  readonly own?: FollowedOwn | undefined;
  /** The numbers of exercises, as typed; undefined for others from each seed. */
  readonly only?: readonly string[] | undefined;
}

export const questionTasks: MakeTasks<QuestionRequest> = async ({ count, seed, own }) => {
  const drawn = drawQuestions(seed, undefined, own?.file);
  const asked = (await own?.askable?.(drawn)) ?? { questions: drawn, notes: [] };
  const questions = asked.questions.slice(0, count).map(({ question }) => question);
  const total = questions.reduce((sum, question) => sum + marksOf(question), 0);
  return ok({
    subject: "questions about the program",
    instructions: "Answer from the text of the program.",
    briefly:
      "Each answer, with … if there are others; where it gives the marks, see the mark scheme below.",
    tasks: questions.map((question, index) =>
      taskOf(question, index + 1 < questions.length ? undefined : total),
    ),
    columns: { task: 1, answer: 1 },
    needs: questions.flatMap(({ needs }) => needs),
    notes: asked.notes,
  });
};

/** The answers that a cell of a table has room for. */
const inFewWords = (answers: readonly string[]) =>
  [...answers.slice(0, 2), ...(answers.length > 2 ? ["…"] : [])].join(", ");

/** @param total the marks of all tasks, after the last of them */
function taskOf(question: ReadingQuestion, total: number | undefined): Task {
  const { lines = [] } = question;
  const marks = marksOf(question);
  const chart =
    lines.length > 0 ? [element("pre", { class: "chart" }, escapeXml(lines.join("\n")))] : [];
  const toWriteOn = Array.from({ length: marks === 1 ? 1 : 2 * marks }, () =>
    paragraph("", "write"),
  );
  const sum = (text: string) => (total === undefined ? [] : [paragraph(text, "total")]);
  const answer = [
    paragraph(askedText(question), "again"),
    ...chart,
    ...answerTexts(question).map((text) => paragraph(text)),
  ];
  return {
    heading: "",
    brief: isLong(question) ? marksInWords(marks) : inFewWords(question.answers),
    task: [
      paragraph(askedText(question)),
      ...chart,
      ...toWriteOn,
      ...sum(`Total: ______ of ${total} marks`),
    ].join("\n"),
    answer: [...answer, ...sum(`Total: ${total} marks`)].join("\n"),
    ...(isLong(question) && { scheme: answer.join("\n") }),
  };
}
