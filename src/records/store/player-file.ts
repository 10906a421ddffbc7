/**
 * The small text files that hold what is remembered of a player: settings, scores of puzzles. What
 * reads and writes them is loaded on first use, so that the first prompt appears sooner.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { cannot, errorCode, notWritten } from "../../core/system-errors.ts";
import { makeFolder, requireFullPath, type StoreHost } from "./folders.ts";
import { type Processes, withLock } from "./lock.ts";

/** A small text file, perhaps only in memory. */
export interface TextFile {
  /** Its text, "" if it does not exist. */
  read(): Promise<Result<string>>;
  /** Replaces its text by what is made of it, in one step even if other programs change it, too. */
  change(edit: (text: string) => string | Promise<string>): Promise<Result<true>>;
}

export interface PlayerFile extends TextFile {
  /** The name of the file, which need not exist. */
  path(): Promise<string>;
}

/** A file, empty at first, that lasts as long as the session. */
export function fileInMemory(): TextFile {
  let content = "";
  return {
    read: async () => ok(content),
    async change(edit) {
      content = await edit(content);
      return ok(true);
    },
  };
}

/**
 * A text file on disk, which is created with its folder. Some systems give a user no folder at all: a
 * relative name is neither read nor written.
 * @param content what it holds, for messages: "settings"
 */
export function playerFile(
  folder: () => Promise<string>,
  name: string,
  content: string,
  host: Pick<StoreHost, keyof Processes | "durable">,
): PlayerFile {
  const path = async () => join(await folder().catch(() => ""), name);
  async function readNow(file: string): Promise<Result<string>> {
    if (!isAbsolute(file) || !existsSync(file)) return ok("");
    const { readText } = await import("./read-files.ts");
    return readText(file);
  }

  return {
    path,
    read: async () => readNow(await path()),
    async change(edit) {
      const file = await path();
      try {
        requireFullPath(await folder());
        makeFolder(dirname(file));
      } catch (error) {
        return err(cannot(`The ${content} cannot be saved`, error));
      }
      const { regularFile, writeAtomically } = await import("./write-files.ts");
      const real = regularFile(file);
      if (!real.ok) return real;
      try {
        return await withLock(real.value, host, async () => {
          removeLeftovers(real.value);
          const text = await readNow(file);
          if (!text.ok) return text;
          return writeAtomically(real.value, await edit(text.value), host.durable);
        });
      } catch (error) {
        if (errorCode(error) === "") throw error;
        return notWritten(real.value, error);
      }
    },
  };
}

/** Deletes the files that programs had not yet renamed to `file` when they were killed. */
function removeLeftovers(file: string): void {
  const start = `${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    // The library appends a number of 32 bits. A shorter one may be a copy that the player made.
    const isLeftover = name.startsWith(start) && /^\d{9,10}$/.test(name.slice(start.length));
    if (isLeftover) rmSync(join(dirname(file), name), { force: true });
  }
}
