import { closeSync, fstatSync, readFileSync, writeSync } from "node:fs";
import { homedir, uptime } from "node:os";
import process from "node:process";
import { orElse } from "../base/result.ts";
import { onSignals, SIGNALS } from "../base/signals.ts";
import { errorCode, isRunning } from "../base/system-errors.ts";
import type { Host } from "../terminal/host.ts";
import { rawKeyboard } from "./raw-keyboard.ts";

const KEYBOARD = 0;
const SCREEN = 1;
const ERRORS = 2;
const SECOND = 1_000;
/** Seeds by chance are below this one: short ones are easier to copy from paper. */
const SHORT_SEEDS = 1_000_000;
/** The exit codes: a normal end, failed checks of an exercise, a wrong command line, a bug or a failed output. */
export const EXIT = { done: 0, checksFailed: 1, wrongCommandLine: 2, fault: 70 } as const;
/** How long to wait for a slower reader, in milliseconds. */
const PATIENCE = 5;

const clock = new Int32Array(new SharedArrayBuffer(4));

/** All that the halves need of the process. */
export type ProcessHost = ReturnType<typeof processHost>;

export function processHost(windows = process.platform === "win32", screen = isScreen()) {
  const ownFolders = async () =>
    (await import("env-paths")).default("capture-the-sarrum", { suffix: "" });
  const keyboard = isDevice(KEYBOARD) && process.stdin.isTTY === true;
  const host: Host = {
    keyboard,
    screen,
    windows,
    environment: process.env,
    node: {
      path: process.execPath,
      version: process.versions.node,
      environment: process.env,
      // Its types do not know the feature yet.
      stripsTypes: "typescript" in process.features && process.features.typescript !== false,
    },
    columns: () => (screen ? process.stdout.columns : undefined),
    rows: () => (screen ? process.stdout.rows : undefined),
    write: writerTo(windows, screen),
    writeError: (text) => void process.stderr.write(text),
    keys: rawKeyboard(process, windows),
    input: () => process.stdin,
    home: orElse(homedir, undefined),
    now: () => new Date(),
    randomSeed: () => random(SHORT_SEEDS),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onInterrupt: (handler) => onSignals(process, ["SIGINT"], handler),
    ended: () => new Promise((resolve) => onSignals(process, SIGNALS, resolve)),
    onExit: (handler) => void process.on("exit", handler),
  };
  return {
    ...host,
    configFolder: async () => (await ownFolders()).config,
    disk: {
      folder: async () => (await ownFolders()).data,
      pid: process.pid,
      start: processStart(process.pid),
      runs: (pid: number, start: string) =>
        isRunning(() => process.kill(pid, 0)) && [start, ""].includes(start && processStart(pid)),
      booted: Date.now() - SECOND * uptime(),
      newName: () => `${timeStamp(new Date())}-${random(1_000_000_000)}`,
      durable: keyboard,
    },
  };
}

/**
 * Tells a process from later ones with its number, whatever the clock says: the boot, and the moment of its start since then.
 * Returns "" where the system does not tell, as only Linux does, and "ended" for a process that has not been cleared away.
 */
export const processStart = (pid: number): string =>
  orElse(() => {
    const facts = readFileSync(`/proc/${pid}/stat`, "latin1");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
    // The name of the program comes before, in brackets, and may contain anything.
    const fields = facts.slice(facts.lastIndexOf(")") + 2).split(" ");
    return /[XZ]/.test(fields[0] ?? "") ? "ended" : `${boot}${fields[19]}`;
  }, "");

/**
 * A console of Windows would show bytes in its own character set, but Node's stream hands it
 * characters, and also before it returns.
 */
function writerTo(windows: boolean, screen: boolean): Host["write"] {
  if (windows && screen) return (text) => void process.stdout.write(text);
  return (text) => writeOutput(text, screen);
}

/** Writes to standard output before it returns, so that nothing is lost however the program ends. */
function writeOutput(text: string, screen: boolean): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(SCREEN, rest));
    } catch (error) {
      const code = errorCode(error);
      if (code !== "EAGAIN") writingFailed(code, screen);
      // Waits without using the processor.
      Atomics.wait(clock, 0, 0, PATIENCE);
    }
  }
}

const isScreen = () => isDevice(SCREEN) && process.stdout.isTTY === true;

/** Whether it may be a terminal; opening the stream of a pipe or file is slow. */
const isDevice = (descriptor: number) =>
  orElse(() => fstatSync(descriptor).isCharacterDevice(), false);

/** Closes a terminal that is gone: Node 20 would end by a failed assertion when it restores it. */
export function closeLostTerminal(): void {
  for (const file of [KEYBOARD, SCREEN, ERRORS].filter(isDevice)) {
    try {
      // An empty text fails as any other. Asking node:tty would make every start slower.
      writeSync(file, "");
    } catch {
      closeSync(file);
    }
  }
}

/** Sorts by time: "2026-11-21-18-15-00". */
const timeStamp = (date: Date) => date.toISOString().slice(0, 19).replace(/\D/g, "-");

/**
 * Ends the program. A closed pipe (on Windows also EOF) and a lost terminal (EIO) are a normal end; other
 * failures are reported.
 */
function writingFailed(code: string, screen: boolean): never {
  if (code === "EPIPE" || code === "EOF" || (screen && code === "EIO")) process.exit(0);
  process.stderr.write(`error: the output cannot be written (${code})\n`);
  return process.exit(EXIT.fault);
}

/** It need not be secret, and node:crypto loads slowly. */
const random = (limit: number) => Math.floor(limit * Math.random());
