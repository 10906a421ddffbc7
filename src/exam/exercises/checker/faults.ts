import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { shortened } from "../../../base/text.ts";
import type { Failure } from "../exercise.ts";
import type { Run, TimeUp } from "./run-program.ts";

const MESSAGE_LENGTH = 200;

type Fault = Pick<Failure, "appeared" | "isFault" | "endedCheck">;

const passingFault = (appeared: string): Fault => ({ appeared, isFault: "passing" });
const lastingFault = (appeared: string): Fault => ({ appeared, isFault: "lasting" });

/**
 * Describes in a sentence how a student's program failed, with the line of the student's own files where the error
 * appeared; undefined if it ended normally.
 * @param read the answers that it had read, if answers were typed
 */
export function faultOf(
  { end, errors, timeUp }: Pick<Run, "end" | "errors" | "timeUp">,
  folder: string,
  read?: readonly string[],
): Fault | undefined {
  if (end === "exit") return undefined;
  if (end === "ended parent") return { ...passingFault(ended(placeAfter(read))), endedCheck: true };
  if (end === "crash") return crash(errors, folder, placeAfter(read));
  if (end === "no question") return lastingFault(withoutText(errors));
  if (timeUp?.isMoving) return passingFault(tooSlow(timeUp, read));
  const limit = end === "too long" ? "end in time" : "stop printing";
  return passingFault(`It did not ${limit}${placeAfter(read)}; is there a loop that does not end?`);
}

const ended = (place: string) =>
  `It ended the check: it sent a signal to the process that had started it${place}.`;

/** Says how far a program came that was not held up by a loop. */
function tooSlow({ seconds, isShared }: TimeUp, read: readonly string[] | undefined): string {
  const reached = read?.length
    ? `reached ${answerIn(read)}`
    : `not ${read ? "asked for an answer" : "ended"}`;
  const why = isShared
    ? ", and earlier runs had used up the rest of the time."
    : "; does it pause?";
  return `It was too slow: after ${seconds} seconds it had ${reached}${why}`;
}

/** " after answer 4 (“13”)" */
export function placeAfter(read: readonly string[] | undefined): string {
  if (read === undefined) return "";
  return read.length === 0 ? " before the first answer" : ` after ${answerIn(read)}`;
}

const answerIn = (read: readonly string[]) =>
  `answer ${read.length} (${read.at(-1) === "" ? "Enter" : `“${read.at(-1)}”`})`;

/** The message of an error begins with one of these, after what else was printed to stderr. */
const ERROR_BEGINS = /Traceback|Exception|Unhandled|Runtime error|Segmentation|EOF|\S+:\d+[:\n]/;

/** Says why no question was found where an answer is read. */
function withoutText(errors: string): string {
  const question = errors.split(ERROR_BEGINS)[0]!.trim().split("\n").at(-1)!;
  return question === ""
    ? "It printed nothing to stdout before it read the next answer; print a text for each question."
    : `“${shortened(question, MESSAGE_LENGTH)}” appeared on stderr, which does not count; print questions to stdout.`;
}

/** A syntax error as TypeScript loaders report it: "rules.ts:12:5: ERROR: Expected ..." */
const SYNTAX_ERROR = /([\w.-]+\.ts):(\d+)(?::\d+)?:? (?:ERROR|error): (.+)/;
const MISSING_PACKAGE = /Cannot find package '([^']+)'/;
/** What the shells of Unix and of Windows say. */
const MISSING_COMMAND =
  /^(?:.*sh: .*?([^\s:]+): (?:command )?not found|'(.+)' is not recognized as an internal .*)$/m;
const MISSING_PROGRAM =
  /(?:can't open file|Cannot open assembly|Cannot find module) '([^']+\.\w+)'/;
const MISSING_FILE = /ENOENT|No such file|FileNotFound/;
/** An error message: "TypeError: x is not a function". A stack trace and what it quotes are indented. */
const MESSAGE = /^(?=\S).*(?:error|exception|fault).*$/gim;
const BEFORE_MESSAGE =
  /^(?:Exception in thread "\w+" |Caused by: |Uncaught |Unhandled exception\. |\[ERROR\] FATAL UNHANDLED EXCEPTION: )/;
/** Where an error appeared, in files of the student's: the last place that Python names, else the first. */
const PLACES: readonly RegExp[] = [
  /^[\s\S]*File "([^"/\\]+)", line (\d+)/,
  /^\s+at (?!.*(?:node:|node_modules|java\.base)).*?([\w.-]+\.\w+):(?:line )?(\d+)(?::\d+)?\)?\s*$/m,
  /([\w.-]+\.\w+):(\d+)\n/,
];

/** The most characters of the end of what a program printed to stderr that are searched. */
const MOST_SEARCHED = 20_000;

const TEMPORARY = "Checks run the program in a temporary folder, and files are looked for there.";

function crash(printed: string, folder: string, after: string): Fault {
  const errors = printed.slice(-MOST_SEARCHED);
  const [, name] = MISSING_PACKAGE.exec(errors) ?? [];
  if (name)
    return passingFault(`The package ${name} is not installed; run npm install in ${folder}`);
  const [, unix, command = unix] = MISSING_COMMAND.exec(errors) ?? [];
  if (command) return passingFault(`The command ${command} was not found.`);
  const [, program] = MISSING_PROGRAM.exec(errors) ?? [];
  if (program) return lastingFault(missingFile(basename(program), folder));
  const [, file, line, message] = SYNTAX_ERROR.exec(errors) ?? [];
  if (file)
    return lastingFault(`TypeScript cannot read the program: ${message} (${file}, line ${line})`);
  const thrown = shortened(messageOf(errors), MESSAGE_LENGTH);
  const [, where, at] = PLACES.map((place) => place.exec(errors)).find((match) => match) ?? [];
  const place = where ? ` (${where}, line ${at})` : "";
  const hint = MISSING_FILE.test(thrown) ? `\n${TEMPORARY}` : "";
  return lastingFault(
    `It stopped with an error${after}: ${thrown || "it printed no message"}${place}${hint}`,
  );
}

/** What Node prints after a value that is no error. */
const AFTER_VALUE = /\n\(Use `node [\s\S]*/;

/** The message of the last error, without its place. */
export function messageOf(printed: string): string {
  const errors = printed.replace(AFTER_VALUE, "").trim();
  return (errors.match(MESSAGE) ?? errors.split("\n")).at(-1)!.replace(BEFORE_MESSAGE, "");
}

/** It may be missing only in the copy of the folder that was run. */
const missingFile = (name: string, folder: string) =>
  existsSync(join(folder, name))
    ? `The program removed or changed its own file ${name} (in a copy of ${folder}).`
    : `There is no ${name} in ${folder}`;
