/** Traces the calls of the skeleton's subroutines by running a copy that notes each of them. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CALLER, type Runner, runFile } from "../exercises/checker/run-copy.ts";
import { subroutinesIn } from "../exercises/reading/source.ts";
import { SKELETON } from "../exercises/skeleton.ts";

/** A call of a subroutine in rules.ts, as a line of a trace table. */
export interface TracedCall {
  readonly name: string;
  /** As shown, with "board" for a board. */
  readonly args: readonly string[];
  readonly result: string;
}

const RULES = "rules.ts";

/** The functions of the copy that note calls. */
const TRACING = `
let noted = [];
const shown = (value) => (Array.isArray(value) ? "board" : JSON.stringify(value) ?? "nothing");
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
  name: string,
  inputs: readonly (readonly unknown[])[],
  runner: Runner,
): Promise<readonly (readonly TracedCall[])[]> {
  const text = await readFile(new URL(RULES, SKELETON), "utf8");
  const names = subroutinesIn(RULES, text).map((one) => one.name);
  if (!names.includes(name)) throw new Error(`${RULES} has no subroutine ${name}.`);
  const wrapped = names.map((one) => `${one} = noting("${one}", ${one});`);
  const traces = `export const traces = (inputs) => tracesOf(${name}, inputs);`;
  const folder = await mkdtemp(join(tmpdir(), "sarrum-trace-"));
  try {
    const file = join(folder, RULES);
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    await writeFile(file, [text, TRACING, ...wrapped, traces].join("\n"));
    const calls = JSON.stringify([[{ name: "traces", args: [inputs] }]]);
    const run = await runFile(runner, CALLER, [pathToFileURL(file).href, ""], calls);
    if (run.end !== "exit") {
      throw new Error(`The skeleton could not be run (${run.end}): ${run.errors.trim()}`);
    }
    return JSON.parse(run.output)[0];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
