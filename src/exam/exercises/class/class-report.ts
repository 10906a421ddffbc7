/** What is known about the work of a class, and its table as text and for spreadsheets. */

import { csvLine } from "../../../base/csv.ts";
import { inWords, printable, shortened } from "../../../base/text.ts";
import type { Line } from "../../../drawing/line.ts";
import { tableText } from "../../../drawing/table.ts";
import type { Exercise } from "../exercise.ts";
import type { CheckState } from "../work/progress.ts";

export interface ExerciseOutcome {
  readonly outcome: CheckState | "ended the check" | "being checked";
  /** If some failed, how many passed of how many. */
  readonly passed?: readonly [number, number];
  /** What is said of those that failed. */
  readonly texts?: readonly Line[];
  /** How a crash or a limit stopped the checks. */
  readonly fault?: string | undefined;
  /** Where the program was found, if not where it is expected. */
  readonly place?: string | undefined;
}

/** An outcome in a table: "3 of 6" if checks failed; "passed (found in 07-x/07-x)". */
function outcomeText({ results }: Student, { number }: Exercise): string {
  const { outcome = "not checked", passed, place = "" } = results.get(number) ?? {};
  const text = outcome === "failed" && passed ? passed.join(" of ") : outcome;
  return place === "" ? text : `${text} (found in ${place})`;
}

export interface Student {
  readonly name: string;
  /** Why nothing can be checked; undefined if something can. */
  readonly fault: string | undefined;
  /** By the number of the exercise, for those whose checks have begun. */
  readonly results: Map<number, ExerciseOutcome>;
  /** What was found where it was not expected, by the number of the exercise. */
  readonly notes: Map<number, string>;
}

export interface SameProgram {
  readonly number: number;
  readonly names: readonly string[];
}

export interface ClassReport {
  /** The name of the folder. */
  readonly title: string;
  readonly exercises: readonly Exercise[];
  /** Sorted by name. */
  readonly students: readonly Student[];
  /** The files in the folder that are nobody's work. */
  readonly nobodys?: readonly string[];
  readonly same?: readonly SameProgram[] | undefined;
}

/** A sentence about files that are nobody's work; "" if there are none. */
export const nobodysText = ({ nobodys = [] }: ClassReport) =>
  nobodys.length === 0 ? "" : `Not checked, as they are not programs: ${inWords(nobodys)}.`;

export const sameTexts = ({ same = [] }: ClassReport) =>
  same.map(({ number, names }) =>
    printable(
      `Exercise ${number}: ${inWords(names)} have the same program, names, blanks and comments aside.`,
    ),
  );

const sameNotes = ({ same = [] }: ClassReport, student: string) =>
  same
    .filter(({ names }) => names.includes(student))
    .map(({ number, names }) => {
      const others = names.filter((name) => name !== student);
      return `Exercise ${number}: the same program as ${inWords(others)}.`;
    });

/** The most characters of a note. */
const LONGEST = 400;

const hasPassed = ({ results }: Student, { number }: Exercise) =>
  results.get(number)?.outcome === "passed";

/** The rows of the table: headings, and students with their outcomes in words and what is to be said. */
function rowsOf(
  { exercises, students }: ClassReport,
  moreOn: (student: string) => readonly string[] = () => [],
) {
  const rows = students.map((student) => {
    const { name, fault, notes } = student;
    const outcomes = exercises.map((exercise) => outcomeText(student, exercise));
    const passed = exercises.filter((exercise) => hasPassed(student, exercise)).length;
    const texts = exercises.flatMap(({ number }) => {
      const note = student.results.get(number)?.fault ?? notes.get(number);
      return note === undefined ? [] : [`Exercise ${number}: ${shortened(note, LONGEST)}`];
    });
    return [name, ...outcomes, `${passed}`, fault ?? [...texts, ...moreOn(name)].join(" ")];
  });
  const titles = exercises.map(({ number, title }) => `${number} ${title}`);
  const heading = ["Student", ...titles, "Passed", "Notes"];
  return [heading, ...rows].map((row) => row.map((text) => printable(text)));
}

/** The rows, and below them the shares of all students who passed. */
export function rowsWithShares(report: ClassReport) {
  const { students } = report;
  const shares = report.exercises.map((exercise) => {
    const passed = students.filter((student) => hasPassed(student, exercise));
    return `${Math.round((100 * passed.length) / Math.max(1, students.length))}%`;
  });
  return [...rowsOf(report), ["Passed by", ...shares, "", ""]];
}

/** The table, with numbers for titles, and below it what is said of one student, and of several. */
export function reportTable(report: ClassReport): string {
  const [, ...rows] = rowsWithShares(report);
  const heading = ["Student", ...report.exercises.map(({ number }) => `${number}`), "Passed"];
  const notes = rows.flatMap(([name, ...cells]) => {
    const note = cells.at(-1);
    return note ? [`${name}: ${note}`] : [];
  });
  const table = tableText([heading, ...rows.map((row) => row.slice(0, -1))]);
  return [table, ...notes, ...sameTexts(report)].join("\n");
}

/** CSV (RFC 4180), with the mark by which spreadsheets know UTF-8; a row for each student. */
export function csvOf(report: ClassReport): string {
  const rows = rowsOf(report, (student) => sameNotes(report, student));
  return `\ufeff${rows.map((row) => `${csvLine(row, true)}\r\n`).join("")}`;
}
