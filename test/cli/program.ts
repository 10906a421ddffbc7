import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { bundled } from "../bundled.ts";

/** The folder in which the program is started. */
export const HOME_OF_PROGRAM = fileURLToPath(new URL("../../", import.meta.url));

/** Returns Node's arguments that start a program of the project as players do, but without npx. */
export const withTsx = (file: string): readonly string[] => ["--import", "tsx", file];

/** Node's arguments by which it keeps compiled code, as it does from version 22.1 without them. */
const KEEP_COMPILED =
  "enableCompileCache" in module
    ? []
    : ["--require", fileURLToPath(new URL("../keep-compiled.cjs", import.meta.url))];

/** Returns Node's arguments that start a program of the project, bundled if possible. */
function quickly(file: string, bundle: string | undefined): readonly string[] {
  return bundle === undefined ? withTsx(file) : [...KEEP_COMPILED, bundle];
}

export const START = quickly("src/main.ts", bundled("dist", "program", "main.cjs"));

/** The command of a shell that starts it. */
export const START_IN_SHELL = ["node", ...START].join(" ");

/** Node's arguments that start the exam's own program. */
export const START_SKELETON = quickly(
  "src/skeleton/program.ts",
  bundled("src", "skeleton", "program.cjs"),
);

/** The prompt of a program that is followed, and waits for no answer. */
export const NEXT_STEP = "Enter for the next line (or over, back, to, go, why, help): ";

/** The full text of each question that the program asks. */
export const PROMPT = {
  setup: "Play the sample game (Y for yes, Enter for the full game)? ",
  start: "Start square (file then rank, like 47): ",
  finish: (start: string) => `Finish square, from ${start}: `,
  again: "Play again (Y for yes, Enter to leave)? ",
  resign: "White, do you really resign (Y for yes)? ",
  draw: "Black, do you agree to a draw (Y for yes)? ",
  new: "Do you want to leave this game and start another (Y for yes)? ",
} as const;

/** The full text of the questions of the exam's own program. */
export const SKELETON_PROMPT = {
  setup: "Play the sample game (Y for yes)? ",
  start: "Start square, file first: ",
  finish: "Finish square, file first: ",
  again: "Play again (Y for yes)? ",
} as const;

/** What the program says before its first question. */
export const GREETING = "Capture the Sarrum. Type help for the commands, pieces for the pieces.\n";
/** What it says at a terminal. */
export const TERMINAL_GREETING = "Capture the Sarrum. New here? Type learn, computer or help.\n";
export const NOT_LEGAL = "That is not a legal move – please try again";
export const GOODBYE_AT_END = "The input has ended. Goodbye.";

/** Characters that control the terminal or reverse the writing direction, except the newline. */
export const STEERING = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Finds what does not read well aloud: signs that draw, mark or pad, and codes of pieces. Dashes,
 * quotation marks and round brackets belong to sentences.
 */
export const UNREADABLE = /[^\p{L}\p{N} .,:;?!()'"“”–-]|\p{Cc}|^ | {2}|--|\b[WB][A-Z]\b/u;

/** Answers that lead to each of the program's questions, with the name and text of the question. */
export const WAYS_TO_QUESTIONS: readonly (readonly [
  question: string,
  answers: readonly string[],
  prompt: string,
])[] = [
  ["the setup", [], PROMPT.setup],
  ["the start square", ["y"], PROMPT.start],
  ["the finish square", ["y", "13"], PROMPT.finish("13")],
  ["another game", ["y", "81", "41"], PROMPT.again],
  ["resignation", ["y", "resign"], PROMPT.resign],
  ["a draw", ["y", "draw"], PROMPT.draw],
  ["the next start square", ["y", "13", "23"], PROMPT.start],
  ["a new game", ["y", "13", "23", "new"], PROMPT.new],
];

/**
 * Holds the home folders of the programs that tests start, so that no user's games are touched. In
 * `npm test` it is removed with the bundled programs: Vitest leaves its workers little time to end.
 */
const homes = mkdtempSync(bundled("homes-") ?? join(tmpdir(), "sarrum-homes-"));
process.on("exit", () => rmSync(homes, { recursive: true, force: true }));
// Vitest ends its workers by this signal, after which Node would not emit its exit event.
process.once("SIGTERM", () => process.exit(143));
let homesGiven = 0;

/** Creates a new home folder for a program. */
export function newHome(): string {
  homesGiven++;
  return join(homes, String(homesGiven));
}

/**
 * Returns the environment variables that place a program's data in a home folder, on any system.
 */
function homeVariables(home: string): Record<string, string> {
  const [data, config] = [join(home, "data"), join(home, "config")];
  return {
    HOME: home,
    XDG_DATA_HOME: data,
    XDG_CONFIG_HOME: config,
    LOCALAPPDATA: data,
    APPDATA: config,
  };
}

/**
 * Returns an environment without variables about colours or continuous integration. Pass the home
 * folder of an earlier run to see what that run has left there.
 */
export function environment(
  more: Record<string, string> = {},
  home = newHome(),
): Record<string, string> {
  const kept = ["PATH", "TMPDIR", "TEMP", "SystemRoot", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), ...homeVariables(home), ...more };
}

/** The result of a run of the program with piped input. */
export interface Run {
  /** Undefined if the program had to be stopped. */
  readonly status: number | undefined;
  readonly output: string;
  readonly complaints: string;
}

interface RunOptions {
  /** Another Node than the one that runs the tests. */
  readonly node?: string;
  /** Node's arguments; `START` by default. */
  readonly start?: readonly string[];
  readonly words?: readonly string[];
  readonly variables?: Record<string, string>;
  readonly home?: string;
  readonly seconds?: number;
}

/**
 * The time limit of a run, in seconds, and its output limit, in bytes: beyond them it must be
 * looping.
 */
const LONGEST = 20;
const MOST_OUTPUT = 4_000_000;

/** Runs the program with standard input, output and error piped. */
export function runPiped(
  input: string | Buffer,
  {
    node = process.execPath,
    start = START,
    words = [],
    variables,
    home,
    seconds = LONGEST,
  }: RunOptions = {},
): Run {
  const { status, stdout, stderr } = spawnSync(node, [...start, ...words], {
    cwd: HOME_OF_PROGRAM,
    env: environment(variables, home),
    input,
    timeout: 1000 * seconds,
    maxBuffer: MOST_OUTPUT,
    killSignal: "SIGKILL",
  });
  return {
    status: status ?? undefined,
    output: new TextDecoder("utf-8", { fatal: true }).decode(stdout),
    complaints: stderr.toString(),
  };
}
