import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { err, ok, type Result } from "./result.ts";
import { cannot, errorCode, notAFile, notWritten } from "./system-errors.ts";

/**
 * Writes a file atomically: after a failure it has its old content or the new one. With `durable`
 * it also survives a power cut, which takes a few milliseconds longer.
 */
export function writeAtomically(file: string, text: string, durable: boolean): Result<true> {
  try {
    writeBeside(file, text, durable, (half) => {
      const old = statSync(file, { throwIfNoEntry: false });
      if (old) chmodSync(half, old.mode);
      renameSync(half, file);
    });
    return ok(true);
  } catch (error) {
    return notWritten(file, error);
  }
}

/**
 * Writes a text to the file that a name leads to; returns "exists" if it exists and must not be
 * overwritten. Refuses anything but a regular file.
 */
export async function writeFile(name: string, text: string, overwrite: boolean) {
  const file = regularFile(name);
  if (!file.ok) return file;
  return overwrite ? writeAtomically(file.value, text, false) : createFile(file.value, text);
}

/**
 * Finds the file that a name leads to, which need not exist. Refuses what is not a regular file:
 * to write to a pipe or a device would replace it by a file.
 */
export function regularFile(name: string): Result<string> {
  try {
    const file = followLinks(name);
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts && !facts.isFile() ? notAFile(name, facts) : ok(file);
  } catch (error) {
    return notWritten(name, error);
  }
}

function followLinks(name: string): string {
  try {
    return realpathSync(name);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const isLink = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? followLinks(resolve(dirname(name), readlinkSync(name))) : name;
  }
}

/** Returns "exists" if the file does. However the program ends, the file is whole or not there. */
export function createFile(file: string, text: string, durable = false): Result<true> | "exists" {
  try {
    writeBeside(file, text, durable, (half) => giveName(half, file));
    return ok(true);
  } catch (error) {
    return errorCode(error) === "EEXIST" ? "exists" : notWritten(file, error);
  }
}

/** Creates a file and removes it again: an impossible one is refused before its text is known. */
export function tryToCreate(file: string): ReturnType<typeof createFile> {
  const created = createFile(file, "");
  if (created !== "exists" && created.ok) rmSync(file, { force: true });
  return created;
}

/** Writes a text into a file beside the one that it is for, which then takes it. */
function writeBeside(file: string, text: string, flush: boolean, take: (half: string) => void) {
  const half = `${file}.${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  try {
    writeFileSync(half, text, { flush });
    take(half);
  } finally {
    rmSync(half, { force: true });
  }
}

/** Gives a file a second name; throws EEXIST if that is taken. */
function giveName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw error;
    // Some file systems have no links.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/**
 * Creates a folder and its parents. Node's own recursive function hides that a disk is read-only, and
 * never returns if the system reports that an existing folder does not exist (/proc).
 */
export function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Reads the name of a file to which a line will be added at the end; refuses one that cannot be written. */
export function fileToAddTo(typed: string): Result<string> {
  try {
    const facts = statSync(typed, { throwIfNoEntry: false });
    // To write to a pipe waits until somebody reads it.
    if (facts?.isFIFO() || facts?.isSocket()) return notAFile(typed, facts);
    if (typed === "" || facts) closeSync(openSync(typed, "r+"));
    else accessSync(dirname(resolve(typed)), constants.W_OK);
    return ok(typed);
  } catch (error) {
    return err(cannot("Nothing can be added to it", error));
  }
}
