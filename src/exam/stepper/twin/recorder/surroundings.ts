import { Console } from "node:console";
import { Writable } from "node:stream";
import { Stopped } from "./copies.ts";
import type { Tracer } from "./tracer.ts";

/** When a program that is followed begins, so that it does the same again: in milliseconds, as Date counts them. */
const BEGINNING = Date.UTC(2015, 5, 1, 9);

/** A function that a program has asked to be called later. */
interface Timer {
  readonly id: number;
  readonly call: () => unknown;
  readonly every: number | undefined;
  due: number;
}

/** The clock of a program, which only goes on when it is looked at, and when nothing else is left to do. */
export class Clock {
  #now = BEGINNING;
  #count = 0;
  readonly #timers = new Map<number, Timer>();

  readonly now = () => {
    this.#now += 1;
    return this.#now;
  };

  readonly start = (call: () => unknown, after: unknown, repeats: boolean): number => {
    const wait = Math.max(1, Number(after) || 0);
    this.#count += 1;
    const id = this.#count;
    this.#timers.set(id, { id, call, every: repeats ? wait : undefined, due: this.#now + wait });
    return id;
  };

  readonly stop = (id: unknown): void => {
    this.#timers.delete(Number(id));
  };

  /** The function that is due first, which is no longer waiting then; undefined if there is none. */
  next(): (() => unknown) | undefined {
    const [first] = [...this.#timers.values()].toSorted((one, other) => one.due - other.due);
    if (!first) return undefined;
    this.#now = Math.max(this.#now, first.due);
    if (first.every === undefined) this.#timers.delete(first.id);
    else first.due = this.#now + first.every;
    return first.call;
  }
}

/** What a program could use elsewhere, but which does something that cannot be followed. */
const UNFOLLOWED =
  "fetch WebSocket Worker MessageChannel BroadcastChannel crypto require setImmediate WebAssembly";

/**
 * What is written in the language of the program belongs to its own context. The last value is what node:fs offers
 * of the files beside the program: in memory, so that nothing is written and each run finds them as they are.
 */
export const PRELUDE = `{
  const now = $clock.now, start = $clock.start, stop = $clock.stop, Own = Date;
  const timer = (repeats) => (call, after, ...given) => start(() => call(...given), after, repeats);
  globalThis.setTimeout = timer(false);
  globalThis.setInterval = timer(true);
  globalThis.clearTimeout = globalThis.clearInterval = stop;
  globalThis.queueMicrotask = (call) => void Promise.resolve().then(call);
  globalThis.performance = { now };
  globalThis.Date = new Proxy(Own, {
    apply: () => new Own(now()).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  globalThis.structuredClone = (whole) => {
    const made = new Map();
    const copy = (value) => {
      if (typeof value === "function" || typeof value === "symbol") throw new TypeError("structuredClone cannot copy a " + typeof value);
      if (typeof value !== "object" || value === null) return value;
      if (made.has(value)) return made.get(value);
      const empty = Array.isArray(value) ? new Array(value.length) : value instanceof Own ? new Own(value.getTime()) : value instanceof Map ? new Map() : value instanceof Set ? new Set() : {};
      made.set(value, empty);
      if (value instanceof Map) for (const [key, part] of value) empty.set(copy(key), copy(part));
      else if (value instanceof Set) for (const part of value) empty.add(copy(part));
      else for (const name of Object.keys(value)) empty[name] = copy(value[name]);
      return empty;
    };
    return copy(whole);
  };
  const files = new Map(JSON.parse($files));
  const nameOf = (path) => {
    const name = String(path).replace(/^([.][/])+/, "");
    return typeof path !== "string" || /[/\\\\]|^[.]*$/.test(name) ? $unfollowed(String(path), "files in its folder") : name;
  };
  const existing = (path) => {
    if (files.has(nameOf(path))) return nameOf(path);
    const error = new Error("ENOENT: no such file or directory, open '" + path + "'");
    throw Object.assign(error, { code: "ENOENT", errno: -2, syscall: "open", path });
  };
  const remove = (path) => void files.delete(existing(path));
  ({
    existsSync: (path) => files.has(nameOf(path)),
    readFileSync: (path, options) => (options ? String : Buffer.from)(files.get(existing(path))),
    writeFileSync: (path, text) => void files.set(nameOf(path), String(text)),
    appendFileSync: (path, text) => void files.set(nameOf(path), (files.get(nameOf(path)) ?? "") + text),
    rmSync: remove,
    unlinkSync: remove,
  });
}`;

/** What a program finds around it. What it prints and asks goes to the tracer. */
export function surroundings(tracer: Tracer, answers: string[], ended: () => Error): object {
  const write = (text: unknown) => {
    tracer.print(String(text));
    return true;
  };
  const stdout = new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      tracer.print(text);
      done();
    },
  });
  const own = {
    argv: ["node", "program.ts"],
    env: { NO_COLOR: "1" },
    platform: "linux",
    stdout: { write },
    stderr: { write },
    on: () => own,
    exit() {
      throw ended();
    },
  };
  const shared = { Buffer, TextDecoder, TextEncoder, URL, URLSearchParams, atob, btoa };
  const others = { AbortController, AbortSignal, Event, EventTarget, Intl };
  const refused = UNFOLLOWED.split(" ").map((name) => [name, refusal(name)] as const);
  return {
    ...Object.fromEntries(refused),
    $ask: (question: unknown) => tracer.ask(String(question), answers.shift()),
    console: new Console({ stdout, ignoreErrors: false, colorMode: false }),
    process: own,
    ...shared,
    ...others,
  };
}

/** Stands for something that stops a program that uses it. */
function refusal(name: string): object {
  const use = () => unfollowed(name);
  return new Proxy(class {}, { get: use, apply: use, construct: use });
}

export function unfollowed(name: string, only = "what it asks and prints"): never {
  throw new Stopped(`It uses ${name}, and only ${only} can be followed.`);
}

export type Exports = Readonly<Record<string, unknown>>;

/** What a program imports from elsewhere: files in its folder, colours that change nothing, and what stops it. */
export function foreign(module: string, files: Exports): Exports {
  if (/^\.{0,2}\//.test(module))
    throw new Stopped(
      `It imports ${module}, which is not a program of at most 64 kB in its folder.`,
    );
  const act = (value: unknown) => (module === "chalk" ? String(value) : unfollowed(module));
  const isOwn = (name: PropertyKey) => /^(?:node:)?fs$/.test(module) && Object.hasOwn(files, name);
  const whatever: Exports = new Proxy(act as unknown as Exports, {
    get: (_, name) => (isOwn(name) ? files[String(name)] : whatever),
  });
  return whatever;
}
