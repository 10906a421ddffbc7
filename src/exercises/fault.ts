import type { Run } from "./run.ts";

/**
 * Returns one to three lines about how a student's program failed, or undefined if it ended normally.
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
