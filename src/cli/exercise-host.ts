import { randomInt } from "node:crypto";
import { watch } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { isatty } from "node:tty";
import { pathToFileURL } from "node:url";
import facts from "../../package.json" with { type: "json" };
import type { Runner } from "../exercises/checker/run-program.ts";
import type { ExerciseHost, ExerciseRequest } from "../exercises/commands.ts";
import { forbiddenOnWindows } from "../records/store/file-names.ts";
import type { Host } from "./host.ts";

const CTRL_C = "\u0003";

/** The host of an exercise command in this process. */
export function exerciseHost(
  request: ExerciseRequest,
  { say, ask }: Pick<ExerciseHost, "say" | "ask">,
  { windows, columns }: Pick<Host, "windows" | "columns">,
): ExerciseHost {
  const { chalk, "readline-sync": readlineSync, tsx } = facts.devDependencies;
  return {
    say,
    ask,
    ...typescriptRunner("folder" in request ? request.folder : undefined),
    form: {
      width: columns() ?? 80,
      runCopy: stripsTypes() ? "node program.ts" : "npx tsx program.ts",
      powershell: windows,
    },
    watchFiles,
    keys: isatty(0) ? readKeys : undefined,
    forbidden: (name) => (windows ? forbiddenOnWindows(name) : undefined),
    randomSeed: () => randomInt(1_000_000_000),
    versions: { chalk, "readline-sync": readlineSync, tsx },
  };
}

/**
 * The runner of TypeScript, for a student's folder if there is one: with tsx, or with Node itself
 * (22.18 or newer). The fault says why neither can run it.
 */
function typescriptRunner(folder?: string): Pick<ExerciseHost, "runner" | "fault"> {
  const tsx = tsxFor(folder);
  const runner: Runner = {
    command: process.execPath,
    args: tsx === undefined ? [] : ["--import", tsx],
    environment: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    mostTime: 10_000,
    mostOutput: 1_000_000,
  };
  const fault = `Node ${process.versions.node} cannot run TypeScript; use Node 22.18 or newer, or npm install tsx.`;
  return { runner, fault: tsx !== undefined || stripsTypes() ? undefined : fault };
}

/** The URL of this program's tsx or of the one in a student's folder; undefined for none. */
function tsxFor(folder = "."): string | undefined {
  for (const from of [import.meta.url, join(resolve(folder), "package.json")]) {
    try {
      return pathToFileURL(createRequire(from).resolve("tsx")).href;
    } catch {}
  }
  return undefined;
}

/** Whether Node itself runs TypeScript. Its types do not know the feature yet. */
const stripsTypes = () => "typescript" in process.features && process.features.typescript !== false;

function watchFiles(
  folder: string,
  changed: (file: string | null) => void,
  failed: () => void,
): () => void {
  try {
    const watcher = watch(folder, (_kind, file) => changed(file));
    watcher.on("error", failed);
    return () => watcher.close();
  } catch {
    failed();
    return () => {};
  }
}

/** Reads the keyboard key by key; Ctrl-C counts as q. */
function readKeys(pressed: (key: string) => void): () => void {
  const read = (text: string) => {
    for (const key of text) pressed(key === CTRL_C ? "q" : key.toLowerCase());
  };
  process.stdin.setRawMode(true).setEncoding("utf8").on("data", read);
  return () => {
    process.stdin.off("data", read).setRawMode(false).pause();
  };
}
