import { symlink, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ok } from "../../core/result.ts";
import { cannot, errorCode } from "../../core/system-errors.ts";
import type { NumberedExercise } from "../catalogue.ts";
import { type CheckHost, resultText } from "../check-report.ts";
import { runChecks } from "../checker/check-program.ts";
import { copyFolder } from "../checker/copy-folder.ts";
import { makeTemporaryFolder, removeTemporaryFolder } from "../checker/process-groups.ts";
import { findCopy, type StudentProgram } from "../checker/student-program.ts";
import { packagesFolder } from "../skeleton.ts";
import { findBegun } from "../work/progress.ts";
import type { StudentWork } from "../work/work-folder.ts";
import type { Student } from "./class-report.ts";

/** An exercise that a student has begun. */
export interface Job {
  readonly student: Student;
  readonly exercise: NumberedExercise;
  readonly program: StudentProgram;
}

/** Reports are as wide as a page. */
const WIDTH = 120;

/** The job of checking an exercise of a student; notes the result if there is nothing to check. */
export async function jobFor(
  student: Student,
  work: StudentWork,
  exercise: NumberedExercise,
): Promise<readonly Job[]> {
  const begun = await findBegun(work, exercise);
  if (!begun) {
    student.results.set(exercise.number, { outcome: "not begun" });
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

/** What the checks say if one fails; none if all pass. They run a copy, with our own packages. */
async function failureTexts({ exercise, program }: Job, { runner, form }: CheckHost) {
  const found = program.command ? ok(true) : findCopy(program.folder);
  if (!found.ok) return [found.reason];
  const folder = makeTemporaryFolder();
  try {
    const copied = await copyFolder(program.folder, folder);
    if (!copied.ok) return [copied.reason];
    if (!program.command) await addPackages(folder);
    const results = [];
    for await (const result of runChecks(exercise, { ...program, folder }, runner))
      results.push(result);
    if (!program.command && !findCopy(folder).ok)
      return ["The program removed its own files, in the copy that was checked."];
    if (results.every(({ failure }) => failure === undefined)) return [];
    const texts = results.map((result) => resultText(result, program, { ...form, width: WIDTH }));
    return texts.map((text) => text.replaceAll(folder, program.folder));
  } finally {
    removeTemporaryFolder(folder);
  }
}

/** What a student hands in may have a folder where a file should be, for example. */
function whyNotChecked(error: unknown): string {
  const bug = errorCode(error) === "" ? `; this is a bug in the checks: ${error}` : "";
  return cannot(`It cannot be checked${bug}`, error);
}

/** Adds what a copy of the skeleton otherwise finds in the folder above it. */
async function addPackages(folder: string): Promise<void> {
  const packages = packagesFolder();
  if (packages) await symlink(fileURLToPath(packages), join(folder, "node_modules"), "junction");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
}
