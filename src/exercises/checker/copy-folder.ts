import { cp, lstat, stat } from "node:fs/promises";
import { basename, toNamespacedPath } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { cannot, errorCode } from "../../core/system-errors.ts";

/** What a folder of a program may hold, in MB and in files. */
const MAX_MEGABYTES = 50;
const MAX_FILES = 2_000;

/** Hidden files, and installed packages. */
const LEFT_OUT = /^\.|^node_modules$/;

/** Copies the files of a folder into an existing one. Links to files are followed, other links left out. */
export async function copyFolder(from: string, to: string): Promise<Result<true>> {
  let [size, files] = [0, 0];
  const isCopied = async (path: string) => {
    // On Windows, Node 20 puts a prefix before the paths.
    if (toNamespacedPath(path) === toNamespacedPath(from)) return true;
    const found = await stat(path).catch(() => undefined);
    const isFolder = (await lstat(path)).isDirectory();
    if (LEFT_OUT.test(basename(path)) || !(isFolder || found?.isFile())) return false;
    size += found?.size ?? 0;
    files += 1;
    if (size <= 1_000_000 * MAX_MEGABYTES && files <= MAX_FILES) return true;
    throw Object.assign(new Error(), { code: "TOO_MUCH" });
  };
  try {
    await cp(from, to, { recursive: true, dereference: true, filter: isCopied });
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
