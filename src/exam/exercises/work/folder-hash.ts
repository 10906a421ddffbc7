import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { StudentProgram } from "../checker/student-program.ts";

/** Of larger files, in bytes, only the size and the time are compared. */
const MAX_READ = 1_000_000;

/** What students do not write: packages, our pages, and what Python and editors keep. */
const IGNORED = /^(?:node_modules|__pycache__|README\.md|TASK\.md|\..*)$/;

/** Hashes the names and contents of the files in a folder and its sub-folders; `only` these names in it, or all. */
export async function hashFolder(folder: string, only?: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (IGNORED.test(entry.name) || only?.includes(entry.name) === false) continue;
    const path = join(folder, entry.name);
    const content = entry.isDirectory() ? await hashFolder(path) : await contentOf(path);
    hash.update(`\0${entry.name}\0`).update(content);
  }
  return hash.digest("hex");
}

/** A hash of the files of a program. */
export function hashProgram({ folder, files }: StudentProgram): Promise<string> {
  const only = files?.map(([own]) => own);
  return hashFolder(folder, only);
}

/** Empty for what is not a file, or has just been removed. */
async function contentOf(path: string): Promise<string | Buffer> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return "";
  if (facts.size > MAX_READ) return `${facts.size} ${facts.mtimeMs}`;
  return readFile(path).catch(() => "");
}

/** Milliseconds between two looks at a folder. */
const PAUSE = 300;

/**
 * Calls `saved` when the contents of a folder have changed and then stayed for a pause, since editors
 * write in several steps; until the returned function is called. Unlike events of the system this
 * also works on network drives.
 */
export function watchFolder(folder: string, saved: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let [reported, seen]: (string | undefined)[] = [];
  const look = async () => {
    const now = await hashFolder(folder);
    if (stopped) return;
    reported ??= now;
    if (now !== reported && now === seen) {
      reported = now;
      saved();
    }
    seen = now;
    timer = setTimeout(look, PAUSE);
  };
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
