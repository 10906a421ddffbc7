import { printable } from "../base/text.ts";
import type { Job } from "./command-line.ts";
import { EXIT, type ProcessHost } from "./host.ts";

/** The most lines of an error that are shown, and characters of each: it may quote what was typed. */
const MAX_ERROR_LINES = 30;
const MAX_ERROR_LENGTH = 500;
const MAX_FAULT_LENGTH = 200;

/** Runs the program with the arguments after its name, and returns its exit code. */
export async function run(argv: readonly string[], host: ProcessHost): Promise<number> {
  try {
    const job = await jobOf(argv, host);
    return typeof job === "number" ? job : await carryOut(job, host);
  } catch (fault) {
    return reportFault(fault, host);
  }
}

/** Says that the program itself is at fault, and returns its exit code. */
export function reportFault(fault: unknown, host: ProcessHost): number {
  const text = String(fault).slice(0, MAX_FAULT_LENGTH);
  complain(`error: this is a bug in the program: ${text}`, host);
  return EXIT.fault;
}

/** What is to be done, or an exit code if there is nothing more to do. The parser is loaded on demand. */
async function jobOf(argv: readonly string[], host: ProcessHost): Promise<Job | number> {
  if (argv.length === 0) {
    const { joinedHost, SUBCOMMANDS } = await import("./subcommands.ts");
    const { start } = SUBCOMMANDS.find(({ name }) => name === "") ?? {};
    if (start) return (now) => start(joinedHost(now));
  }
  const { parseCommandLine } = await import("./command-line.ts");
  return parseCommandLine(argv, { writeOut: host.write, writeErr: (text) => complain(text, host) });
}

/** Prints a text, or the reason for a refusal. */
async function carryOut(job: Job, host: ProcessHost): Promise<number> {
  const done = await job(host);
  if (!done.ok) {
    complain(`error: ${done.reason}`, host);
    return EXIT.wrongCommandLine;
  }
  if (typeof done.value === "string" && done.value !== "") host.write(`${done.value}\n`);
  return done.value === false ? EXIT.checksFailed : EXIT.done;
}

/** Writes an error, shortened and without control characters that the user may have typed. */
function complain(text: string, { writeError }: ProcessHost): void {
  const lines = text.trimEnd().split("\n").slice(0, MAX_ERROR_LINES);
  writeError(`${lines.map((line) => printable(line.slice(0, MAX_ERROR_LENGTH))).join("\n")}\n`);
}
