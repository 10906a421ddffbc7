import { readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
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
  ERR_SYSTEM_ERROR: "this user has no home folder",
  EDQUOT: "the disk is full",
  EISDIR: "it is a folder",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** The most characters of a file name that a message repeats. */
const MAX_NAME_LENGTH = 120;

/** Returns the name of a file for a message. */
export function fileShown(file: string): string {
  return quoted(file, MAX_NAME_LENGTH);
}

const fileNamed = (file: string) => `The file ${fileShown(file)}`;

/**
 * Returns why an operation failed, as a sentence: "This game cannot be saved: the disk is full."
 */
export function cannot(what: string, error: unknown): string {
  const code = errorCode(error);
  const reason = REASONS[code] ?? code;
  return reason === "" ? `${what}.` : `${what}: ${reason}.`;
}

/** Creates an empty file, to reserve its name; returns "exists" if there is one. */
export function claimFile(file: string): Result<true> | "exists" {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return ok(true);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return "exists";
    return err(cannot(`${fileNamed(file)} cannot be written`, error));
  }
}

/**
 * Returns the files and folders whose names begin like an unfinished one, a folder with a "/" at its
 * end. ~/ stands for the folder `home`. Names with spaces are left out, since Tab completes one word.
 */
export function filesLike(start: string, home: string | undefined): string[] {
  const slash = start.lastIndexOf("/") + 1;
  const folder = start.slice(0, slash);
  const path = home !== undefined && folder.startsWith("~/") ? home + folder.slice(1) : folder;
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
    const facts = statSync(file);
    // Reading a pipe, for example, could block the program.
    if (!facts.isFile()) return err(`${fileShown(file)} is not a file.`);
    if (facts.size > longest) {
      return err(`${fileNamed(file)} is too long for a game record.`);
    }
    const text = decodeText(readFileSync(file));
    return text.ok ? text : err(`${fileNamed(file)} ${text.reason}`);
  } catch (error) {
    return err(cannot(`${fileNamed(file)} cannot be read`, error));
  }
}

/** Imported once, when the first game is saved; importing it for every move would be slower. */
const library = once(() => import("write-file-atomic"));

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/**
 * Writes a file atomically: after a failure it has its old content or the new one. With `durable`
 * it also survives a power cut, which takes a few milliseconds longer.
 */
export async function writeAtomically(
  file: string,
  text: string,
  durable: boolean,
): Promise<Result<true>> {
  try {
    const { default: writeFileAtomic } = await library();
    requireSpace(file, Buffer.byteLength(text));
    // The synchronous function of the library would lose signals that arrive while it writes.
    await writeFileAtomic(file, text, { fsync: durable });
    return ok(true);
  } catch (error) {
    return err(cannot(`${fileNamed(file)} cannot be written`, error));
  }
}

/**
 * Throws ENOSPC if the disk has no room: the library would replace the file by a truncated one.
 */
function requireSpace(file: string, bytes: number): void {
  const { blocks, bavail, bsize } = statfsSync(dirname(file));
  if (blocks === 0 || bavail * bsize > bytes + bsize) return;
  throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
}

/** Writes a file atomically; returns "exists" if it exists and must not be overwritten. */
export async function writeFile(
  file: string,
  text: string,
  overwrite: boolean,
): Promise<Result<true> | "exists"> {
  const claimed = overwrite ? ok(true as const) : claimFile(file);
  if (claimed === "exists" || !claimed.ok) return claimed;
  const written = await writeAtomically(file, text, false);
  if (!written.ok && !overwrite) rmSync(file, { force: true });
  return written;
}
