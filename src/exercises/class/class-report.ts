/** What is known about the work of a class, and its table as text and for spreadsheets. */
import { printable } from "../../core/text.ts";
import type { NumberedExercise } from "../catalogue.ts";
import type { State } from "../work/progress.ts";

export interface Student {
  readonly name: string;
  /** Why nothing can be checked; undefined if something can. */
  readonly fault: string | undefined;
  /** By the number of the exercise, for those that have been checked; `texts` are about the checks of a failure. */
  readonly results: Map<number, { readonly outcome: State; readonly texts?: readonly string[] }>;
}

export interface ClassReport {
  /** The name of the folder. */
  readonly title: string;
  readonly exercises: readonly NumberedExercise[];
  /** Sorted by name. */
  readonly students: readonly Student[];
}

/** The rows of the table: headings, students with their outcomes in words, and shares that passed. */
export function rowsOf(
  { exercises, students }: ClassReport,
  headingOf: (exercise: NumberedExercise) => string,
): readonly (readonly string[])[] {
  const rows = students.map(({ name, fault, results }) => {
    const outcomes = exercises.map(({ number }) => results.get(number)?.outcome ?? "not checked");
    const passed = outcomes.filter((outcome) => outcome === "passed").length;
    return [name, ...(fault ? exercises.map(() => "") : outcomes), fault ?? `${passed}`];
  });
  const shares = exercises.map((_, index) => {
    const outcomes = rows.map((row) => row[index + 1]).filter((outcome) => outcome !== "");
    const passed = outcomes.filter((outcome) => outcome === "passed").length;
    return `${Math.round((100 * passed) / Math.max(1, outcomes.length))}%`;
  });
  const heading = ["Student", ...exercises.map(headingOf), "Passed"];
  return [heading, ...rows, ["Passed by", ...shares, ""]].map((row) =>
    row.map((text) => printable(text)),
  );
}

export function tableText(report: ClassReport): string {
  const rows = rowsOf(report, ({ number }) => `${number}`);
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row.map((text, column) => text.padEnd(widthOf(column))).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

/** CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf(report: ClassReport): string {
  const rows = rowsOf(report, ({ number, title }) => `${number} ${title}`);
  return `\ufeff${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** A text as a field; an apostrophe keeps spreadsheets from taking it for a formula. */
const field = (text: string) =>
  `"${/^\s*[=+\-@]/.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;
