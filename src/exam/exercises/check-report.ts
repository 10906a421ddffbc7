/** What a student reads about one check. */
import { wrapAnsi } from "fast-wrap-ansi";
import { printableLines } from "../../base/text.ts";
import type { Runner } from "./checker/run-program.ts";
import type { StudentProgram } from "./checker/student-program.ts";
import { drawBoth, drawPieces } from "./draw-boards.ts";
import type { CheckResult, DialogueCheck } from "./exercise.ts";

/** How reports are shown. */
export interface ReportForm {
  /** The width of the window, in columns. */
  readonly width: number;
  /** The command that runs a copy of the skeleton in its folder: "node program.ts". */
  readonly runCopy: string;
  /** Whether lines to paste are written for PowerShell. */
  readonly powershell: boolean;
}

/** What commands that run students' programs need from their process. */
export interface CheckHost {
  readonly runner: Runner;
  readonly form: ReportForm;
  say(text: string): void;
  /** Overwrites the line that the cursor is in; does nothing without a screen. */
  status(text: string): void;
}

const LABEL = 10;
const INDENT = 10;

export function resultText(
  { check, failure, seed }: CheckResult,
  { command }: StudentProgram,
  { width, runCopy, powershell }: ReportForm,
): string {
  if (!failure) return `  passed  ${check.about}`;
  const { answer, board, position } = failure;
  const isDialogue = check.kind === "dialogue";
  const last = isDialogue && answer !== undefined ? check.typed[answer] : undefined;
  const after = last === undefined ? "" : `, after answer ${answer! + 1}, [${answerText(last)}]`;
  const place = isDialogue && answer === -1 ? ", before the first answer" : after;
  const run = command?.run ?? runCopy;
  const entry = (name: string, text: string) => label(name, wrap(text, width - INDENT - LABEL));
  const again = seed === undefined ? [] : [`or the same games: exercise check with --seed ${seed}`];
  const lines = [
    ...(isDialogue ? entry("Typed", typedText(check, answer)) : []),
    ...entry("Expected", `${failure.expected}${place}`),
    // Codes for the terminal would be taken for those of a colour.
    ...entry("Appeared", printableLines(failure.appeared)),
    ...(board ? drawBoth(board.expected, board.shown, width - INDENT) : []),
    ...(position ? drawPieces(position) : []),
    ...(isDialogue
      ? label("Repeat", [repeatLine(runsOf(check, answer), run, powershell), ...again])
      : []),
  ];
  const indented = lines.map((line) => `${" ".repeat(INDENT)}${line}`.trimEnd());
  return [`  FAILED  ${check.about}`, ...indented].join("\n");
}

const label = (name: string, lines: readonly string[]) =>
  lines.map((line, index) => (index === 0 ? `${name}:` : "").padEnd(LABEL) + line);

const wrap = (text: string, width: number) =>
  wrapAnsi(text, Math.max(width, 2 * LABEL))
    .replaceAll(JOINT, " ")
    .split("\n");

/** Joins the words of an answer, so that it is not divided between lines. */
const JOINT = "\u00a0";

/** The answers; the one after which something went wrong is in brackets. */
function typedText({ typed, typedBefore }: DialogueCheck, wrong?: number): string {
  const answers = shownAnswers(typed, wrong);
  return typedBefore ? `${shownAnswers(typedBefore)}\nthen, in a new run: ${answers}` : answers;
}

/** The most answers after the wrong one that are shown; they only tell where the check was going. */
const MOST_AFTER = 10;

function shownAnswers(typed: readonly string[], wrong = typed.length): string {
  const texts = typed
    .slice(0, wrong + 1 + MOST_AFTER)
    .map((answer, index) => (index === wrong ? `[${answerText(answer)}]` : answerText(answer)));
  return [...texts, ...(texts.length < typed.length ? ["..."] : [])].join(", ");
}

const answerText = (answer: string) => (answer === "" ? "(Enter)" : answer.replaceAll(" ", JOINT));

/** "All checks passed.", or "2 of 5 checks passed, 2 not run." */
export function verdictText(results: readonly CheckResult[], all: number): string {
  const passed = results.filter(({ failure }) => !failure).length;
  if (passed === all) return "All checks passed.";
  const missing = all - results.length;
  return `${passed} of ${all} checks passed${missing > 0 ? `, ${missing} not run` : ""}.`;
}

/** What to do with the lines to paste among the results, on lines of their own; "" if there is none. */
export function pasteAdvice(results: readonly CheckResult[], { folder, command }: StudentProgram) {
  if (results.every(({ check, failure }) => !failure || check.kind === "rules")) return "";
  const advice = `To repeat a failure, paste what follows “Repeat:” into a terminal in the folder ${folder}\n`;
  if (!command) return advice;
  return `${advice}An error about the end of the input, such as EOFError, only means that there are no more answers.\n`;
}

/** What was typed into each run, up to the answer after which something went wrong. */
function runsOf({ typed, typedBefore }: DialogueCheck, wrong = typed.length) {
  return [...(typedBefore ? [typedBefore] : []), typed.slice(0, wrong + 1)];
}

/** One line for a shell that runs a program by its command, once for each list of answers. */
function repeatLine(runs: readonly (readonly string[])[], run: string, powershell: boolean) {
  const typing = powershell ? powershellTyping : shellTyping;
  // Neither a quoted path nor the ampersand with which PowerShell starts it separates commands.
  const bare = run.replace(/^& |"[^"]*"|'[^']*'/g, "");
  const command = /[;&|]/.test(bare) ? groupCommands(run, powershell) : run;
  return runs.map((answers) => `${typing(answers)} | ${command}`).join("; ");
}

/** All commands of a line read the answers, not only the first; PowerShell leaves the line to cmd. */
const groupCommands = (line: string, powershell: boolean) =>
  powershell ? `cmd /c '${line.replaceAll("'", "''")}'` : `( ${line} )`;

/** The answers are the format of printf, in which a backslash and % are special. */
function shellTyping(answers: readonly string[]): string {
  const lines = answers.map((answer) => answer.replace(/[\\%]/g, "$&$&").replaceAll("'", "'\\''"));
  const format = lines.map((line) => `${line}\\n`).join("");
  return `printf ${format.startsWith("-") ? "-- " : ""}'${format}'`;
}

/** PowerShell sends each string as a line. It also takes typographic quotation marks for '. */
const powershellTyping = (answers: readonly string[]) =>
  answers.length === 0
    ? "@()"
    : answers.map((answer) => `'${answer.replace(/['‘’‚‛]/g, "$&$&")}'`).join(", ");
