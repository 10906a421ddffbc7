import type { Action, Change, Place, Step, Worked } from "./step.ts";
import { Stopped } from "./stopped.ts";
import type { Template } from "./template.ts";
import { copyOf, type Shot } from "./values.ts";

/** The steps that a program may take, counting also lines that do nothing to be told of. */
const MOST_STEPS = 200_000;

/** A call as it runs: its values are those of the program, which may still change. */
export interface Running {
  readonly name: string;
  place: Place;
  readonly parameters: readonly string[];
  readonly values: Map<string, unknown>;
  /** The indexes, values and conditions of the statement that is being executed, as far as they are known. */
  keys: (string | number)[];
  slots: unknown[];
  conditions: boolean[];
  /** The repetitions of each loop. */
  readonly times: Map<number, number>;
}

/** What is known of a program while it runs. */
export interface Tracer {
  readonly steps: Step[];
  /** The calls that have not ended; the first stands for what is outside all subroutines. */
  readonly stack: Running[];
  /** Arrays as they were when they were last looked at. */
  readonly shots: WeakMap<object, Shot>;
  count: number;
  /** The last statement that has begun. */
  place: Place;
  /** Ends the program at its next step, also if it catches errors. */
  stopped?: Error;
}

const NOWHERE: Place = { file: "program.ts", line: 1 };

export const newTracer = (): Tracer => ({
  steps: [],
  stack: [newRunning("", NOWHERE, {})],
  shots: new WeakMap(),
  count: 0,
  place: NOWHERE,
});

export function newRunning(name: string, place: Place, given: Record<string, unknown>): Running {
  const values = new Map(Object.entries(given));
  const parameters = Object.keys(given);
  return { name, place, parameters, values, keys: [], slots: [], conditions: [], times: new Map() };
}

/** The call that runs. */
export const topOf = ({ stack }: Tracer): Running => stack.at(-1)!;

/** Adds a step. `calls` are those that have not ended after it. */
export function addStep(
  tracer: Tracer,
  place: Place,
  action: Action,
  calls = tracer.stack.slice(1),
): void {
  tick(tracer);
  // What is done before the first call only prepares the program.
  if (tracer.stack.length === 1) return;
  const seen = new Map<unknown, Shot>();
  const shotsOf = ({ values }: Running) =>
    Object.fromEntries([...values].map(([name, value]) => [name, shotOf(tracer, value, seen)]));
  const stack = calls.map((call) => ({
    name: call.name,
    parameters: call.parameters,
    variables: shotsOf(call),
  }));
  tracer.steps.push({ ...place, action, stack, globals: shotsOf(tracer.stack[0]!) });
}

/** Counts what a program does, and ends it if that is too much. */
export function tick(tracer: Tracer): void {
  tracer.count += 1;
  const tooMany = `It has taken ${MOST_STEPS.toLocaleString("en")} steps without an end.`;
  if (tracer.count > MOST_STEPS) tracer.stopped ??= new Stopped(tooMany);
  if (tracer.stopped) throw tracer.stopped;
}

/**
 * A value as it is now; parts that have not changed since the last time are shared.
 * @param seen the arrays that have just been looked at
 */
export function shotOf({ shots }: Tracer, value: unknown, seen = new Map<unknown, Shot>()): Shot {
  if (typeof value !== "object" || value === null) return copyOf(value);
  const now = seen.get(value) ?? copyOf(value, shots.get(value));
  seen.set(value, now);
  shots.set(value, now);
  return now;
}

/** Gives variables values; a declared one is new, and belongs to the call that runs. */
export function give(
  tracer: Tracer,
  given: Record<string, unknown>,
  declared: boolean,
): readonly Change[] {
  return Object.entries(given).map(([name, value]) => {
    const { values } = declared ? topOf(tracer) : ownerOf(tracer, name);
    const old = values.has(name) && !declared ? shotOf(tracer, values.get(name)) : undefined;
    values.set(name, value);
    return { name, path: [], old, now: shotOf(tracer, value) };
  });
}

/** The call to which a variable belongs: the one that runs, or else the file or what surrounds it. */
function ownerOf(tracer: Tracer, name: string): Running {
  const [globals, ...calls] = tracer.stack;
  const owners = [topOf(tracer), globals!, ...calls.toReversed()];
  return owners.find(({ values }) => values.has(name)) ?? topOf(tracer);
}

/** What is known of the expression that has just been worked out. */
export function workedOut(tracer: Tracer, template: Template | undefined): Worked | undefined {
  const run = topOf(tracer);
  const { slots, conditions } = run;
  [run.slots, run.conditions] = [[], []];
  if (!template) return undefined;
  return {
    template,
    slots: template.slots.map((_, at) => (at in slots ? copyOf(slots[at]) : undefined)),
    conditions: template.conditions.map((_, at) => conditions[at]),
  };
}

/** What has changed in arrays without being told. */
export function changesUntold(tracer: Tracer): readonly Change[] {
  const values = new Map(
    tracer.stack.flatMap((call) => [...call.values].map(([name, value]) => [value, name] as const)),
  );
  return [...values].flatMap(([value, name]) => {
    if (typeof value !== "object" || value === null) return [];
    const old = tracer.shots.get(value);
    const now = shotOf(tracer, value);
    return now === old ? [] : [{ name, path: [], old, now }];
  });
}
