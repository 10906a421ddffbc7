import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { START_COMMAND } from "../../../base/start-command.ts";

/** What is checked: a copy of the skeleton, or a program in another language. */
export interface StudentProgram {
  /** The full path. */
  readonly folder: string;
  /** Undefined for a TypeScript copy of the skeleton. */
  readonly command?: ProgramCommand | undefined;
  /** The files in its folder that belong to it; undefined for all of them, under their own names. */
  readonly files?: ProgramFiles;
  /** Where it was found, if not where it is expected: "07-x/07-x". */
  readonly place?: string;
}

/** Files, each with its own name and the one under which it is run. */
export type ProgramFiles = readonly (readonly [own: string, name: string])[];

/** How a program in another language is run, as command lines typed in its folder. */
export interface ProgramCommand {
  readonly run: string;
  /** Runs once, before the first run. */
  readonly build?: string | undefined;
}

/** The files that a copy of the skeleton must have, and that exercises change. */
export const PARTS: readonly string[] = ["program.ts", "rules.ts"];

/** Finds a student's copy of the skeleton. Refuses a folder that has no program to check. */
export function findCopy(folder: string): Result<StudentProgram> {
  const missing = PARTS.find((part) => !existsSync(join(folder, part)));
  if (missing === undefined) return ok({ folder: resolve(folder) });
  return err(
    `There is no ${missing} in ${folder}. To make a copy of the skeleton, type ${START_COMMAND} exercise start my-work`,
  );
}
