import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { cannot, errorCode } from "../../../base/system-errors.ts";
import {
  type CheckHost,
  checkLine,
  countPassed,
  failuresLines,
  verdictText,
} from "../check-report.ts";
import { checksFor, firstFailure, runChecks } from "../checker/check-program.ts";
import type { StudentProgram } from "../checker/student-program.ts";
import type { CheckResult, Exercise } from "../exercise.ts";
import { findBegun, originalOf } from "../work/find-begun.ts";
import { hashProgram } from "../work/folder-hash.ts";
import type { CheckState } from "../work/progress.ts";
import type { StudentWork } from "../work/work-folder.ts";
import type { ExerciseOutcome, Student } from "./class-report.ts";

/** An exercise that a student has begun. */
export interface StudentExercise {
  readonly student: Student;
  readonly exercise: Exercise;
  readonly program: StudentProgram;
  /** The state of the exercise without a misplaced program, which may be that of another. */
  readonly otherwise?: CheckState | undefined;
  /** The folder of what the program began with. */
  readonly original: string;
  /** The same in another report if the student's files are the same. */
  readonly key: string;
}

const resultOf = ({ student, exercise }: StudentExercise) => student.results.get(exercise.number);

export const outcomeOf = (job: StudentExercise) => resultOf(job)?.outcome;

/** Reports are as wide as a page. */
const WIDTH = 120;

/** The job of checking an exercise of a student; notes what was found. */
export async function jobFor(student: Student, work: StudentWork, exercise: Exercise) {
  const begun = await findBegun(work, exercise, true);
  const { program } = begun;
  const note = program?.place ? "" : begun.note;
  if (note !== "" && begun.state !== "unchanged") student.notes.set(exercise.number, note);
  if (!program) {
    if (begun.state !== "begun") student.results.set(exercise.number, { outcome: begun.state });
    return [];
  }
  const hash = await hashProgram(program);
  const key = JSON.stringify([student.name, exercise.number, program, hash]);
  const otherwise = begun.otherwise?.state;
  return [{ student, exercise, program, otherwise, original: originalOf(work), key }];
}

/**
 * Carries out jobs, as many at once as there are processors, until it is stopped; then, one at a time, those that
 * were being checked when an earlier report was interrupted. Nothing in a student's folder is changed, nor are
 * results or packages in it used.
 * @param begins called when a job is noted as being checked
 */
export async function checkJobs(
  jobs: readonly StudentExercise[],
  host: CheckHost,
  begins: (job: StudentExercise) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  const suspects = jobs.filter((job) => outcomeOf(job) === "being checked");
  const left = jobs.filter((job) => outcomeOf(job) === undefined);
  const work = async (queue: StudentExercise[]) => {
    for (let job = queue.shift(); job && !isStopped(); job = queue.shift()) {
      const { results } = job.student;
      results.set(job.exercise.number, { outcome: "being checked" });
      await begins(job);
      const outcome = await check(job, host).catch(notChecked);
      if (!isStopped()) results.set(job.exercise.number, { ...outcome, place: job.program.place });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(left)));
  await work(suspects);
}

async function check(
  { exercise, program }: StudentExercise,
  { runner, form }: CheckHost,
): Promise<ExerciseOutcome> {
  const results: CheckResult[] = [];
  for await (const result of runChecks(exercise, program, runner)) results.push(result);
  const passed = countPassed(results);
  if (passed === results.length) return { outcome: "passed" };
  const asText = { ...form, width: WIDTH, coloured: undefined };
  const failures = failuresLines(results, program, asText);
  const isEnded = results.some(({ failure }) => failure?.endedCheck);
  const outcome = isEnded ? "ended the check" : "failed";
  const all = checksFor(exercise, program).length;
  const texts = [...results.map(checkLine), ...failures, "", verdictText(results, all)];
  const fault = results.find(({ failure }) => failure?.isFault)?.failure?.appeared;
  return { outcome, passed: [passed, all], texts, fault };
}

/** Outcomes of exercises whose programs may lie in the folder of another. */
const MISSING: readonly string[] = ["failed", "unchanged", "not begun", "misplaced"];

/**
 * Tries programs that fail for the other exercises that a student has not passed: they may be in wrong folders.
 * Returns the jobs, each under the exercises that its program passed, if any; no results change before the end.
 */
export async function findSwapped(
  jobs: readonly StudentExercise[],
  { runner, status }: CheckHost,
  isStopped: () => boolean,
): Promise<readonly StudentExercise[]> {
  const exercises = new Set(jobs.map(({ exercise }) => exercise));
  const passed = jobs.filter((job) => outcomeOf(job) === "passed");
  const failed = jobs.filter(
    (job) => outcomeOf(job) === "failed" && resultOf(job)?.fault === undefined,
  );
  for (const job of failed.filter((one) => !passed.some((other) => isSameProgram(other, one)))) {
    const { student, exercise, program } = job;
    const known = [...jobs.filter((one) => isSameProgram(one, job)), ...passed];
    for (const other of exercises) {
      if (isStopped()) return jobs;
      const isKnown = known.some((one) => one.student === student && one.exercise === other);
      const { outcome = "" } = student.results.get(other.number) ?? {};
      if (isKnown || !MISSING.includes(outcome)) continue;
      status(`Trying the program of ${student.name} for exercise ${exercise.number} on others`);
      if (!(await firstFailure(runChecks(other, program, runner))))
        passed.push({ ...job, exercise: other });
    }
  }
  return settle(jobs, passed);
}

/** Notes for which exercises programs are meant: those that they `passed`. */
function settle(jobs: readonly StudentExercise[], passed: readonly StudentExercise[]) {
  for (const { student, exercise, program } of passed.filter((one) => !jobs.includes(one))) {
    const place = program.place || basename(program.folder);
    student.results.set(exercise.number, { outcome: "passed", place });
    student.notes.delete(exercise.number);
  }
  return jobs.flatMap((job) => {
    const { student, exercise, otherwise } = job;
    const own = passed.filter((one) => isSameProgram(one, job));
    const [other] = outcomeOf(job) === "passed" ? [] : own;
    const text = `The program is that of exercise ${other?.exercise.number}.`;
    if (other && otherwise) student.results.set(exercise.number, { outcome: otherwise });
    else if (other) student.notes.set(exercise.number, text);
    return own.length > 0 ? own : job;
  });
}

const isSameProgram = ({ student, program }: StudentExercise, other: StudentExercise) =>
  student === other.student && JSON.stringify(program) === JSON.stringify(other.program);

/** What a student hands in may have a folder where a file should be, for example. */
function notChecked(error: unknown): ExerciseOutcome {
  const bug = errorCode(error) === "" ? `; this is a bug in the checks: ${error}` : "";
  const fault = cannot(`It cannot be checked${bug}`, error);
  return { outcome: "failed", texts: [fault], fault };
}
