import { readFileSync } from "node:fs";
import { err, ok, type Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import type { ChosenGame, Exercise, ExerciseText } from "./exercise.ts";
import { LISTENERS } from "./judges/listeners.ts";
import { CALLS_OF } from "./judges/rules.ts";
import { LISTENERS_OF } from "./listeners/by-exercise.ts";
import { splitAnswers } from "./notation.ts";

/** The groups in the order of the list, each a file of tasks; within a group the easier ones come first. */
const GROUPS = [
  ["Input", "input"],
  ["Messages", "messages"],
  ["Display", "display"],
  ["Rules", "rules"],
  ["Play", "play"],
  ["Files", "files"],
  ["Menus and subroutines", "menus"],
] as const;

/** What changes that exercises ask for make a program say. */
const CHANGES: readonly RegExp[] = [
  /\bconfirm|\b(?:make|play) (?:this|the|that) move\b|\bare you sure\b/i,
  /\bname\b/i,
  /\bchoice\b|\bmenu\b/i,
  /\bhow many moves\b/i,
  /\bpromot/i,
  /\bkashshaptu/i,
  /\bin danger\b/i,
  /\bpoints?\b/i,
];

/** The installed program keeps it beside its own code, too. */
const TASKS = new URL("../exercises/tasks/", import.meta.url);

/** The tasks of a file, in its order: plain text, which a teacher can read and change. */
const readTasks = (file: string): readonly ExerciseText[] =>
  readFileSync(new URL(`${file}.txt`, TASKS), "utf8")
    .split(/^# /m)
    .slice(1)
    .map(readTask);

/** "id: title", a star for each degree of difficulty, the task, and sections with titles. */
function readTask(text: string): ExerciseText {
  const [first = "", sample = "", where = "", hint = "", games = ""] = text
    .trimEnd()
    .split(/\n+## (?:Sample|Where|Hint|Games)\n+/);
  const [, id = "", title = "", stars = "", task = ""] =
    /^(\S+): (.+)\n(\*+)\n\n([\s\S]*)$/.exec(first) ?? [];
  return {
    id,
    title,
    stars: stars.length,
    task,
    sample,
    where: where.split(", "),
    hint,
    games: games.split(/\n(?=\S)/).map(readGame),
  };
}

/** A title, and indented lines: what is typed into an earlier run, if anything, and the answers. */
function readGame(text: string): ChosenGame {
  const [, about = "", copiesOnly, before, typed = ""] =
    /^(.+?)( \(copies only\))?\n(?: {4}earlier run: (.+)\n)?([\s\S]+)$/.exec(text) ?? [];
  return {
    about,
    typed: splitAnswers(typed.trim().replace(/\n {4}/g, " ")),
    ...(before !== undefined && { typedBefore: splitAnswers(before) }),
    ...(copiesOnly !== undefined && { copiesOnly: true }),
  };
}

/** Random games come last, since chosen ones explain better what went wrong. */
function withChecks({ games, ...task }: ExerciseText, number: number): Exercise {
  const common = {
    kind: "games",
    exercise: task.id,
    listeners: [...(LISTENERS_OF[task.id] ?? []), ...LISTENERS],
    otherChanges: CHANGES.filter((change) => !change.test(`${task.task}\n${task.sample}`)),
  } as const;
  const chosen = games.map((game) => ({ ...common, ...game }));
  const random = { ...common, about: "plays random games as it should" };
  return { ...task, checks: [...(CALLS_OF[task.id] ?? []), ...chosen, random], number };
}

let last = 0;

export const EXERCISE_GROUPS = GROUPS.map(([name, file]) => ({
  name,
  exercises: readTasks(file).map((task) => {
    last += 1;
    return withChecks(task, last);
  }),
}));

export const EXERCISES: readonly Exercise[] = EXERCISE_GROUPS.flatMap(({ exercises }) => exercises);

/** Finds the exercise with a number as it was typed. */
export function findExercise(typed: string): Result<Exercise> {
  // Folders are named 07.
  const found = EXERCISES.find(({ number }) => String(number) === typed.replace(/^0+/, ""));
  if (found) return ok(found);
  const fault = /^\d+$/.test(typed)
    ? `There is no exercise ${quoted(typed)}`
    : `${quoted(typed)} is not the number of an exercise, such as 7`;
  return err(`${fault}; they are numbered from 1 to ${EXERCISES.length}.`);
}

/** Finds several exercises; refuses the first number that none has. */
export function findExercises(typed: readonly string[]): Result<readonly Exercise[]> {
  const found = typed.map(findExercise);
  const refused = found.find((exercise) => !exercise.ok);
  return refused ?? ok(found.filter((exercise) => exercise.ok).map(({ value }) => value));
}
