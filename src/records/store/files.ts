import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
} from "node:fs";
import { err, type Result } from "../../core/result.ts";
import { quoted } from "../../core/text.ts";
import { decodeText } from "../encoding.ts";
import { MAX_RECORD_LENGTH } from "../pgn.ts";
import { errorCode } from "./error-code.ts";

/** The maximum length of a character in UTF-8. */
const BYTES_OF_CHARACTER = 4;

/** Why the system refuses a file operation, by error code. */
const REASONS: Readonly<Record<string, string>> = {
  ERR_INVALID_ARG_VALUE: "no file can have that name",
  EACCES: "permission denied",
  EAGAIN: "there is nothing to read",
  ERR_SYSTEM_ERROR: "this user has no home folder",
  EDQUOT: "the disk is full",
  EISDIR: "it is a folder",
  ELOOP: "its symbolic links lead in a circle",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** Reading a device that waits for data must not stop the program. */
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The most characters of a file name that a message repeats. */
const MAX_NAME_LENGTH = 120;

/** Returns the name of a file for a message. */
export function fileShown(file: string): string {
  return quoted(file, MAX_NAME_LENGTH);
}

export const fileNamed = (file: string) => `The file ${fileShown(file)}`;

/**
 * Returns why an operation failed, as a sentence: "This game cannot be saved: the disk is full."
 */
export function cannot(what: string, error: unknown): string {
  const code = errorCode(error);
  const reason = REASONS[code] ?? code;
  return reason === "" ? `${what}.` : `${what}: ${reason}.`;
}

/** Returns the refusal to read or write a folder, a device or a pipe. */
export function notAFile(file: string, facts: Stats) {
  const what = facts.isDirectory() ? "a folder" : "a device or a pipe";
  return err(`${fileShown(file)} is ${what}, not a file.`);
}

/**
 * Returns the files and folders whose names begin like an unfinished one, a folder with a "/" at its
 * end. ~/ stands for the folder `home`. Names with spaces are left out, since Tab completes one word.
 * @param windows whether a backslash separates folders, too
 */
export function filesLike(start: string, home: string | undefined, windows: boolean): string[] {
  const slash = Math.max(start.lastIndexOf("/"), windows ? start.lastIndexOf("\\") : -1) + 1;
  const folder = start.slice(0, slash);
  const path = home !== undefined && /^~[/\\]/.test(folder) ? home + folder.slice(1) : folder;
  try {
    return readdirSync(path === "" ? "." : path, { withFileTypes: true })
      .filter(({ name }) => name.startsWith(start.slice(slash)) && !/\s|^\./.test(name))
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`);
  } catch {
    return [];
  }
}

/** Reads a text file; refuses one that is longer than a record may be or not in UTF-8. */
export function readText(file: string): Result<string> {
  const longest = MAX_RECORD_LENGTH * BYTES_OF_CHARACTER;
  try {
    const handle = openSync(file, READ_WITHOUT_WAITING);
    try {
      const facts = fstatSync(handle);
      if (!facts.isFile()) return notAFile(file, facts);
      if (facts.size > longest) {
        return err(`${fileNamed(file)} is too long for a game record.`);
      }
      const text = decodeText(readFileSync(handle));
      return text.ok ? text : err(`${fileNamed(file)} ${text.reason}`);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    return err(cannot(`${fileNamed(file)} cannot be read`, error));
  }
}
