import { resolve } from "node:path";
import { INSTALLED } from "../../core/start-command.ts";
import { findExercise, type NumberedExercise } from "../../exercises/catalogue.ts";
import { firstFailure, missingPart, runChecks } from "../../exercises/check.ts";
import { runReading } from "../../exercises/reading/quiz.ts";
import {
  exerciseList,
  exercisesByGroup,
  listLine,
  passedLine,
  resultText,
  taskText,
  titleLine,
} from "../../exercises/report.ts";
import type { Runner } from "../../exercises/run.ts";
import { startFolder } from "../../exercises/start.ts";
import { forbiddenOnWindows } from "../../records/store/windows-names.ts";
import type { ExerciseRequest } from "../options/request.ts";
import { type WatchHost, watchFolder } from "./watch.ts";

/** What the exercise commands need from their process. */
export interface ExerciseHost extends WatchHost {
  readonly runner: Runner;
  /** Names that Windows forbids are refused. */
  readonly windows: boolean;
  /** Why the runner cannot run TypeScript; undefined if it can. */
  readonly fault: string | undefined;
  /** The versions of the packages that a copy of the skeleton needs, by name. */
  readonly versions: Readonly<Record<string, string>>;
  randomSeed(): number;
  say(text: string): void;
  complain(text: string): void;
  /** Asks a question; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
}

/** The exit codes of the exercise commands: 0 also means that all checks passed. */
const PASSED = 0;
const FAILED = 1;
const WRONG_COMMAND_LINE = 2;

/** Carries out an exercise command and returns the exit code of the program. */
export async function runExercise(request: ExerciseRequest, host: ExerciseHost): Promise<number> {
  if (host.fault !== undefined && runsPrograms(request)) return refuse(host.fault, host);
  switch (request.action) {
    case "list":
      return list(request.folder, host);
    case "start":
      return start(request.folder, host);
    case "show":
      return withExercise(request.number, host, (exercise) => show(exercise, request.hint, host));
    case "check":
      return withExercise(request.number, host, (exercise) =>
        withFolder(request.folder, host, (folder) => check(exercise, folder, host)),
      );
    case "watch":
      return withFolder(request.folder, host, (folder) => watchFolder(folder, host));
    case "read":
      await runReading(host, { seed: request.seed ?? host.randomSeed(), runner: host.runner });
      return PASSED;
  }
}

function runsPrograms(request: ExerciseRequest): boolean {
  if (request.action === "list") return request.folder !== undefined;
  return request.action !== "start" && request.action !== "show";
}

function refuse(sentence: string, host: ExerciseHost): number {
  host.complain(`error: ${sentence}`);
  return WRONG_COMMAND_LINE;
}

async function withExercise(
  number: string,
  host: ExerciseHost,
  run: (exercise: NumberedExercise) => number | Promise<number>,
): Promise<number> {
  const exercise = findExercise(number);
  return typeof exercise === "string" ? refuse(exercise, host) : run(exercise);
}

async function withFolder(
  typed: string,
  host: ExerciseHost,
  run: (folder: string) => Promise<number>,
): Promise<number> {
  const missing = await missingPart(typed);
  if (missing === undefined) return run(resolve(typed));
  return refuse(
    `${missing} To make a copy of the skeleton, type: exercise start my-skeleton`,
    host,
  );
}

/** The most kinds of fault that are shown below the list. */
const MOST_FAULTS = 3;

async function list(folder: string | undefined, host: ExerciseHost): Promise<number> {
  if (folder === undefined) {
    host.say(exerciseList());
    return PASSED;
  }
  return withFolder(folder, host, async (path) => {
    const passed = new Set<number>();
    const faults = new Set<string>();
    for (const [group, exercises] of exercisesByGroup()) {
      host.say(group);
      // Each line is shown as soon as it is known: checking a copy can take minutes.
      for (const exercise of exercises) {
        const failure = await firstFailure(exercise, path, host.runner);
        if (!failure) passed.add(exercise.number);
        if (failure?.isFault) faults.add(failure.appeared);
        host.say(listLine(exercise, passed));
      }
      host.say("");
    }
    host.say(passedLine(passed));
    for (const fault of [...faults].slice(0, MOST_FAULTS)) host.say(`Checks stopped: ${fault}`);
    return PASSED;
  });
}

async function start(folder: string, host: ExerciseHost): Promise<number> {
  const forbidden = host.windows ? forbiddenOnWindows(folder) : undefined;
  const refusal = forbidden ?? (await startFolder(folder, host.versions));
  if (refusal !== undefined) return refuse(refusal, host);
  host.say(
    [
      `The program is in ${folder}. ${INSTALLED ? "Run" : "Outside this checkout, run"} npm install there first.`,
      `Then choose a task with exercise 1, change the copy, and type exercise check 1 ${folder}`,
    ].join("\n"),
  );
  return PASSED;
}

function show(exercise: NumberedExercise, hint: boolean, host: ExerciseHost): number {
  host.say(hint ? `${titleLine(exercise)}\n\nHint: ${exercise.hint}` : taskText(exercise));
  return PASSED;
}

async function check(exercise: NumberedExercise, folder: string, host: ExerciseHost) {
  host.say(titleLine(exercise));
  let passed = 0;
  for await (const result of runChecks(exercise, folder, host.runner)) {
    if (!result.failure) passed++;
    host.say(resultText(result));
    if (result.failure?.isFault) host.say("The checks stop here; fix this first.");
  }
  const all = exercise.checks.length;
  host.say(passed === all ? "All checks passed." : `${passed} of ${all} checks passed.`);
  return passed === all ? PASSED : FAILED;
}
