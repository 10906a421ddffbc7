import { join } from "node:path";
import type { Check, DialogueCheck, Exercise, Failure } from "../exercise.ts";
import { rulesJudge } from "./compare-rules.ts";
import { faultOf } from "./faults.ts";
import { type Dialogue, readDialogue } from "./read-dialogue.ts";
import { type Run, type Runner, runFile } from "./run-program.ts";
import type { StudentProgram } from "./student-program.ts";

type Checks = Pick<Exercise, "checks">;

/** `failure` is undefined if the check passed. */
export interface CheckResult {
  readonly check: Check;
  readonly failure: Failure | undefined;
}

/** The checks that apply to a program: in another language only dialogues, and not all of them. */
export const checksFor = ({ checks }: Checks, { command }: StudentProgram): readonly Check[] =>
  command === undefined
    ? checks
    : checks.filter((check) => check.kind === "dialogue" && !check.copiesOnly);

/** Whether an exercise has a check for a program. */
export const canCheck = (exercise: Checks, program: StudentProgram): boolean =>
  checksFor(exercise, program).length > 0;

/**
 * Runs the checks of an exercise one after the other, so that a caller may stop at a failure. Stops
 * by itself after a fault. A program that crashes, or runs or prints endlessly, fails the check
 * that found it. One process makes the calls of all rules checks when the first of them is due.
 * Nothing is written to the program's folder.
 */
export async function* runChecks(
  exercise: Checks,
  program: StudentProgram,
  runner: Runner,
): AsyncGenerator<CheckResult> {
  const checks = checksFor(exercise, program);
  const judgeRules = rulesJudge(checks, program.folder, runner);
  for (const check of checks) {
    const failure =
      check.kind === "dialogue"
        ? await runDialogue(check, program, runner)
        : await judgeRules(check);
    yield { check, failure };
    if (failure?.isFault) return;
  }
}

export async function firstFailure(
  exercise: Checks,
  program: StudentProgram,
  runner: Runner,
): Promise<Failure | undefined> {
  for await (const { failure } of runChecks(exercise, program, runner)) {
    if (failure) return failure;
  }
  return undefined;
}

async function runDialogue(
  check: DialogueCheck,
  { folder }: StudentProgram,
  runner: Runner,
): Promise<Failure | undefined> {
  const program = join(folder, "program.ts");
  const inputs = [...(check.typedBefore ? [check.typedBefore] : []), check.typed].map(linesOf);
  const run = await runFile(runner, program, [], ...inputs);
  const held = readDialogue(run.output, check.typed, run.files);
  return faultIn(run, held, folder) ?? withStderr(check.judge(held), run);
}

function faultIn(run: Run, { answers }: Dialogue, folder: string): Failure | undefined {
  const read = answers.map(({ typed }) => typed);
  const appeared = faultOf(run, folder, read);
  if (appeared === undefined) return undefined;
  const expected = `the program to ${read.length === 0 ? "start" : "continue"}`;
  return { expected, appeared, isFault: true, answer: read.length - 1 };
}

/** Node's own warnings. */
const WARNING = /^\(.*\n?/gm;

/** Says that messages on stderr do not count, if there are any. */
function withStderr(failure: Failure | undefined, { errors }: Run): Failure | undefined {
  if (!failure || errors.replace(WARNING, "").trim() === "") return failure;
  const appeared = `${failure.appeared}\nWhat it printed to stderr does not count.`;
  return { ...failure, appeared };
}

const linesOf = (typed: readonly string[]) => typed.map((line) => `${line}\n`).join("");
