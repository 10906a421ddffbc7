/** Programs whose runs are recorded in this process: the children that users have take longer to start. */
import { ok, type Result } from "../../../src/base/result.ts";
import { followedSkeleton as skeletonOfExam } from "../../../src/exam/stepper/followed-skeleton.ts";
import { sentenceOf } from "../../../src/exam/stepper/sentences.ts";
import {
  type FollowedProgram,
  followProgram,
  prepare,
  runWith,
} from "../../../src/exam/stepper/twin/program.ts";
import { StepReader } from "../../../src/exam/stepper/twin/read-steps.ts";
import { type Recording, record } from "../../../src/exam/stepper/twin/recorder/record.ts";
import { StepWriter } from "../../../src/exam/stepper/twin/recorder/step-writer.ts";
import { Tracer } from "../../../src/exam/stepper/twin/recorder/tracer.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { talk } from "../../game/session/type-lines.ts";
import { valueIn } from "../../value-in.ts";

type Files = ReadonlyMap<string, string>;

/** Prepares the runs of a program, as followProgram does. */
export function followHere(all: Files, original: Files = new Map()): Result<FollowedProgram> {
  const made = prepare(all, original);
  if (!made.ok) return made;
  const { files, subroutines, twins, data } = made.value;
  const program = { twins: new Map(twins), data, mostTime: 60 };
  async function recordOne(run: Recording): Promise<readonly Step[]> {
    const reader = new StepReader();
    const writer = new StepWriter((text) => reader.read(text));
    await record(program, run, new Tracer(writer, () => {}, run.only));
    writer.write(["done"]);
    writer.flush();
    return reader.runs[0]!;
  }
  const known = new Map<string, Promise<readonly Step[]>>();
  return ok({
    files,
    subroutines,
    run(answers) {
      const key = JSON.stringify(answers);
      const steps = known.get(key) ?? recordOne(runWith(answers));
      known.set(key, steps);
      return steps;
    },
    async record(runs) {
      const recorded: (readonly Step[])[] = [];
      // Each alone: what a program rejects is noticed by the process.
      for (const run of runs) recorded.push(await recordOne(run));
      return recorded;
    },
  });
}

const skeleton = valueIn(await skeletonOfExam());
// Whatever follows the exam's program in this process has this value: a dialogue, a lesson, a worksheet.
Object.assign(skeleton, valueIn(followHere(skeleton.files, skeleton.files)));

/** The exam's program. */
export const followedSkeleton = async () => skeleton;

/** The same, recorded by children. */
export const skeletonInChildren = () => valueIn(followProgram(skeleton.files, skeleton.files));

/** What is shown while these lines are typed into the exam's program. */
export const follow = (...lines: readonly string[]) =>
  talk(sarrum, ["step", ...lines, "done", "quit"]);

/** Follows a program of one file, of which these are the lines of its main program. */
export async function run(...lines: readonly string[]): Promise<readonly Step[]> {
  return runFile(`export function main(): void {\n${lines.join("\n")}\n}`);
}

/** Follows a program of one file. */
export async function runFile(
  text: string,
  answers: readonly string[] = [],
): Promise<readonly Step[]> {
  return recordHere(new Map([["program.ts", text]]), answers);
}

/** Follows a program of several files. */
export const recordHere = (files: Files, answers: readonly string[] = []) =>
  valueIn(followHere(files)).run(answers);

/** What the steps have done, in sentences; without the call of the main program and its end. */
export const sentences = (steps: readonly Step[]): readonly string[] =>
  steps
    .slice(0, -1)
    .map(sentenceOf)
    .filter((sentence) => !/^main (begins|ends)\.$/.test(sentence));

/** How a run has ended, in a sentence, or what the program asks. */
export function endOf(steps: readonly Step[]): string {
  const { action } = steps.at(-1)!;
  return action.kind === "ask" ? action.question : sentenceOf(steps.at(-1)!);
}
