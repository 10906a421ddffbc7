import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { orElse } from "../../../base/result.ts";
import type { Call, Check, Failure, RulesCheck } from "../exercise.ts";
import type { CallRequest } from "./call-rules.ts";
import { faultOf } from "./faults.ts";
import { CALLER, type Run, type Runner, runFile } from "./run-program.ts";

/**
 * Makes lists of calls of functions in a student's rules.ts, in one process. `answers` has one for each
 * list that was completed: its results, or a sentence about what is wrong with them.
 */
export type CallRules = (
  lists: readonly (readonly Call[])[],
) => Promise<{ readonly answers: readonly (unknown[] | string)[]; readonly run: Run }>;

export function rulesCaller(folder: string, runner: Runner): CallRules {
  const rules = pathToFileURL(join(folder, "rules.ts")).href;
  return async (lists) => {
    // The student's functions may print lines of their own, but cannot guess how those with results begin.
    const mark = `results of calls ${randomUUID()}: `;
    const request: CallRequest = { mark, lists };
    const run = await runFile(runner, [CALLER, rules], JSON.stringify(request));
    const complete = run.output.split("\n").slice(0, -1);
    const lines = complete.filter((line) => line.startsWith(mark));
    return { answers: lines.map((line) => readAnswer(line.slice(mark.length))), run };
  };
}

function readAnswer(json: string): unknown[] | string {
  const answer: unknown = orElse(() => JSON.parse(json), undefined);
  const isAnswer = Array.isArray(answer) || typeof answer === "string";
  return isAnswer ? answer : "a result that cannot be read";
}

/**
 * Makes a judge of the rules checks among `checks`. On its first call it makes the calls of all of them in one process;
 * if one crashes, it makes those of the checks after it in another, as soon as one of them is requested.
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
      for (const answer of [...answers, fault]) {
        const judged = waiting.shift();
        if (judged) failures.set(judged, failureIn(judged, answer, run.end === "too long"));
      }
    }
    return failures.get(check);
  };
}

/** @param answer the results of the calls, or a sentence about what is wrong with them */
function failureIn(
  check: RulesCheck,
  answer: unknown[] | string,
  isEndless: boolean,
): Failure | undefined {
  if (typeof answer !== "string") return check.judge(answer);
  const expected = `${check.calls[0]?.name} to return a result`;
  const failure = { expected, appeared: answer };
  return isEndless ? { ...failure, isFault: "passing" } : failure;
}
