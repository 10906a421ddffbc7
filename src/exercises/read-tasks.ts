/** Reads the tasks and the chosen games of the exercises: plain text, which a teacher can read and change. */
import { readFileSync } from "node:fs";
import type { ChosenGame, Task } from "./exercise.ts";
import { answersIn } from "./notation.ts";

/** The installed program keeps it beside its own code, too. */
const TASKS = new URL("../exercises/tasks/", import.meta.url);

/** The tasks of a file, in its order. */
export const readTasks = (file: string): readonly Task[] =>
  readFileSync(new URL(`${file}.txt`, TASKS), "utf8")
    .split(/^# /m)
    .slice(1)
    .map(readTask);

/** "id: title", a star for each degree of difficulty, the task, and sections with titles. */
function readTask(text: string): Task {
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
    typed: answersIn(typed.trim().replace(/\n {4}/g, " ")),
    ...(before !== undefined && { typedBefore: answersIn(before) }),
    ...(copiesOnly !== undefined && { copiesOnly: true }),
  };
}
