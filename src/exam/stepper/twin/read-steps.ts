import type { Expression, NotedPart } from "./expression.ts";
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

type Line =
  | readonly ["at", file: string, line: number]
  | readonly ["list", readonly Written[]]
  | readonly ["variables", before: number | null, readonly (readonly [string, Written])[]]
  | readonly ["frame", name: string, parameters: readonly string[], variables: number]
  | readonly ["expression", text: string, readonly (readonly [NotedPart["kind"], number, number])[]]
  | readonly ["step", string, number, WrittenAction, calls: readonly number[], globals: number]
  | readonly ["stopped", run: number, file: string, line: number, why: string]
  | readonly ["done"];

type Variables = Readonly<Record<string, Shot>>;

/** Reads the lines in which a child process tells of the steps of runs; see recorder/step-writer.ts. */
export class StepReader {
  /** The steps of each run that has ended. */
  readonly runs: (readonly Step[])[] = [];
  /** The steps of the run that has not ended. */
  #steps: Step[] = [];
  /** The last statement that is known to have begun. */
  #place: Place;
  /** What is named by numbers. */
  #known: unknown[] = [];
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

  /** @param file the one that starts the program */
  constructor(file = "program.ts") {
    this.#place = { file, line: 1 };
  }

  /** Returns false for what is not such a text, which a program may have written itself. */
  read(text: string): boolean {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop()!;
    try {
      for (const line of lines) {
        // Where a process has been ended, a line may be incomplete.
        if (/^\[.*\]$/.test(line)) this.#take(JSON.parse(line));
        else this.#takePlace(line);
      }
      return true;
    } catch {
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
    this.runs.push(this.#steps);
    this.#steps = [];
    this.#known = [];
    this.#calls = undefined;
  }

  #take(written: Line): void {
    if (this.isStopped) return;
    switch (written[0]) {
      case "at":
        this.#place = { file: written[1], line: written[2] };
        return;
      case "step":
        this.#takeStep(written);
        return;
      case "stopped":
        this.isStopped = true;
        // It may just have ended.
        if (written[1] === this.runs.length) return;
        this.#place = { file: written[2], line: written[3] };
        this.stop(written[4]);
        return;
      case "done":
        this.#done();
        return;
      default:
        this.#known.push(this.#read(written));
    }
  }

  /** What is named by its number from now on. */
  #read(
    written: Extract<Line, readonly ["list" | "variables" | "frame" | "expression", ...unknown[]]>,
  ) {
    switch (written[0]) {
      case "list":
        return { items: written[1].map((item) => this.#shot(item)) };
      case "variables": {
        const before = written[1] === null ? {} : this.#variables(written[1]);
        const given = written[2].map(([name, value]) => [name, this.#shot(value)] as const);
        const all = new Map<string, Shot | undefined>([...Object.entries(before), ...given]);
        return Object.fromEntries([...all].filter(([, value]) => value !== undefined));
      }
      case "frame": {
        const [, name, parameters, variables] = written;
        return { name, parameters, variables: this.#variables(variables) };
      }
      case "expression":
        return {
          text: written[1],
          parts: written[2].map(([kind, start, end]) => ({ kind, start, end })),
        };
    }
  }

  #takeStep([, file, line, action, calls, globals]: Extract<
    Line,
    readonly ["step", ...unknown[]]
  >) {
    const key = calls.join();
    if (this.#calls?.key !== key)
      this.#calls = { key, stack: calls.map((call) => this.#known[call] as Frame) };
    this.#place = { file, line };
    const { stack } = this.#calls;
    this.#steps.push({
      ...this.#place,
      action: this.#action(action),
      stack,
      globals: this.#variables(globals),
    });
  }

  #action(written: WrittenAction): Action {
    switch (written[0]) {
      case "set": {
        const changes = written[1].map(([name, path, old, now]) => {
          return { name, path, old: this.#shot(old), now: this.#shot(now)! };
        });
        return { kind: "set", changes, worked: this.#worked(written[2]) };
      }
      case "test": {
        const [kind, worked, result, time, hasElse] = written;
        const known = { worked: this.#worked(worked)!, result: this.#shot(result)! };
        return { kind, ...known, time: time ?? undefined, hasElse };
      }
      case "return": {
        const [kind, name, value, worked] = written;
        return { kind, name, value: this.#shot(value), worked: this.#worked(worked) };
      }
      case "call":
        return { kind: "call", name: written[1] };
      case "print":
        return { kind: "print", text: written[1] };
      case "ask":
        return { kind: "ask", question: written[1], answer: written[2] ?? undefined };
      case "end":
        return { kind: "end", reason: written[1] };
    }
  }

  #worked(written: WrittenWorked): Worked | undefined {
    if (written === null) return undefined;
    const [number, ...values] = written;
    const { text, parts } = this.#known[number] as Expression;
    return {
      text,
      parts: parts.map((part, at) => ({ ...part, value: this.#shot(values[at]!) })),
    };
  }

  #shot(written: Written): Shot | undefined {
    return typeof written === "number" ? (this.#known[written] as Shot) : (written ?? undefined);
  }

  #variables(number: number): Variables {
    return this.#known[number] as Variables;
  }
}
