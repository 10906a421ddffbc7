/** Programs in Python, which a recorder in the same language follows. */
import { exec, execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { platform } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import { filesIn } from "../exercises/checker/run-program.ts";
import { readWithImports } from "../exercises/work/program-files.ts";
import { pythonRecorder } from "../places.ts";
import { type FollowedProgram, followed } from "./twin/program.ts";

/** What starts Python, if no command names it. */
const COMMANDS = platform() === "win32" ? ["py -3", "python", "python3"] : ["python3", "python"];
/** Prints where the interpreter is, if it is new enough. */
const WHERE = '-c "import sys; print(sys.version_info >= (3, 8) and sys.executable)"';
/** Without packages, and without files of compiled code. */
const OPTIONS = ["-S", "-s", "-B"];
/** Sets have the same order in each run. */
const ENVIRONMENT = { PYTHONHASHSEED: "0" };
/** In milliseconds. */
const MOST_TIME = 10_000;

const CODE = /\.py$/i;

/** What the recorder says of a program that it is to follow. */
interface Described {
  readonly subroutines?: readonly string[];
  /** Why it cannot be followed. */
  readonly reason?: string;
}

/** Prepares the program in a file; `run` is a command of it, which names the interpreter. */
export async function openPython(file: string, run?: string): Promise<Result<FollowedProgram>> {
  const read = readWithImports(file);
  if (!read.ok) return read;
  const files = [...read.value].map(([name, text]) => [name.replace(CODE, ".py"), text] as const);
  const others = [...(await filesIn(dirname(file)))].filter(([name]) => !CODE.test(name));
  return followPython(new Map([...files, ...others]), { run });
}

/**
 * Prepares the runs of a program.
 * @param files the texts of the files in its folder; the first is the one that starts it
 * @param mostTime in seconds, for each run
 */
export async function followPython(
  files: ReadonlyMap<string, string>,
  { run, mostTime }: { readonly run?: string | undefined; readonly mostTime?: number } = {},
): Promise<Result<FollowedProgram>> {
  const [file = ""] = files.keys();
  const command = await pythonFor(run);
  if (command === undefined) return err(withoutPython(file, run));
  const args = [...OPTIONS, fileURLToPath(pythonRecorder()!)];
  const input = async (asked: object) =>
    JSON.stringify({ files: Object.fromEntries(files), main: file, ...asked });
  const { subroutines, reason } = await described(command, args, await input({}));
  if (!subroutines) return err(reason ?? `${file} cannot be followed.`);
  const code = [...files].filter(([name]) => CODE.test(name));
  const shown = code.map(([name, text]) => [name, text.replaceAll("\t", "    ")] as const);
  const known = { files: new Map(shown), subroutines };
  return ok(followed(known, { file, command, args, env: ENVIRONMENT, input }, mostTime));
}

const found = new Map<string, Promise<string | undefined>>();

/** The interpreter that a command names, or that is there; it is looked for once. */
async function pythonFor(run: string | undefined): Promise<string | undefined> {
  const [, named] = /^\s*(\S.*?)\s+(?:"[^"]+"|'[^']+'|\S+)\.?py\b/i.exec(run ?? "") ?? [];
  for (const command of named === undefined ? COMMANDS : [named]) {
    const search = found.get(command) ?? whereIs(command);
    found.set(command, search);
    const python = await search;
    if (python !== undefined) return python;
  }
  return undefined;
}

const whereIs = (command: string) =>
  new Promise<string | undefined>((resolve) => {
    exec(`${command} ${WHERE}`, { timeout: MOST_TIME, windowsHide: true }, (_error, printed) => {
      const python = printed.trim();
      resolve(existsSync(python) ? python : undefined);
    });
  });

function withoutPython(file: string, run: string | undefined): string {
  const fails =
    run === undefined
      ? `neither ${COMMANDS.join(" nor ")} starts it`
      : `${quoted(run)} does not start it`;
  return `Python 3.8 or newer is needed to show ${file} line by line, and ${fails} here; exercise read and worksheet do without.`;
}

/** What the recorder says of a program, which it does not run yet. */
const described = (command: string, args: readonly string[], input: string) =>
  new Promise<Described>((resolve) => {
    const options = { timeout: MOST_TIME, windowsHide: true };
    const child = execFile(command, args, options, (_error, printed) => {
      resolve(printed.startsWith("{") ? JSON.parse(printed) : {});
    });
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
