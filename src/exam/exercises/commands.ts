/** Carries out the exercise commands. */

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { inWords, typable } from "../../base/text.ts";
import { EXERCISES, findExercise, findExercises } from "./catalogue.ts";
import { pasteAdvice, resultText, verdictText } from "./check-report.ts";
import { checksFor } from "./checker/check-program.ts";
import type { ProgramCommand } from "./checker/student-program.ts";
import type { ReportHost, ReportRequest } from "./class/report-command.ts";
import type { CompareHost, CompareRequest } from "./compare/compare-command.ts";
import type { CheckResult } from "./exercise.ts";
import { exerciseList, LIST, listLine, progressText, taskText, titleLine } from "./report.ts";
import type { WatchHost } from "./watch.ts";
import { findBegun } from "./work/find-begun.ts";
import { nextToDo, openProgress, type State } from "./work/progress.ts";
import type { OtherProgram, StartHost } from "./work/start.ts";
import { findProgram, openWork, placeOf, type StudentWork } from "./work/work-folder.ts";

/** An exercise command; numbers and folders as typed. */
export type ExerciseRequest =
  | { readonly action: "list"; readonly folder: string | undefined }
  | {
      readonly action: "start";
      readonly folder: string;
      /** None for the first exercise without a folder; several only for a class. */
      readonly numbers: readonly string[];
      /** A file with the names of a class, which gets a folder for each; undefined for one work folder. */
      readonly names: string | undefined;
      /** Undefined for the program of the folder, or TypeScript. */
      readonly other: OtherProgram | undefined;
    }
  | { readonly action: "show"; readonly number: string; readonly hint: boolean }
  | { readonly action: "solution"; readonly number: string }
  | {
      readonly action: "check";
      readonly number: string;
      readonly folder: string;
      /** Undefined for the command of the folder, or TypeScript. */
      readonly command: ProgramCommand | undefined;
      /** Whether to say how often the program was started. */
      readonly verbose?: boolean;
      /** Of the fresh games; undefined for others every time. */
      readonly seed?: number;
    }
  | ({ readonly action: "report" } & ReportRequest)
  | { readonly action: "watch"; readonly folder: string; readonly number: string | undefined }
  | ({ readonly action: "compare" } & CompareRequest);

/** The request of one command. */
export type Of<Action> = Extract<ExerciseRequest, { action: Action }>;

/** What the exercise commands need from their process. */
export interface ExerciseHost
  extends WatchHost,
    ReportHost,
    CompareHost,
    Pick<StartHost, "makeFolder"> {
  /** The names in a file. */
  namesIn(file: string): Promise<Result<readonly string[]>>;
  /** Why no folder may have this name; undefined if one may. */
  forbidden(name: string): string | undefined;
}

/** Carries out a command, whose modules are loaded for it. The value is false if a check failed. */
export async function runExercise(request: ExerciseRequest, host: ExerciseHost) {
  switch (request.action) {
    case "list":
      if (request.folder !== undefined) return listWork(request.folder, host);
      host.say(exerciseList());
      host.say(`\n* easy, *** hard. To see a task, type its number: ${START_COMMAND} exercise 7`);
      return ok(true);
    case "start":
      return start(request, host);
    case "show":
      return show(request.number, request.hint, host);
    case "solution":
      return solution(request.number, host);
    case "check":
      return check(request, host);
    case "report":
      return (await import("./class/report-command.ts")).reportClass(request, host);
    case "watch":
      return watch(request, host);
    case "compare":
      return (await import("./compare/compare-command.ts")).runComparison(request, host);
  }
}

/** The most kinds of fault that are shown below the list. */
const MOST_FAULTS = 3;

async function listWork(folder: string, host: ExerciseHost): Promise<Result<boolean>> {
  const work = await openRunnable(folder, host);
  if (!work.ok) return work;
  const progress = await openProgress(work.value, host);
  const states = new Map<number, State>();
  const stopped = new Map<string, number[]>();
  // Each line is shown as soon as it is known: checking a folder can take minutes.
  for (const item of LIST) {
    if (typeof item === "string") {
      host.say(item);
      continue;
    }
    host.status(`Checking exercise ${item.number} ...`);
    const { state, fault } = await progress.find(item);
    host.status("");
    // A single program is not meant to pass the others.
    if (!work.value.single || state !== "failed") states.set(item.number, state);
    if (fault !== undefined) stopped.set(fault, [...(stopped.get(fault) ?? []), item.number]);
    host.say(listLine(item, states));
  }
  host.say(progressText(states));
  for (const [fault, numbers] of [...stopped].slice(0, MOST_FAULTS))
    host.say(`${work.value.single ? "The checks" : exercisesOf(numbers)}: ${fault}`);
  const next = nextToDo(states);
  const words = `exercise watch ${typable(folder)} ${next?.number}`;
  if (next && !work.value.single) host.say(`Next: ${START_COMMAND} ${words}`);
  return ok(true);
}

const exercisesOf = (numbers: readonly number[]) =>
  `Exercise${numbers.length === 1 ? "" : "s"} ${inWords(numbers)}`;

/** Opens a folder whose programs this process can run. */
async function openRunnable(folder: string, { fault }: ExerciseHost, command?: ProgramCommand) {
  const work = await openWork(folder, command);
  return work.ok && !work.value.command && fault !== undefined ? err(fault) : work;
}

async function start({ folder, numbers, names, other }: Of<"start">, host: ExerciseHost) {
  const forbidden = host.forbidden(folder);
  if (forbidden !== undefined) return err(forbidden);
  const exercises = findExercises(numbers);
  if (!exercises.ok) return exercises;
  const making = { runCopy: host.form.runCopy, makeFolder: host.makeFolder };
  const pupils = names === undefined ? ok(undefined) : await host.namesIn(names);
  if (!pupils.ok) return pupils;
  const { startClass } = await import("./class/start-class.ts");
  const { startExercise } = await import("./work/start.ts");
  const started = pupils.value
    ? await startClass(folder, pupils.value, exercises.value, other, making)
    : await startExercise(folder, exercises.value[0], other, making);
  if (!started.ok) return started;
  host.say(started.value);
  return ok(true);
}

function show(number: string, hint: boolean, { say }: ExerciseHost): Result<boolean> {
  const found = findExercise(number);
  if (!found.ok) return found;
  const exercise = found.value;
  say(hint ? `${titleLine(exercise)}\n\nHint: ${exercise.hint}` : taskText(exercise));
  return ok(true);
}

/** Explains and shows how the model solution changes the skeleton; the package holds none. */
async function solution(number: string, { say }: ExerciseHost): Promise<Result<boolean>> {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const file = `../../../test/exam/exercises/solutions/${exercise.value.id}.patch`;
  try {
    const patch = await readFile(new URL(file, import.meta.url), "utf8");
    say(`${titleLine(exercise.value)}\n\n${patch.trimEnd()}`);
    return ok(true);
  } catch {
    return err("Solutions are for teachers, and only in a checkout of the project.");
  }
}

async function check({ number, folder, command, verbose }: Of<"check">, host: ExerciseHost) {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const work = await openRunnable(folder, host, command);
  if (!work.ok) return work;
  const begun = await findBegun(work.value, exercise.value, true);
  const changed = begun.state === "begun" ? "" : await changedElsewhere(work.value);
  if (begun.state === "misplaced") return err(`${begun.note}${changed}`);
  const program = await findProgram(work.value, exercise.value);
  if (!program.ok) return err(`${program.reason}${changed}`);
  host.say(titleLine(exercise.value));
  if (begun.note !== "") host.say(begun.note + changed);
  const results: CheckResult[] = [];
  const progress = await openProgress(work.value, host);
  for await (const result of progress.check(exercise.value, program.value)) {
    results.push(result);
    host.say(resultText(result, program.value, host.form));
    if (result.failure?.isFault) host.say("The checks stop here; fix this first.");
  }
  const all = checksFor(exercise.value, program.value).length;
  const advice = pasteAdvice(results, { ...program.value, folder: begun.folder || folder });
  host.say(advice + verdictText(results, all));
  if (verbose) host.say(startsText(results));
  return ok(results.length === all && results.every(({ failure }) => !failure));
}

/** Where a program may have been saved by mistake: " Changed: ..."; "" if nowhere. */
async function changedElsewhere(work: StudentWork): Promise<string> {
  const folders: string[] = [];
  for (const exercise of work.single ? [] : EXERCISES) {
    const begun = await findBegun(work, exercise);
    if (begun.state === "begun") folders.push(basename(begun.folder));
  }
  return folders.length > 0 ? ` Programs have been changed in ${inWords(folders)}.` : "";
}

const startsText = (results: readonly CheckResult[]) => {
  const counts = results.map(({ starts = 0 }) => starts);
  const all = counts.reduce((one, other) => one + other, 0);
  return `The program was started ${all} times (${counts.join(", ")}).`;
};

async function watch({ folder, number }: Of<"watch">, host: ExerciseHost) {
  const chosen = number === undefined ? ok(undefined) : findExercise(number);
  if (!chosen.ok) return chosen;
  const place = number === undefined ? await placeOf(folder) : undefined;
  const work = await openRunnable(place?.path ?? folder, host);
  if (!work.ok) return work;
  const { watchWork } = await import("./watch.ts");
  return watchWork(work.value, place?.exercise ?? chosen.value, host);
}
