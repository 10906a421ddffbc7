import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { processHost } from "../../src/cli/host.ts";
import { run } from "../../src/cli/run.ts";
import { newHome, type Run } from "./program.ts";

interface Inside {
  readonly words?: readonly string[];
  readonly variables?: ReturnType<typeof processHost>["environment"];
  readonly home?: string;
  readonly windows?: boolean;
  /** Whether the input is typed, without an editor; prompts then count as complaints. */
  readonly keyboard?: boolean;
}

/** Every run counts as a process that has ended by the time the next one reads its games. */
let processes = 1_000_000;

/**
 * Runs the command line in this process, with its input, output and errors piped unless the input is
 * typed. Use `runPiped` for tests that need a process of their own.
 */
export async function runInside(
  input: string | Buffer,
  { words = [], variables = {}, home = newHome(), windows = false, keyboard = false }: Inside = {},
): Promise<Run> {
  let output = "";
  let complaints = "";
  const pid = ++processes;
  let names = 0;
  const status = await run(words, {
    keyboard,
    screen: false,
    windows,
    environment: variables,
    node: processHost().node,
    columns: () => undefined,
    rows: () => undefined,
    write: (text) => {
      output += text;
    },
    writeError: (text) => {
      complaints += text;
    },
    keys: {
      output: new PassThrough(),
      open: () => () => {},
      interrupt() {},
      suspend() {},
    },
    input: () => Readable.from([Buffer.from(input)]),
    home,
    now: () => new Date(),
    randomSeed: () => pid % 1_000_000_000,
    wait: async () => {},
    onInterrupt: () => () => {},
    ended: () => new Promise(() => {}),
    onExit() {},
    configFolder: async () => join(home, "config", "capture-the-sarrum"),
    disk: {
      folder: async () => join(home, "data", "capture-the-sarrum"),
      pid,
      start: "",
      runs: () => false,
      booted: 0,
      newName: () => `2026-11-22-${String(pid)}-${++names}`,
      durable: false,
    },
  });
  return { status, output, complaints };
}
