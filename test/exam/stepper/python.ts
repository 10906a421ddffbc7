import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { followPython } from "../../../src/exam/stepper/followed-python.ts";
import { runWith } from "../../../src/exam/stepper/twin/program.ts";
import type { Shot } from "../../../src/exam/stepper/twin/recorder/values.ts";
import type { Step } from "../../../src/exam/stepper/twin/step.ts";
import { valueIn } from "../../value-in.ts";
import { printedBy } from "./printed-by.ts";

/** The exam's program in Python, and programs for tests. */
export const PORT = fileURLToPath(new URL("../exercises/ports/game.py", import.meta.url));
export const programFile = (name: string) =>
  fileURLToPath(new URL(`programs/${name}`, import.meta.url));

/** The interpreter of a version, of several that pyenv has installed; undefined if it is not there. */
export function interpreter(version?: string): string | undefined {
  const env = { ...process.env, ...(version !== undefined && { PYENV_VERSION: version }) };
  const words = ["-c", "import sys; print(sys.executable, sys.version.split()[0])"];
  const { stdout } = spawnSync("python3", words, { env, encoding: "utf8" });
  const [path, found = ""] = (stdout ?? "").trim().split(" ");
  return found.startsWith(version ?? "3") ? path : undefined;
}

/** Python as it is started if nothing else is named. Without it tests of programs in Python are skipped, and say so. */
export const PYTHON = interpreter();
if (PYTHON === undefined)
  console.warn("There is no python3 here; programs in Python are not tested.");

/** A program in Python, whose runs are followed. */
export const followText = async (text: string, python = PYTHON, mostTime = 10) =>
  valueIn(
    await followPython(new Map([["game.py", text]]), { run: `"${python}" game.py`, mostTime }),
  );

export const followFile = (path: string, python?: string) =>
  followText(readFileSync(path, "utf8"), python);

/** What a program prints, and which states the variables of each call have, in the order in which the calls begin. */
interface Observed {
  readonly output: string;
  readonly calls: readonly (readonly [name: string, states: readonly unknown[]])[];
}

/** What sys.settrace tells of a program. */
export function observed(path: string, answers: readonly string[], python = PYTHON): Observed {
  const words = [programFile("oracle.py"), path, ...answers];
  return JSON.parse(spawnSync(python!, words, { encoding: "utf8", maxBuffer: 1e9 }).stdout);
}

/** What is told of a program in its steps. */
export async function told(path: string, answers: readonly string[], python?: string) {
  const program = await followFile(path, python);
  const [steps = []] = await program.record([runWith(answers)]);
  const last = steps.at(-1)!;
  return { output: printedBy(steps.slice(0, -1)), calls: callsIn(steps.slice(0, -1)), last };
}

const plain = (shot: Shot): unknown =>
  typeof shot === "string" ? shot : shot.items.map((item) => plain(item));

function callsIn(steps: readonly Step[]): Observed["calls"] {
  const calls: [string, unknown[]][] = [];
  const open: (typeof calls)[number][] = [];
  for (const { action, stack } of steps) {
    const frame = stack.at(-1);
    open.length = Math.min(open.length, stack.length);
    if (!frame) continue;
    if (action.kind === "call") {
      open.push([frame.name, []]);
      calls.push(open.at(-1)!);
    }
    const entries = Object.entries(frame.variables);
    const state = Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]));
    const [, states] = open.at(-1)!;
    if (states.length === 0 || textOf(states.at(-1)) !== textOf(state)) states.push(state);
  }
  return calls;
}

const textOf = (state: unknown) => JSON.stringify(Object.entries(Object(state)).toSorted());
