import { shortened } from "../../core/text.ts";
import type { Run } from "./run-program.ts";

/** The most characters of an error message that are shown. */
const MESSAGE_LENGTH = 200;

/**
 * Describes in a sentence how a student's program failed; undefined if it ended normally. Only the
 * student's own files are named, with the line where the error appeared.
 * @param folder the folder of the program
 * @param read the answers that it had read, if answers were typed
 */
export function faultOf(
  { end, errors }: Pick<Run, "end" | "errors">,
  folder: string,
  read?: readonly string[],
): string | undefined {
  switch (end) {
    case "exit":
      return undefined;
    case "too long":
      return `It did not end in time${reached(read)}; is there a loop that does not end?`;
    case "too much output":
      return `It did not stop printing${reached(read)}; is there a loop that does not end?`;
    case "crash":
      return crash(errors, folder, reached(read));
  }
}

/** The faults that the same files show every time; a time-out, say, may be the computer's. */
export const LASTING_FAULT = /^(?:It stopped with an error|TypeScript cannot read the program)/;

/** " after answer 4 (“13”)" */
function reached(read: readonly string[] | undefined): string {
  if (read === undefined) return "";
  if (read.length === 0) return " before the first answer";
  return ` after answer ${read.length} (${read.at(-1) === "" ? "Enter" : `“${read.at(-1)}”`})`;
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
const MISSING_FILE = /ENOENT|No such file|FileNotFound/;

function crash(errors: string, folder: string, after: string): string {
  const [, name] = MISSING_PACKAGE.exec(errors) ?? [];
  if (name) return `The package ${name} is not installed; run npm install in ${folder}`;
  const [, file, line, message] = SYNTAX_ERROR.exec(errors) ?? [];
  if (file) return `TypeScript cannot read the program: ${message} (${file}, line ${line})`;
  const [, thrown = errors.trim().split("\n").at(-1) ?? ""] = THROWN.exec(errors) ?? [];
  const [, where, at] = FRAME.exec(errors) ?? PLACE.exec(errors) ?? [];
  const place = where ? ` (${where}, line ${at})` : "";
  const hint = MISSING_FILE.test(thrown) ? `\n${TEMPORARY}` : "";
  return `It stopped with an error${after}: ${shortened(thrown, MESSAGE_LENGTH)}${place}${hint}`;
}

/** Why a file of the student's is not where the program looks for it. */
const TEMPORARY = "Checks run the program in a temporary folder, and files are looked for there.";
