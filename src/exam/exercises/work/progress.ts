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
import { hashProgram } from "./folder-hash.ts";
import type { StudentWork } from "./work-folder.ts";

export type CheckState = "passed" | "failed" | Exclude<BegunWork["state"], "begun">;

interface Verdict {
  readonly state: CheckState;
  /** What stopped the checks, such as a crash, or where a misplaced program lies. */
  readonly fault?: string | undefined;
}

type FindVerdict = (exercise: Exercise, program: StudentProgram) => Promise<Verdict | undefined>;

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

  /** The remembered result of a program; undefined if there is none of these files. */
  const recall: FindVerdict = async (exercise, program) => {
    const result = results[exercise.number];
    return result?.key === keyOf(exercise, await hashProgram(program))
      ? verdictIn(result)
      : undefined;
  };
  const judge: FindVerdict = async (exercise, program) => {
    const [known, files] = [await recall(exercise, program), await hashProgram(program)];
    return known ?? keep(exercise, files, await firstFailure(runChecks(exercise, program, runner)));
  };

  async function find(exercise: Exercise, result: FindVerdict) {
    const begun = await settle(work, { exercise, asked: false }, result);
    return stated(begun, begun.program && (await result(exercise, begun.program)));
  }

  return {
    work,
    /** What has been begun for an exercise that was asked for. */
    begun: (exercise: Exercise) => settle(work, { exercise, asked: true }, judge),
    /** What is known without a check; undefined if there was none of these files. */
    known: (exercise: Exercise) => find(exercise, recall),
    /** Finds the state, with a check unless it is known. */
    find: async (exercise: Exercise) => (await find(exercise, judge))!,
    /** Runs all checks; remembers their result unless the caller stops early. */
    async *check(exercise: Exercise, program: StudentProgram) {
      const files = await hashProgram(program);
      let failure: Failure | undefined;
      for await (const result of runChecks(exercise, program, runner)) {
        failure ??= result.failure;
        yield result;
      }
      await keep(exercise, files, failure);
    },
  };
}

/** What has been begun for an exercise, but no misplaced program that passes another one instead. */
async function settle(
  work: StudentWork,
  { exercise, asked }: { readonly exercise: Exercise; readonly asked: boolean },
  result: FindVerdict,
): Promise<BegunWork> {
  const begun = await findBegun(work, exercise, asked);
  const { program, otherwise } = begun;
  if (!program || !otherwise) return begun;
  const { state, fault } = (await result(exercise, program)) ?? {};
  // What crashes or does not end would do so for every exercise.
  if (state === "passed" || fault !== undefined) return begun;
  for (const other of EXERCISES) {
    const { program: same } = await findBegun(work, other);
    const isSame = JSON.stringify(same) === JSON.stringify(program);
    if (!isSame || (await result(other, program))?.state !== "passed") continue;
    const passes = `The program in ${program.place} passes exercise ${other.number}.`;
    return { ...otherwise, note: `${otherwise.note} ${passes}`.trim() };
  }
  return begun;
}

/** The state of what has been begun, and where a misplaced program lies; undefined if it has to be checked. */
function stated({ state, note, program }: BegunWork, verdict?: Verdict): Verdict | undefined {
  const where = program?.place ? `Misplaced; found in ${program.place}.` : note;
  const fault = state === "misplaced" ? where : undefined;
  if (verdict) return { ...verdict, fault: verdict.fault ?? fault };
  return state === "begun" ? undefined : { state, fault };
}

/** A result in a file that anybody may have changed. */
const verdictIn = ({ state, fault }: Verdict): Verdict => ({
  state: state === "passed" ? state : "failed",
  fault: fault && String(fault),
});

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
