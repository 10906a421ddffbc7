import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Call, Check, Failure, RulesCheck } from "../exercise.ts";
import { faultOf } from "./faults.ts";
import { CALLER, type Run, type Runner, runFile } from "./run-program.ts";

/** The prefix of lines with results; a student's functions may print lines of their own, but not guess it. */
const MARK = `results of calls ${randomUUID()}: `;

/**
 * Makes lists of calls of functions in a student's rules.ts, in one process. `answers` has one for each
 * list that was completed: its results, or a sentence about a missing function.
 */
export type CallRules = (
  lists: readonly (readonly Call[])[],
) => Promise<{ readonly answers: readonly unknown[]; readonly run: Run }>;

export function rulesCaller(folder: string, runner: Runner): CallRules {
  const rules = pathToFileURL(join(folder, "rules.ts")).href;
  return async (lists) => {
    const run = await runFile(runner, [CALLER, rules, MARK], JSON.stringify(lists));
    const complete = run.output.split("\n").slice(0, -1);
    const lines = complete.filter((line) => line.startsWith(MARK));
    return { answers: lines.map((line) => JSON.parse(line.slice(MARK.length))), run };
  };
}

/**
 * Makes a judge of the rules checks among `checks`. On its first call it makes the calls of all of
 * them in one process. If a call crashes, the checks after it are made in another process, as soon as
 * one of them is requested.
 * @param folder the student's copy of the skeleton
 */
export function rulesJudge(
  checks: readonly Check[],
  folder: string,
  callRules: CallRules,
): (check: RulesCheck) => Promise<Failure | undefined> {
  const waiting = checks.filter((check) => check.kind === "rules");
  const failures = new Map<RulesCheck, Failure | undefined>();
  return async (check) => {
    while (!failures.has(check)) {
      const { answers, run } = await callRules(waiting.map(({ calls }) => calls));
      const fault = faultOf(run, folder)?.appeared ?? "A function in rules.ts ended the program.";
      // If a call ended the process, the fault is that of its check.
      for (const results of [...answers, fault]) {
        const judged = waiting.shift();
        if (judged) failures.set(judged, failureIn(judged, results, run.end === "too long"));
      }
    }
    return failures.get(check);
  };
}

/** @param results those of the calls, or a sentence about what prevented them */
function failureIn(check: RulesCheck, results: unknown, isEndless: boolean): Failure | undefined {
  if (Array.isArray(results)) return check.judge(results);
  const failure = {
    expected: `${check.calls[0]?.name} to return a result`,
    appeared: String(results),
  };
  return isEndless ? { ...failure, isFault: "passing" } : failure;
}
