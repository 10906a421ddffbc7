import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

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
  const folder = await mkdtemp(join(tmpdir(), "sarrum-exercise-"));
  try {
    let run: Omit<Run, "files"> = { end: "exit", output: "", errors: "" };
    for (const input of inputs) {
      if (run.end === "exit") run = await runIn(folder, runner, [file, ...args], input);
    }
    return { ...run, files: await filesIn(folder) };
  } finally {
    // Windows may hold on to the files of a program that was stopped.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function runIn(
  folder: string,
  { command, args, environment, mostTime, mostOutput }: Runner,
  words: readonly string[],
  input: string,
): Promise<Omit<Run, "files">> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args, ...words], { cwd: folder, env: environment });
    let output = "";
    let errors = "";
    let stopped: "too long" | "too much output" | undefined;
    const stop = (why: typeof stopped) => {
      stopped ??= why;
      child.kill("SIGKILL");
    };
    const clock = setTimeout(() => stop("too long"), mostTime);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.length > mostOutput) stop("too much output");
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(0, mostOutput);
    });
    // A program that ends before it has read everything closes the pipe.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("error", (error) => {
      errors += String(error);
    });
    child.on("close", (status) => {
      clearTimeout(clock);
      resolve({ end: stopped ?? (status === 0 ? "exit" : "crash"), output, errors });
    });
  });
}

/** The text files directly in a folder, except those over 64 KB. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path);
    if (found.isFile() && found.size <= MAX_FILE_SIZE)
      files.set(name, await readFile(path, "utf8"));
  }
  return files;
}

/**
 * Describes in one to three lines how a student's program failed; undefined if it ended normally.
 * Only the student's own files are named, with the line where the error appeared.
 */
export function faultOf({ end, errors }: Pick<Run, "end" | "errors">): string | undefined {
  switch (end) {
    case "exit":
      return undefined;
    case "too long":
      return "Your program did not end in time; is there a loop that does not end?";
    case "too much output":
      return "Your program did not stop printing; is there a loop that does not end?";
    case "crash":
      return crash(errors);
  }
}

/**
 * The form in which TypeScript loaders report a syntax error: "rules.ts:12:5: ERROR: Expected ..."
 */
const SYNTAX_ERROR = /([\w.-]+\.ts):(\d+)(?::\d+)?:? (?:ERROR|error): (.+)/;
const MISSING_PACKAGE = /Cannot find package '([^']+)'/;
/** An error message alone on its line: "TypeError: x is not a function". */
const THROWN = /^(?:Uncaught )?(\w*Error(?: \[\w+\])?: .+)$/m;
/** A line of a stack trace in a file that is not in a library: "at main (file:///.../program.ts:9:3)". */
const FRAME = /^\s+at .*?([\w.-]+\.ts):(\d+):\d+\)?$/m;
/** The place that Node prints above a syntax error: "file:///.../rules.ts:12". */
const PLACE = /([\w.-]+\.ts):(\d+)\n/;

function crash(errors: string): string {
  const [, name] = MISSING_PACKAGE.exec(errors) ?? [];
  if (name)
    return `The package ${name} is not installed; run npm install in the folder of your program.`;
  const [, file, line, message] = SYNTAX_ERROR.exec(errors) ?? [];
  if (file) return `TypeScript cannot read your program: ${message} (${file}, line ${line})`;
  const [, thrown = errors.trim().split("\n").at(-1) ?? ""] = THROWN.exec(errors) ?? [];
  const [, where, at] = FRAME.exec(errors) ?? PLACE.exec(errors) ?? [];
  return `Your program stopped with an error: ${thrown}${where ? ` (${where}, line ${at})` : ""}`;
}
