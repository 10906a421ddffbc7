import { resolve } from "node:path";
import { ok, type Result } from "../../core/result.ts";
import { progressBar } from "../../core/text.ts";
import { type ReportForm, resultText } from "../check-report.ts";
import { openProgram } from "../checker/open-program.ts";
import type { Runner } from "../checker/run-program.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import { nameShown, openWork } from "../work/work-folder.ts";
import { type CompareOptions, compareProgram } from "./compare-program.ts";
import type { ExamRules } from "./exam-program.ts";

export interface CompareRequest extends CompareOptions {
  readonly folder: string;
  readonly command: ProgramCommand;
}

export interface CompareHost {
  readonly runner: Runner;
  readonly form: ReportForm;
  say(text: string): void;
  status(text: string): void;
  /** The skeleton's rules.ts. */
  examRules(): Promise<ExamRules>;
}

/** Compares a program with the exam's. The value is false if they differ. */
export async function runComparison(
  request: CompareRequest,
  host: CompareHost,
): Promise<Result<boolean>> {
  const { command, games } = request;
  const work = await openWork(request.folder, command);
  if (!work.ok) return work;
  const folder = resolve(request.folder);
  const opened = await openProgram({ folder, command }, host.runner);
  if (!opened.ok) {
    host.say(opened.reason);
    return ok(false);
  }
  const bar = (done: number) =>
    host.status(`${progressBar(done, games)} ${done} of ${games} games`);
  bar(0);
  try {
    const tested = { folder, run: opened.value.run };
    const { moves, check } = await compareProgram(tested, await host.examRules(), request, bar);
    host.status("");
    host.say(
      check
        ? `${resultText(check, { folder, command }, host.form)}
To repeat it, paste what follows “Repeat:” in the folder ${nameShown(request.folder)}`
        : `No difference in ${games} games with ${moves} moves.`,
    );
    return ok(check === undefined);
  } finally {
    opened.value.close();
  }
}
