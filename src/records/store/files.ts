import { readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { quoted } from "../../core/text.ts";
import { LONGEST_RECORD } from "../pgn.ts";
import { errorCode } from "./error-code.ts";

/** A character of UTF-8 has at most so many bytes. */
const BYTES_OF_CHARACTER = 4;

/** Why the system refuses a file, by its name for the reason. */
const REASONS: Readonly<Record<string, string>> = {
  ERR_INVALID_ARG_VALUE: "no file can have that name",
  EACCES: "the system does not allow it",
  ERR_SYSTEM_ERROR: "this user has no home folder",
  EDQUOT: "the disk is full",
  EISDIR: "it is a folder",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its name is no folder",
  EPERM: "the system does not allow it",
  EROFS: "the disk can only be read",
};

const NOT_UTF8 = "ERR_ENCODING_INVALID_ENCODED_DATA";
/** The longest name of a file that a sentence repeats, in characters. */
const LONGEST_NAME = 120;

/** The name of a file in a sentence. */
export function fileShown(file: string): string {
  return quoted(file, LONGEST_NAME);
}

const fileNamed = (file: string) => `The file ${fileShown(file)}`;

/** Why something cannot be done with a file, as a sentence: "This game cannot be kept: the disk is full." */
export function cannot(what: string, error: unknown): string {
  const code = errorCode(error);
  const reason = REASONS[code] ?? code;
  return reason === "" ? `${what}.` : `${what}: ${reason}.`;
}

/** Makes an empty file, so that no other program takes its name; "exists" where there is one. */
export function claimFile(file: string): Result<true> | "exists" {
  try {
    writeFileSync(file, "", { flag: "wx" });
    return ok(true);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return "exists";
    return err(cannot(`${fileNamed(file)} cannot be written`, error));
  }
}

/** The whole of a text file, where it is no longer than a record may be. */
export function readText(file: string): Result<string> {
  const longest = LONGEST_RECORD * BYTES_OF_CHARACTER;
  try {
    const facts = statSync(file);
    // Reading a pipe, for example, could block the program.
    if (!facts.isFile()) return err(`${fileShown(file)} is not a file.`);
    if (facts.size > longest) {
      return err(`${fileNamed(file)} is too long for a game record.`);
    }
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    if (errorCode(error) === NOT_UTF8) return err(`${fileNamed(file)} is not a text in UTF-8.`);
    return err(cannot(`${fileNamed(file)} cannot be read`, error));
  }
}

/** Loaded with the first game that is saved; loading it again for every move would take longer. */
const library = once(() => import("write-file-atomic"));

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/**
 * Writes a whole file: whatever happens, the file is as it was or as it shall be. With `durable` it
 * also outlives a power cut, which takes some milliseconds longer.
 */
export async function writeWhole(
  file: string,
  text: string,
  durable: boolean,
): Promise<Result<true>> {
  try {
    const { default: writeFileAtomic } = await library();
    leaveRoom(file, Buffer.byteLength(text));
    // Not the library's other, synchronous way, in which signals that come while it writes are lost.
    await writeFileAtomic(file, text, { fsync: durable });
    return ok(true);
  } catch (error) {
    return err(cannot(`${fileNamed(file)} cannot be written`, error));
  }
}

/** On a disk that is nearly full the library would put half a file in the place of a whole one. */
function leaveRoom(file: string, bytes: number): void {
  const { blocks, bavail, bsize } = statfsSync(dirname(file));
  if (blocks === 0 || bavail * bsize > bytes + bsize) return;
  throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
}

/** Writes a whole file; "exists" where it is there and is not to be overwritten. */
export async function writeFile(
  file: string,
  text: string,
  overwrite: boolean,
): Promise<Result<true> | "exists"> {
  const claimed = overwrite ? ok(true as const) : claimFile(file);
  if (claimed === "exists" || !claimed.ok) return claimed;
  const written = await writeWhole(file, text, false);
  if (!written.ok && !overwrite) rmSync(file, { force: true });
  return written;
}
