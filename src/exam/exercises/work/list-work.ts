import { ok, type Result } from "../../../base/result.ts";
import { START_COMMAND } from "../../../base/start-command.ts";
import { inWords, progressBar, typable } from "../../../base/text.ts";
import { EXERCISES } from "../catalogue.ts";
import type { CheckHost } from "../check-report.ts";
import { LIST, listLine, nextLine, progressText } from "../report.ts";
import { type CheckState, nextToDo, openProgress } from "./progress.ts";
import { openRunnable, type StudentWork } from "./work-folder.ts";

const MOST_FAULTS = 3;

/** Lists the exercises with their states, which it finds by checks unless they are known. */
export async function listWork(folder: string, host: CheckHost): Promise<Result<boolean>> {
  const work = await openRunnable(folder, host);
  if (!work.ok) return work;
  const { single } = work.value;
  const { say, form } = host;
  const { states, stopped } = await sayStates(work.value, host);
  const { coloured } = form;
  const page = coloured && [...coloured.list(states), coloured.progress(states)];
  for (const line of page ?? [progressText(states)]) say(line);
  for (const [fault, numbers] of [...stopped].slice(0, MOST_FAULTS))
    say(`${single ? "The checks" : exercisesOf(numbers)}: ${fault}`);
  const next = nextToDo(states);
  const words = `exercise watch ${typable(folder)} ${next?.number}`;
  if (next && !single) say(nextLine("Next: ", `${START_COMMAND} ${words}`));
  return ok(true);
}

/** Finds the states, and the exercises whose checks something stopped; tells each at once unless a page follows. */
async function sayStates(work: StudentWork, { form, say, status, ...host }: CheckHost) {
  const states = new Map<number, CheckState>();
  const stopped = new Map<string, number[]>();
  // Checking a folder can take minutes.
  const sayNow = form.coloured ? () => {} : (line: string) => say(line);
  const progress = await openProgress(work, host);
  for (const item of LIST) {
    if (typeof item === "string") {
      sayNow(item);
      continue;
    }
    const { number } = item;
    status(`${progressBar(number - 1, EXERCISES.length)} Checking exercise ${number} ...`);
    const { state, fault } = await progress.find(item);
    status("");
    // A single program is not meant to pass the others.
    if (!work.single || state !== "failed") states.set(number, state);
    if (fault !== undefined) stopped.set(fault, [...(stopped.get(fault) ?? []), number]);
    sayNow(listLine(item, states));
  }
  return { states, stopped };
}

const exercisesOf = (numbers: readonly number[]) =>
  `Exercise${numbers.length === 1 ? "" : "s"} ${inWords(numbers)}`;
