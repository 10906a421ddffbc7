/** Makes the work of a class: `npx tsx test/exam/exercises/make-class.ts FOLDER`. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import type { Exercise } from "../../../src/exam/exercises/exercise.ts";
import { copySkeleton, makeSolution } from "./solutions.ts";
import { WRONG_SOLUTIONS } from "./wrong/catalogue.ts";
import { makeChangedSolution } from "./wrong/wrong-solution.ts";

const STUDENTS = 25;

/** The numbers of the exercises that a whole class has done. */
const HOMEWORK = [1, 2, 7, 11, 15] as const;

/** Names that a page or a spreadsheet could trip over; the others are Student 5 to Student 25. */
const NAMES = ["=1+2", "<b>O'Brien & Söhne", "Zoë \u0007\u202eBell", 'A, "B"'];

/** How an exercise can be done; `at` changes from student to student. */
type Work = (exercise: Exercise, folder: string, at: number) => void;

export const wrong: Work = ({ id }, folder, at) => {
  const known = WRONG_SOLUTIONS.filter(({ exercise }) => exercise === id);
  const chosen = known[at % known.length];
  if (!chosen) throw new Error(`there is no wrong solution of ${id}`);
  makeChangedSolution(chosen, folder);
};

const broken =
  (line: string): Work =>
  ({ id }, folder) => {
    makeSolution(id, folder);
    const file = join(folder, "program.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("    gameOver = false;", `    ${line}`));
  };

/** A solution with lines at the end of its rules.ts. */
const withRules =
  (lines: string): Work =>
  ({ id }, folder) => {
    makeSolution(id, folder);
    appendFileSync(join(folder, "rules.ts"), lines);
  };

/** Prints results of its own, which cannot be read, if it knows how the lines with results begin. */
export const forged = withRules('console.log("\\n" + process.argv[3] + "[tr");\n');

/** Removes its own rules.ts: in checks of a class that is a copy. */
export const removed = withRules(
  `import { rmSync } from "node:fs";
rmSync(new URL("rules.ts", import.meta.url), { force: true });
`,
);

/** Ends the process that started it. */
export const shooting = withRules('process.kill(process.ppid, "SIGKILL");\n');

export const model: Work = ({ id }, folder) => makeSolution(id, folder);

export const untouched: Work = (_, folder) => copySkeleton(folder);

/** Does nothing, so that the exercise has no folder. */
const nothing: Work = () => {};

const WORKS: readonly Work[] = [
  model,
  wrong,
  model,
  untouched,
  wrong,
  model,
  broken("gameOver = = false;"),
  nothing,
  model,
  wrong,
  broken('throw new Error("</pre><script>alert(1)</script>");'),
  model,
];

/** The programs of a student who prints without end, and of one who computes for ever. */
const ENDLESS: readonly Work[] = [
  broken('for (;;) console.log("again and again");'),
  broken("for (;;) gameOver = !gameOver;"),
];

/** Makes a student's folder of exercises, without packages, as in an archive. */
export function makeStudent(folder: string, exercises: readonly number[], works: readonly Work[]) {
  mkdirSync(folder, { recursive: true });
  for (const [index, number] of exercises.entries()) {
    const exercise = EXERCISES[number - 1]!;
    const copy = join(folder, `${String(number).padStart(2, "0")}-${exercise.id}`);
    works[index % works.length]!(exercise, copy, index);
  }
}

/** Makes the folder of a class, and returns what should become of each student's exercises. */
export function makeClass(folder: string): Map<string, string[]> {
  const outcomes = new Map<string, string[]>();
  for (let index = 0; index < STUDENTS; index += 1) {
    const name = NAMES[index] ?? `Student ${index + 1}`;
    // Some archives unpack into a folder of the same name.
    const path = index % 5 === 4 ? join(folder, name, name) : join(folder, name);
    const works = HOMEWORK.map((_, place) => WORKS[(5 * index + place) % WORKS.length]!);
    if (index % 10 === 9) works[0] = ENDLESS[Math.floor(index / 10)]!;
    makeStudent(path, HOMEWORK, works);
    outcomes.set(name, works.map(outcomeOf));
  }
  mkdirSync(join(folder, "Nothing done"));
  writeFileSync(join(folder, "Not unpacked.zip"), "");
  return outcomes;
}

function outcomeOf(work: Work): string {
  if (work === model) return "passed";
  if (work === nothing) return "not begun";
  return work === untouched ? "unchanged" : "failed";
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  makeClass(resolve(process.argv[2] ?? "class"));
