import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { lstat, readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { endGroup, makeTemporaryFolder, removeTemporaryFolder, startGroup } from "./clean-up.ts";

/** The program that calls the functions of a student's rules.ts; see call-rules.ts. */
export const CALLER = fileURLToPath(
  new URL(`./call-rules${extname(import.meta.url)}`, import.meta.url),
);

/** How a TypeScript file is run: the program, and its arguments before the file's name. */
export interface Runner {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The time limit of a program, in milliseconds. */
  readonly mostTime: number;
  /** The output limit, in characters. */
  readonly mostOutput: number;
}

/** The result of a run. `files` are those that the program left in its folder. */
export interface Run {
  readonly end: "exit" | "crash" | "too long" | "too much output";
  readonly output: string;
  readonly errors: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The largest file that is read, in bytes. */
const MAX_FILE_SIZE = 65_536;

/** The most files that are read. */
const MAX_FILES = 500;
/** After a program has ended, its output is complete if nothing comes for so many milliseconds. */
const DRAIN = 200;

/**
 * Runs a TypeScript file in a temporary folder that is removed afterwards, once for each input. The
 * result is that of the last run, or of the first that did not end normally.
 */
export async function runFile(
  runner: Runner,
  file: string,
  args: readonly string[],
  ...inputs: readonly string[]
): Promise<Run> {
  const folder = makeTemporaryFolder();
  try {
    let run: Omit<Run, "files"> = { end: "exit", output: "", errors: "" };
    for (const input of inputs) {
      if (run.end === "exit") run = await runIn(folder, runner, [file, ...args], input);
    }
    return { ...run, files: await filesIn(folder) };
  } finally {
    removeTemporaryFolder(folder);
  }
}

function runIn(
  folder: string,
  { command, args, environment, mostTime, mostOutput }: Runner,
  words: readonly string[],
  input: string,
): Promise<Omit<Run, "files">> {
  return new Promise((resolve) => {
    const child = startGroup(command, [...args, ...words], { cwd: folder, env: environment });
    const printed = { output: "", errors: "" };
    let stopped: "too long" | "too much output" | undefined;
    const stop = (why: typeof stopped) => {
      stopped ??= why;
      endGroup(child);
    };
    const clock = setTimeout(() => stop("too long"), mostTime);
    const length = () => printed.output.length + printed.errors.length;
    const read = (stream: Readable, name: keyof typeof printed) =>
      stream.setEncoding("utf8").on("data", (text: string) => {
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
      clearTimeout(clock);
      endGroup(child);
      closeWhenQuiet(child, length);
    });
    child.on("close", (status) => {
      clearTimeout(clock);
      resolve({ end: stopped ?? (status === 0 ? "exit" : "crash"), ...printed });
    });
  });
}

/** Closes the pipes of a program that has ended: a process outside its group may hold them. */
function closeWhenQuiet(child: ChildProcessWithoutNullStreams, length: () => number): void {
  let before = -1;
  const timer = setInterval(() => {
    if (length() === before) for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
    before = length();
  }, DRAIN);
  child.on("close", () => clearInterval(timer));
}

/** The text files directly in a folder, except those over 64 KB and those that cannot be read. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const names = await readdir(folder).catch(() => []);
  for (const name of names.slice(0, MAX_FILES)) {
    const path = join(folder, name);
    try {
      const found = await lstat(path);
      if (found.isFile() && found.size <= MAX_FILE_SIZE)
        files.set(name, await readFile(path, "utf8"));
    } catch {}
  }
  return files;
}
