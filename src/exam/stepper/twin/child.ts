/** Programs that are followed run in child processes of this one, which write their steps. */
import type { ChildProcess, StdioOptions } from "node:child_process";
import { readFile } from "node:fs/promises";
import process from "node:process";
import type { Readable } from "node:stream";
import { err, type Result } from "../../../base/result.ts";
import { onSignals } from "../../../base/signals.ts";
import { endGroup, startGroup } from "../../exercises/checker/process-groups.ts";
import { recorderFolder } from "../../places.ts";
import { bodyOf, eraseTypes } from "./instrument.ts";
import { StepReader } from "./read-steps.ts";
import type { Recording, RecordRequest } from "./recorder/record.ts";
import type { Step } from "./step.ts";
import { child, type Node, parseFile } from "./syntax.ts";

/** A child that has not ended itself at its limits is ended after so many seconds more. */
const PATIENCE = 5;
const SECOND = 1_000;
/** In milliseconds: `npx tsx` repeats a Ctrl-C that is not noticed at once. */
const ECHO = 200;

/** The files of the recorder, each after those that it imports. */
const RECORDER = ["values", "copies", "step-writer", "tracer", "surroundings", "record"];

const known = (...options: readonly string[]) =>
  options.filter((option) => process.allowedNodeEnvironmentFlags.has(option));
const [permissions] = known("--permission", "--experimental-permission");

/** A child may use no files and make no code of texts, as far as a version of Node can forbid it. */
const OPTIONS = [
  ...(permissions ? [permissions, "--allow-worker"] : []),
  ...known("--frozen-intrinsics", "--disallow-code-generation-from-strings"),
  ...["--random-seed=1", "--max-old-space-size=256", "--no-warnings", "--input-type=module", "-"],
];

/** Windows starts nothing without it. */
const { SystemRoot } = process.env;

/** What a child records: runs, each of which may take so many seconds. */
type WantedRuns = Pick<RecordRequest, "runs" | "mostTime">;

/** The recorder of a program in its language, as a process that reads what is asked of it. */
export interface Recorder {
  /** The file that starts the program. */
  readonly file: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  input(asked: WantedRuns): Promise<string>;
}

/** The recorder of a program in TypeScript. */
export const nodeRecorder = ({ twins, data }: Pick<RecordRequest, "twins" | "data">): Recorder => ({
  file: "program.ts",
  command: process.execPath,
  args: OPTIONS,
  env: {},
  async input(asked) {
    const request: RecordRequest = { twins, data, ...asked };
    return `${await recorderCode()}\nrecordAll(${JSON.stringify(request)});`;
  },
});

/**
 * Records runs of a program, equal ones once; one that its child does not survive ends there, and the next has a new
 * child. What has not ended is not tried again: other runs of the same subroutine have its steps.
 */
export async function recordRuns(
  recorder: Recorder,
  asked: WantedRuns,
): Promise<readonly (readonly Step[])[]> {
  const keys = asked.runs.map((run) => JSON.stringify(run));
  const recorded = new Map<Recording, readonly Step[]>();
  const endless = new Map<string, readonly Step[]>();
  const different = new Map(keys.map((key, at) => [key, asked.runs[at]!]));
  let left = [...different.values()];
  while (left.length > 0) {
    const { runs } = await recordInChild(recorder, { ...asked, runs: left });
    for (const [at, steps] of runs.entries()) {
      recorded.set(left[at]!, steps);
      if (isEndless(steps)) endless.set(left[at]!.name, steps);
    }
    left = left.slice(runs.length).filter(({ name }) => !endless.has(name));
  }
  return keys.map((key) => {
    const run = different.get(key)!;
    return recorded.get(run) ?? endless.get(run.name)!;
  });
}

function isEndless(steps: readonly Step[] = []): boolean {
  const action = steps.at(-1)?.action;
  return action?.kind === "end" && /has not ended|too many steps/.test(action.reason);
}

/** Records one run, which Ctrl-C stops. */
export async function recordRun(recorder: Recorder, asked: WantedRuns): Promise<readonly Step[]> {
  const stop = new AbortController();
  const undo = onSignals(process, ["SIGINT"], () => stop.abort());
  const { runs } = await recordInChild(recorder, asked, stop.signal);
  setTimeout(undo, stop.signal.aborted ? ECHO : 0);
  return runs[0]!;
}

/** Waits for a program that is prepared, or for Ctrl-C. */
export const preparedOrStopped = <Value>(prepared: Promise<Result<Value>>) =>
  new Promise<Result<Value>>((resolve, reject) => {
    const undo = onSignals(process, ["SIGINT"], () => resolve(err("Ctrl-C has stopped it.")));
    prepared.then(resolve, reject).finally(() => setTimeout(undo, ECHO).unref());
  });

async function recordInChild(
  recorder: Recorder,
  asked: WantedRuns,
  signal?: AbortSignal,
): Promise<StepReader> {
  const { runs, mostTime } = asked;
  const text = await recorder.input(asked);
  const reader = new StepReader(recorder.file);
  const child = startRecorder(recorder);
  const [input, , , steps] = child.stdio;
  const late = `It has not ended after ${mostTime} seconds.`;
  let why = "It has ended its process, or used up the memory that it may have.";
  const stop = (reason: string) => {
    why = reason;
    endGroup(child);
  };
  const limit = (more: number) => setTimeout(() => stop(late), (mostTime + more) * SECOND);
  let timer = limit(PATIENCE);
  let begun = -1;
  signal?.addEventListener("abort", () => stop("Ctrl-C has stopped it."));
  // A process that has ended reads no more.
  input!.on("error", () => {});
  input!.end(text);
  (steps as Readable).setEncoding("utf8").on("data", (written: string) => {
    if (!reader.read(written)) stop("It has written something else where its steps are told.");
    if (reader.runs.length === runs.length) endGroup(child);
    if (reader.runs.length === begun) return;
    const ended = reader.runs.length - 1;
    const isAgain = runs.slice(ended + 1).some(({ name }) => name === runs[ended]?.name);
    if (isAgain && isEndless(reader.runs[ended])) {
      reader.isStopped = true;
      endGroup(child);
    }
    // Another run has begun.
    begun = reader.runs.length;
    clearTimeout(timer);
    timer = limit(1);
  });
  await new Promise((resolve) => child.on("error", resolve).on("close", resolve));
  clearTimeout(timer);
  endGroup(child);
  if (reader.runs.length < runs.length && !reader.isStopped)
    reader.stop(reader.isLate ? late : why);
  return reader;
}

/** Starts a process that reads a program and writes steps, and whose input tells it that this one still runs. */
function startRecorder({ command, args, env }: Recorder): ChildProcess {
  const own = SystemRoot ? { ...env, SystemRoot } : env;
  const stdio: StdioOptions = ["pipe", "ignore", "ignore", "pipe", "pipe"];
  // Nothing can be left there by a process that the system ends.
  return startGroup(command, args, { cwd: "/", env: own, shell: false, stdio });
}

let code: Promise<string> | undefined;

/** The recorder as one module, without its types. */
function recorderCode(): Promise<string> {
  // Two files may import the same of Node.
  code ??= Promise.all(RECORDER.map(codeOf)).then((parts) => [...new Set(parts.flat())].join("\n"));
  return code;
}

async function codeOf(name: string): Promise<readonly string[]> {
  const file = `${name}.ts`;
  const text = await readFile(new URL(file, recorderFolder()), "utf8");
  const erased = eraseTypes(file, text);
  const parsed = erased.ok ? parseFile(file, erased.value) : erased;
  if (!parsed.ok || !erased.ok) throw new Error(`${file} cannot be used.`);
  return parsed.value
    .flatMap((statement) => (importsNode(statement) ? statement : bodyOf(statement)))
    .map(({ start, end }) => erased.value.slice(start, end));
}

const importsNode = (statement: Node) => /^node:/.test(String(child(statement, "source")?.value));
