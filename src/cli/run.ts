import facts from "../../package.json" with { type: "json" };
import { ok, type Result } from "../core/result.ts";
import { printable } from "../core/text.ts";
import type { ExerciseRequest } from "../exercises/commands.ts";
import type { Host } from "./host.ts";
import { screenFor } from "./make-ports.ts";
import { DEFAULT_REQUEST, type Request } from "./options/request.ts";

/** The exit codes: a normal end, failed checks of an exercise, a wrong command line, a bug. */
const DONE = 0;
const CHECKS_FAILED = 1;
const WRONG_COMMAND_LINE = 2;
const FAULT = 70;

/** The most lines of an error that are shown, and characters of each: it may quote what was typed. */
const MAX_ERROR_LINES = 30;
const MAX_ERROR_LENGTH = 500;
const MAX_FAULT_LENGTH = 200;

/** Runs the program with the arguments after its name, and returns its exit code. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  try {
    const request = argv.length === 0 ? DEFAULT_REQUEST : await readCommandLine(argv, host);
    return typeof request === "number" ? request : await carryOut(request, host);
  } catch (fault) {
    complain(
      `error: this is a bug in the program: ${String(fault).slice(0, MAX_FAULT_LENGTH)}`,
      host,
    );
    return FAULT;
  }
}

/** Returns an exit code if there is nothing more to do. Imports the parser on demand. */
async function readCommandLine(argv: readonly string[], host: Host): Promise<Request | number> {
  const { parseCommandLine } = await import("./options/command-line.ts");
  return parseCommandLine(argv, { say: host.write, complain: (text) => complain(text, host) });
}

async function carryOut(request: Request, host: Host): Promise<number> {
  switch (request.kind) {
    case "play":
      return exitCode((await import("./play.ts")).play(request, host), host);
    case "replay":
      return exitCode((await import("./review.ts")).replay(request, host), host);
    case "review":
      return exitCode((await import("./review.ts")).review(request, host), host);
    case "lesson":
      return exitCode((await import("./lessons.ts")).lesson(request, host), host);
    case "figure":
      return exitCode((await import("./lessons.ts")).figure(request, host), host);
    case "exercise":
      return exercise(request.exercise, host);
    case "skeleton":
      (await import("../skeleton/program.ts")).main();
      return DONE;
    case "step":
      return exitCode((await import("./step.ts")).step(request, host), host);
    case "uci": {
      const { runUci } = await import("../uci/uci.ts");
      const say = (line: string) => host.write(`${line}\n`);
      await runUci(host.input(), say, host.random(1_000_000_000), facts.version);
      return DONE;
    }
    case "worksheet": {
      const { worksheetReport } = await import("./worksheet.ts");
      return exitCode(print(worksheetReport(request, host), host), host);
    }
    default:
      return exitCode(print((await import("./reports.ts")).report(request, host), host), host);
  }
}

async function exercise(request: ExerciseRequest, host: Host): Promise<number> {
  const { runExercise } = await import("../exercises/commands.ts");
  const { exerciseHost } = await import("./exercise-host.ts");
  const { screen } = await screenFor(DEFAULT_REQUEST, host);
  const passed = await runExercise(request, exerciseHost(request, screen, host));
  await screen.rest(0);
  return passed.ok && !passed.value ? CHECKS_FAILED : exitCode(passed, host);
}

async function print(report: Promise<Result<string>>, host: Host): Promise<Result<true>> {
  const text = await report;
  if (!text.ok) return text;
  if (text.value !== "") host.write(`${text.value}\n`);
  return ok(true);
}

/** Writes the reason for a refusal. */
async function exitCode(result: Result<unknown> | Promise<Result<unknown>>, host: Host) {
  const read = await result;
  if (read.ok) return DONE;
  complain(`error: ${read.reason}`, host);
  return WRONG_COMMAND_LINE;
}

/** Writes an error, shortened and without control characters that the user may have typed. */
function complain(text: string, { writeError }: Host): void {
  const lines = text.trimEnd().split("\n").slice(0, MAX_ERROR_LINES);
  writeError(`${lines.map((line) => printable(line.slice(0, MAX_ERROR_LENGTH))).join("\n")}\n`);
}
