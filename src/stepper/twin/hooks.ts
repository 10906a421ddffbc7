import { Stopped } from "./stopped.ts";
import type { Template } from "./template.ts";
import {
  addStep,
  changesUntold,
  give,
  newRunning,
  shotOf,
  type Tracer,
  tick,
  topOf,
  workedOut,
} from "./tracer.ts";
import { copyOf, elementAt } from "./values.ts";

const MOST_CALLS = 300;

/** What a file of a twin calls as `$step`. */
export const hooksOf = (tracer: Tracer, file: string, templates: readonly Template[]) => ({
  ...hooksOfValues(tracer, file, templates),
  ...hooksOfCalls(tracer, file, templates),
  ...hooksOfExpressions(tracer),
  /** A statement begins. */
  at(line: number): void {
    tick(tracer);
    tracer.place = { file, line };
    topOf(tracer).place = tracer.place;
  },
  /** A loop begins; its number stands for it. */
  loop: (loop: number) => void topOf(tracer).times.set(loop, 0),
  test<Value>(line: number, id: number, loop: number, value: Value): Value {
    const { times } = topOf(tracer);
    const time = loop < 0 ? undefined : (times.get(loop) ?? 0) + 1;
    if (time !== undefined) times.set(loop, time);
    const worked = workedOut(tracer, templates[id])!;
    addStep(tracer, { file, line }, { kind: "test", worked, result: copyOf(value), time });
    return value;
  },
});

const hooksOfValues = (tracer: Tracer, file: string, templates: readonly Template[]) => ({
  /** Variables have values now. */
  set(line: number, given: Record<string, unknown>, id: number, declared = false): void {
    // How answers are read is not the exam's.
    if (tracer.stack.length === 1 && file === "input.ts") return;
    const changes = give(tracer, given, declared);
    const worked = workedOut(tracer, templates[id]);
    addStep(tracer, { file, line }, { kind: "set", changes, worked });
  },
  /** An element has a value now; null stands in its path for an index that was told before. */
  put(line: number, name: string, root: object, path: (string | null)[], id: number): void {
    const run = topOf(tracer);
    const full = path.map((part) => part ?? run.keys.shift() ?? "");
    run.keys = [];
    const old = elementAt(tracer.shots.get(root), full);
    const now = elementAt(shotOf(tracer, root), full) ?? "undefined";
    const worked = workedOut(tracer, templates[id]);
    addStep(
      tracer,
      { file, line },
      { kind: "set", changes: [{ name, path: full, old, now }], worked },
    );
  },
  /** A statement has ended that may have changed arrays. */
  look(line: number): void {
    const changes = changesUntold(tracer);
    if (changes.length > 0) addStep(tracer, { file, line }, { kind: "set", changes });
  },
  /** Variables no longer exist. */
  drop: (names: readonly string[]) =>
    names.forEach((name) => void topOf(tracer).values.delete(name)),
});

const hooksOfCalls = (tracer: Tracer, file: string, templates: readonly Template[]) => ({
  enter(name: string, given: Record<string, unknown>, line: number): void {
    const { stack } = tracer;
    if (stack.length > MOST_CALLS)
      throw new Stopped(`More than ${MOST_CALLS} calls have not ended; the last is of ${name}.`);
    const place = stack.length > 1 ? topOf(tracer).place : { file, line };
    const args = Object.entries(given).map(([one, value]) => ({
      name: one,
      value: shotOf(tracer, value),
    }));
    stack.push(newRunning(name, { file, line }, given));
    addStep(tracer, place, { kind: "call", name, given: args });
  },
  leave: () => void tracer.stack.pop(),
  returns<Value>(line: number, id: number, value: Value): Value {
    const worked = workedOut(tracer, templates[id]);
    const { name } = topOf(tracer);
    const action = { kind: "return", name, value: shotOf(tracer, value), worked } as const;
    addStep(tracer, { file, line }, action, tracer.stack.slice(1, -1));
    return value;
  },
  /** A subroutine ends without returning a value. */
  ends(line: number): void {
    const { name } = topOf(tracer);
    addStep(tracer, { file, line }, { kind: "return", name }, tracer.stack.slice(1, -1));
  },
});

const hooksOfExpressions = (tracer: Tracer) => ({
  key(key: string | number): string | number {
    topOf(tracer).keys.push(key);
    return key;
  },
  slot<Value>(number: number, value: Value): Value {
    topOf(tracer).slots[number] = value;
    return value;
  },
  condition<Value>(number: number, value: Value): Value {
    topOf(tracer).conditions[number] = Boolean(value);
    return value;
  },
});
