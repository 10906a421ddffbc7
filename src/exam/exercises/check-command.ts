import { ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { progressBar, typable } from "../../base/text.ts";
import { type Line, lineOf, SAID } from "../../drawing/line.ts";
import { findExercise } from "./catalogue.ts";
import {
  byCause,
  type CheckHost,
  checkLine,
  countPassed,
  failuresLines,
  pasteAdvice,
  type ReportForm,
  verdictText,
} from "./check-report.ts";
import { checksFor } from "./checker/check-program.ts";
import type { ProgramCommand, StudentProgram } from "./checker/student-program.ts";
import type { CheckResult, Exercise } from "./exercise.ts";
import { headLine, nextLine } from "./report.ts";
import { findProgram } from "./work/find-begun.ts";
import { openProgress, type Progress } from "./work/progress.ts";
import { openRunnable } from "./work/work-folder.ts";

export interface CheckRequest {
  readonly number: string;
  readonly folder: string;
  /** Undefined for the command of the folder, or TypeScript. */
  readonly command: ProgramCommand | undefined;
  readonly verbose?: boolean;
  /** Of the fresh games; undefined for others every time. */
  readonly seed?: number;
}

/** Checks an exercise. The value is false if a check failed. */
export async function checkExercise(
  { number, folder, command, verbose }: CheckRequest,
  host: CheckHost,
): Promise<Result<boolean>> {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const work = await openRunnable(folder, host, command);
  if (!work.ok) return work;
  const progress = await openProgress(work.value, host);
  host.status(`Checking exercise ${exercise.value.number} ...`);
  const begun = await progress.begun(exercise.value);
  host.status("");
  const found = await findProgram(work.value, exercise.value, begun);
  if (!found.ok) return found;
  const { program, note, folder: own } = found.value;
  host.say(headLine(exercise.value));
  if (note !== "") host.say(SAID.warning(note));
  const results = await sayChecks(exercise.value, program, progress, host);
  const all = checksFor(exercise.value, program).length;
  const about = program.place ? program : { ...program, folder: own || folder };
  const passed = countPassed(results) === all;
  const toType = `${START_COMMAND} exercise watch ${typable(folder)}`;
  const next = passed && !work.value.single ? nextLine("Next: ", toType) : "";
  const starts = verbose ? [startsText(results)] : [];
  const end = { number: exercise.value.number, results, all, starts };
  const lines = [
    ...failuresLines(results, about, host.form),
    ...adviceLines(results, about, host.form),
    ...endLines(end, next, host.form),
  ];
  for (const line of lines) host.say(line);
  return ok(passed);
}

/** How to repeat a failure, set off from the last one in a window with colours. */
function adviceLines(
  results: readonly CheckResult[],
  program: StudentProgram,
  { coloured }: ReportForm,
): readonly Line[] {
  const lines = pasteAdvice(results, program).map((text) => lineOf([{ text, role: "quiet" }]));
  return coloured && lines.length > 0 ? ["", ...lines] : lines;
}

interface End {
  readonly number: number;
  readonly results: readonly CheckResult[];
  readonly all: number;
  readonly starts: readonly Line[];
}

/** What stands after the checks: in colour the score last and large, with the exercise, whose title may have scrolled. */
function endLines({ number, results, all, starts }: End, next: Line, { coloured }: ReportForm) {
  if (!coloured) return [verdictText(results, all), ...starts];
  const passed = countPassed(results);
  const which = byCause(results).length > 1 ? "the last failure above" : "this failure";
  const retry = { text: `Next: fix ${which}, then check again.`, role: "quiet" } as const;
  const verdict = lineOf([
    { text: `Exercise ${number}: `, role: "quiet" },
    { text: verdictText(results, all), role: "heading" },
  ]);
  const beside = [verdict, passed === all ? next : lineOf([retry])];
  return [...starts, "", ...coloured.score([passed, all], beside)];
}

/** Runs the checks, with a bar and a line for each; faults, and in colours all failures, are told later instead. */
async function sayChecks(
  exercise: Exercise,
  program: StudentProgram,
  progress: Progress,
  host: CheckHost,
) {
  const { form, say, status } = host;
  const all = checksFor(exercise, program).length;
  const results: CheckResult[] = [];
  const bar = () => {
    const [done, next] = [results.length, results.length + 1];
    if (done < all) status(`${progressBar(done, all)} Running check ${next} of ${all} ...`);
  };
  bar();
  for await (const result of progress.check(exercise, program)) {
    results.push(result);
    status("");
    if (!result.failure || !(form.coloured || result.failure.isFault)) say(checkLine(result));
    bar();
  }
  status("");
  return results;
}

const startsText = (results: readonly CheckResult[]) => {
  const counts = results.map(({ starts = 0 }) => starts);
  const all = counts.reduce((one, other) => one + other, 0);
  return `The program was started ${all} times (${counts.join(", ")}).`;
};
