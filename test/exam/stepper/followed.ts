import { followedSkeleton as skeleton } from "../../../src/exam/stepper/followed-skeleton.ts";
import { sentenceOf } from "../../../src/exam/stepper/sentences.ts";
import { instrument } from "../../../src/exam/stepper/twin/instrument.ts";
import { type FollowedProgram, runWith } from "../../../src/exam/stepper/twin/program.ts";
import { StepReader } from "../../../src/exam/stepper/twin/read-steps.ts";
import { record } from "../../../src/exam/stepper/twin/recorder/record.ts";
import { StepWriter } from "../../../src/exam/stepper/twin/recorder/step-writer.ts";
import { Tracer } from "../../../src/exam/stepper/twin/recorder/tracer.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { talk } from "../../game/session/type-lines.ts";
import { valueIn } from "../../value-in.ts";

/** What is shown while these lines are typed into the exam's program. */
export const follow = (...lines: readonly string[]) =>
  talk(sarrum, ["step", ...lines, "done", "quit"]);

/** The exam's program, whose runs are followed. */
export async function followedSkeleton(): Promise<FollowedProgram> {
  return valueIn(await skeleton());
}

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

/** Records a run in this process, as its own would, which takes longer to start. */
export async function recordHere(
  files: ReadonlyMap<string, string>,
  answers: readonly string[] = [],
): Promise<readonly Step[]> {
  const [code, data] = [true, false].map((isCode) =>
    [...files].filter(([name]) => name.endsWith(".ts") === isCode),
  ) as [[string, string][], [string, string][]];
  const twins = code.map(([name, text]) => [name, valueIn(instrument(name, text, ""))] as const);
  const reader = new StepReader();
  const writer = new StepWriter((text) => reader.read(text));
  const program = { twins: new Map(twins), data, mostTime: 60 };
  await record(program, runWith(answers), new Tracer(writer, () => {}));
  writer.write(["done"]);
  writer.flush();
  return reader.runs[0]!;
}

/** What the steps have done, in sentences; without the call of the main program and its end. */
export const sentences = (steps: readonly Step[]): readonly string[] =>
  steps
    .slice(0, -1)
    .map(sentenceOf)
    .filter((sentence) => !/^main (is called|ends)\.$/.test(sentence));

/** How a run has ended, in a sentence, or what the program asks. */
export function endOf(steps: readonly Step[]): string {
  const { action } = steps.at(-1)!;
  return action.kind === "ask" ? action.question : sentenceOf(steps.at(-1)!);
}
