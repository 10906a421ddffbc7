/** Finds answers by running the skeleton, or changed copies of its files, in a temporary folder. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Dialogue, readDialogue } from "../checker/read-dialogue.ts";
import { CALLER, type Runner, runFile } from "../checker/run-copy.ts";
import { libraryAddress, SKELETON } from "../skeleton.ts";
import type {
  Change,
  Experiment,
  Question,
  RightAnswer,
  RunExperiment,
  SkeletonCall,
} from "./question.ts";
import { FILES, type FileName } from "./source.ts";

const CALLED = "called.ts";

/** A file of the skeleton with changes. */
interface Copy {
  readonly file: FileName;
  readonly changes: readonly Change[];
}

/** The right answers to each question. */
export type Answers = ReadonlyMap<Question, readonly RightAnswer[]>;

/**
 * Runs the experiments of the questions: all calls in one child process, and each different run
 * of the program in another. Throws if the skeleton cannot be run.
 */
export async function findAnswers(
  questions: readonly Question[],
  runner: Runner,
): Promise<Answers> {
  return inTemporaryFolder(async (folder) => {
    const experiments = questions.flatMap(({ answer }) => ("kind" in answer ? [answer] : []));
    const names = await writeCopies(folder, experiments.flatMap(copiesOf));
    const [results, dialogues] = await Promise.all([
      callAll(folder, names, experiments.flatMap(callsOf), runner),
      runAll(folder, names, experiments, runner),
    ]);
    return new Map(
      questions.map((question) => [question, answersTo(question, results, dialogues)]),
    );
  });
}

/** Returns the result of a call. Throws if the skeleton cannot be run. */
export async function resultOf(call: SkeletonCall, runner: Runner): Promise<unknown> {
  return inTemporaryFolder(async (folder) => {
    const names = await writeCopies(folder, [calledCopy(call)]);
    return (await callAll(folder, names, [call], runner)).get(call);
  });
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "sarrum-reading-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function answersTo(
  { answer }: Question,
  results: ReadonlyMap<SkeletonCall, unknown>,
  dialogues: ReadonlyMap<string, Dialogue>,
): readonly RightAnswer[] {
  if (!("kind" in answer)) return answer;
  if (answer.kind === "calls") return answer.read(answer.calls.map((call) => results.get(call)));
  const dialogue = dialogues.get(runKey(answer));
  if (!dialogue) throw new Error("A run of the skeleton is missing.");
  return answer.read(dialogue);
}

const callsOf = (experiment: Experiment) => (experiment.kind === "calls" ? experiment.calls : []);

/** Identifies a copy by its file and changes. */
const copyKey = ({ file, changes }: Copy) =>
  JSON.stringify([file, ...changes.map(({ place, instead }) => [place.line, instead])]);

function runKey(experiment: RunExperiment): string {
  return JSON.stringify([copyKey(programOf(experiment)), experiment.typed]);
}

const programOf = ({ changes = [] }: { changes?: readonly Change[] }): Copy => ({
  file: "program.ts",
  changes,
});

const copiesOf = (experiment: Experiment): readonly Copy[] =>
  experiment.kind === "run" ? [programOf(experiment)] : experiment.calls.map(calledCopy);

const calledCopy = ({ file, changes = [] }: SkeletonCall): Copy => ({ file, changes });

/** Writes the skeleton's files and their changed copies to a folder; returns the name of each. */
async function writeCopies(
  folder: string,
  wanted: readonly Copy[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  for (const copy of [...FILES.map((file) => ({ file, changes: [] })), ...wanted]) {
    const key = copyKey(copy);
    if (names.has(key)) continue;
    const name = copy.changes.length === 0 ? copy.file : `${names.size}-${copy.file}`;
    names.set(key, name);
    await writeFile(join(folder, name), await changedText(copy));
  }
  return names;
}

/**
 * Returns the text of a copy, with its imports resolved because the folder is outside the checkout.
 */
async function changedText({ file, changes }: Copy): Promise<string> {
  const text = await readFile(new URL(file, SKELETON), "utf8");
  const lines = text.split(/\r?\n/);
  for (const { place, instead } of changes) {
    if (place.file !== file || lines[place.line - 1] !== place.text) {
      throw new Error(`Line ${place.line} of ${file} is not as it was scanned: ${place.text}`);
    }
    lines[place.line - 1] = instead;
  }
  return lines
    .join("\n")
    .replace(/ from "([a-z][\w-]*)"/g, (_, name) => ` from "${libraryAddress(name)}"`);
}

async function callAll(
  folder: string,
  names: ReadonlyMap<string, string>,
  calls: readonly SkeletonCall[],
  runner: Runner,
): Promise<ReadonlyMap<SkeletonCall, unknown>> {
  const called = join(folder, CALLED);
  const exported = calls.map((call, index) => {
    const file = names.get(copyKey(calledCopy(call)));
    return `export { ${call.name} as call${index} } from "./${file}";\n`;
  });
  await writeFile(called, exported.join(""));
  const listed = calls.map(({ args }, index) => ({ name: `call${index}`, args }));
  const output = await outputOf(
    runFile(runner, CALLER, [pathToFileURL(called).href, ""], JSON.stringify([listed])),
  );
  const results: unknown = JSON.parse(output.trim().split("\n").at(-1) ?? '""');
  if (!Array.isArray(results)) throw new Error(String(results));
  return new Map(calls.map((call, index) => [call, results[index]]));
}

/** Runs the program, one run after another: many at once would come close to the time limit. */
async function runAll(
  folder: string,
  names: ReadonlyMap<string, string>,
  experiments: readonly Experiment[],
  runner: Runner,
): Promise<ReadonlyMap<string, Dialogue>> {
  const dialogues = new Map<string, Dialogue>();
  for (const experiment of experiments) {
    if (experiment.kind !== "run" || dialogues.has(runKey(experiment))) continue;
    const { typed } = experiment;
    const file = join(folder, names.get(copyKey(programOf(experiment))) ?? "");
    const input = typed.map((line) => `${line}\n`).join("");
    const output = await outputOf(runFile(runner, file, [], input));
    dialogues.set(runKey(experiment), readDialogue(output, typed));
  }
  return dialogues;
}

async function outputOf(running: ReturnType<typeof runFile>): Promise<string> {
  const run = await running;
  if (run.end !== "exit") {
    throw new Error(`The skeleton could not be run (${run.end}): ${run.errors.trim()}`);
  }
  return run.output;
}
