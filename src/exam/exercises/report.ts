import { sep } from "node:path";
import { inWords, progressBar } from "../../base/text.ts";
import { type Line, lineOf, textOf } from "../../drawing/line.ts";
import { EXERCISE_GROUPS, EXERCISES } from "./catalogue.ts";
import { PARTS, type StudentProgram } from "./checker/student-program.ts";
import type { Exercise } from "./exercise.ts";
import type { CheckState } from "./work/progress.ts";

/** What is listed: the name of each group, its exercises and an empty line. */
export const LIST: readonly (string | Exercise)[] = EXERCISE_GROUPS.flatMap(
  ({ name, exercises }) => [name, ...exercises, ""],
);

/** @param states of a student's exercises, by number; undefined without a student */
export const exerciseList = (states?: ReadonlyMap<number, CheckState>): string =>
  LIST.map((item) => (typeof item === "string" ? item : listLine(item, states)))
    .join("\n")
    .trimEnd();

/** A bar, and "7 of 32 exercises passed." */
export function progressText(states: ReadonlyMap<number, CheckState>): string {
  const passed = [...states.values()].filter((state) => state === "passed").length;
  const all = EXERCISES.length;
  return `${progressBar(passed, all)} ${passed} of ${all} exercises passed.`;
}

export const nextLine = (about: string, command: string): Line =>
  lineOf([
    { text: about, role: "quiet" },
    { text: command, role: "command" },
  ]);

export function listLine(
  { number, stars, title }: Exercise,
  states?: ReadonlyMap<number, CheckState>,
): string {
  const state = states ? `${(states.get(number) ?? "").padEnd(9)}  ` : "";
  return `${String(number).padStart(4)}  ${"*".repeat(stars).padEnd(3)}  ${state}${title}`;
}

/** "Exercise 7: Nabu slides (*)" */
export const headLine = ({ number, title, stars }: Exercise): Line =>
  lineOf([
    { text: `Exercise ${number}: `, role: "quiet" },
    { text: title, role: "heading" },
    { text: ` (${"*".repeat(stars)})`, role: "quiet" },
  ]);

export const exerciseTitle = (exercise: Exercise): string => textOf(headLine(exercise));

export const taskLines = (exercise: Exercise): readonly Line[] => [
  headLine(exercise),
  "",
  ...exercise.task.split("\n"),
  "",
  lineOf([{ text: "Sample dialogue:", role: "heading" }]),
  ...exercise.sample.split("\n").map((line) => `    ${line}`.trimEnd()),
  "",
  lineOf([{ text: "Where to look:", role: "heading" }, { text: ` ${placesText(exercise.where)}` }]),
];

/** What of the skeleton is in rules.ts. */
const IN_RULES = /^(?:Check|CreateBoard|InitialiseBoard|MakeMove|BoardDimension)/;

/** "GetMove and the main program; in TypeScript, getMove and main in program.ts." */
export function placesText(names: readonly string[]): string {
  const places = PARTS.flatMap((file) => {
    const found = names.filter((name) => fileOf(name) === file);
    return found.length > 0 ? [`${inWords(found.map(nameInTypeScript))} in ${file}`] : [];
  });
  return `${inWords(names)}; in TypeScript, ${places.join(", ")}.`;
}

const fileOf = (name: string) => (IN_RULES.test(name) ? "rules.ts" : "program.ts");

/** What to change in a folder: "my-work/07-announce-promotions/program.ts and rules.ts". */
export function filesToEdit(
  { where }: Exercise,
  { command }: StudentProgram,
  folder: string,
): string {
  if (command) return `the program in ${folder}`;
  const files = PARTS.filter((file) => where.some((name) => fileOf(name) === file));
  return `${folder}${sep}${inWords(files)}`;
}

const nameInTypeScript = (name: string) =>
  name === "the main program" ? "main" : name.charAt(0).toLowerCase() + name.slice(1);
