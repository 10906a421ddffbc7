import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { lstat, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { readText } from "../../../base/read-file.ts";
import { withUprightBars } from "./draw-bars.ts";
import type { PlayAnew } from "./play-games.ts";
import {
  endGroup,
  makeTemporaryFolder,
  removeTemporaryFolder,
  startGroup,
} from "./process-groups.ts";

/** The program that calls the functions of a student's rules.ts; see call-rules.ts. */
export const CALLER = fileURLToPath(
  new URL(`./call-rules${extname(import.meta.url)}`, import.meta.url),
);

/** What is left of the time that runs share, in milliseconds. */
interface Spare {
  /** For what they take beyond the usual time. */
  time: number;
  /** For the usual time of all runs once one has printed without end: a program may do so in very many runs. */
  usual: number;
  /** Up to when that time has been counted; undefined until then. */
  counted?: number;
}

/** How a TypeScript file is run: the program, and its arguments before the file's name. */
export interface Runner {
  readonly command: string;
  readonly args: readonly string[];
  /** Whether `command` is a line for the system's shell; then there are no arguments. */
  readonly shell?: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The time limit of a run, in milliseconds. */
  readonly mostTime: number;
  /** Undefined if runs share no time. */
  readonly spare?: Spare | undefined;
  /** The output limit, in characters. */
  readonly mostOutput: number;
  /** What is played in checks besides the games that are stored; undefined for nothing. */
  readonly playAnew?: PlayAnew | undefined;
}

/** The result of a run; its texts are without colours and with simple line ends. */
export interface Run {
  /** "ended parent" if it ended the shell that waits for it; "no question" if it reads an answer without one. */
  readonly end: "exit" | "crash" | "ended parent" | "no question" | "too long" | "too much output";
  readonly output: string;
  readonly errors: string;
  /** The text files that the program left in its folder, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether it is not the last of several runs, but an earlier one that failed. */
  readonly isEarlier?: true;
  /** Of a run that was "too long". */
  readonly timeUp?: TimeUp;
}

export interface TimeUp {
  readonly seconds: number;
  /** Whether it was given less time than others, or none, because earlier runs were slow. */
  readonly isShared: boolean;
  /** Whether these runs printed without end. */
  readonly isEndless?: boolean;
  /** Whether it printed something in the second half of its time, so that no loop held it up. */
  readonly isMoving: boolean;
}

/** The largest file that is read, in bytes. */
const MAX_FILE_SIZE = 65_536;

/** The most files that are read, besides those that are named. */
const MAX_FILES = 500;
/** After a program has ended, its output is complete if nothing comes for so many milliseconds. */
const DRAIN = 200;
/** What a run may take without being slow, in milliseconds. */
const USUAL_TIME = 2000;

/** What all runs may take together once one has printed without end, in milliseconds. */
export const ENDLESS_TIME = 15_000;

/** Takes from the shared time what a run took; runs may overlap. */
export function spend(spare: Spare, end: Run["end"], begun: number, ended: number): void {
  spare.time -= Math.max(0, ended - begun - USUAL_TIME);
  if (spare.counted === undefined && end !== "too much output") return;
  const from = Math.max(begun, spare.counted ?? begun);
  spare.usual -= Math.max(0, Math.min(USUAL_TIME, ended - from));
  spare.counted = ended;
}

/**
 * Runs a TypeScript file in a temporary folder that is removed afterwards, once for each input. The
 * result is that of the last run, or of the first that did not end normally.
 * @param file its path, then its arguments
 */
export const runFile = (
  { args, ...runner }: Runner,
  file: readonly string[],
  ...inputs: readonly string[]
): Promise<Run> =>
  inTemporaryFolder(async (folder) => {
    const fileRunner = { ...runner, args: [...args, ...file] };
    for (const input of inputs.slice(0, -1)) {
      const run = await runIn(folder, fileRunner, input);
      if (run.end !== "exit") return { ...run, files: new Map(), isEarlier: true };
    }
    const run = await runIn(folder, fileRunner, inputs.at(-1) ?? "");
    return { ...run, files: await filesIn(folder) };
  });

/** Runs a program in a folder; needs a place (`inPlace`). Repeats a run that the system ended, one in thousands. */
export async function runIn(
  folder: string,
  runner: Runner,
  input: string,
): Promise<Omit<Run, "files">> {
  const { spare, mostTime } = runner;
  if (spare && Math.min(spare.time, spare.usual) <= 0) {
    const timeUp = { seconds: 0, isShared: true, isEndless: spare.usual <= 0, isMoving: false };
    return { end: "too long", output: "", errors: "", timeUp };
  }
  const limit = spare ? Math.min(mostTime, USUAL_TIME + spare.time) : mostTime;
  const limited = { ...runner, mostTime: limit };
  const begun = Date.now();
  const run =
    (await runOnce(folder, limited, input)) ?? (await runOnce(folder, limited, input, true))!;
  if (spare) spend(spare, run.end, begun, Date.now());
  return run.timeUp ? { ...run, timeUp: { ...run.timeUp, isShared: limit < mostTime } } : run;
}

/** @param last whether a run that the system ended has a result; otherwise it is undefined */
function runOnce(
  folder: string,
  { command, args, shell = false, environment, mostTime, mostOutput }: Runner,
  input: string,
  last = false,
): Promise<Omit<Run, "files"> | undefined> {
  return new Promise((resolve) => {
    const child = startGroup(command, args, { cwd: folder, env: environment, shell });
    const printed = { output: "", errors: "" };
    let stopped: "too long" | "too much output" | undefined;
    let timeUp: TimeUp | undefined;
    let isMoving = false;
    const half = Date.now() + mostTime / 2;
    const stop = (why: typeof stopped) => {
      stopped ??= why;
      endGroup(child);
    };
    const clock = setTimeout(() => {
      timeUp = { seconds: Math.ceil(mostTime / 1000), isShared: false, isMoving };
      stop("too long");
    }, mostTime);
    const length = () => printed.output.length + printed.errors.length;
    const read = (stream: Readable, name: keyof typeof printed) =>
      stream.setEncoding("utf8").on("data", (text: string) => {
        isMoving = Date.now() > half;
        if (length() <= mostOutput) printed[name] += text;
        if (length() > mostOutput) stop("too much output");
      });
    read(child.stdout, "output");
    read(child.stderr, "errors");
    // A program that ends before it has read everything closes the pipe.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("error", (error) => {
      printed.errors += String(error);
    });
    child.on("exit", () => {
      endGroup(child);
      closeWhenQuiet(child, () => (stopped ? 0 : length()));
    });
    child.on("close", (status, signal) => {
      clearTimeout(clock);
      // The shell reports a signal to the program as a status.
      const endedBySystem = signal !== null || Number(status) > 128;
      if (endedBySystem && !stopped && !last) return resolve(undefined);
      const ended = signal === null ? "crash" : "ended parent";
      const end = stopped ?? (status === 0 ? "exit" : ended);
      const [output, errors] = [printed.output, printed.errors].map((text) =>
        plain(text.slice(0, mostOutput)),
      ) as [string, string];
      resolve({ end, output, errors, ...(timeUp && { timeUp }) });
    });
  });
}

let places = availableParallelism();
const waiting: (() => void)[] = [];

/** Runs a program as soon as there is a place for it: more than the processors can run slow each other down. */
export async function inPlace<T>(work: () => Promise<T>): Promise<T> {
  if (places > 0) places -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else places += 1;
  }
}

/** `inPlace` with a temporary folder, which is removed afterwards. */
export const inTemporaryFolder = <T>(work: (folder: string) => Promise<T>) =>
  inPlace(async () => {
    const folder = makeTemporaryFolder();
    try {
      return await work(folder);
    } finally {
      removeTemporaryFolder(folder);
    }
  });

/** Removes colours and a byte order mark, and makes all line ends and the bars of boards the same. */
const plain = (text: string) =>
  withUprightBars(stripVTControlCharacters(text).replaceAll("\r\n", "\n")).replace(/^\ufeff/, "");

/** Closes the pipes of a program that has ended: a process outside its group may hold them. */
function closeWhenQuiet(child: ChildProcessWithoutNullStreams, length: () => number): void {
  let before = -1;
  const timer = setInterval(() => {
    if (length() === before) for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
    before = length();
  }, DRAIN);
  child.on("close", () => clearInterval(timer));
}

/**
 * The text files directly in a folder, except those over 64 kB and those that cannot be read; those that are `named`
 * even if the folder holds very many.
 */
export async function filesIn(
  folder: string,
  named: Iterable<string> = [],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const names = await readdir(folder).catch(() => []);
  for (const name of new Set([...named, ...names.slice(0, MAX_FILES)])) {
    const path = join(folder, name);
    // The program may have removed it in the meantime.
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isFile() || found.size > MAX_FILE_SIZE) continue;
    const text = readText(path, "text", false);
    if (text.ok) files.set(name, text.value);
  }
  return files;
}
