import type { Stats } from "node:fs";
import { err } from "../../core/result.ts";
import { cannot } from "../../core/system-errors.ts";
import { quoted } from "../../core/text.ts";

/** The most characters of a file name that a message repeats. */
const MAX_NAME_LENGTH = 120;

export const fileShown = (file: string): string => quoted(file, MAX_NAME_LENGTH);

/** Refuses to read or write a folder, a device or a pipe. */
export function notAFile(file: string, facts: Stats) {
  const what = facts.isDirectory() ? "a folder" : "a device or a pipe";
  return err(`${fileShown(file)} is ${what}, not a file.`);
}

/** Refuses a file that the system does not let us write. */
export const notWritten = (file: string, error: unknown) =>
  err(cannot(`The file ${fileShown(file)} cannot be written`, error));
