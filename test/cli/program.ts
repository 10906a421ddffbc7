import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { compiled } from "../compiled.ts";

/** Where the program is started from. */
export const HOME_OF_PROGRAM = fileURLToPath(new URL("../../", import.meta.url));

/** What Node is given to start a program of the project as players do, but for npx. */
export const withTsx = (file: string): readonly string[] => ["--import", "tsx", file];

/** What Node is given to start a program of the project, compiled where it can be. */
function quickly(file: string): readonly string[] {
  const folder = compiled();
  return folder === undefined ? withTsx(file) : [join(folder, file.replace(/\.ts$/, ".js"))];
}

export const START = quickly("src/main.ts");

/** What Node is given to start the exam's own program. */
export const START_SKELETON = quickly("src/skeleton/program.ts");

/** A line for each question the program asks, whole, as it is printed. */
export const PROMPT = {
  setup: "Play the sample game (Y for yes, Enter for the full game)? ",
  start: "Start square (file then rank, like 45): ",
  finish: (start: string) => `Finish square, from ${start}: `,
  again: "Play again (Y for yes, Enter to leave)? ",
  resign: "White, do you really resign (Y for yes)? ",
  draw: "Black, do you agree to a draw (Y for yes)? ",
  new: "Do you want to leave this game and start another (Y for yes)? ",
} as const;

/** The questions of the exam's own program, whole. */
export const SKELETON_PROMPT = {
  setup: "Play the sample game (Y for yes)? ",
  start: "Start square, file first: ",
  finish: "Finish square, file first: ",
  again: "Play again (Y for yes)? ",
} as const;

/** What the program says before its first question. */
export const GREETING = "Capture the Sarrum. Type help for the commands, pieces for the pieces.\n";
export const NOT_LEGAL = "That is not a legal move – please try again";
export const GOODBYE_AT_END = "The input has ended. Goodbye.";

/** Characters that steer a terminal or turn the writing around; a newline alone may stand. */
export const STEERING = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * What does not read well aloud in a line: signs that draw, mark or pad, and codes of pieces. Dashes,
 * quotation marks and round brackets are part of sentences.
 */
export const UNREADABLE = /[^\p{L}\p{N} .,:;?!()'"“”–-]|\p{Cc}|^ | {2}|--|\b[WB][A-Z]\b/u;

/** Answers that lead to every question there is, each followed by the question itself. */
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

/** Below it lie the homes of the programs that tests start: none touches the games of a person. */
const homes = mkdtempSync(join(tmpdir(), "sarrum-homes-"));
process.on("exit", () => rmSync(homes, { recursive: true, force: true }));
// Vitest ends its workers by this signal, after which Node would not tell of the exit.
process.once("SIGTERM", () => process.exit(143));
let homesGiven = 0;

/** A home folder for a program, which no other has used. */
export function newHome(): string {
  homesGiven++;
  return join(homes, String(homesGiven));
}

/** The variables by which a program finds its data in a home folder, on any system. */
function homeVariables(home: string): Record<string, string> {
  return { HOME: home, XDG_DATA_HOME: join(home, "data"), LOCALAPPDATA: join(home, "data") };
}

/**
 * An environment that says nothing about colours or continuous integration of its own, with a home
 * folder that may be given to see what an earlier program has left there.
 */
export function environment(
  more: Record<string, string> = {},
  home = newHome(),
): Record<string, string> {
  const kept = ["PATH", "TMPDIR", "TEMP", "SystemRoot"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), ...homeVariables(home), ...more };
}

/** What came of a run of the program with piped input. */
export interface Run {
  /** Undefined where the program had to be stopped. */
  readonly status: number | undefined;
  readonly output: string;
  readonly complaints: string;
}

interface RunOptions {
  /** What Node is given; `START` by default. */
  readonly start?: readonly string[];
  readonly words?: readonly string[];
  readonly variables?: Record<string, string>;
  readonly home?: string;
  readonly seconds?: number;
}

/** A run that takes longer, in seconds, or says more, in bytes, is stopped: it loops. */
const LONGEST = 20;
const MOST_OUTPUT = 4_000_000;

/** Runs the program with its input, output and complaints piped. */
export function runPiped(
  input: string | Buffer,
  { start = START, words = [], variables, home, seconds = LONGEST }: RunOptions = {},
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...start, ...words], {
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
