/** Traces the calls of the skeleton's subroutines by running a copy that notes each of them. */
import type { Runner } from "../checker/run-copy.ts";
import { resultOf } from "./experiments.ts";
import { type Source, subroutine } from "./source.ts";

/** A call of a subroutine in rules.ts, as a line of a trace table. */
export interface TracedCall {
  readonly name: string;
  /** As shown: "81" for a square, "board" for a board. */
  readonly args: readonly string[];
  readonly result: string;
}

/** The functions of the copy that note calls. */
const TRACING = `
let noted = [];
function shown(value) {
  if (typeof value !== "object") return JSON.stringify(value) ?? "nothing";
  return Array.isArray(value) ? "board" : \`\${value.file}\${value.rank}\`;
}
function noting(name, called) {
  return (...args) => {
    const call = { name, args: args.map(shown), result: "" };
    noted.push(call);
    const result = called(...args);
    call.result = shown(result);
    return result;
  };
}
export function tracesOf(called, inputs) {
  return inputs.map((args) => {
    noted = [];
    called(...args);
    return noted;
  });
}`;

/**
 * Calls a subroutine in rules.ts with each of the inputs, which are lists of arguments. Returns for
 * each the calls that were made, the first being its own, in the order in which they began. Throws if
 * the skeleton cannot be run.
 */
export async function traceCalls(
  source: Source,
  name: string,
  inputs: readonly (readonly unknown[])[],
  runner: Runner,
): Promise<readonly (readonly TracedCall[])[]> {
  const { file } = subroutine(source, name).place;
  const names = source.subroutines.flatMap((one) => (one.place.file === file ? one.name : []));
  const last = source.subroutines.findLast((one) => one.place.file === file)?.end;
  if (!last) throw new Error(`${file} has no subroutines to trace.`);
  const wrapped = names.map((one) => `${one} = noting("${one}", ${one});`);
  const traces = `export const traces = (inputs) => tracesOf(${name}, inputs);`;
  const changes = [{ place: last, instead: [last.text, TRACING, ...wrapped, traces].join("\n") }];
  const result = await resultOf({ file, name: "traces", args: [inputs], changes }, runner);
  return result as readonly (readonly TracedCall[])[];
}
