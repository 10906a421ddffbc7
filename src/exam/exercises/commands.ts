import { readFile } from "node:fs/promises";
import { type FileNaming, forbiddenOnWindows } from "../../base/file-names.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { findExercise, findExercises } from "./catalogue.ts";
import type { CheckRequest } from "./check-command.ts";
import type { ReportHost, ReportRequest } from "./class/report-command.ts";
import type { CompareRequest } from "./compare/compare-command.ts";
import { exerciseList, exerciseTitle, headLine, nextLine, taskLines } from "./report.ts";
import type { WatchHost } from "./watch.ts";
import type { OtherProgram } from "./work/start.ts";
import { openRunnable, openWork, placeOf, readSettings } from "./work/work-folder.ts";

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
  | {
      readonly action: "solution";
      readonly number: string;
      /** A work folder in the language that is wanted; undefined for the one in which this is typed, if it is one. */
      readonly folder: string | undefined;
    }
  | ({ readonly action: "check" } & CheckRequest)
  | ({ readonly action: "report" } & ReportRequest)
  | { readonly action: "watch"; readonly folder: string; readonly number: string | undefined }
  | ({ readonly action: "compare" } & CompareRequest);

export type Of<Action> = Extract<ExerciseRequest, { action: Action }>;

export type ExerciseHost = WatchHost & ReportHost & FileNaming;

/** Carries out a command, whose modules are loaded for it. The value is false if a check failed. */
export async function runExercise(request: ExerciseRequest, host: ExerciseHost) {
  switch (request.action) {
    case "list":
      if (request.folder !== undefined)
        return (await import("./work/list-work.ts")).listWork(request.folder, host);
      listAll(host);
      return ok(true);
    case "start":
      return start(request, host);
    case "show":
      return show(request.number, request.hint, host);
    case "solution":
      return solution(request, host);
    case "check":
      return (await import("./check-command.ts")).checkExercise(request, host);
    case "report":
      return (await import("./class/report-command.ts")).reportClass(request, host);
    case "watch":
      return watch(request, host);
    case "compare":
      return (await import("./compare/compare-command.ts")).runComparison(request, host);
  }
}

function listAll({ form, say }: ExerciseHost): void {
  const about = "* easy, *** hard. To see a task, type its number: ";
  const below = ["", nextLine(about, `${START_COMMAND} exercise 7`)];
  for (const line of [...(form.coloured?.list() ?? [exerciseList()]), ...below]) say(line);
}

async function start({ folder, numbers, names, other }: Of<"start">, host: ExerciseHost) {
  const forbidden = host.windows ? forbiddenOnWindows(folder) : undefined;
  if (forbidden !== undefined) return err(forbidden);
  const exercises = findExercises(numbers);
  if (!exercises.ok) return exercises;
  const { namesInFile } = await import("../../base/named-files.ts");
  const pupils = names === undefined ? ok(undefined) : await namesInFile(names, host);
  if (!pupils.ok) return pupils;
  const { startClass } = await import("./class/start-class.ts");
  const { startExercise } = await import("./work/start.ts");
  const options = { other, runCopy: host.form.runCopy };
  const started = pupils.value
    ? await startClass(folder, pupils.value, exercises.value, options)
    : await startExercise(folder, exercises.value[0], options);
  if (!started.ok) return started;
  host.say(started.value);
  return ok(true);
}

function show(number: string, hint: boolean, { say, form }: ExerciseHost): Result<boolean> {
  const found = findExercise(number);
  if (!found.ok) return found;
  const exercise = found.value;
  const shown = hint ? [headLine(exercise), "", `Hint: ${exercise.hint}`] : taskLines(exercise);
  const start = nextLine("Next: ", `${START_COMMAND} exercise start my-work ${exercise.number}`);
  for (const line of [...shown, ...(form.coloured ? ["", start] : [])]) say(line);
  return ok(true);
}

/** Where the model solutions are; the package holds none. */
const SOLUTIONS = "../../../test/exam/exercises/solutions/";

const IN_TYPESCRIPT = "The code is in TypeScript, where MakeMove is makeMove:";

/** Explains and shows how the model solution changes the skeleton: in Python if that is asked for and it is there. */
async function solution({ number, folder }: Of<"solution">, { say }: ExerciseHost) {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const { id } = exercise.value;
  const command = await commandIn(folder);
  if (!command.ok) return command;
  const read = (file: string) =>
    readFile(new URL(SOLUTIONS + file, import.meta.url), "utf8").catch(() => undefined);
  const [patch, inPython] = await Promise.all([read(`${id}.patch`), read(`python/${id}.txt`)]);
  if (patch === undefined)
    return err("Solutions are for teachers, and only in a checkout of the project.");
  const { run } = command.value ?? {};
  const isPython = /\.py\b|\bpython/i.test(run ?? "");
  const code = patch.indexOf("Index:");
  const shown = isPython && inPython !== undefined ? inPython : patch.slice(code);
  say(`${exerciseTitle(exercise.value)}\n\n${patch.slice(0, code).trimEnd()}\n`);
  if (run !== undefined && shown !== inPython) say(`${IN_TYPESCRIPT}\n`);
  say(shown.trimEnd());
  if (run !== undefined || inPython === undefined) return ok(true);
  const toType = `${START_COMMAND} exercise solution ${number} my-work`;
  for (const line of ["", nextLine("With a work folder in Python: ", toType)]) say(line);
  return ok(true);
}

/** The command of a work folder, or of the one in which this is typed; undefined for TypeScript. */
async function commandIn(folder: string | undefined) {
  if (folder !== undefined) {
    const work = await openWork(folder);
    return work.ok ? ok(work.value.command) : work;
  }
  const settings = await readSettings(".");
  return settings.ok ? ok((settings.value ?? (await placeOf(".")))?.command) : settings;
}

async function watch({ folder, number }: Of<"watch">, host: ExerciseHost) {
  const chosen = number === undefined ? ok(undefined) : findExercise(number);
  if (!chosen.ok) return chosen;
  const place = number === undefined ? await placeOf(folder) : undefined;
  const work = await openRunnable(place?.path ?? folder, host);
  if (!work.ok) return work;
  const { watchWork } = await import("./watch.ts");
  return watchWork(work.value, place?.exercise ?? chosen.value, host);
}
