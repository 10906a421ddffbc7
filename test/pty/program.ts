import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** Where the program is started from. */
export const HOME_OF_PROGRAM = fileURLToPath(new URL("../../", import.meta.url));

/** What Node is given to start the program without the detour over npx. */
export const START = ["--import", "tsx", "src/main.ts"] as const;

/** A line for each question the program asks, whole, as it is printed. */
export const PROMPT = {
  setup: "Play the sample game (Y for yes, Enter for the full game)? ",
  start: "Start square, file first (like 81): ",
  finish: (start: string) => `Finish square, from ${start}: `,
  again: "Play again (Y for yes, Enter to leave)? ",
  resign: "White, do you really resign (Y for yes)? ",
  draw: "Black, do you agree to a draw (Y for yes)? ",
  new: "Do you want to leave this game and start another (Y for yes)? ",
} as const;

/** What the program says before its first question. */
export const GREETING =
  "Capture the Sarrum. Type help at any prompt for the words that work there.\n";
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
  ["a new game", ["y", "new"], PROMPT.new],
];

/** An environment that says nothing about colours or continuous integration of its own. */
export function environment(more: Record<string, string> = {}): Record<string, string> {
  const kept = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), ...more };
}

/** What came of a run of the program with piped input. */
export interface Run {
  /** Undefined where the program had to be stopped. */
  readonly status: number | undefined;
  readonly output: string;
  readonly complaints: string;
}

interface RunOptions {
  readonly words?: readonly string[];
  readonly variables?: Record<string, string>;
  readonly seconds?: number;
}

/** A run that takes longer, in seconds, or says more, in bytes, is stopped: it loops. */
const LONGEST = 20;
const MOST_OUTPUT = 4_000_000;

/** Runs the program with its input, output and complaints piped. */
export function runPiped(
  input: string | Buffer,
  { words = [], variables, seconds = LONGEST }: RunOptions = {},
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...START, ...words], {
    cwd: HOME_OF_PROGRAM,
    env: environment(variables),
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
