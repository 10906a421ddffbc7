/** What a student reads about checks. */
import { wrapAnsi } from "fast-wrap-ansi";
import { inWords, printableLines, typable } from "../../base/text.ts";
import { brokenLines, type Line, lineOf, spansOf } from "../../drawing/line.ts";
import type { Runner } from "./checker/run-program.ts";
import type { StudentProgram } from "./checker/student-program.ts";
import { type BoardForm, drawBoth, drawPieces, indented } from "./draw-boards.ts";
import type { CheckResult, DialogueCheck } from "./exercise.ts";
import { causeOf, setOff } from "./judges/failure-words.ts";
import type { ExercisePages } from "./pages.ts";
import { namedFiles } from "./work/program-files.ts";

type WindowsShell = "powershell" | "cmd";

export interface ReportForm extends BoardForm {
  /** How a window with colours draws; undefined for text as in a file. */
  readonly coloured?: ExercisePages | undefined;
  /** The command that runs a copy of the skeleton in its folder: "node program.ts". */
  readonly runCopy: string;
  /** The shell for which lines to paste are written; undefined for one of Unix. */
  readonly shell?: WindowsShell | undefined;
}

/** What commands that run students' programs need from their process. */
export interface CheckHost {
  readonly runner: Runner;
  readonly form: ReportForm;
  readonly version: string;
  /** Why the runner cannot run TypeScript; undefined if it can. */
  readonly fault?: string | undefined;
  say(line: Line): void;
  /** Overwrites the line that the cursor is in; does nothing without a screen. */
  status(text: string): void;
}

const LABEL = 10;
const INDENT = 10;

/** A check with its mark: "  FAILED  names the captured piece". */
export const checkLine = ({ check: { about }, failure }: CheckResult): Line =>
  failure
    ? lineOf([
        { text: " " },
        { text: " FAILED ", role: "badLabel" },
        { text: ` ${about}`, role: "heading" },
      ])
    : lineOf([{ text: "  " }, { text: "passed", role: "good" }, { text: `  ${about}` }]);

/** A check; of a failure also what was typed, expected and shown. */
export function resultLines(
  result: CheckResult,
  program: StudentProgram,
  form: ReportForm,
): readonly Line[] {
  const { check, failure, seed } = result;
  if (!failure) return [checkLine(result)];
  const { answer, board, position } = failure;
  const { width, runCopy, shell, coloured } = form;
  const dialogue = check.kind === "dialogue" ? check : undefined;
  const wrapped = (line: Line) => brokenLines(line, (text) => wrap(text, width - INDENT - LABEL));
  const typed = coloured ? lastTyped : typedText;
  const [expected, appeared] = expectedAndAppeared(result, form);
  const run = withOwnFiles(program.command?.run ?? runCopy, program);
  const again = seed === undefined ? [] : [`or the same games: exercise check with --seed ${seed}`];
  return [
    checkLine(result),
    ...(dialogue ? entry("Typed", wrapped(typed(dialogue, answer))) : []),
    ...entry("Expected", wrapped(expected)),
    ...entry("Appeared", wrapped(appeared)),
    ...(board ? drawBoth(board, form, INDENT) : []),
    ...(position ? drawPieces(position, form, INDENT) : []),
    ...(dialogue
      ? entry("Repeat", [repeatLine(runsOf(dialogue, answer), run, shell), ...again])
      : []),
  ];
}

/** A coloured window sets off the words that differ. */
function expectedAndAppeared({ check, failure }: CheckResult, { coloured }: ReportForm) {
  const { expected, appeared, answer } = failure!;
  // Codes for the terminal would be taken for those of a colour.
  const printable = printableLines(appeared);
  // Boards in colour mark squares otherwise than with an asterisk.
  if (coloured) return setOff(expected, printable.replace(" (*)", ""));
  const last = check.kind === "dialogue" && answer !== undefined ? check.typed[answer] : undefined;
  const after = last === undefined ? "" : `, after answer ${answer! + 1}, [${answerText(last)}]`;
  const isFirst = check.kind === "dialogue" && answer === -1;
  return [expected + (isFirst ? ", before the first answer" : after), printable];
}

/** The failures with each cause, in the order of the first of them. */
export function byCause(results: readonly CheckResult[]): readonly (readonly CheckResult[])[] {
  const failed = results.filter(({ failure }) => failure);
  const causes = new Set(failed.map(causeOf));
  return [...causes].map((cause) => failed.filter((result) => causeOf(result) === cause));
}

/** The failures, each cause once and the first of all last, where it is seen. */
export const failuresLines = (
  results: readonly CheckResult[],
  program: StudentProgram,
  form: ReportForm,
): readonly Line[] => [
  ...byCause(results)
    .toReversed()
    .flatMap(([first, ...others]) => [
      "",
      ...resultLines(first!, program, form),
      ...(others.length > 0 ? [indented(sameReason(others.length), INDENT)] : []),
    ]),
  ...(results.some(({ failure }) => failure?.isFault) ? [STOPPED] : []),
];

const STOPPED = "The checks stop here; fix this first.";

const sameReason = (others: number) =>
  `${others} more check${others === 1 ? " fails" : "s fail"} for the same reason.`;

const entry = (name: string, lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => {
    const label = (index === 0 ? `${name}:` : "").padEnd(LABEL);
    return indented(lineOf([{ text: label, role: "label" }, ...spansOf(line)]), INDENT);
  });

const wrap = (text: string, width: number) =>
  wrapAnsi(text, Math.max(width, 2 * LABEL)).replaceAll(JOINT, " ");

/** Joins the words of an answer, so that it is not divided between lines. */
const JOINT = "\u00a0";

/** The answers; the one after which something went wrong is in brackets. */
function typedText({ typed, typedBefore }: DialogueCheck, wrong?: number): string {
  const answers = shownAnswers(typed, wrong);
  return typedBefore ? `${shownAnswers(typedBefore)}\nthen, in a new run: ${answers}` : answers;
}

/** The most answers before the wrong one that are shown where there is little room. */
const MOST_BEFORE = 5;

/** The latest answers up to the one after which something went wrong, or of the whole run, and their number. */
function lastTyped({ typed, typedBefore }: DialogueCheck, wrong = typed.length): Line {
  const all = typed.length;
  if (wrong < 0) return lineOf([{ text: `nothing yet, of ${all} answers`, role: "quiet" }]);
  const from = Math.max(0, wrong - MOST_BEFORE);
  const earlier = typedBefore ? `${shownAnswers(typedBefore)}\nthen, in a new run: ` : "";
  const before = [...(from > 0 ? ["..."] : []), ...typed.slice(from, wrong).map(answerText)];
  const last = typed[wrong];
  if (last === undefined) {
    const place = `  ${all} answers`;
    return lineOf([{ text: earlier + before.join(", ") }, { text: place, role: "quiet" }]);
  }
  return lineOf([
    { text: earlier + before.map((answer) => `${answer}, `).join("") },
    { text: `[${answerText(last)}]`, role: "heading" },
    { text: `  answer ${wrong + 1} of ${all}`, role: "quiet" },
  ]);
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

export const countPassed = (results: readonly CheckResult[]) =>
  results.filter(({ failure }) => !failure).length;

/** "All checks passed.", or "2 of 5 checks passed, 2 not run." */
export function verdictText(results: readonly CheckResult[], all: number): string {
  const passed = countPassed(results);
  if (passed === all) return "All checks passed.";
  const missing = all - results.length;
  return `${passed} of ${all} checks passed${missing > 0 ? `, ${missing} not run` : ""}.`;
}

/** What to do with the lines to paste among the results; nothing if there is none. */
export function pasteAdvice(results: readonly CheckResult[], program: StudentProgram) {
  if (results.every(({ check, failure }) => !failure || check.kind === "rules")) return [];
  const { folder, command, files = [] } = program;
  const named = namedFiles(command ? { run: command.run } : { run: "program.ts" });
  const unnamed = files.filter(([own, name]) => own !== name && !named.includes(name));
  const renamed = inWords(unnamed.map(([own, name]) => `${own} to ${name}`));
  const first = renamed && `rename ${renamed}, then `;
  const advice = `To repeat a failure, ${first}paste what follows “Repeat:” into a terminal in the folder ${folder}`;
  return command ? [advice, NO_MORE_ANSWERS] : [advice];
}

const NO_MORE_ANSWERS =
  "An error about the end of the input, such as EOFError, only means that there are no more answers.";

/** What was typed into each run, up to the answer after which something went wrong. */
function runsOf({ typed, typedBefore }: DialogueCheck, wrong = typed.length) {
  return [...(typedBefore ? [typedBefore] : []), typed.slice(0, wrong + 1)];
}

/** A command with the own names of the files that a program is run with under other names. */
function withOwnFiles(run: string, { files = [] }: StudentProgram): string {
  const owns = new Map(files.map(([own, name]) => [name, own]));
  return run.replace(/(["']?)(\.[\\/])?([^\s"'=;&|]+)\1/g, (word, _, here = "", name) => {
    const own = owns.get(name) ?? name;
    return own === name ? word : typable(here + own);
  });
}

/** One line for a shell that runs a program by its command, once for each list of answers. */
function repeatLine(runs: readonly (readonly string[])[], run: string, shell?: WindowsShell) {
  const typing = shell ? WINDOWS_TYPING[shell] : shellTyping;
  // Neither a quoted path nor the ampersand with which PowerShell starts it separates commands.
  const bare = run.replace(/^& |"[^"]*"|'[^']*'/g, "");
  const command = /[;&|]/.test(bare) ? groupCommands(run, shell) : run;
  return runs
    .map((answers) => `${typing(answers)} | ${command}`)
    .join(shell === "cmd" ? " & " : "; ");
}

/** All commands of a line read the answers, not only the first; PowerShell leaves the line to cmd. */
const groupCommands = (line: string, shell?: WindowsShell) =>
  shell === "powershell" ? `cmd /c '${line.replaceAll("'", "''")}'` : `( ${line} )`;

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

/** In another cmd, since a pipe adds spaces to answers; a bracket after echo is not shown, and rem ends the last answer. */
const cmdTyping = (answers: readonly string[]) =>
  `cmd /c "${answers.map((answer) => `echo(${answer.replace(/[&|<>^()]/g, "^$&")}&`).join("")}rem"`;

const WINDOWS_TYPING = { powershell: powershellTyping, cmd: cmdTyping };
