import type { Expression } from "../expression.ts";
import type { Site } from "../rewrite.ts";
import type { Action, Change, Frame, Place, Worked } from "../step.ts";
import { type Copy, checkLength, copyOf, Stopped, short } from "./copies.ts";
import type { StepWriter } from "./step-writer.ts";
import { elementAt } from "./values.ts";

/** The steps that a program may take, counting also lines that do nothing to be told of. */
const MOST_STEPS = 150_000;
const MOST_CALLS = 300;
/** The elements and characters that are kept of all steps. */
const MOST_KEPT = 3_000_000;
/** The characters in which all steps are written. */
const MOST_WRITTEN = 100_000_000;

const TOO_MUCH = "It has changed and printed too much to be followed.";

/** A call as it runs. */
interface RunningCall {
  /** The call as it was at the last step. Steps share it until one of its variables changes. */
  frame: Frame;
  /** The values of its variables themselves, also of declared ones without a value. Arrays may change untold. */
  readonly values: Map<string, unknown>;
  /** The statement that is being executed. */
  place: Place;
  /** What is known of its expressions. */
  readonly notes: Map<number, unknown>;
  /** Which repetition of each loop is next. */
  readonly times: Map<number, number>;
}

type Values = Readonly<Record<string, unknown>>;

/** Tells of the steps of a program while it runs. */
export class Tracer {
  readonly #writer: StepWriter;
  /** Is told where each statement begins. */
  readonly #begins: (place: Place) => void;
  /** The subroutine whose steps are told, besides questions; undefined for all. */
  readonly #only: string | undefined;
  /** Whether a subroutine has begun. */
  hasBegun = false;
  /** The last statement that has begun. */
  #place: Place = { file: "program.ts", line: 1 };
  /** The calls that have not ended; the first stands for what is outside all subroutines. */
  readonly #stack: RunningCall[] = [newRunning("", [], this.#place)];
  /** Arrays as they were when they were last looked at. */
  readonly #copies = new WeakMap<object, Copy>();
  #count = 0;
  #kept = 0;
  #isOver = false;

  constructor(writer: StepWriter, begins: (place: Place) => void, only?: string) {
    this.#writer = writer;
    this.#begins = begins;
    this.#only = only;
  }

  /** What a twin calls as `$step`. */
  readonly hooks = {
    /** A statement begins. */
    at: ({ file, line, loop }: Site) => {
      this.#tick();
      this.#place = { file, line };
      this.#top.place = this.#place;
      this.#begins(this.#place);
      if (loop !== undefined) this.#top.times.set(loop, 1);
    },
    /** The value of a part of an expression. */
    note: <Value>(part: number, value: Value): Value => {
      this.#top.notes.set(part, value);
      return value;
    },
    /** A condition has decided how the program continues. */
    test: <Value>(site: Site, value: Value): Value => {
      const { loop = -1, hasElse = false } = site;
      const { times } = this.#top;
      const time = times.get(loop);
      if (time !== undefined) times.set(loop, time + 1);
      const worked = this.#worked(site.worked)!;
      this.#addStep(site, { kind: "test", worked, result: copyOf(value), time, hasElse });
      return value;
    },
    /** Variables, or an element of one, have values now; returns the value of the assignment. */
    set: <Value>(site: Site, value: Value, given: Values): Value => {
      const changes = Object.keys(given).map((name) => this.#give(name, given[name], site));
      this.#addStep(site, { kind: "set", changes, worked: this.#worked(site.worked) });
      return value;
    },
    /** An expression has been worked out that may have changed arrays without telling. */
    look: (site: Site) => {
      const changes = site.mayChange ? this.#lookAtArrays() : [];
      if (changes.length > 0) this.#addStep(site, { kind: "set", changes });
    },
    /** A block begins, whose variables hide others. Returns what ends it: then the others exist again. */
    open: (names: readonly string[]) => {
      const call = this.#top;
      const outer = new Map(call.values);
      const hidden = names.filter((name) => name in call.frame.variables);
      drop(call, names);
      for (const name of names) call.values.set(name, undefined);
      return () => {
        drop(call, names);
        for (const name of hidden) this.#setVariable(call, name, outer.get(name));
      };
    },
    /** A subroutine begins. Returns the number of calls that have not ended. */
    enter: ({ name = "", file, line }: Site, given: Values): number => {
      if (this.#stack.length > MOST_CALLS)
        throw new Stopped(`More than ${MOST_CALLS} calls have not ended; the last is of ${name}.`);
      this.#lookAtArrays();
      // The main program is called from nowhere.
      const place = this.#stack.length > 1 ? this.#top.place : { file, line };
      const call = newRunning(name, Object.keys(given), { file, line });
      for (const [key, value] of Object.entries(given)) this.#setVariable(call, key, value);
      this.#stack.push(call);
      this.#addStep(place, { kind: "call", name });
      return this.#stack.length;
    },
    /** A call goes on that has waited for a value. */
    resume: <Value>(calls: number, value: Value): Value => {
      if (this.#stack.length !== calls)
        throw this.stop("It does several things at a time, which cannot be followed.");
      return value;
    },
    /** A subroutine ends, perhaps with a value. */
    returns: (site: Site, ...returned: readonly unknown[]): unknown => {
      const [value] = returned.map((one) => this.#copied(one));
      const worked = this.#worked(site.worked);
      const calls = this.#stack.slice(1, -1);
      this.#addStep(site, { kind: "return", name: this.#top.frame.name, value, worked }, calls);
      this.#place = { file: site.file, line: site.line };
      return returned[0];
    },
    leave: (calls: number) => this.#stack.splice(calls - 1),
  };

  print(text: string): void {
    checkLength(text);
    this.#keep(text.length);
    this.#addStep(this.#top.place, { kind: "print", text });
  }

  /** Asks a question, at which a program ends that has no more answers. */
  ask(question: string, answer: string | undefined): string {
    this.#place = this.#top.place;
    if (answer === undefined) throw this.end({ kind: "ask", question });
    this.#addStep(this.#place, { kind: "ask", question, answer });
    return answer.trim();
  }

  /** Adds the last step. Returns an error to throw, which no program can catch for good. */
  end(action: Action): Error {
    const isOver = this.#isOver;
    this.#isOver = true;
    if (!isOver) this.#writer.writeStep({ ...this.#place, action, stack: [], globals: {} });
    return new Stopped("");
  }

  stop(why: string): Error {
    const { file, line } = this.#place;
    const reason = `The program was stopped in ${file}, line ${line}. ${why}`;
    return this.end({ kind: "end", reason });
  }

  get #top(): RunningCall {
    return this.#stack.at(-1)!;
  }

  /** Adds a step. `calls` are those that have not ended after it. */
  #addStep(site: Partial<Site> & Place, action: Action, calls = this.#stack.slice(1)): void {
    this.#tick();
    // What is done before the first call only prepares the program.
    if (this.#stack.length === 1) return;
    this.hasBegun = true;
    const { name } = this.#top.frame;
    if (action.kind !== "ask" && name !== (this.#only ?? name)) return;
    if (site.mayChange || site.path?.length) this.#lookAtArrays();
    const { file, line } = site;
    const stack = calls.map(({ frame }) => frame);
    const globals = this.#stack[0]!.frame.variables;
    this.#writer.writeStep({ file, line, action, stack, globals });
    if (this.#writer.size > MOST_WRITTEN) throw this.stop(TOO_MUCH);
  }

  /** Counts what a program does, and ends it if that is too much. */
  #tick(): void {
    this.#count += 1;
    if (this.#isOver || this.#count > MOST_STEPS)
      throw this.stop("It has taken too many steps without an end.");
  }

  /** Counts what is kept of the steps, and ends the program if that is too much. */
  #keep(size: number): void {
    this.#kept += size;
    if (this.#kept > MOST_KEPT) throw this.stop(TOO_MUCH);
  }

  /** A value as it is now; parts that have not changed since the last time are shared. */
  #copied(value: unknown): Copy {
    if (typeof value !== "object" || value === null) return copyOf(value);
    const earlier = this.#copies.get(value);
    const now = copyOf(value, earlier);
    if (now === earlier) return now;
    this.#copies.set(value, now);
    this.#keep(typeof now === "object" ? now.items.length : 0);
    return now;
  }

  /** Gives a variable or an element of it a value; a declared one is new, and belongs to the call that runs. */
  #give(name: string, value: unknown, { path = [], declared = false }: Site): Change {
    const owner = declared ? this.#top : this.#ownerOf(name);
    const whole = declared ? undefined : owner.frame.variables[name];
    this.#setVariable(owner, name, value);
    const { notes } = this.#top;
    const keys = path.map((key) => (typeof key === "string" ? key : keyOf(notes.get(key))));
    const now = keys.reduce((all: unknown, key) => Object(all)[key], value);
    return { name, path: keys, old: elementAt(whole, keys), now: this.#copied(now) };
  }

  /** The call to which a variable belongs: the one that runs, or else the file or what surrounds it. */
  #ownerOf(name: string): RunningCall {
    const [globals, ...calls] = this.#stack;
    const owners = [this.#top, globals!, ...calls.toReversed()];
    return owners.find(({ values }) => values.has(name)) ?? this.#top;
  }

  /** What is known of an expression that has just been worked out. */
  #worked(expression: Expression | undefined): Worked | undefined {
    const { notes } = this.#top;
    const parts = expression?.parts.map(({ id, kind, start, end }) => {
      const value = notes.get(id);
      const isKnown = notes.delete(id);
      const now = kind === "condition" ? Boolean(value) : value;
      return { kind, start, end, value: isKnown ? copyOf(now) : undefined };
    });
    return expression && parts && { text: expression.text, parts };
  }

  /** Looks at arrays again. Returns those that have changed, by the names of the latest calls that have them. */
  #lookAtArrays(): readonly Change[] {
    const changed = new Map<object, Change>();
    for (const call of this.#stack.toReversed())
      for (const [name, value] of call.values) {
        if (typeof value !== "object" || value === null) continue;
        const old = call.frame.variables[name];
        const now = this.#setVariable(call, name, value);
        if (now !== old && !changed.has(value)) changed.set(value, { name, path: [], old, now });
      }
    return [...changed.values()];
  }

  /** Notes the value of a variable of a call, and returns it as it is now. */
  #setVariable(call: RunningCall, name: string, value: unknown): Copy {
    const copy = this.#copied(value);
    const { frame, values } = call;
    if (copy !== frame.variables[name])
      call.frame = { ...frame, variables: { ...frame.variables, [name]: copy } };
    values.set(name, value);
    return copy;
  }
}

/** The key of an element. An object that stands for one may have another text each time. */
const keyOf = (value: unknown) =>
  typeof value === "number" ? value : short(String(Object(value) === value ? "…" : value));

/** Variables of a call no longer exist. */
function drop(call: RunningCall, names: readonly string[]): void {
  for (const name of names) call.values.delete(name);
  const kept = Object.entries(call.frame.variables).filter(([name]) => !names.includes(name));
  call.frame = { ...call.frame, variables: Object.fromEntries(kept) };
}

function newRunning(name: string, parameters: readonly string[], place: Place): RunningCall {
  const frame = { name, parameters, variables: {} };
  return { frame, place, values: new Map(), notes: new Map(), times: new Map() };
}
