/** Runs the checks of an exercise on what a student has handed in. */
import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checksFor, runChecks } from "../checker/check-program.ts";
import { copyFolder } from "../checker/copy-folder.ts";
import {
  makeTemporaryFolder,
  removeTemporaryFolder,
  temporaryFault,
} from "../checker/process-groups.ts";
import type { Runner } from "../checker/run-program.ts";
import { findCopy, type StudentProgram } from "../checker/student-program.ts";
import type { CheckResult, Exercise, Failure } from "../exercise.ts";
import { packagesFolder } from "../skeleton.ts";

/** Runs the checks of an exercise, those of a copy of the skeleton in another copy with our packages. */
export async function* checkWork(
  exercise: Pick<Exercise, "checks">,
  program: StudentProgram,
  runner: Runner,
): AsyncGenerator<CheckResult> {
  if (program.command || temporaryFault() !== undefined)
    return yield* runChecks(exercise, program, runner);
  const folder = makeTemporaryFolder();
  try {
    const copied = await copyFolder(program.folder, folder);
    const [first] = checksFor(exercise, program);
    if (!copied.ok && first) yield { check: first, failure: fault("to be read", copied.reason) };
    if (!copied.ok) return;
    await addPackages(folder);
    for await (const result of runChecks(exercise, { folder }, runner)) {
      const { check, failure } = result;
      const appeared = failure?.appeared.replaceAll(folder, program.folder) ?? "";
      if (!findCopy(folder).ok) yield { check, failure: fault("to keep its own files", REMOVED) };
      else yield { ...result, failure: failure && { ...failure, appeared } };
    }
  } finally {
    removeTemporaryFolder(folder);
  }
}

const REMOVED = "It removed them, in the copy that was checked.";

const fault = (expected: string, appeared: string): Failure => ({
  expected: `the program ${expected}`,
  appeared,
  isFault: "passing",
});

/** Adds what a copy of the skeleton otherwise finds in the folder above it. */
async function addPackages(folder: string): Promise<void> {
  const packages = packagesFolder();
  if (packages) await symlink(fileURLToPath(packages), join(folder, "node_modules"), "junction");
  const facts = join(folder, "package.json");
  await rm(facts, { recursive: true, force: true });
  await writeFile(facts, '{ "type": "module" }\n');
}
