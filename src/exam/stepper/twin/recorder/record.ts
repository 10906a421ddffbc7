import { writeSync } from "node:fs";
import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { types } from "node:util";
import { createContext, Script } from "node:vm";
import { Worker } from "node:worker_threads";
import type { Twin } from "../instrument.ts";
import type { Place } from "../step.ts";
import { ownValue, Stopped } from "./copies.ts";
import { StepWriter } from "./step-writer.ts";
import { Clock, type Exports, foreign, PRELUDE, surroundings, unfollowed } from "./surroundings.ts";
import { Tracer } from "./tracer.ts";

/** A run of a program from its beginning, or calls of one of its subroutines. */
export interface Recording {
  /** The subroutine that is called, unless the files call one themselves. */
  readonly name: string;
  /** The arguments of each call. */
  readonly calls: readonly (readonly unknown[])[];
  readonly answers: readonly string[];
  /** The subroutine whose steps are told, besides questions; if absent, all are. */
  readonly only?: string;
}

/** What is recorded in one child process. */
export interface RecordRequest {
  /** The files of the program, by their names. */
  readonly twins: readonly (readonly [file: string, twin: Twin])[];
  /** The texts of other files in its folder. */
  readonly data: readonly (readonly [file: string, text: string])[];
  readonly runs: readonly Recording[];
  /** In seconds: a run that does not end is stopped after that, if nothing else stops it. */
  readonly mostTime: number;
}

const SECOND = 1_000;
/** How long a script may take to end at its own limit, in milliseconds. */
const GRACE = 500;
/** In bytes, with what Node needs itself. */
const MOST_MEMORY = 450_000_000;
/** The most characters of an error that are shown. */
const MOST_SHOWN = 200;

/** What the watcher is told: whether it watches, the number of the run, and the file and line that are executed. */
const [WATCHED, RUN, FILE, LINE] = [0, 1, 2, 3];

/** Ends the process at its limits, or when its parent has gone, whatever the program is doing. */
const WATCHER = `
import { read, writeSync } from "node:fs";
import process from "node:process";
import { workerData } from "node:worker_threads";
const { places, files, mostTime, mostMemory, notEnded } = workerData;
const end = () => process.kill(process.pid, "SIGKILL");
read(4, Buffer.alloc(1), 0, 1, null, end);
let [run, begun] = [-1, 0];
setInterval(() => {
  if (run !== places[${RUN}]) [run, begun] = [places[${RUN}], performance.now()];
  const isLarge = process.memoryUsage.rss() > mostMemory;
  if (!isLarge && performance.now() - begun < mostTime) return;
  const why = isLarge ? "It needs too much memory to be followed." : notEnded;
  const line = ["stopped", run, files[places[${FILE}]], places[${LINE}], why];
  try { writeSync(3, "\\n" + JSON.stringify(line) + "\\n"); } finally { end(); }
}, 20);
places[${WATCHED}] = 1;
`;

/** The channel that a program's own output cannot reach. */
const CHANNEL = 3;

/** Ways out of the process that no program that is followed may find. */
const TAKEN_AWAY = "kill _kill binding _linkedBinding dlopen getBuiltinModule chdir".split(" ");

/**
 * Records runs, one after the other. Then the parent, whose text calls this function, ends the process.
 * @public
 */
export async function recordAll({ twins, data, runs, mostTime }: RecordRequest): Promise<void> {
  const places = new Int32Array(new SharedArrayBuffer(16));
  // The limit of time of a script ends it more gently.
  const files = twins.map(([file]) => file);
  const limits = { mostTime: mostTime * SECOND + GRACE, mostMemory: MOST_MEMORY };
  const workerData = { places, files, ...limits, notEnded: notEnded(mostTime) };
  // The program cannot reach it, so that it needs no options that forbid something; they take time.
  new Worker(WATCHER, { eval: true, workerData, execArgv: ["--input-type=module"] });
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(process, name);
  for (const run of runs) {
    const writer = new StepWriter(send);
    places[RUN]! += 1;
    const begins = ({ file, line }: Place) => {
      [places[FILE], places[LINE]] = [files.indexOf(file), line];
      if (places[WATCHED] && !writer.isLate()) return;
      writer.write(["at", file, line]);
      writer.flush();
    };
    const tracer = new Tracer(writer, begins, run.only);
    await record({ twins: new Map(twins), data, mostTime }, run, tracer);
    writer.write(["done"]);
    writer.flush();
  }
}

/** A program may change the classes that it shares with its recorder. */
const bytesOf = TextEncoder.prototype.encode.bind(new TextEncoder());

function send(text: string): void {
  let rest = bytesOf(text);
  while (rest.length > 0) rest = rest.subarray(writeSync(CHANNEL, rest));
}

/** What a program has thrown where nothing catches it. */
const FAILURES = ["unhandledRejection", "uncaughtException"];

const ENDED = { kind: "end", reason: "The program has ended." } as const;

const notEnded = (mostTime: number) => `It has not ended after ${mostTime} seconds.`;

/** A program, and how many seconds its code may take at a time. */
interface Program extends Pick<RecordRequest, "data" | "mostTime"> {
  readonly twins: ReadonlyMap<string, Twin>;
}

/** Runs the statements of all files and, if they do not start the program, a subroutine. */
export async function record(
  { twins, data, mostTime }: Program,
  { name, calls, answers }: Recording,
  tracer: Tracer,
): Promise<void> {
  const clock = new Clock();
  const end = () => tracer.end(ENDED);
  const codeGeneration = { strings: false, wasm: false };
  const around = surroundings(tracer, [...answers], end);
  const context = createContext(around, { codeGeneration, microtaskMode: "afterEvaluate" });
  const inContext: InContext = (code, names = {}) =>
    new Script(code).runInContext(Object.assign(context, names), {
      timeout: mostTime * SECOND,
      // An error may do anything when it is looked at.
      displayErrors: false,
    });
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  for (const event of FAILURES) process.on(event, fail);
  try {
    const own = { $clock: clock, $files: JSON.stringify(data), $unfollowed: unfollowed };
    const files = inContext(PRELUDE, { ...own, $step: tracer.hooks }) as Exports;
    const called = loaded(twins, files, inContext).find((own) => name in own)?.[name];
    if (!tracer.hasBegun && typeof called !== "function")
      throw new Stopped(`There is no subroutine ${name}.`);
    if (!tracer.hasBegun)
      inContext("for (const given of JSON.parse($given)) $called(...given);", {
        $called: called,
        $given: JSON.stringify(calls),
      });
    for (let next = clock.next(); next; next = clock.next()) inContext("$next()", { $next: next });
    // What waits for something outside goes on when more is executed.
    for (let time = 0; time < 2; time += 1) inContext(`${await setImmediate("")}`);
    await setImmediate();
    if (failures.length > 0) throw failures[0];
    end();
  } catch (error) {
    tracer.stop(reasonOf(error, mostTime, inContext));
  } finally {
    for (const event of FAILURES) process.off(event, fail);
  }
}

/** Runs code in the context of a program, with some names added to it. */
type InContext = (code: string, names?: object) => unknown;

/** Runs the statements of all files, each after those that it imports, and returns what each exports. */
function loaded(
  twins: ReadonlyMap<string, Twin>,
  files: Exports,
  inContext: InContext,
): readonly Exports[] {
  const modules = new Map<string, Record<string, unknown>>();

  function load(file: string): Exports {
    const known = modules.get(file);
    const twin = twins.get(file);
    if (known || !twin) return known ?? foreign(file, files);
    const own = {};
    modules.set(file, own);
    const $imports = {};
    for (const [local, name, module] of twin.imports) {
      const path = module.replace(/^\.\//, "");
      // Node finds it by its whole name, and tsx also without the ending or with that of JavaScript.
      const found = [path, `${path}.ts`, path.replace(/js$/, "ts")].find((one) => twins.has(one));
      const from = load(found ?? module);
      Object.defineProperty($imports, local, { get: () => (name === "*" ? from : from[name]) });
    }
    const $export = (given: object) =>
      Object.defineProperties(own, Object.getOwnPropertyDescriptors(given));
    inContext(twin.code, { $imports, $export, $sites: twin.sites });
    return own;
  }

  load("program.ts");
  return [...modules.values()];
}

/** Says why a program has stopped. What it throws may do anything when it is looked at, also run for ever. */
function reasonOf(error: unknown, mostTime: number, inContext: InContext): string {
  try {
    if (error instanceof Stopped) return error.message;
    const code = types.isNativeError(error) ? ownValue(error, "code") : undefined;
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return notEnded(mostTime);
    if (code === "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING")
      return "It uses import(), and only what is imported at the top of a file can be followed.";
    const message = inContext("String(Object($error).message ?? $error)", { $error: error });
    return `An error: ${String(message).slice(0, MOST_SHOWN).replace(/\s+/g, " ").replace(/\.$/, "")}.`;
  } catch {
    return "An error that does not say what it is.";
  }
}
