import { format } from "node:util";
import { promiseHooks } from "node:v8";
import { createContext, runInNewContext, Script } from "node:vm";
import { err, ok, orElse, type Result } from "../../../base/result.ts";
import { shortened } from "../../../base/text.ts";
import { instrument, type Twin } from "./instrument.ts";
import type { Step } from "./step.ts";
import { Tracer } from "./tracer.ts";
import { checkSize, Stopped } from "./values.ts";

/** A program whose runs can be followed. It does the same again if it is given the same answers. */
export interface FollowedProgram {
  /** The texts of its files by their names. */
  readonly files: ReadonlyMap<string, string>;
  /** The names of the subroutines that it tells of, in the order of its files. */
  readonly subroutines: readonly string[];
  /** Runs it from its beginning, until it needs another answer. */
  run(answers: readonly string[]): readonly Step[];
  /** Calls one of its subroutines, once with each list of arguments. */
  call(name: string, ...calls: readonly (readonly unknown[])[]): readonly Step[];
}

/** In milliseconds: a program that does not end is stopped after that, if nothing else stops it. */
const MOST_TIME = 10_000;

/** The most characters of an error that are shown. */
const MOST_SHOWN = 200;

/**
 * Prepares the runs of a program.
 * @param files the texts of its files; program.ts is the one that starts it
 * @param original those of the exam's program
 */
export function followProgram(
  files: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
): Result<FollowedProgram> {
  const originals = withOwnAsk([...original.values()].join("\n"));
  const twins = new Map<string, Twin>();
  for (const [name, text] of files) {
    const twin = instrument(name, withOwnAsk(text), originals);
    if (!twin.ok) return twin;
    twins.set(name, twin.value);
  }
  if (!twins.has("program.ts")) return err("There is no program.ts, which starts the program.");
  return ok({
    files,
    subroutines: [...twins.values()].flatMap(({ sites }) =>
      sites.flatMap((site) => ("name" in site && site.name) || []),
    ),
    run: (answers) => record(twins, answers, "main", [[]]),
    call: (name, ...calls) => record(twins, [], name, calls),
  });
}

/** The question of input.ts is asked by the tracer: nobody is at a keyboard while the program runs. */
const withOwnAsk = (text: string) =>
  text.replace(/(function ask\((\w+)[^{]*\{)/, "$1 return $ask($2);");

/** Stops a large array before it is filled, which could take all memory. It slows all arrays down. */
const CHECK_ARRAYS = new Script(`{
  const check = (given) => given.length === 1 && $checkSize(given[0]);
  const construct = (target, given, made) => (check(given), Reflect.construct(target, given, made));
  const apply = (target, self, given) => (check(given), Reflect.apply(target, self, given));
  Array.from = new Proxy(Array.from, {
    apply: (target, self, given) => ($checkSize(given[0]?.length), Reflect.apply(target, self, given)),
  });
  Array = new Proxy(Array, { construct, apply });
}`);

/** Its functions belong to the program's context, which calls them before the script has ended. */
const HEAR_REJECTIONS = new Script(
  "for (const promise of $promises) $then.call(promise, undefined, (error) => $fail(error));",
);

/** The most promises that are watched, of one program. */
const MOST_PROMISES = 100_000;

/** Watches the promises that are made until the result is called, which returns those that nobody handles. */
function watchPromises(): () => readonly Promise<unknown>[] {
  const made: Promise<unknown>[] = [];
  /** For a promise the one that it waits for. */
  const awaited = new Map<Promise<unknown>, Promise<unknown>>();
  const begun = new WeakSet<Promise<unknown>>();
  const stop = promiseHooks.createHook({
    init(promise, parent) {
      if (made.length < MOST_PROMISES) made.push(promise);
      if (parent && awaited.size < MOST_PROMISES) awaited.set(promise, parent);
    },
    before: (promise) => begun.add(promise),
    // The value of an await has the function for a parent, but does not wait for it.
    settled: (promise) => !begun.has(promise) && awaited.delete(promise),
  });
  return () => {
    stop();
    const handled = new Set(awaited.values());
    return made.filter((promise) => !handled.has(promise));
  };
}

/** Runs the statements of all files and, if they do not start the program, a subroutine. */
function record(
  twins: ReadonlyMap<string, Twin>,
  answers: readonly string[],
  name: string,
  calls: readonly (readonly unknown[])[],
): readonly Step[] {
  const tracer = new Tracer();
  const microtaskMode = "afterEvaluate";
  const context = createContext(surroundings(tracer, [...answers]), { microtaskMode });
  const unhandled = watchPromises();
  const inContext = (script: Script, names: object) =>
    script.runInContext(Object.assign(context, names), { timeout: MOST_TIME });
  try {
    if ([...twins.values()].some(({ makesArrays }) => makesArrays))
      inContext(CHECK_ARRAYS, { $checkSize: checkSize });
    const called = loaded(twins, tracer, inContext).find((own) => name in own)?.[name];
    if (tracer.steps.length === 0) {
      if (typeof called !== "function") throw new Stopped(`There is no subroutine ${name}.`);
      inContext(new Script("$start()"), { $start: () => calls.map((given) => called(...given)) });
    }
    const failures: unknown[] = [];
    const $fail = (error: unknown) => failures.push(error);
    inContext(HEAR_REJECTIONS, { $promises: unhandled(), $then: Promise.prototype.then, $fail });
    if (failures.length > 0) throw failures[0];
    tracer.end(ENDED);
  } catch (error) {
    tracer.stop(saidReason(error));
  } finally {
    for (const promise of unhandled()) promise.then(undefined, () => {});
  }
  return tracer.steps;
}

const ENDED = { kind: "end", reason: "The program has ended." } as const;

type Exports = Readonly<Record<string, unknown>>;

/** Runs the statements of all files, each after those that it imports, and returns what each exports. */
function loaded(
  twins: ReadonlyMap<string, Twin>,
  tracer: Tracer,
  inContext: (script: Script, names: object) => unknown,
): readonly Exports[] {
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
    const $export = (given: object) =>
      Object.defineProperties(own, Object.getOwnPropertyDescriptors(given));
    inContext(twin.script, { $imports, $export, $step: tracer.hooks, $sites: twin.sites });
    return own;
  }

  load("program.ts");
  return [...modules.values()];
}

/** What a program finds around it: a console that the tracer reads, and no clock, network or files. */
function surroundings(tracer: Tracer, answers: string[]) {
  const $ask = (question: string) => tracer.ask(question, answers.shift());
  const log = (...values: unknown[]) => tracer.print(`${format(...values)}\n`);
  const exit = () => {
    throw tracer.end(ENDED);
  };
  const write = (text: unknown) => {
    tracer.print(String(text));
    return true;
  };
  return {
    $ask,
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

/** What a program throws may do anything when it is looked at, also run for ever. */
const saidReason = (error: unknown): string =>
  orElse(
    () => runInNewContext("reasonOf(error)", { reasonOf, error }, { timeout: MOST_TIME / 10 }),
    "An error that does not say what it is.",
  );

function reasonOf(error: unknown): string {
  const { message, code }: { message?: unknown; code?: unknown } = Object(error);
  if (error instanceof Stopped) return error.message;
  return code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
    ? `It has not ended after ${MOST_TIME / 1000} seconds.`
    : `An error: ${shortened(String(message ?? error), MOST_SHOWN).replace(/\.$/, "")}.`;
}
