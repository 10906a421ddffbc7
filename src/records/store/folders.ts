import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";

/** What the games on disk need to know of the world. */
export interface StoreHost {
  /** The folder of this program's data, which need not exist yet. */
  folder(): Promise<string>;
  /** The number of this process. */
  readonly pid: number;
  /** Whether a process is running. */
  runs(pid: number): boolean;
  /** When the machine started, in milliseconds since 1970. */
  readonly booted: number;
  /** A beginning for the name of a file that no other has; later ones come later in the alphabet. */
  newName(): string;
  /** Whether records are to outlive a power cut as well. */
  readonly durable: boolean;
}

/** An unfinished game on disk. */
export interface SavedGame {
  readonly file: string;
  /** When it was written last, in milliseconds since 1970. */
  readonly time: number;
}

/** Where a game lies. */
export type Folder = "unfinished" | "finished";

/** Whose file it is stands before its end; what follows the end is a file half written. */
const NAME = /-(\d+)\.txt(\.\d+)?$/;

/** A name for the file of a new game of this process. */
export function newFile({ newName, pid }: StoreHost): string {
  return `${newName()}-${pid}.txt`;
}

interface Listed extends SavedGame {
  readonly name: string;
  /** Another program that is running keeps it. */
  readonly busy: boolean;
}

/** The folders of the data folder, and what lies in them; nothing is made before `prepare`. */
export function foldersOf({ folder, pid, runs, booted }: StoreHost) {
  async function path(kind: Folder, name = ""): Promise<string> {
    const root = await folder();
    if (!isAbsolute(root)) throw new Error("there is no folder for a user's data");
    return join(root, kind, name);
  }

  const isBusy = (owner: number, time: number) => owner !== pid && time >= booted && runs(owner);

  async function list(kind: Folder): Promise<readonly Listed[]> {
    try {
      const root = await path(kind);
      return readdirSync(root).flatMap((name) => {
        const [, owner, half] = NAME.exec(name) ?? [];
        if (owner === undefined || half !== undefined) return [];
        const file = join(root, name);
        const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
        if (time === undefined) return [];
        return { name, file, time, busy: isBusy(Number(owner), time) };
      });
    } catch {
      return [];
    }
  }

  /** Makes the folders, and takes away what programs that were killed had half written. */
  async function prepare(): Promise<void> {
    const root = await path("unfinished");
    for (const made of [root, await path("finished")]) makeFolder(made);
    for (const name of readdirSync(root)) {
      const [, owner, half] = NAME.exec(name) ?? [];
      const file = join(root, name);
      const time =
        half === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (time !== undefined && !isBusy(Number(owner), time)) rmSync(file, { force: true });
    }
  }

  return { path, list, prepare };
}

/**
 * Makes a folder and those above it. Node's own recursive way never ends where a system says of a
 * folder that is there that it is not (/proc).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another window may have made it just now.
    if (!existsSync(folder)) throw error;
  }
}
