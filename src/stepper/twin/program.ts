import { format } from "node:util";
import { createContext, Script } from "node:vm";
import { err, ok, type Result } from "../../core/result.ts";
import { hooksOf } from "./hooks.ts";
import { instrument, type Twin } from "./instrument.ts";
import type { Action, Place, Step } from "./step.ts";
import { Stopped } from "./stopped.ts";
import { addStep, newTracer, type Tracer, topOf } from "./tracer.ts";

/** What a run of a program has done. */
export interface Recording {
  readonly steps: readonly Step[];
  readonly end: End;
}

/** How a run ends: at a question for which there is no answer, by itself, or with a sentence that says why. */
type End =
  | { readonly kind: "asks"; readonly question: string }
  | { readonly kind: "finished" }
  | { readonly kind: "stopped"; readonly reason: string };

/** A program whose runs can be followed. It does the same again if it is given the same answers. */
export interface FollowedProgram {
  /** The texts of its files by their names. */
  readonly files: ReadonlyMap<string, string>;
  /** The names of the subroutines that it tells of, in the order of its files. */
  readonly subroutines: readonly string[];
  /** Runs it from its beginning, until it needs another answer. */
  run(answers: readonly string[]): Recording;
  /** Calls one of its subroutines. */
  call(name: string, given: readonly unknown[]): Recording;
}

/** In milliseconds: a program that does not end is stopped after that, if nothing else stops it. */
const MOST_TIME = 10_000;

/**
 * Prepares the runs of a program. The port's own subroutines run untold, unless they have been changed.
 * @param files the texts of its files; program.ts is the one that starts it
 * @param original those of the exam's program
 */
export function followProgram(
  files: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
): Result<FollowedProgram> {
  const untold = withOwnAsk([...original.values()].join("\n"));
  const twins = new Map<string, Twin>();
  for (const [name, text] of files) {
    const isHidden = (called: string, body: string) =>
      (called === "inColour" || name === "input.ts") && untold.includes(body);
    const twin = instrument(name, withOwnAsk(text), isHidden);
    if (!twin.ok) return twin;
    twins.set(name, twin.value);
  }
  if (!twins.has("program.ts")) return err("There is no program.ts, which starts the program.");
  const subroutines = [...twins.values()].flatMap((twin) => twin.subroutines);
  return ok({
    files,
    subroutines,
    run: (answers) => record(twins, answers, (subroutines) => callNamed("main", subroutines, [])),
    call: (name, given) => record(twins, [], (subroutines) => callNamed(name, subroutines, given)),
  });
}

function callNamed(name: string, subroutines: Exports, given: readonly unknown[]): void {
  const called = subroutines[name];
  if (typeof called !== "function") throw new Stopped(`There is no subroutine ${name}.`);
  called(...given);
}

/** The question of input.ts is asked by the tracer: nobody is at a keyboard while the program runs. */
const withOwnAsk = (text: string) =>
  text.replace(/(function ask\((\w+)[^{]*\{)/, "$1 return $ask($2);");

type Twins = ReadonlyMap<string, Twin>;

/** Runs a program from its first line on and, if that does not start it, what starts it. */
function record(
  twins: Twins,
  answers: readonly string[],
  start: (subroutines: Exports) => void,
): Recording {
  const tracer = newTracer();
  const tell = (action: Action) => addStep(tracer, topOf(tracer).place, action);
  const left = [...answers];
  let question = "";
  const ask = (asked: string) => {
    question = asked;
    const answer = left.shift();
    if (answer === undefined) {
      tracer.stopped = new Unanswered();
      throw tracer.stopped;
    }
    tell({ kind: "ask", question: asked, answer });
    return answer.trim();
  };
  const context = createContext(surroundings(ask, (text) => tell({ kind: "print", text })));
  const inContext = (script: Script, names: object) =>
    script.runInContext(Object.assign(context, names), { timeout: MOST_TIME });
  try {
    const subroutines = loaded(twins, tracer, inContext);
    if (tracer.steps.length === 0) inContext(START, { $start: () => start(subroutines) });
    return { steps: tracer.steps, end: { kind: "finished" } };
  } catch (error) {
    return { steps: tracer.steps, end: endOf(error, question, tracer.place) };
  }
}

const START = new Script("$start()");
const SCRIPTS = new WeakMap<Twin, Script>();

/** The script of a twin, which is compiled once. An imported variable is read when it is used, as from a module. */
function scriptOf(twin: Twin): Script {
  const own = `(function ($step) { "use strict"; let $told; ${twin.code}\n})($step)`;
  const script = SCRIPTS.get(twin) ?? new Script(`with ($imports) { ${own} }`);
  SCRIPTS.set(twin, script);
  return script;
}

type Exports = Readonly<Record<string, unknown>>;

/** Runs the statements of all files, each after those that it imports, and returns all that they export. */
function loaded(
  twins: Twins,
  tracer: Tracer,
  inContext: (script: Script, names: object) => unknown,
): Exports {
  const modules = new Map<string, Record<string, unknown>>();

  function load(file: string): Exports {
    const known = modules.get(file);
    const twin = twins.get(file);
    if (known || !twin) return known ?? foreign(file);
    const own = {};
    modules.set(file, own);
    const $imports = {};
    for (const [local, name, module] of twin.imports) {
      const from = load(module.replace(/^\.\//, ""));
      Object.defineProperty($imports, local, { get: () => (name === "*" ? from : from[name]) });
    }
    const exports = (given: object) =>
      Object.defineProperties(own, Object.getOwnPropertyDescriptors(given));
    const $step = { ...hooksOf(tracer, file, twin.templates), exports };
    inContext(scriptOf(twin), { $imports, $step });
    return own;
  }

  load("program.ts");
  const all = [...modules.values()].map((own) => Object.getOwnPropertyDescriptors(own));
  return Object.defineProperties({}, Object.assign({}, ...all));
}

/** What a program finds around it: a console that the tracer reads, and no clock, network or files. */
function surroundings(ask: (question: string) => string, print: (text: string) => void) {
  const log = (...values: unknown[]) => print(`${format(...values)}\n`);
  const exit = () => {
    throw new Exited();
  };
  const write = (text: unknown) => {
    print(String(text));
    return true;
  };
  return {
    $ask: ask,
    Buffer,
    TextDecoder,
    console: { log, info: log, warn: log, error: log },
    process: { argv: [], env: { NO_COLOR: "1" }, stdout: { write }, exit },
  };
}

/** What a program imports from elsewhere. Colours change nothing; what reads files or the like stops it. */
function foreign(module: string): Exports {
  const act = (value: unknown) => {
    if (module === "chalk") return String(value);
    throw new Stopped(`It uses ${module}, and only what it asks and prints can be followed.`);
  };
  const whatever: Exports = new Proxy(act as unknown as Exports, { get: () => whatever });
  return whatever;
}

/** Thrown at the end of the answers, which is no fault. */
class Unanswered extends Error {}
/** Thrown by process.exit. */
class Exited extends Error {}

function endOf(error: unknown, question: string, { file, line }: Place): End {
  if (error instanceof Unanswered) return { kind: "asks", question };
  if (error instanceof Exited) return { kind: "finished" };
  const { message, code } = error as { message?: string; code?: string };
  const seconds = MOST_TIME / 1000;
  const reason =
    code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
      ? `It has not ended after ${seconds} seconds.`
      : error instanceof Stopped
        ? error.message
        : `An error: ${message ?? String(error)}.`;
  return { kind: "stopped", reason: `The program was stopped in ${file}, line ${line}. ${reason}` };
}
