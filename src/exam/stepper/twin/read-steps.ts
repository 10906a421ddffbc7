import type { Expression, NotedPart } from "./expression.ts";
import type { Variables } from "./recorder/step-writer.ts";
import type { Shot } from "./recorder/values.ts";
import type { Action, Change, Frame, Place, Step, Worked } from "./step.ts";

/** A value: an array by its number, others as they are written; null for none. */
type Written = string | number | null;
type WrittenWorked = readonly [expression: number, ...values: Written[]] | null;
type WrittenChange = readonly [name: string, path: Change["path"], old: Written, now: Written];

type WrittenAction =
  | readonly ["set", changes: readonly WrittenChange[], WrittenWorked]
  | readonly ["test", WrittenWorked, result: Written, time: number | null, hasElse: boolean]
  | readonly ["call", name: string]
  | readonly ["return", name: string, value: Written, WrittenWorked]
  | readonly ["print", text: string]
  | readonly ["ask", question: string, answer: string | null]
  | readonly ["end", reason: string];

type WrittenLine =
  | readonly ["at", file: string, line: number]
  | readonly ["list", readonly Written[]]
  | readonly ["variables", before: number | null, readonly (readonly [string, Written])[]]
  | readonly ["frame", name: string, parameters: readonly string[], variables: number]
  | readonly ["expression", text: string, readonly (readonly [NotedPart["kind"], number, number])[]]
  | readonly ["step", string, number, WrittenAction, calls: readonly number[], globals: number]
  | readonly ["stopped", run: number, file: string, line: number, why: string]
  | readonly ["done"];

/** The path of a variable as a whole: one for all, of which there are many. */
const WHOLE: Change["path"] = [];
/** The most characters of a line, and of a run; a recorder keeps to fewer. */
const LONGEST = 10_000_000;
const MOST_READ = 150_000_000;

/** An expression with its values. Its parts are put together when they are asked for: there are many steps. */
class NotedExpression implements Worked {
  readonly #expression: Expression;
  readonly #values: readonly (Shot | undefined)[];

  constructor(expression: Expression, values: readonly (Shot | undefined)[]) {
    this.#expression = expression;
    this.#values = values;
  }

  get text(): string {
    return this.#expression.text;
  }

  get parts(): Worked["parts"] {
    return this.#expression.parts.map(({ kind, start, end }, at) => ({
      kind,
      start,
      end,
      value: this.#values[at],
    }));
  }
}

/** Reads the lines in which a child process tells of the steps of runs; see recorder/step-writer.ts. */
export class StepReader {
  /** The steps of each run that has ended. */
  readonly runs: (readonly Step[])[] = [];
  /** The steps of the run that has not ended. */
  #steps: Step[] = [];
  /** The last statement that is known to have begun. */
  #place: Place;
  /** What is named by numbers, and its kinds. */
  #known: unknown[] = [];
  #kinds: string[] = [];
  /** The values that have been read: a long text in a list is written again with each state of the list. */
  #texts = new Map<string, string>();
  /** The calls of the last step, and their numbers. */
  #calls: { readonly key: string; readonly stack: readonly Frame[] } | undefined;
  /** Whether the process has been stopped, so that nothing follows. */
  isStopped = false;
  /** Whether the process has ended itself because a run has taken too long. */
  isLate = false;
  /** Whether the place is the last that there is. */
  #hasPlace = false;
  /** The beginning of a line. */
  #rest = "";
  /** How many characters of a run have been read; infinite once they are no steps. */
  #size = 0;

  /** @param file the one that starts the program */
  constructor(file = "program.ts") {
    this.#place = { file, line: 1 };
  }

  /** Returns false for what is not such a text: a program that has found its recorder may write anything. */
  read(text: string): boolean {
    this.#rest += text;
    this.#size += text.length;
    // A long line comes in many parts: to look for its end in all of it each time would copy it as often.
    const lines = text.includes("\n") ? this.#rest.split("\n") : [this.#rest];
    this.#rest = lines.pop()!;
    try {
      if (this.#rest.length > LONGEST || this.#size > MOST_READ) throw new RangeError();
      for (const line of lines) {
        // Where a process has been ended, a line may be incomplete.
        if (/^\[.*\]$/.test(line)) this.#take(JSON.parse(line));
        else this.#takePlace(line);
      }
      return true;
    } catch {
      this.#size = Number.POSITIVE_INFINITY;
      return false;
    }
  }

  /** Ends the run that has not ended. */
  stop(why: string): void {
    this.isStopped = true;
    const { file, line } = this.#place;
    const reason = `The program was stopped in ${file}, line ${line}. ${why}`;
    const end: Step = { file, line, action: { kind: "end", reason }, stack: [], globals: {} };
    if (this.#steps.at(-1)?.action.kind !== "end") this.#steps.push(end);
    this.#done();
  }

  /** Where Python says that a program is that has ended its process: with the last call first. */
  #takePlace(text: string): void {
    const [, file, line] = /^ {2}File "([^/\\"<>]+)", line (\d+)/.exec(text) ?? [];
    if (file !== undefined && !this.#hasPlace) this.#place = { file, line: Number(line) };
    this.#hasPlace ||= file !== undefined;
    this.isLate ||= text.startsWith("Timeout");
  }

  #done(): void {
    if (!/end|ask/.test(this.#steps.at(-1)?.action.kind ?? "")) throw new TypeError();
    this.#size = 0;
    this.runs.push(this.#steps);
    this.#steps = [];
    this.#known = [];
    this.#kinds = [];
    this.#texts = new Map();
    this.#calls = undefined;
  }

  #take(written: WrittenLine): void {
    if (this.isStopped) return;
    switch (written[0]) {
      case "at":
        this.#place = placeOf(written[1], written[2]);
        return;
      case "step":
        this.#takeStep(written);
        return;
      case "stopped":
        this.isStopped = true;
        // It may just have ended. Runs are counted from 1.
        if (written[1] > 0 && written[1] === this.runs.length) return;
        this.#place = placeOf(written[2], written[3]);
        this.stop(`${written[4]}`);
        return;
      case "done":
        this.#done();
        return;
      default:
        this.#known.push(this.#read(written));
        this.#kinds.push(written[0]);
    }
  }

  /** What is named by its number from now on. */
  #read(
    written: Extract<
      WrittenLine,
      readonly ["list" | "variables" | "frame" | "expression", ...unknown[]]
    >,
  ) {
    switch (written[0]) {
      case "list":
        return { items: written[1].map((item) => this.#shot(item)) };
      case "variables": {
        const all: Record<string, Shot> =
          written[1] === null ? {} : { ...this.#variables(written[1]) };
        for (const [name, value] of written[2]) {
          if (value === null) delete all[name];
          // It would not be a variable of these.
          else if (name !== "__proto__") all[name] = this.#is(value);
        }
        return all;
      }
      case "frame":
        return {
          name: `${written[1]}`,
          parameters: written[2].map(String),
          variables: this.#variables(written[3]),
        };
      case "expression":
        return {
          text: `${written[1]}`,
          parts: written[2].map(([kind, start, end]) => ({ kind, start: +start, end: +end })),
        };
    }
  }

  #takeStep([, file, line, action, calls, globals]: Extract<
    WrittenLine,
    readonly ["step", ...unknown[]]
  >) {
    const key = calls.join();
    if (this.#calls?.key !== key)
      this.#calls = { key, stack: calls.map((call) => this.#get("frame", call)) };
    this.#place = placeOf(file, line);
    const { stack } = this.#calls;
    // An object that is written out takes less memory than one with another in it, and there are many.
    this.#steps.push({
      file: this.#place.file,
      line: this.#place.line,
      action: this.#action(action),
      stack,
      globals: this.#variables(globals),
    });
  }

  #action(written: WrittenAction): Action {
    switch (written[0]) {
      case "set": {
        const changes = written[1].map(([name, path, old, now]) => {
          const keys = path.map((key) => (typeof key === "number" ? key : `${key}`));
          return {
            name: `${name}`,
            path: keys.length > 0 ? keys : WHOLE,
            old: this.#shot(old),
            now: this.#is(now),
          };
        });
        return { kind: "set", changes, worked: this.#worked(written[2]) };
      }
      case "test": {
        const [kind, worked, result, time, hasElse] = written;
        if (worked === null) throw new TypeError();
        return {
          kind,
          worked: this.#worked(worked)!,
          result: this.#is(result),
          time: time === null ? undefined : +time,
          hasElse,
        };
      }
      case "return": {
        const [kind, name, value, worked] = written;
        return { kind, name: `${name}`, value: this.#shot(value), worked: this.#worked(worked) };
      }
      case "call":
        return { kind: "call", name: `${written[1]}` };
      case "print":
        return { kind: "print", text: `${written[1]}` };
      case "ask":
        return { kind: "ask", question: `${written[1]}`, answer: written[2]?.toString() };
      case "end":
        return { kind: "end", reason: `${written[1]}` };
      default:
        throw new TypeError();
    }
  }

  #worked(written: WrittenWorked): Worked | undefined {
    if (written === null) return undefined;
    const [number, ...values] = written;
    const shots = values.map((value) => this.#shot(value));
    return new NotedExpression(this.#get("expression", number), shots);
  }

  #shot(written: Written): Shot | undefined {
    return written === null ? undefined : this.#is(written);
  }

  #is(written: Written): Shot {
    if (typeof written === "number") return this.#get("list", written);
    const text = `${written}`;
    const known = this.#texts.get(text) ?? text;
    this.#texts.set(text, known);
    return known;
  }

  #variables(number: number): Variables {
    return this.#get("variables", number);
  }

  /** What a number names. */
  #get<Value>(kind: string, number: number): Value {
    if (this.#kinds[number] !== kind) throw new TypeError();
    return this.#known[number] as Value;
  }
}

const placeOf = (file: string, line: number): Place => ({
  file: `${file}`,
  line: Math.max(1, Number(line) || 1),
});
