/** Runs bundled copies of the skeleton in this process, which takes a hundredth of the time. */
import fs, { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { format } from "node:util";
import { compileFunction, runInThisContext } from "node:vm";
import { checkOpenProgram } from "../../../src/exam/exercises/checker/check-program.ts";
import type { CallRules } from "../../../src/exam/exercises/checker/compare-rules.ts";
import type { Run } from "../../../src/exam/exercises/checker/run-program.ts";
import type { Call, Exercise } from "../../../src/exam/exercises/exercise.ts";
import { removeFolder } from "./solutions.ts";

const MOST_TIME = 10_000;
const MOST_OUTPUT = 1_000_000;
/** For a model that is played while moves are looked for; mutants that run for ever are ended by their rounds. */
const LONG_TIME = 600_000;

/** Thrown to end a program. */
class Ended extends Error {
  readonly end: Run["end"];
  constructor(end: Run["end"]) {
    super();
    this.end = end;
  }
}

type Module = { exports: Record<string, unknown> };
type Compiled = (...values: readonly unknown[]) => void;

const compiled = new Map<string, Compiled>();

/** What bundled programs share, in the folder above theirs: packages, which remember nothing of a run. */
const packages = new Map<string, Module>();

function compile(file: string): Compiled {
  const names = ["module", "exports", "require", "process", "console", "__filename"];
  const known =
    compiled.get(file) ??
    (compileFunction(readFileSync(file, "utf8"), names, { filename: file }) as Compiled);
  compiled.set(file, known);
  return known;
}

/** The mutant that a program with mutants is; with the number -1 it is none, and collects those that it reaches. */
export interface ChosenMutant {
  readonly number: number;
  readonly reached?: Pick<Set<number>, "has" | "add">;
  /** The most rounds of loops. */
  readonly mostRounds?: number;
}

/** Loads a file in a process of its own, so to speak: with this input, and every module of its folder anew. */
function start(main: string, input: Input, mutant?: ChosenMutant) {
  let unread = Buffer.from(typeof input === "string" ? input : "");
  const printed = { output: "", errors: "" };
  const write = (name: keyof typeof printed) => (text: string | Uint8Array) => {
    printed[name] += typeof text === "string" ? text : Buffer.from(text).toString();
    if (printed[name].length > MOST_OUTPUT) throw new Ended("too much output");
    return true;
  };
  const own = Object.create(process, {
    argv: { value: [process.execPath, main] },
    env: { value: { NO_COLOR: "1" } },
    mutant: { value: mutant },
    stdout: { value: { write: write("output"), isTTY: true } },
    stderr: { value: { write: write("errors") } },
    exit: {
      value(status = 0) {
        throw new Ended(status === 0 ? "exit" : "crash");
      },
    },
  });
  const line = (texts: readonly unknown[]) => `${format(...texts)}\n`;
  const ownConsole = {
    log: (...texts: unknown[]) => own.stdout.write(line(texts)),
    error: (...texts: unknown[]) => own.stderr.write(line(texts)),
  };
  const ownFiles = {
    ...fs,
    readSync(_: number, bytes: Uint8Array) {
      if (typeof input !== "string" && unread.length === 0)
        unread = Buffer.from(input(printed.output));
      const length = unread.copy(bytes);
      unread = unread.subarray(length);
      return length;
    },
    writeSync(_: number, bytes: Uint8Array) {
      write("output")(bytes);
      return bytes.length;
    },
  };
  const provided: Record<string, unknown> = {
    "node:fs": ownFiles,
    fs: ownFiles,
    "node:tty": { isatty: () => false },
    tty: { isatty: () => false },
    "node:process": own,
    process: own,
  };
  const ownModules = new Map<string, Module>();
  const load = (file: string): Module["exports"] => {
    const modules = dirname(file) === dirname(main) ? ownModules : packages;
    const known = modules.get(file);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file, module);
    const original = createRequire(file);
    const require = (name: string) => {
      if (name.startsWith(".")) return load(resolve(dirname(file), name));
      return provided[name] ?? original(name);
    };
    compile(file)(module, module.exports, require, own, ownConsole, file);
    return module.exports;
  };
  return { printed, exports: () => load(main) };
}

/** Calls a function and says how that ended; one that does not end is stopped. */
function endOf(
  work: () => void,
  timeout = MOST_TIME,
): { readonly end: Run["end"]; readonly error?: string } {
  try {
    Object.assign(globalThis, { workInside: work });
    runInThisContext("workInside()", { timeout });
    return { end: "exit" };
  } catch (error) {
    if (error instanceof Ended) return error;
    const { code, stack = "" } = error as NodeJS.ErrnoException;
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return { end: "too long" };
    return { end: "crash", error: stack };
  }
}

/** Loads a bundled module in this process. */
export const loadInside = (file: string, mutant?: ChosenMutant) =>
  start(file, "", mutant).exports();

/** An input; or what is typed next, with its line end, after what has been printed, "" at the end. */
type Input = string | ((output: string) => string);

/** Types inputs into as many runs of a program, one after the other in an empty folder beside it. */
export async function runInside(
  main: string,
  inputs: readonly Input[],
  mutant?: ChosenMutant,
): Promise<Run> {
  const folder = join(dirname(main), "runs");
  mkdirSync(folder, { recursive: true });
  const before = process.cwd();
  process.chdir(folder);
  try {
    return runAll(main, inputs, mutant);
  } finally {
    process.chdir(before);
    for (const name of readdirSync(folder)) removeFolder(join(folder, name));
  }
}

function runAll(main: string, inputs: readonly Input[], mutant: ChosenMutant | undefined): Run {
  let run: Omit<Run, "files"> = { end: "exit", output: "", errors: "" };
  for (const [index, input] of inputs.entries()) {
    const { printed, exports } = start(main, input, mutant);
    const { end, error = "" } = endOf(exports, mutant && LONG_TIME);
    run = { end, output: printed.output, errors: printed.errors + error };
    if (end !== "exit" && index < inputs.length - 1)
      return { ...run, files: new Map(), isEarlier: true };
  }
  const files = readdirSync(".").map((name) => [name, readFileSync(name, "utf8")] as const);
  return { ...run, files: new Map(files) };
}

/** Checks a bundled copy of the skeleton, without processes. */
export function checkInside(exercise: Pick<Exercise, "checks">, folder: string) {
  const open = {
    run: (...inputs: readonly string[]) => runInside(join(folder, "program.cjs"), inputs),
    close() {},
  };
  const callRules = async (lists: readonly (readonly Call[])[]) => callInside(folder, lists);
  return checkOpenProgram(exercise, { folder }, open, callRules);
}

/** Makes lists of calls in a bundled copy of the rules. */
export function callInside(
  folder: string,
  lists: readonly (readonly Call[])[],
  mutant?: ChosenMutant,
): Awaited<ReturnType<CallRules>> {
  const { printed, exports } = start(join(folder, "rules.cjs"), "", mutant);
  const answers: (unknown[] | string)[] = [];
  const { end, error = "" } = endOf(() => {
    const rules = exports();
    for (const calls of lists) answers.push(answerTo(rules, calls));
  }, mutant && LONG_TIME);
  const run: Run = { end, output: "", errors: printed.errors + error, files: new Map() };
  return { answers, run };
}

function answerTo(rules: Module["exports"], calls: readonly Call[]): unknown[] | string {
  const missing = calls.find(({ name }) => typeof rules[name] !== "function");
  if (missing) return `rules.ts exports no function ${missing.name}.`;
  const results = calls.map(({ name, args }) =>
    (rules[name] as (...args: unknown[]) => unknown)(...structuredClone(args)),
  );
  return JSON.parse(JSON.stringify(results));
}
