/**
 * The text files that hold what is remembered of a player: the settings, and the scores. What
 * reads and writes them is loaded on first use, so that the first prompt appears sooner.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { err, ok, type Result } from "../../core/result.ts";
import { cannot, errorCode, notWritten } from "../../core/system-errors.ts";
import { makeFolder, requireFullPath, type StoreHost } from "./folders.ts";
import { type Processes, withLock } from "./lock.ts";

/** A file that is only added to, perhaps only in memory. */
export interface LineFile {
  /** Its text, "" if it does not exist. */
  read(): Promise<Result<string>>;
  /** Adds a line; a new file begins with the heading. */
  add(line: string, heading: string): Promise<Result<true>>;
}

export interface SettingsFile extends Pick<LineFile, "read"> {
  /** The name of the file, which need not exist. */
  path(): Promise<string>;
  /** Replaces its text by what is made of it, in one step even if other programs change it, too. */
  change(edit: (text: string) => string): Promise<Result<true>>;
}

/** Lines that last as long as the session. */
export function linesInMemory(): LineFile {
  let text = "";
  return {
    read: async () => ok(text),
    async add(line, heading) {
      text = `${text || `${heading}\n`}${line}\n`;
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
): LineFile & SettingsFile {
  const path = async () => join(await folder().catch(() => ""), name);
  async function readNow(file: string): Promise<Result<string>> {
    if (!isAbsolute(file) || !existsSync(file)) return ok("");
    const { readText } = await import("./read-files.ts");
    return readText(file);
  }

  /** Runs a task that writes the file, to which links may lead, in a folder that exists. */
  async function write(task: (file: string) => Promise<Result<true>>): Promise<Result<true>> {
    const file = await path();
    try {
      requireFullPath(await folder());
      makeFolder(dirname(file));
    } catch (error) {
      return err(cannot(`The ${content} cannot be saved`, error));
    }
    const { regularFile } = await import("./write-files.ts");
    const real = regularFile(file);
    if (!real.ok) return real;
    try {
      return await task(real.value);
    } catch (error) {
      if (errorCode(error) === "") throw error;
      return notWritten(real.value, error);
    }
  }

  const change: SettingsFile["change"] = (edit) =>
    write((file) =>
      withLock(file, host, async () => {
        removeLeftovers(file);
        const text = await readNow(file);
        if (!text.ok) return text;
        const { writeAtomically } = await import("./write-files.ts");
        return writeAtomically(file, edit(text.value), host.durable);
      }),
    );

  const add: LineFile["add"] = (line, heading) =>
    write(async (file) => {
      const text = await readNow(file);
      if (!text.ok) return text;
      if (text.value !== "" && (await isUtf16(file))) return change((now) => `${now}${line}\n`);
      // A disk that was full may have cut off the last line.
      const start = text.value === "" ? `${heading}\n` : text.value.endsWith("\n") ? "" : "\n";
      // The system adds it in one step, also if other programs add lines at the same time.
      appendFileSync(file, `${start}${line}\n`, { flush: host.durable });
      return ok(true);
    });

  return { path, read: async () => readNow(await path()), change, add };
}

/** Whether a player has rewritten a file in UTF-16, where no line in UTF-8 can follow. */
async function isUtf16(file: string): Promise<boolean> {
  const { decoderFor } = await import("./read-files.ts");
  return decoderFor(readFileSync(file)).encoding !== "utf-8";
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
