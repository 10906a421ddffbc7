import { basename, resolve } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { fileShown } from "../../../base/system-errors.ts";
import { inWords, progressBar } from "../../../base/text.ts";
import { EXERCISES, findExercises } from "../catalogue.ts";
import type { CheckHost } from "../check-report.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import type { Exercise } from "../exercise.ts";
import { findBegun } from "../work/find-begun.ts";
import { checkJobs, findSwapped, jobFor, outcomeOf, type StudentExercise } from "./check-class.ts";
import { pageOf } from "./class-page.ts";
import {
  type ClassReport,
  csvOf,
  type ExerciseOutcome,
  nobodysText,
  reportTable,
  type Student,
} from "./class-report.ts";
import { samePrograms } from "./same-programs.ts";
import { type ClassEntry, openClass } from "./student-folders.ts";

export interface ReportRequest {
  readonly folder: string;
  readonly html: string | undefined;
  readonly csv: string | undefined;
  /** The numbers of the exercises to check, as typed; undefined for all that a student has begun. */
  readonly only: readonly string[] | undefined;
  /** Of all programs; undefined for what each folder says. */
  readonly command: ProgramCommand | undefined;
}

export interface ReportFiles {
  /** What an interrupted report left for this one; "" for nothing. */
  readonly left: string;
  /** Writes the files, each of them whole, and what to leave for another report; "" if there is no need of one. */
  write(texts: readonly string[], left: string): Promise<Result<true>>;
}

export interface ReportHost extends CheckHost {
  /** Opens the files of a report on a folder: new ones, or those of an interrupted report on it. */
  reportFiles(names: readonly string[], folder: string): Promise<Result<ReportFiles>>;
  /** Resolves at Ctrl-C and other signals to end, which then do not end the program. */
  interrupted(): Promise<void>;
}

const NOTICE =
  "Students' programs run with your permissions, in temporary folders, with limits on time and output.";

/** Checks the work of a class, and writes or shows a report. The value is false if it was stopped. */
export async function reportClass(request: ReportRequest, host: ReportHost) {
  const prepared = await prepare(request, host.fault);
  if (!prepared.ok) return prepared;
  const { report, jobs } = prepared.value;
  const files = [
    { name: request.html, text: pageOf },
    { name: request.csv, text: csvOf },
  ].flatMap(({ name, text }) => (name === undefined ? [] : { name, text }));
  const names = files.map(({ name }) => name);
  const opened = await host.reportFiles(names, resolve(request.folder));
  if (!opened.ok) return opened;
  // Whoever has read the notice may interrupt.
  const interrupted = host.interrupted();
  host.say(jobs.length > 0 ? NOTICE : whyNoJobs(report));
  if (report.nobodys?.length) host.say(nobodysText(report));
  const { left, write } = opened.value;
  if (left !== "") {
    restore(jobs, left);
    host.say(`Continuing an interrupted report: ${howFar(jobs)}`);
  }
  const texts = (about: ClassReport) => files.map(({ text }) => text(about));
  const save = () => write(texts(report), textOf(jobs));
  const same = await check(jobs, interrupted, save, host);
  const isWhole = same !== undefined;
  const whole = { ...report, same };
  // Before anything is shown: the terminal may be lost.
  const written = await (isWhole ? write(texts(whole), "") : save());
  host.status("");
  if (!isWhole) host.say(`Interrupted: ${howFar(jobs)}`);
  const where = `The report is in ${names.join(" and ")}.${isWhole ? "" : CONTINUE}`;
  host.say(files.length > 0 && written.ok ? where : reportTable(whole));
  return written.ok ? ok(isWhole) : written;
}

const CONTINUE = " Type the same command again to continue.";

/** What another report needs to continue this one. */
const textOf = (jobs: readonly StudentExercise[]) =>
  JSON.stringify(jobs.map((job) => [job.key, job.student.results.get(job.exercise.number)]));

function restore(jobs: readonly StudentExercise[], left: string): void {
  const known = new Map<string, ExerciseOutcome | null>(JSON.parse(left));
  for (const { key, student, exercise } of jobs) {
    const outcome = known.get(key);
    if (outcome) student.results.set(exercise.number, outcome);
  }
}

const shown = ({ student, exercise }: StudentExercise) =>
  `${student.name}, exercise ${exercise.number}`;

/** "3 of 12 programs have been checked. Being checked: Ann, exercise 7." */
function howFar(jobs: readonly StudentExercise[]): string {
  const running = jobs.filter((job) => outcomeOf(job) === "being checked");
  const during = running.length > 0 ? ` Being checked: ${running.map(shown).join("; ")}.` : "";
  return `${countDone(jobs)} of ${jobs.length} programs have been checked.${during}`;
}

const countDone = (jobs: readonly StudentExercise[]) =>
  jobs.filter((job) => ![undefined, "being checked"].includes(outcomeOf(job))).length;

/** Finds what is to be checked. Refuses a folder without students. */
async function prepare({ folder, only, command }: ReportRequest, noTypeScript?: string) {
  const chosen = findExercises(only ?? []);
  if (!chosen.ok) return err(`${chosen.reason} Example: --only 4,5,6`);
  const opened = await openClass(folder, command, only !== undefined);
  if (!opened.ok) return opened;
  const nobodys = opened.value.flatMap(({ name, work }) => (work ? [] : name));
  const all = opened.value.flatMap((entry) => studentOf(entry, noTypeScript));
  if (all.length === 0) return noStudents(folder, nobodys);
  const isSet = async (exercise: Exercise) => {
    const found = all.flatMap(({ works }) => works.map((work) => findBegun(work, exercise)));
    return (await Promise.all(found)).some(({ state }) => state !== "not begun");
  };
  const jobs: StudentExercise[] = [];
  const exercises: Exercise[] = [];
  for (const exercise of EXERCISES) {
    if (!(only ? chosen.value.includes(exercise) : await isSet(exercise))) continue;
    exercises.push(exercise);
    for (const { student, works } of all)
      for (const work of works) jobs.push(...(await jobFor(student, work, exercise)));
  }
  const students = all.map(({ student }) => student);
  const title = basename(resolve(folder));
  return ok({ report: { title, exercises, students, nobodys }, jobs });
}

/** A student, with the work if it can be checked; none for a file that is nobody's. */
function studentOf({ name, work }: ClassEntry, noTypeScript?: string) {
  if (!work) return [];
  const fault = work.ok ? (work.value.command ? undefined : noTypeScript) : work.reason;
  const student: Student = { name, fault, results: new Map(), notes: new Map() };
  return [{ student, works: work.ok && fault === undefined ? [work.value] : [] }];
}

function noStudents(folder: string, nobodys: readonly string[]) {
  const holds = nobodys.length > 0 ? `holds only ${inWords(nobodys)}` : "is empty";
  return err(`${fileShown(folder)} ${holds}; it should hold a folder for each student.`);
}

const whyNoJobs = ({ students }: ClassReport) =>
  students.some(({ fault }) => fault !== undefined)
    ? "Nothing can be checked; the report says why."
    : "There is nothing to check: no exercise has been begun.";

/** Carries out jobs until it is interrupted. Returns the programs that are the same if all were done. */
async function check(
  jobs: readonly StudentExercise[],
  interrupted: Promise<void>,
  save: () => Promise<unknown>,
  host: CheckHost,
) {
  let stopped = false;
  const stop = interrupted.then(() => {
    stopped = true;
  });
  const begins = async (job: StudentExercise) => {
    const done = countDone(jobs);
    host.status(`${progressBar(done, jobs.length)} ${done} of ${jobs.length}: ${shown(job)}`);
    await save();
  };
  const isStopped = () => stopped;
  const checked = checkJobs(jobs, host, begins, isStopped)
    .then(() => findSwapped(jobs, host, isStopped))
    .then(samePrograms);
  const same = await Promise.race([checked, stop]);
  return stopped ? undefined : same!;
}
