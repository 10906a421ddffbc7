/** Carries out the exercise commands. */

import { err, ok, type Result } from "../core/result.ts";
import { INSTALLED } from "../core/text.ts";
import { EXERCISE_GROUPS, findExercise } from "./catalogue.ts";
import { resultText } from "./check-report.ts";
import { checksFor, firstFailure, runChecks } from "./checker/check-program.ts";
import { findCopy } from "./checker/student-program.ts";
import type { QuestionKind } from "./reading/question.ts";
import { runReading } from "./reading/quiz.ts";
import { exerciseList, listLine, passedLine, taskText, titleLine } from "./report.ts";
import { startFolder } from "./skeleton.ts";
import { type WatchHost, watchFolder } from "./watch.ts";

/** An exercise command; numbers and folders as typed. */
export type ExerciseRequest =
  | { readonly action: "list"; readonly folder: string | undefined }
  | { readonly action: "start"; readonly folder: string }
  | { readonly action: "show"; readonly number: string; readonly hint: boolean }
  | { readonly action: "check"; readonly number: string; readonly folder: string }
  | { readonly action: "watch"; readonly folder: string }
  /** Without a seed the order of the questions is random; `count` is the most of them. */
  | {
      readonly action: "read";
      readonly seed: number | undefined;
      readonly kind: QuestionKind | undefined;
      readonly count: number | undefined;
    };

/** What the exercise commands need from their process. */
export interface ExerciseHost extends WatchHost {
  /** Why the runner cannot run TypeScript; undefined if it can. */
  readonly fault: string | undefined;
  /** The versions of the packages that a copy of the skeleton needs, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Why no folder may have this name; undefined if one may. */
  forbidden(name: string): string | undefined;
  randomSeed(): number;
  /** Asks a question; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
}

/** Carries out a command. The value is false if a check failed. */
export async function runExercise(
  request: ExerciseRequest,
  host: ExerciseHost,
): Promise<Result<boolean>> {
  if (host.fault !== undefined && runsPrograms(request)) return err(host.fault);
  switch (request.action) {
    case "list":
      return list(request.folder, host);
    case "start":
      return start(request.folder, host);
    case "show":
      return show(request.number, request.hint, host);
    case "check":
      return check(request.number, request.folder, host);
    case "watch":
      return watch(request.folder, host);
    case "read":
      await runReading(host, { ...request, seed: request.seed ?? host.randomSeed() });
      return ok(true);
  }
}

function runsPrograms(request: ExerciseRequest): boolean {
  if (request.action === "list") return request.folder !== undefined;
  return request.action === "check" || request.action === "watch";
}

/** The most kinds of fault that are shown below the list. */
const MOST_FAULTS = 3;

async function list(folder: string | undefined, host: ExerciseHost): Promise<Result<boolean>> {
  const { say, runner } = host;
  if (folder === undefined) {
    say(exerciseList());
    return ok(true);
  }
  const copy = await findCopy(folder);
  if (!copy.ok) return copy;
  const passed = new Set<number>();
  const faults = new Set<string>();
  for (const { name, exercises } of EXERCISE_GROUPS) {
    say(name);
    // Each line is shown as soon as it is known: checking a copy can take minutes.
    for (const exercise of exercises) {
      const failure = await firstFailure(exercise, copy.value, runner);
      if (!failure) passed.add(exercise.number);
      if (failure?.isFault) faults.add(failure.appeared);
      say(listLine(exercise, passed));
    }
    say("");
  }
  say(passedLine(passed));
  for (const fault of [...faults].slice(0, MOST_FAULTS)) say(`Checks stopped: ${fault}`);
  return ok(true);
}

async function start(folder: string, host: ExerciseHost): Promise<Result<boolean>> {
  const forbidden = host.forbidden(folder);
  if (forbidden !== undefined) return err(forbidden);
  const started = await startFolder(folder, host.versions);
  if (!started.ok) return started;
  host.say(
    [
      `The program is in ${folder}. ${INSTALLED ? "Run" : "Outside this checkout, run"} npm install there first.`,
      `Then choose a task with exercise 1, change the copy, and type exercise check 1 ${folder}`,
    ].join("\n"),
  );
  return ok(true);
}

function show(number: string, hint: boolean, { say }: ExerciseHost): Result<boolean> {
  const found = findExercise(number);
  if (!found.ok) return found;
  const exercise = found.value;
  say(hint ? `${titleLine(exercise)}\n\nHint: ${exercise.hint}` : taskText(exercise));
  return ok(true);
}

async function check(
  number: string,
  folder: string,
  { say, runner, form }: ExerciseHost,
): Promise<Result<boolean>> {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const copy = await findCopy(folder);
  if (!copy.ok) return copy;
  say(titleLine(exercise.value));
  let passed = 0;
  for await (const result of runChecks(exercise.value, copy.value, runner)) {
    if (!result.failure) passed += 1;
    say(resultText(result, copy.value, form));
    if (result.failure?.isFault) say("The checks stop here; fix this first.");
  }
  const all = checksFor(exercise.value, copy.value).length;
  if (passed < all) say(`To repeat a failure, paste what follows “Repeat:” in ${folder}`);
  say(passed === all ? "All checks passed." : `${passed} of ${all} checks passed.`);
  return ok(passed === all);
}

async function watch(folder: string, host: ExerciseHost): Promise<Result<boolean>> {
  const copy = await findCopy(folder);
  if (!copy.ok) return copy;
  await watchFolder(copy.value, host);
  return ok(true);
}
