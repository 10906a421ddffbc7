import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { err, ok } from "../../../base/result.ts";
import { cannot, errorCode } from "../../../base/system-errors.ts";
import type { ProgramFiles } from "./student-program.ts";

/** What a folder of a program may hold, in MB and in files. */
const MAX_MEGABYTES = 50;
const MAX_FILES = 2_000;

/** Hidden files, and installed packages. */
const LEFT_OUT = /^\.|^node_modules$/;

/** Copies a folder, or files chosen in it, into an existing one. Links to files are followed, others left out. */
export async function copyFolder(from: string, to: string, chosen?: ProgramFiles) {
  const names = chosen && new Map(chosen);
  const isCopied = (name: string) => (names ? names.has(name) : !LEFT_OUT.test(name));
  let [size, files] = [0, 0];
  // `cp` would look at every file, and at the folders above it, ten times.
  async function copyIn(folder: string, copy: string): Promise<void> {
    await mkdir(copy, { recursive: true });
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.filter(({ name }) => isCopied(name))) {
      const [path, target] = [
        join(folder, entry.name),
        join(copy, names?.get(entry.name) ?? entry.name),
      ];
      const found = await stat(path).catch(() => undefined);
      size += found?.size ?? 0;
      files += 1;
      if (size > 1_000_000 * MAX_MEGABYTES || files > MAX_FILES)
        throw Object.assign(new Error(), { code: "TOO_MUCH" });
      if (entry.isDirectory()) await copyIn(path, target);
      else if (found?.isFile()) await copyFile(path, target);
    }
  }
  try {
    await copyIn(from, to);
    return ok(true);
  } catch (error) {
    const { path = from } = error as NodeJS.ErrnoException;
    if (errorCode(error) !== "TOO_MUCH")
      return err(cannot(`${path} cannot be copied for the checks`, error));
    return err(
      `${from} holds more than ${MAX_MEGABYTES} MB or ${MAX_FILES} files; put the program into a folder of its own.`,
    );
  }
}
