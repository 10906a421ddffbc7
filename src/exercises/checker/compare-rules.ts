import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { err, ok, type Result } from "../../core/result.ts";
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
    const run = await runFile(runner, CALLER, [rules, MARK], JSON.stringify(lists));
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
      const { results, isEndless } = await callAll(waiting, folder, callRules);
      for (const result of results) {
        const judged = waiting.shift();
        if (judged) failures.set(judged, failureIn(judged, result, isEndless));
      }
    }
    return failures.get(check);
  };
}

/**
 * Makes the calls of all checks. The last result is a refusal; it is that of the check whose call
 * ended the process, if one did.
 */
async function callAll(
  checks: readonly RulesCheck[],
  folder: string,
  callRules: CallRules,
): Promise<{ results: readonly Result<readonly unknown[]>[]; isEndless: boolean }> {
  const { answers, run } = await callRules(checks.map((check) => check.calls));
  const results = [
    ...answers.map((answer) => (Array.isArray(answer) ? ok(answer) : err(String(answer)))),
    err(faultOf(run, folder)?.appeared ?? "A function in rules.ts ended the program."),
  ];
  return { results, isEndless: run.end === "too long" };
}

function failureIn(
  check: RulesCheck,
  results: Result<readonly unknown[]>,
  isEndless: boolean,
): Failure | undefined {
  if (results.ok) return check.judge(results.value);
  const failure = { expected: `the program ${check.about}`, appeared: results.reason };
  return isEndless ? { ...failure, isFault: "passing" } : failure;
}
