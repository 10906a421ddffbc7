/** Finds the mutants of model solutions that behave as recorded. */
import { join } from "node:path";
import { linesOf } from "../../../../src/exam/exercises/checker/check-program.ts";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import type { Listener, RulesCheck } from "../../../../src/exam/exercises/exercise.ts";
import { judgeOfRun, type ModelRun } from "../../../../src/exam/exercises/judges/model-games.ts";
import { callInside, runInside } from "../inside.ts";

/** Which of the mutants with these numbers are not noticed. */
export type Killer = (mutants: readonly number[]) => Promise<readonly number[]>;

/** Judges mutants by a recorded run; the mutants of the model are in a folder. */
export const killerOfRun =
  (run: ModelRun, listeners: readonly Listener[], folder: string): Killer =>
  async (mutants) => {
    const inputs = [...(run.before ? [linesOf(run.before)] : []), linesOf(run.typed)];
    const program = join(folder, "program.cjs");
    const reached = new Set<number>();
    const right = await runInside(program, inputs, { number: -1, reached });
    if (right.end !== "exit") throw new Error(right.errors);
    const judge = judgeOfRun(run, listeners);
    const isKilled = async (number: number) => {
      const held = await runInside(program, inputs, { number, mostRounds: MOST_ROUNDS });
      if (isSameRun(held, right)) return false;
      if (held.end !== "exit" || held.isEarlier) return true;
      return judge(readDialogue(held.output, run.typed, held.files)) !== undefined;
    };
    return survivorsOf(mutants, async (number) => reached.has(number) && isKilled(number));
  };

/** The most rounds of loops; those that the models need are a tenth. */
export const MOST_ROUNDS = 3_000_000;

/** Whether two runs printed and left the same. */
export const isSameRun = (one: Run, other: Run) =>
  one.end === other.end &&
  one.output === other.output &&
  JSON.stringify([...one.files]) === JSON.stringify([...other.files]);

/** Judges mutants by calls of functions. */
export const killerOfCalls =
  ({ calls, judge }: RulesCheck, folder: string): Killer =>
  (mutants) =>
    survivorsOf(mutants, async (number) => {
      const { answers, run } = callInside(folder, [calls], { number, mostRounds: MOST_ROUNDS });
      const [results] = answers;
      return run.end !== "exit" || !Array.isArray(results) || judge(results) !== undefined;
    });

async function survivorsOf(
  mutants: readonly number[],
  isKilled: (number: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const survivors: number[] = [];
  for (const number of mutants) if (!(await isKilled(number))) survivors.push(number);
  return survivors;
}
