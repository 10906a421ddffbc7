import { availableParallelism } from "node:os";
import { basename, resolve } from "node:path";
import { cannot, errorCode } from "../../core/system-errors.ts";
import type { NumberedExercise } from "../catalogue.ts";
import { type CheckHost, resultText, verdictText } from "../check-report.ts";
import { checksFor, firstFailure, runChecks } from "../checker/check-program.ts";
import type { StudentProgram } from "../checker/student-program.ts";
import type { CheckResult } from "../exercise.ts";
import { findBegun } from "../work/find-begun.ts";
import { faultOfProgram } from "../work/program-files.ts";
import { folderName, type StudentWork } from "../work/work-folder.ts";
import type { Student } from "./class-report.ts";

/** An exercise that a student has begun. */
export interface Job {
  readonly student: Student;
  readonly exercise: NumberedExercise;
  readonly program: StudentProgram;
}

/** Reports are as wide as a page. */
const WIDTH = 120;

/** The job of checking an exercise of a student; notes what was found. */
export async function jobFor(
  student: Student,
  work: StudentWork,
  exercise: NumberedExercise,
): Promise<readonly Job[]> {
  const begun = await findBegun(work, exercise, true);
  const fault = begun.state === "begun" && faultOfProgram(begun.folder, work.command);
  const note = fault || begun.note;
  if (note !== "" && begun.state !== "unchanged") student.notes.set(exercise.number, note);
  if (begun.state !== "begun") {
    student.results.set(exercise.number, { outcome: begun.state });
    return [];
  }
  const program = { folder: resolve(begun.folder), ...(work.command && { command: work.command }) };
  return [{ student, exercise, program }];
}

/**
 * Carries out jobs, as many at once as there are processors, until it is stopped. Nothing in a
 * student's folder is changed, nor are results or packages in it used.
 */
export async function checkJobs(
  jobs: readonly Job[],
  host: CheckHost,
  begins: (job: Job, done: number) => void,
  isStopped: () => boolean,
): Promise<void> {
  const left = [...jobs];
  let done = 0;
  const work = async () => {
    for (let job = left.shift(); job && !isStopped(); job = left.shift()) {
      begins(job, done);
      const texts = await failureTexts(job, host).catch((error) => [whyNotChecked(error)]);
      const outcome = texts.length === 0 ? "passed" : "failed";
      if (!isStopped()) job.student.results.set(job.exercise.number, { outcome, texts });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** What the checks say if one fails; none if all pass. */
async function failureTexts({ exercise, program }: Job, { runner, form }: CheckHost) {
  const results: CheckResult[] = [];
  for await (const result of runChecks(exercise, program, runner)) results.push(result);
  if (results.every(({ failure }) => failure === undefined)) return [];
  const texts = results.map((result) => resultText(result, program, { ...form, width: WIDTH }));
  return [...texts, verdictText(results, checksFor(exercise, program).length)];
}

/**
 * Notes programs that fail in the folder of their exercise, but pass one for which the student has
 * changed nothing: they may have been saved in the wrong folder.
 */
export async function findSwapped(jobs: readonly Job[], { runner }: CheckHost): Promise<void> {
  const exercises = new Set(jobs.map(({ exercise }) => exercise));
  for (const { student, exercise, program } of jobs) {
    if (student.results.get(exercise.number)?.outcome !== "failed") continue;
    for (const other of exercises) {
      const { outcome = "failed" } = student.results.get(other.number) ?? {};
      if (outcome === "failed" || outcome === "passed") continue;
      const failure = await firstFailure(runChecks(other, program, runner));
      const text = `Found a program for this exercise in ${basename(program.folder)}; expected ${folderName(other)}.`;
      if (!failure) student.notes.set(other.number, text);
    }
  }
}

/** What a student hands in may have a folder where a file should be, for example. */
function whyNotChecked(error: unknown): string {
  const bug = errorCode(error) === "" ? `; this is a bug in the checks: ${error}` : "";
  return cannot(`It cannot be checked${bug}`, error);
}
