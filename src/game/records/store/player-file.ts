/**
 * The text files that hold what is remembered of a player: the settings, and the scores. Lines are only
 * ever added to them. What reads them is loaded on first use, so that the first prompt appears sooner.
 */
import { appendFileSync, existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { cannot, notWritten } from "../../../base/system-errors.ts";
import { requireFullPath } from "./folders.ts";

/** A file that is only added to, perhaps only in memory. */
export interface LineFile {
  /** Its text, "" if it does not exist. */
  read(): Promise<Result<string>>;
  /** Adds a line; a new file begins with the heading, if there is one. */
  add(line: string, heading?: string): Promise<Result<true>>;
}

export interface SettingsFile extends LineFile {
  /** The name of the file, which need not exist. */
  path(): Promise<string>;
}

/** Lines that last as long as the session. */
export function linesInMemory(): LineFile {
  let text = "";
  return {
    read: async () => ok(text),
    async add(line, heading) {
      text = `${text || startOf(text, heading)}${line}\n`;
      return ok(true);
    },
  };
}

/** What comes before a line that is added: a disk that was full may have cut off the last one. */
function startOf(text: string, heading: string | undefined): string {
  if (text !== "") return text.endsWith("\n") ? "" : "\n";
  return heading === undefined ? "" : `${heading}\n`;
}

/**
 * A text file on disk, which is created with its folder. Some systems give a user no folder at all: a
 * relative name is neither read nor written.
 * @param content what it holds, for messages: "settings"
 * @param durable whether lines must survive a power cut
 */
export function playerFile(
  folder: () => Promise<string>,
  name: string,
  content: string,
  durable: boolean,
): SettingsFile {
  const path = async () => join(await folder().catch(() => ""), name);

  async function read(): Promise<Result<string>> {
    const file = await path();
    if (!isAbsolute(file) || !existsSync(file)) return ok("");
    const { readText } = await import("../../../base/read-file.ts");
    return readText(file, content);
  }

  async function add(line: string, heading?: string): Promise<Result<true>> {
    const text = await read();
    if (!text.ok) return text;
    const file = await path();
    const { makeFolder } = await import("../../../base/write-files.ts");
    try {
      requireFullPath(await folder());
      makeFolder(dirname(file));
    } catch (error) {
      return err(cannot(`The ${content} cannot be saved`, error));
    }
    const { encodedFor } = await import("../../../base/read-file.ts");
    try {
      const added = encodedFor(file, `${startOf(text.value, heading)}${line}\n`);
      // The system adds it in one step, also if other programs add lines at the same time.
      appendFileSync(file, added, { flush: durable });
      return ok(true);
    } catch (error) {
      return notWritten(file, error);
    }
  }

  return { path, read, add };
}
