import { randomInt } from "node:crypto";
import process from "node:process";
import { isatty } from "node:tty";
import facts from "../../../package.json" with { type: "json" };
import type { Runner } from "../../exercises/run.ts";
import type { ExerciseHost } from "./exercise.ts";
import type { Keys } from "./folder-events.ts";

const CTRL_C = "\u0003";

/**
 * Returns the host of the exercise commands in this process, with a port to the terminal or pipe.
 */
export function exerciseHost(port: Pick<ExerciseHost, "say" | "ask" | "complain">): ExerciseHost {
  const { chalk, "readline-sync": readlineSync, tsx } = facts.dependencies;
  return {
    ...port,
    keys: keyboardKeys(),
    runner: typescriptRunner(),
    randomSeed: () => randomInt(1_000_000_000),
    versions: { chalk, "readline-sync": readlineSync, tsx },
  };
}

/**
 * Returns the runner of a student's TypeScript: with tsx if installed, otherwise with Node itself
 * (22.18 or later).
 */
export function typescriptRunner(): Runner {
  return {
    command: process.execPath,
    args: tsxImport(),
    environment: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    mostTime: 10_000,
    mostOutput: 1_000_000,
  };
}

function tsxImport(): readonly string[] {
  try {
    return ["--import", import.meta.resolve("tsx")];
  } catch {
    return [];
  }
}

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
