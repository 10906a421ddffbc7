import type { Stats } from "node:fs";
import { err } from "./result.ts";
import { quoted } from "./text.ts";

/** Why the system refuses to read, write or make something, by error code. */
const REASONS: Readonly<Record<string, string>> = {
  ERR_INVALID_ARG_VALUE: "no file can have that name",
  EACCES: "permission denied",
  EAGAIN: "there is nothing to read",
  ERR_SYSTEM_ERROR: "this user has no home folder",
  EBUSY: "another program is using it",
  EDQUOT: "the disk is full",
  EEXIST: "a part of its path is not a folder",
  EISDIR: "it is a folder",
  ELOOP: "its symbolic links lead in a circle",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  NOT_FULL_PATH: "variables such as HOME must be full paths",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** The error code of the system, such as "EPIPE"; "" if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether a process is running, this user's or another's; `probe` sends it the signal 0. */
export function isRunning(probe: () => boolean): boolean {
  try {
    return probe();
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** Why an operation failed, as a sentence: "This game cannot be saved: the disk is full." */
export function cannot(what: string, error: unknown): string {
  const code = errorCode(error);
  const reason = REASONS[code] ?? code;
  return reason === "" ? `${what}.` : `${what}: ${reason}.`;
}

/** The most characters of a file name that a message repeats. */
const MAX_NAME_LENGTH = 120;

/** A file or folder in a message. */
export const fileShown = (file: string): string => quoted(file, MAX_NAME_LENGTH);

/** Refuses to read or write a folder, a device, a pipe or a socket. */
export function notAFile(file: string, facts: Stats) {
  const what = facts.isDirectory() ? "a folder" : "a device, a pipe or a socket";
  return err(`${fileShown(file)} is ${what}, not a file.`);
}

/** Refuses a file that the system does not let us write. */
export const notWritten = (file: string, error: unknown) =>
  err(cannot(`The file ${fileShown(file)} cannot be written`, error));
