import { basename, resolve } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { fileShown } from "../../core/system-errors.ts";
import { progressBar } from "../../core/text.ts";
import { EXERCISES, findExercises, type NumberedExercise } from "../catalogue.ts";
import type { CheckHost } from "../check-report.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import { findBegun } from "../work/find-begun.ts";
import { checkJobs, findSwapped, type Job, jobFor } from "./check-class.ts";
import { pageOf } from "./class-page.ts";
import { type ClassReport, csvOf, type Student, tableText } from "./class-report.ts";
import { openClass } from "./student-folders.ts";

export interface ReportRequest {
  readonly folder: string;
  /** The files to write; undefined for none. */
  readonly html: string | undefined;
  readonly csv: string | undefined;
  /** The numbers of the exercises to check, as typed; undefined for all that a student has begun. */
  readonly only: readonly string[] | undefined;
  /** Of all programs; undefined for what each folder says. */
  readonly command: ProgramCommand | undefined;
}

export interface ReportHost extends CheckHost {
  /** Why the runner cannot run TypeScript; undefined if it can. */
  readonly fault: string | undefined;
  /** Makes new files, all or none; the function returned writes texts to them. */
  newFiles(
    names: readonly string[],
  ): Promise<Result<(texts: readonly string[]) => Promise<Result<true>>>>;
  /** Resolves at Ctrl-C and other signals to end, which then do not end the program. */
  interrupted(): Promise<void>;
}

const NOTICE =
  "Students' programs run with your permissions, in temporary folders, with limits on time and output.";

/** Checks the work of a class, and writes or shows a report. The value is false if it was stopped. */
export async function reportClass(
  request: ReportRequest,
  host: ReportHost,
): Promise<Result<boolean>> {
  const prepared = await prepare(request, host.fault);
  if (!prepared.ok) return prepared;
  const { report, jobs } = prepared.value;
  const files = [
    { name: request.html, text: pageOf },
    { name: request.csv, text: csvOf },
  ].flatMap(({ name, text }) => (name === undefined ? [] : { name, text }));
  const write = await host.newFiles(files.map(({ name }) => name));
  if (!write.ok) return write;
  // Whoever has read the notice may interrupt.
  const interrupted = host.interrupted();
  host.say(jobs.length > 0 ? NOTICE : whyNoJobs(report));
  const isWhole = await check(jobs, interrupted, host);
  // Before anything is shown: the terminal may be lost.
  const written = await write.value(files.map(({ text }) => text(report)));
  host.status("");
  const done = jobs.filter(({ student, exercise }) => student.results.has(exercise.number));
  if (!isWhole)
    host.say(`Interrupted: ${done.length} of ${jobs.length} programs have been checked.`);
  const names = files.map(({ name }) => name).join(" and ");
  host.say(files.length > 0 && written.ok ? `The report is in ${names}.` : tableText(report));
  return written.ok ? ok(isWhole) : written;
}

/** Finds what is to be checked. Refuses a folder without students. */
async function prepare(
  { folder, only, command }: ReportRequest,
  noTypeScript: string | undefined,
): Promise<Result<{ readonly report: ClassReport; readonly jobs: readonly Job[] }>> {
  const chosen = findExercises(only ?? []);
  if (!chosen.ok) return err(`${chosen.reason} Example: --only 4,5,6`);
  const opened = await openClass(folder, command, only !== undefined);
  if (!opened.ok) return opened;
  if (opened.value.length === 0)
    return err(`${fileShown(folder)} is empty; it should hold a folder for each student.`);
  const all = opened.value.map(({ name, work }) => {
    const fault = work.ok ? (work.value.command ? undefined : noTypeScript) : work.reason;
    const student: Student = { name, fault, results: new Map(), notes: new Map() };
    return { student, works: work.ok && fault === undefined ? [work.value] : [] };
  });
  const isSet = async (exercise: NumberedExercise) => {
    const found = all.flatMap(({ works }) => works.map((work) => findBegun(work, exercise)));
    return (await Promise.all(found)).some(({ state }) => state !== "not begun");
  };
  const jobs: Job[] = [];
  const exercises: NumberedExercise[] = [];
  for (const exercise of EXERCISES) {
    if (!(only ? chosen.value.includes(exercise) : await isSet(exercise))) continue;
    exercises.push(exercise);
    for (const { student, works } of all)
      for (const work of works) jobs.push(...(await jobFor(student, work, exercise)));
  }
  const students = all.map(({ student }) => student);
  return ok({ report: { title: basename(resolve(folder)), exercises, students }, jobs });
}

const whyNoJobs = ({ students }: ClassReport) =>
  students.some(({ fault }) => fault !== undefined)
    ? "Nothing can be checked; the report says why."
    : "There is nothing to check: no exercise has been begun.";

/** Carries out jobs until it is interrupted. Returns whether all were done. */
async function check(
  jobs: readonly Job[],
  interrupted: Promise<void>,
  host: CheckHost,
): Promise<boolean> {
  let stopped = false;
  const stop = interrupted.then(() => {
    stopped = true;
  });
  const show = ({ student, exercise }: Job, done: number) => {
    const bar = progressBar(done, jobs.length);
    host.status(`${bar} ${done} of ${jobs.length}: ${student.name}, exercise ${exercise.number}`);
  };
  const checked = checkJobs(jobs, host, show, () => stopped).then(() => findSwapped(jobs, host));
  await Promise.race([checked, stop]);
  return !stopped;
}
