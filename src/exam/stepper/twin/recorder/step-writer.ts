import type { Action, Change, Frame, Step, Worked } from "../step.ts";
import type { Shot } from "./values.ts";

/** So many characters are written at once. */
const CHUNK = 65_536;
/** The most milliseconds that what is written may wait, once the child is watched. */
const PATIENCE = 5;

export type Variables = Readonly<Record<string, Shot>>;

/**
 * Writes steps as lines of JSON; read-steps.ts reads them. Arrays, variables, calls and expressions are numbered
 * in the order in which they are first written, and then named by their numbers.
 */
export class StepWriter {
  readonly #send: (text: string) => void;
  readonly #numbers = new WeakMap<object, number>();
  /** The variables of the last call with a name. */
  readonly #latest = new Map<string, Variables>();
  readonly #expressions = new Map<string, object>();
  #count = 0;
  #waiting = "";
  #flushed = 0;
  /** How many characters have been written. */
  size = 0;

  constructor(send: (text: string) => void) {
    this.#send = send;
  }

  write(line: readonly unknown[]): void {
    const text = `${JSON.stringify(line)}\n`;
    this.size += text.length;
    this.#waiting += text;
    if (this.#waiting.length > CHUNK) this.flush();
  }

  writeStep({ file, line, action, stack, globals }: Step): void {
    const calls = stack.map((frame) => this.#numberOfFrame(frame));
    const outside = this.#numberOfVariables("", globals);
    this.write(["step", file, line, this.#actionOf(action), calls, outside]);
  }

  /** Whether nothing has been sent for long: what is executed next may end the process. */
  isLate(): boolean {
    return performance.now() - this.#flushed > PATIENCE;
  }

  flush(): void {
    this.#send(this.#waiting);
    this.#waiting = "";
    this.#flushed = performance.now();
  }

  #actionOf(action: Action): readonly unknown[] {
    const { kind } = action;
    switch (kind) {
      case "set": {
        const changes = action.changes.map((change) => this.#changeOf(change));
        return [kind, changes, this.#workedOf(action.worked)];
      }
      case "test": {
        const { worked, result, time, hasElse } = action;
        return [kind, this.#workedOf(worked), this.#shotOf(result), time, hasElse];
      }
      case "return":
        return [kind, action.name, this.#shotOf(action.value), this.#workedOf(action.worked)];
      case "ask":
        return [kind, action.question, action.answer];
      case "call":
        return [kind, action.name];
      case "print":
        return [kind, action.text];
      case "end":
        return [kind, action.reason];
    }
  }

  #changeOf({ name, path, old, now }: Change): readonly unknown[] {
    return [name, path, this.#shotOf(old), this.#shotOf(now)];
  }

  #workedOf(worked: Worked | undefined): readonly unknown[] | undefined {
    if (!worked) return undefined;
    const { text, parts } = worked;
    // Expressions with the same text have the same parts.
    const expression = this.#expressions.get(text) ?? { text };
    this.#expressions.set(text, expression);
    const number = this.#numberOf(expression, () => {
      return ["expression", text, parts.map(({ kind, start, end }) => [kind, start, end])];
    });
    return [number, ...parts.map(({ value }) => this.#shotOf(value))];
  }

  /** An array by its number; other values as they are written. */
  #shotOf(shot: Shot | undefined): string | number | undefined {
    if (typeof shot !== "object") return shot;
    return this.#numberOf(shot, () => ["list", shot.items.map((item) => this.#shotOf(item))]);
  }

  #numberOfFrame(frame: Frame): number {
    const { name, parameters, variables } = frame;
    return this.#numberOf(frame, () => {
      return ["frame", name, parameters, this.#numberOfVariables(name, variables)];
    });
  }

  /** Writes only what differs from the variables before of the same subroutine; null for those that have gone. */
  #numberOfVariables(name: string, variables: Variables): number {
    return this.#numberOf(variables, () => {
      const latest = this.#latest.get(name) ?? {};
      this.#latest.set(name, variables);
      const keys = Object.keys(variables);
      const stay = Object.keys(latest).filter((key) => Object.hasOwn(variables, key));
      const before = stay.every((key, at) => key === keys[at]) ? latest : {};
      const given = keys.filter((key) => variables[key] !== before[key]);
      const gone = Object.keys(before).filter((key) => !Object.hasOwn(variables, key));
      const changed = given.map((key) => [key, this.#shotOf(variables[key])]);
      const nothing = gone.map((key) => [key, null]);
      return ["variables", this.#numbers.get(before), [...changed, ...nothing]];
    });
  }

  #numberOf(object: object, lineOf: () => readonly unknown[]): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.write(lineOf());
    const number = this.#count;
    this.#count += 1;
    this.#numbers.set(object, number);
    return number;
  }
}
