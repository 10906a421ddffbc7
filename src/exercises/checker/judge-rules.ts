import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Check, Failure, RulesCheck } from "../exercise.ts";
import { CALLER, faultOf, type Runner, runFile } from "./run-copy.ts";

/** The prefix of lines with results; a student's functions may print lines of their own. */
const MARK = "results of calls: ";

/**
 * Returns a function that judges any of the rules checks among `checks`. On its first call it makes
 * the calls of all of them in one process. If a call crashes or does not end, the checks after it
 * are made in another process, as soon as one of them is requested.
 * @param folder the student's copy of the skeleton
 */
export function rulesJudge(
  checks: readonly Check[],
  folder: string,
  runner: Runner,
): (check: RulesCheck) => Promise<Failure | undefined> {
  const waiting = checks.filter((check) => check.kind === "rules");
  const failures = new Map<RulesCheck, Failure | undefined>();
  return async (check) => {
    while (!failures.has(check)) {
      const { answers, fault } = await callAll(waiting, folder, runner);
      for (const answer of answers) {
        const answered = waiting.shift();
        if (answered) failures.set(answered, failureIn(answered, answer));
      }
      const stopped = waiting.shift();
      if (stopped) failures.set(stopped, failureIn(stopped, fault));
    }
    return failures.get(check);
  };
}

/** Makes the calls of all checks. If the process ends early, there are fewer answers than checks. */
async function callAll(
  checks: readonly RulesCheck[],
  folder: string,
  runner: Runner,
): Promise<{ answers: unknown[]; fault: string }> {
  const rules = pathToFileURL(join(folder, "rules.ts")).href;
  const calls = JSON.stringify(checks.map((check) => check.calls));
  const run = await runFile(runner, CALLER, [rules, MARK], calls);
  const lines = run.output.split("\n").filter((line) => line.startsWith(MARK));
  return {
    answers: lines.map((line): unknown => JSON.parse(line.slice(MARK.length))),
    fault: faultOf(run) ?? "A function in rules.ts ended the program.",
  };
}

/**
 * Returns why a check failed; undefined if it passed. `answer` holds the results of its calls, or a
 * sentence that says why there are none.
 */
function failureIn(check: RulesCheck, answer: unknown): Failure | undefined {
  if (Array.isArray(answer)) return check.judge(answer);
  return { expected: `the program ${check.about}`, appeared: String(answer) };
}
