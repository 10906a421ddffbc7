import { randomInt } from "node:crypto";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { isatty } from "node:tty";
import { pathToFileURL } from "node:url";
import facts from "../../../package.json" with { type: "json" };
import type { Runner } from "../../exercises/run.ts";
import type { ExerciseRequest } from "../options/request.ts";
import type { ExerciseHost } from "./exercise.ts";
import type { Keys } from "./folder-events.ts";

const CTRL_C = "\u0003";

/**
 * Returns the host of an exercise command in this process, with a port to the terminal or pipe.
 */
export function exerciseHost(
  request: ExerciseRequest,
  port: Pick<ExerciseHost, "say" | "ask" | "complain" | "windows">,
): ExerciseHost {
  const { chalk, "readline-sync": readlineSync, tsx } = facts.devDependencies;
  return {
    ...port,
    ...typescriptRunner("folder" in request ? request.folder : undefined),
    keys: keyboardKeys(),
    randomSeed: () => randomInt(1_000_000_000),
    versions: { chalk, "readline-sync": readlineSync, tsx },
  };
}

/**
 * Returns the runner of TypeScript, for a student's folder if there is one: with tsx, or with Node
 * itself (22.18 or newer). The fault says why neither can run it.
 */
export function typescriptRunner(folder?: string): Pick<ExerciseHost, "runner" | "fault"> {
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

/** Returns the URL of this program's tsx or of the one in a student's folder; undefined for none. */
function tsxFor(folder = "."): string | undefined {
  for (const from of [import.meta.url, join(resolve(folder), "package.json")]) {
    try {
      return pathToFileURL(createRequire(from).resolve("tsx")).href;
    } catch {}
  }
  return undefined;
}

/** Returns true if Node itself runs TypeScript. Its types do not know the feature yet. */
const stripsTypes = () => "typescript" in process.features && process.features.typescript !== false;

/**
 * Returns the keys of the keyboard, one by one; Ctrl-C counts as q. Undefined if there is no
 * keyboard.
 */
function keyboardKeys(): Keys | undefined {
  if (!isatty(0)) return undefined;
  return (pressed) => {
    const read = (text: string) => {
      for (const key of text) pressed(key === CTRL_C ? "q" : key.toLowerCase());
    };
    process.stdin.setRawMode(true).setEncoding("utf8").on("data", read);
    return () => {
      process.stdin.off("data", read).setRawMode(false).pause();
    };
  };
}
