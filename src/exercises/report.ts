import { inWords } from "../core/text.ts";
import { EXERCISE_GROUPS, EXERCISES, type NumberedExercise } from "./catalogue.ts";

/**
 * Lists the exercises by group, one per line.
 * @param passed the numbers of those that a folder passes; undefined if no folder was checked
 */
export function exerciseList(passed?: ReadonlySet<number>): string {
  const groups = EXERCISE_GROUPS.map(({ name, exercises }) =>
    [name, ...exercises.map((exercise) => listLine(exercise, passed))].join("\n"),
  );
  return [...groups, ...(passed ? [passedLine(passed)] : [])].join("\n\n");
}

export const passedLine = (passed: ReadonlySet<number>): string =>
  `${passed.size} of ${EXERCISES.length} exercises passed.`;

export function listLine({ number, stars, title }: NumberedExercise, passed?: ReadonlySet<number>) {
  const mark = passed ? (passed.has(number) ? "passed " : "       ") : "";
  return `${String(number).padStart(4)}  ${"*".repeat(stars).padEnd(3)}  ${mark}${title}`;
}

/** "Exercise 7: Nabu slides (*)" */
export const titleLine = ({ number, title, stars }: NumberedExercise) =>
  `Exercise ${number}: ${title} (${"*".repeat(stars)})`;

export function taskText(exercise: NumberedExercise): string {
  const sample = exercise.sample.split("\n").map((line) => `    ${line}`.trimEnd());
  return [
    titleLine(exercise),
    exercise.task,
    ["Sample dialogue:", ...sample].join("\n"),
    placesText(exercise.where),
  ].join("\n\n");
}

/** What of the skeleton is in rules.ts. */
const IN_RULES = /^(?:Check|CreateBoard|InitialiseBoard|MakeMove|BoardDimension)/;

/** "Where to look: GetMove and the main program; in TypeScript, getMove and main in program.ts." */
function placesText(names: readonly string[]): string {
  const files = { "program.ts": false, "rules.ts": true };
  const places = Object.entries(files).flatMap(([file, inRules]) => {
    const found = names.filter((name) => IN_RULES.test(name) === inRules);
    return found.length > 0 ? [`${inWords(found.map(nameInTypeScript))} in ${file}`] : [];
  });
  return `Where to look: ${inWords(names)}; in TypeScript, ${places.join(", ")}.`;
}

const nameInTypeScript = (name: string) =>
  name === "the main program" ? "main" : name.charAt(0).toLowerCase() + name.slice(1);
