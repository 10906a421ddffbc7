import { ok } from "../../base/result.ts";
import { shuffle } from "../../base/rng.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { escapeXml } from "../../base/text.ts";
import { element } from "../../drawing/markup.ts";
import { paragraph } from "../../drawing/sheets/markup.ts";
import type { MakeTasks, Task } from "../../drawing/sheets/task.ts";
import { EXERCISES, findExercises } from "../exercises/catalogue.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { placesText } from "../exercises/report.ts";
import type { QuestionRequest } from "./questions.ts";

/** Exercises on the exam's program, in their order, to be done at a computer. */
export const exerciseTasks: MakeTasks<QuestionRequest> = async ({ count, seed, only }) => {
  const chosen = findExercises(only ?? []);
  if (!chosen.ok) return chosen;
  const drawn = only ? chosen.value : shuffle(EXERCISES, seed).slice(0, count);
  const exercises = drawn.toSorted((one, other) => one.number - other.number);
  return ok({
    subject: "exercises on the program",
    instructions: "Change a copy of the program for each exercise.",
    briefly: "The number of each exercise.",
    tasks: exercises.map(taskOf),
    columns: { task: 1, answer: 1 },
  });
};

function taskOf({ number, title, stars, task, sample, where, hint }: Exercise): Task {
  const solution = `${START_COMMAND} exercise solution ${number}`;
  return {
    heading: `Exercise ${number}: ${title} (${"*".repeat(stars)})`,
    brief: `${number}`,
    task: [
      ...task.split(/\n\n+/).map((text) => paragraph(text)),
      element("pre", { class: "chart" }, escapeXml(sample)),
      paragraph(`Where to look: ${placesText(where)}`),
    ].join("\n"),
    answer: [paragraph(`Hint: ${hint}`), paragraph(`The change: ${solution}`)].join("\n"),
  };
}
