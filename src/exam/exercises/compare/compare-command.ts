import { join, resolve } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { progressBar } from "../../../base/text.ts";
import { type CheckHost, pasteAdvice, resultLines } from "../check-report.ts";
import { openProgram } from "../checker/open-program.ts";
import type { ProgramCommand, StudentProgram } from "../checker/student-program.ts";
import { entriesIn, ORIGINAL, openWork, readSettings } from "../work/work-folder.ts";
import { type CompareOptions, compareProgram } from "./compare-program.ts";

export interface CompareRequest extends CompareOptions {
  readonly folder: string;
  /** Undefined for the command of the folder. */
  readonly command: ProgramCommand | undefined;
}

/** Compares a program with the exam's. The value is false if they differ. */
export async function runComparison(
  request: CompareRequest,
  host: CheckHost,
): Promise<Result<boolean>> {
  const { games } = request;
  const port = await findPort(request);
  if (!port.ok) return port;
  const opened = await openProgram(port.value, host.runner);
  if (!opened.ok) {
    host.say(opened.reason);
    return ok(false);
  }
  const bar = (done: number) =>
    host.status(`${progressBar(done, games)} ${done} of ${games} games`);
  bar(0);
  try {
    const tested = { folder: port.value.folder, run: opened.value.run };
    const { moves, check } = await compareProgram(tested, request, bar);
    host.status("");
    const lines = check
      ? [...resultLines(check, port.value, host.form), ...pasteAdvice([check], port.value)]
      : [`No difference in ${games} games with ${moves} moves.`];
    for (const line of lines) host.say(line);
    return ok(check === undefined);
  } finally {
    opened.value.close();
  }
}

/** Finds the program to compare; in a work folder it is the one that its exercises begin with. */
async function findPort({ folder, command }: CompareRequest): Promise<Result<StudentProgram>> {
  const names = await entriesIn(folder);
  if (!names.ok) return names;
  if (command) return ok({ folder: resolve(folder), command });
  const settings = await readSettings(folder);
  if (!settings.ok) return settings;
  const work = await openWork(folder);
  if (!work.ok || !work.value.command)
    return err('compare needs --run, the command of the program: --run "python3 game.py"');
  const place = work.value.single ? folder : join(folder, ORIGINAL);
  return ok({ folder: resolve(place), command: work.value.command });
}
