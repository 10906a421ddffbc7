import type { Expression, NotedPart } from "./expression.ts";
import type { Site } from "./rewrite.ts";
import type { Action, Change, Place, Step, Worked } from "./step.ts";
import { checkLength, copyOf, elementAt, type Shot, Stopped } from "./values.ts";

/** The steps that a program may take, counting also lines that do nothing to be told of. */
const MOST_STEPS = 200_000;
const MOST_CALLS = 300;
/** The elements and characters that are kept of all steps. */
const MOST_KEPT = 3_000_000;

/** A call as it runs: its values are those of the program, which may still change. */
interface Running {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly values: Map<string, unknown>;
  /** The statement that is being executed. */
  place: Place;
  /** What is known of its expressions. */
  readonly notes: Map<NotedPart, unknown>;
  /** The repetitions of each loop. */
  readonly times: Map<number, number>;
}

type Values = Readonly<Record<string, unknown>>;

/** Collects the steps of a program while it runs. */
export class Tracer {
  /** The last of them is never made: there the program waits for an answer, or has ended. */
  readonly steps: Step[] = [];
  /** The last statement that has begun. */
  #place: Place = { file: "program.ts", line: 1 };
  /** The calls that have not ended; the first stands for what is outside all subroutines. */
  readonly #stack: Running[] = [newRunning("", this.#place, {})];
  /** Arrays as they were when they were last looked at. */
  readonly #shots = new WeakMap<object, Shot>();
  #count = 0;
  #kept = 0;
  #isOver = false;

  /** What a twin calls as `$step`. */
  readonly hooks = {
    /** A statement begins. */
    at: ({ file, line, loop }: Site) => {
      this.#tick();
      this.#place = { file, line };
      this.#top.place = this.#place;
      if (loop !== undefined) this.#top.times.set(loop, 0);
    },
    /** The value of a part of an expression. */
    note: <Value>(part: NotedPart, value: Value): Value => {
      this.#top.notes.set(part, value);
      return value;
    },
    /** A condition has decided how the program continues. */
    test: <Value>(site: Site, value: Value): Value => {
      const { loop, hasElse = false } = site;
      const time = loop === undefined ? undefined : (this.#top.times.get(loop) ?? 0) + 1;
      if (loop !== undefined && time !== undefined) this.#top.times.set(loop, time);
      const worked = this.#worked(site.worked)!;
      this.#addStep(site, { kind: "test", worked, result: copyOf(value), time, hasElse });
      return value;
    },
    /** Variables, or an element of one, have values now; returns the value of the assignment. */
    set: <Value>(site: Site, value: Value, given: Values): Value => {
      const changes = Object.entries(given).map(([name, now]) => this.#give(name, now, site));
      this.#addStep(site, { kind: "set", changes, worked: this.#worked(site.worked) });
      return value;
    },
    /** A statement has ended that may have changed arrays without telling. */
    look: (site: Site) => {
      const changes = this.#changedArrays();
      if (changes.length > 0) this.#addStep(site, { kind: "set", changes });
    },
    /** Variables no longer exist. */
    drop: (names: readonly string[]) => {
      for (const name of names) this.#top.values.delete(name);
    },
    enter: ({ name = "", file, line }: Site, given: Values) => {
      if (this.#stack.length > MOST_CALLS)
        throw new Stopped(`More than ${MOST_CALLS} calls have not ended; the last is of ${name}.`);
      // The main program is called from nowhere.
      const place = this.#stack.length > 1 ? this.#top.place : { file, line };
      this.#stack.push(newRunning(name, { file, line }, given));
      this.#addStep(place, { kind: "call", name });
    },
    /** A subroutine ends, perhaps with a value. */
    returns: (site: Site, ...returned: readonly unknown[]): unknown => {
      const [value] = returned.map((one) => this.#shotOf(one));
      const worked = this.#worked(site.worked);
      const calls = this.#stack.slice(1, -1);
      this.#addStep(site, { kind: "return", name: this.#top.name, value, worked }, calls);
      return returned[0];
    },
    leave: () => this.#stack.pop(),
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
    if (!this.#isOver) this.steps.push({ ...this.#place, action, stack: [], globals: {} });
    this.#isOver = true;
    return new Stopped("");
  }

  stop(why: string): Error {
    const { file, line } = this.#place;
    const reason = `The program was stopped in ${file}, line ${line}. ${why}`;
    return this.end({ kind: "end", reason });
  }

  get #top(): Running {
    return this.#stack.at(-1)!;
  }

  /** Adds a step. `calls` are those that have not ended after it. */
  #addStep({ file, line }: Place, action: Action, calls = this.#stack.slice(1)): void {
    this.#tick();
    // What is done before the first call only prepares the program.
    if (this.#stack.length === 1) return;
    const shotsOf = ({ values }: Running) => {
      const shots: Record<string, Shot> = {};
      for (const [name, value] of values) shots[name] = this.#shotOf(value);
      return shots;
    };
    const stack = calls.map((call) => ({
      name: call.name,
      parameters: call.parameters,
      variables: shotsOf(call),
    }));
    this.steps.push({ file, line, action, stack, globals: shotsOf(this.#stack[0]!) });
  }

  /** Counts what a program does, and ends it if that is too much. */
  #tick(): void {
    this.#count += 1;
    if (this.#isOver || this.#count > MOST_STEPS)
      throw this.stop(`It has taken ${MOST_STEPS.toLocaleString("en")} steps without an end.`);
  }

  /** Counts what is kept of the steps, and ends the program if that is too much. */
  #keep(size: number): void {
    this.#kept += size;
    if (this.#kept > MOST_KEPT)
      throw this.stop("It has changed and printed too much to be followed.");
  }

  /** A value as it is now; parts that have not changed since the last time are shared. */
  #shotOf(value: unknown): Shot {
    if (typeof value !== "object" || value === null) return copyOf(value);
    const earlier = this.#shots.get(value);
    const now = copyOf(value, earlier);
    this.#shots.set(value, now);
    if (now !== earlier) this.#keep(typeof now === "object" ? now.items.length : 0);
    return now;
  }

  /** Gives a variable or an element of it a value; a declared one is new, and belongs to the call that runs. */
  #give(name: string, value: unknown, { path = [], declared = false }: Site): Change {
    const { values } = declared ? this.#top : this.#ownerOf(name);
    const before = values.get(name);
    const isKnown = values.has(name) && !declared;
    const whole = this.#shots.get(before as object) ?? copyOf(before);
    values.set(name, value);
    const { notes } = this.#top;
    const keys = path.map((key) => (typeof key === "string" ? key : (notes.get(key) as number)));
    const now = keys.reduce((all, key) => (all as Values)[key], value);
    const old = isKnown ? elementAt(whole, keys) : undefined;
    return { name, path: keys, old, now: this.#shotOf(now) };
  }

  /** The call to which a variable belongs: the one that runs, or else the file or what surrounds it. */
  #ownerOf(name: string): Running {
    const [globals, ...calls] = this.#stack;
    const owners = [this.#top, globals!, ...calls.toReversed()];
    return owners.find(({ values }) => values.has(name)) ?? this.#top;
  }

  /** What is known of an expression that has just been worked out. */
  #worked(expression: Expression | undefined): Worked | undefined {
    const { notes } = this.#top;
    const parts = expression?.parts.map((part) => {
      const value = notes.get(part);
      const isKnown = notes.delete(part);
      const shot = () => copyOf(part.kind === "condition" ? Boolean(value) : value);
      return { ...part, value: isKnown ? shot() : undefined };
    });
    return expression && parts && { text: expression.text, parts };
  }

  /** What has changed in arrays without being told, by the names of the latest calls that have them. */
  #changedArrays(): readonly Change[] {
    const all = this.#stack.toReversed().flatMap(({ values }) => [...values]);
    return all.flatMap(([name, value]) => {
      const old = this.#shots.get(value as object);
      const now = this.#shotOf(value);
      return old === undefined || now === old ? [] : [{ name, path: [], old, now }];
    });
  }
}

function newRunning(name: string, place: Place, given: Values): Running {
  const values = new Map(Object.entries(given));
  const parameters = Object.keys(given);
  return { name, place, parameters, values, notes: new Map(), times: new Map() };
}
