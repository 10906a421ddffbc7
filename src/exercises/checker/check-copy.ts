import { access } from "node:fs/promises";
import { join, resolve } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import type { Check, DialogueCheck, Exercise, Failure } from "../exercise.ts";
import { rulesJudge } from "./compare-rules.ts";
import { readDialogue } from "./read-dialogue.ts";
import { faultOf, type Runner, runFile } from "./run-copy.ts";

/** The files that a folder must have to be checked. */
const PARTS = ["program.ts", "rules.ts"] as const;

/** `failure` is undefined if the check passed. */
export interface CheckResult {
  readonly check: Check;
  readonly failure: Failure | undefined;
}

/** Finds the full path of a student's copy. Refuses a folder that has no program to check. */
export async function findCopy(folder: string): Promise<Result<string>> {
  for (const part of PARTS) {
    try {
      await access(join(folder, part));
    } catch {
      return err(
        `There is no ${part} in ${folder}. To make a copy of the skeleton, type: exercise start my-skeleton`,
      );
    }
  }
  return ok(resolve(folder));
}

/**
 * Runs the checks of an exercise one after the other, so that a caller may stop at a failure. Stops
 * by itself after a fault. A program that crashes, or runs or prints endlessly, fails the check
 * that found it. One process makes the calls of all rules checks when the first of them is due.
 * @param folder the student's copy of the skeleton; nothing is written to it
 */
export async function* runChecks(
  { checks }: Pick<Exercise, "checks">,
  folder: string,
  runner: Runner,
): AsyncGenerator<CheckResult> {
  const judgeRules = rulesJudge(checks, folder, runner);
  for (const check of checks) {
    const failure =
      check.kind === "dialogue"
        ? await runDialogue(check, folder, runner)
        : await judgeRules(check);
    yield { check, failure };
    if (failure?.isFault) return;
  }
}

export async function firstFailure(
  exercise: Pick<Exercise, "checks">,
  folder: string,
  runner: Runner,
): Promise<Failure | undefined> {
  for await (const { failure } of runChecks(exercise, folder, runner)) {
    if (failure) return failure;
  }
  return undefined;
}

async function runDialogue(
  check: DialogueCheck,
  folder: string,
  runner: Runner,
): Promise<Failure | undefined> {
  const program = join(folder, "program.ts");
  const inputs = [...(check.typedBefore ? [check.typedBefore] : []), check.typed].map(linesOf);
  const run = await runFile(runner, program, [], ...inputs);
  const fault = faultOf(run);
  if (fault) return { expected: `the program ${check.about}`, appeared: fault, isFault: true };
  return check.judge(readDialogue(run.output, check.typed, run.files));
}

const linesOf = (typed: readonly string[]) => typed.map((line) => `${line}\n`).join("");
