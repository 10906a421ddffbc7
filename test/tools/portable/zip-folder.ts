import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { type Zippable, zipSync } from "fflate";

/** The number of Unix in a zip, whose permissions stand in the upper half of the attributes. */
const UNIX = 3;

/**
 * Writes a zip of a folder, which is the only entry at its top, with the permissions of the files.
 * Returns the number of files.
 */
export function zipFolder(folder: string, file: string): number {
  const entries: Zippable = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = [basename(folder), ...relative(folder, path).split(sep)].join("/");
    const attrs = (statSync(path).mode << 16) >>> 0;
    entries[name] = [readFileSync(path), { level: 9, os: UNIX, attrs }];
  }
  writeFileSync(file, zipSync(entries));
  return Object.keys(entries).length;
}
