/** How far a student has come; the results of unchanged files are remembered. */
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readText } from "../../../base/read-file.ts";
import { orElse } from "../../../base/result.ts";
import { EXERCISES } from "../catalogue.ts";
import { firstFailure, runChecks } from "../checker/check-program.ts";
import type { Runner } from "../checker/run-program.ts";
import type { StudentProgram } from "../checker/student-program.ts";
import type { Exercise, Failure } from "../exercise.ts";
import { type BegunWork, findBegun } from "./find-begun.ts";
import { hashFolder } from "./folder-hash.ts";
import type { StudentWork } from "./work-folder.ts";

export type CheckState = "passed" | "failed" | Exclude<BegunWork["state"], "begun">;

interface Verdict {
  readonly state: CheckState;
  /** What stopped the checks, such as a crash, or where a misplaced program lies. */
  readonly fault?: string | undefined;
}

export type Progress = Awaited<ReturnType<typeof openProgress>>;

/** @param version of this program, whose checks may change */
export async function openProgress(
  work: StudentWork,
  { runner, version }: { readonly runner: Runner; readonly version: string },
) {
  const { path, command, single } = work;
  const file = join(path, ".results.json");
  /** By number; `key` is a hash of all that the result depends on. */
  const results: Record<number, Verdict & { key: string }> = single ? {} : readObject(file);
  const keyOf = (exercise: Exercise, files: string) =>
    createHash("sha256")
      .update(JSON.stringify([version, exercise, command, files]))
      .digest("hex");

  async function keep(exercise: Exercise, files: string, failure: Failure | undefined) {
    const fault = failure?.isFault ? failure.appeared : undefined;
    const verdict: Verdict = { state: failure ? "failed" : "passed", fault };
    if (failure?.isFault === "passing") return verdict;
    results[exercise.number] = { ...verdict, key: keyOf(exercise, files) };
    // A read-only folder only means that everything is checked every time.
    if (!single) await replace(file, JSON.stringify(results)).catch(() => {});
    return verdict;
  }

  /** What is known without a check; undefined if there was none of these files. */
  async function known(exercise: Exercise): Promise<Verdict | undefined> {
    const { state: begun, note, program } = await findBegun(work, exercise);
    const where = program?.place ? `Misplaced; found in ${program.place}.` : note;
    const fault = begun === "misplaced" ? where : undefined;
    const result = results[exercise.number];
    if (program && result?.key === keyOf(exercise, await filesOf(program)))
      return { ...verdictIn(result), ...(!result.fault && { fault }) };
    return begun === "begun" ? undefined : { state: begun, fault };
  }

  return {
    work,
    known,
    /** Finds the state, with a check unless it is known. */
    async find(exercise: Exercise): Promise<Verdict> {
      const before = await known(exercise);
      const { program } = await findBegun(work, exercise);
      if (before && !(before.state === "misplaced" && program)) return before;
      const files = await filesOf(program!);
      const failure = await firstFailure(runChecks(exercise, program!, runner));
      const { state, fault = before?.fault } = await keep(exercise, files, failure);
      return { state, fault };
    },
    /** Runs all checks; remembers their result unless the caller stops early. */
    async *check(exercise: Exercise, program: StudentProgram) {
      const files = await filesOf(program);
      let failure: Failure | undefined;
      for await (const result of runChecks(exercise, program, runner)) {
        failure ??= result.failure;
        yield result;
      }
      await keep(exercise, files, failure);
    },
  };
}

/** A result in a file that anybody may have changed. */
const verdictIn = ({ state, fault }: Verdict): Verdict => ({
  state: state === "passed" ? state : "failed",
  fault: fault && String(fault),
});

/** A hash of the files of a program. */
const filesOf = ({ folder, files }: StudentProgram) =>
  hashFolder(
    folder,
    files?.map(([own]) => own),
  );

/** Writes a file anew: what has its name may be a pipe. */
const replace = (file: string, text: string) =>
  rm(file, { force: true }).then(() => writeFile(file, text));

function readObject(file: string) {
  const text = readText(file, "results");
  return orElse(() => ({ ...JSON.parse(text.ok ? text.value : "{}") }), {});
}

/** The next exercise to do after one, or else the first; undefined if none is left. */
export function nextToDo(states: ReadonlyMap<number, CheckState>, after = 0) {
  const left = EXERCISES.filter(
    ({ number }) => number !== after && states.get(number) !== "passed",
  );
  return left.find(({ number }) => number > after) ?? left[0];
}
