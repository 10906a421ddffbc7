import { readdirSync } from "node:fs";
import { err, ok, type Result } from "./result.ts";
import { fileShown } from "./system-errors.ts";
import { printable, unquoted } from "./text.ts";

/** What the names of files depend on. */
export interface FileNaming {
  /** The folder that ~ stands for in a file name; undefined on systems without a folder for each user. */
  readonly home?: string | undefined;
  /** Names that Windows forbids are refused. */
  readonly windows: boolean;
}

/**
 * The file that a player names, without quotation marks and with ~/ as the home folder.
 * Rejects a name with characters that cannot be seen, and on Windows one that it forbids.
 */
export function fileFrom(typed: string, { home, windows }: FileNaming): Result<string> {
  const name = unquoted(typed);
  if (printable(name) !== name) {
    return err(`${fileShown(name)} contains invisible characters; file names may not have any.`);
  }
  const forbidden = windows ? forbiddenOnWindows(name) : undefined;
  return forbidden === undefined ? ok(inHome(name, home)) : err(forbidden);
}

const inHome = (name: string, home: string | undefined) =>
  home !== undefined && /^~[/\\]/.test(name) ? home + name.slice(1) : name;

/** Refuses to overwrite a file. */
export const existsAlready = (file: string) =>
  err(`${fileShown(file)} already exists; choose another name.`);

/**
 * Lists the files and folders whose names begin like an unfinished one, a folder with a "/" at its
 * end. Names with spaces are left out, since Tab completes one word.
 */
export function filesLike(start: string, { home, windows }: FileNaming): string[] {
  const slash = Math.max(start.lastIndexOf("/"), windows ? start.lastIndexOf("\\") : -1) + 1;
  const folder = start.slice(0, slash);
  try {
    return readdirSync(inHome(folder, home) || ".", { withFileTypes: true })
      .filter(({ name }) => name.startsWith(start.slice(slash)) && !/\s|^\./.test(name))
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`);
  } catch {
    return [];
  }
}

/** A drive and the start of its folders. */
const DRIVE = /^[a-z]:(?=[/\\])/i;
const FORBIDDEN = /[<>:"|?*]|[. ]$/;

/** Says why Windows forbids the name of a file, or would use another name; otherwise undefined. */
export function forbiddenOnWindows(file: string): string | undefined {
  const parts = file.replace(DRIVE, "").split(/[/\\]/);
  const wrong = parts.find((name) => FORBIDDEN.test(name) && !/^\.\.?$/.test(name));
  if (wrong === undefined) return undefined;
  const what = 'any of : < > " | ? * and do not end with a dot or a space';
  return `${fileShown(wrong)} is not a file name on Windows; such names do not contain ${what}.`;
}
