import { ok } from "../core/result.ts";
import { shuffle } from "../core/rng.ts";
import { findAnswers } from "../exercises/reading/experiments.ts";
import { choiceLines, type Question, type RightAnswer } from "../exercises/reading/question.ts";
import { readingQuestions } from "../exercises/reading/questions.ts";
import { placeText, rightText } from "../exercises/reading/quiz.ts";
import { readSource, type Source } from "../exercises/reading/source.ts";
import { extractsFrom } from "./extracts.ts";
import { answerLine, paragraph } from "./markup.ts";
import type { MakeTasks, Task } from "./task.ts";

/** Makes tasks from the reading questions about the exam's program. */
export const questionTasks: MakeTasks = async ({ count, seed, runner }) => {
  const source = await readSource();
  const questions = shuffle(readingQuestions(source), seed).slice(0, count);
  const answers = await findAnswers(questions, runner);
  return ok({
    subject: "questions about the program",
    instructions:
      "Answer from the text of the program. The subroutines that questions name are printed after the last question. For the other questions you need rules.ts, program.ts and input.ts of the exam's program.",
    tasks: questions.map((question) => taskOf(question, answers.get(question) ?? [])),
    columns: { tasks: 1, answers: 1 },
    material: extractsFrom(
      source,
      questions.flatMap((question) => extractFor(source, question)),
    ),
  });
};

function taskOf(
  { text, choices = [], because, place }: Question,
  right: readonly RightAnswer[],
): Task {
  const shown = right.find((answer) => answer.place)?.place ?? place;
  return {
    heading: "",
    task: [
      paragraph(text),
      ...choiceLines(choices).map((line) => paragraph(line.trim(), "choice")),
      answerLine("Answer"),
    ].join("\n"),
    answer: [
      paragraph(text, "again"),
      paragraph(rightText(right)),
      paragraph(because),
      paragraph(placeText(shown), "caption"),
    ].join("\n"),
  };
}

/** Returns the subroutine that a question names, if the line that answers it is in there. */
function extractFor({ subroutines }: Source, { text, place }: Question): readonly string[] {
  return subroutines.flatMap(({ name, place: { file, line }, end }) => {
    const holds = file === place.file && line <= place.line && place.line <= end.line;
    return holds && new RegExp(`\\b${name}\\b`).test(text) ? [name] : [];
  });
}
