import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";

export interface StoreHost {
  /** The id of this process. */
  readonly pid: number;
  /** Tells this process from later ones with its id, in letters and digits; "" where the system does not tell. */
  readonly start: string;
  /** Whether a process with that id is running, and with that start unless it is "". */
  runs(pid: number, start: string): boolean;
  /** The boot time of the machine, in milliseconds since 1970. */
  readonly booted: number;
  /** The folder of this program's data, which need not exist yet. */
  folder(): Promise<string>;
  /** A unique prefix for a file name; later ones sort after earlier ones. */
  newName(): string;
  /** Whether records must survive a power cut. */
  readonly durable: boolean;
}

/** The owner of a game that its program has left, so that any other may resume it. */
const NOBODY = 0;

export type Folder = "unfinished" | "finished";

/**
 * The owner's start, unless unknown, and process id precede the extension; more after it marks a partially written file.
 * Version 1.1 wrote and reads the process id alone.
 */
const NAME = /(?:-s([\da-z]+))?-(\d+)\.txt(\.\d+)?$/;

export const newFile = ({ newName, pid, start }: StoreHost): string =>
  `${newName()}${start && `-s${start}`}-${pid}.txt`;

/** The file of a saved game. */
export interface ListedGame {
  readonly name: string;
  /** The name with its folder. */
  readonly file: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly time: number;
  /** Another running program writes to it. */
  readonly busy: boolean;
}

/** The folders of saved games; they are not created before `prepare`. */
export function foldersOf({ folder, pid, runs, booted }: StoreHost) {
  async function path(kind: Folder, name = ""): Promise<string> {
    const root = await folder();
    requireFullPath(root);
    return join(root, kind, name);
  }

  /** The files of games in a folder: whole ones, or partially written ones. */
  function filesIn(root: string, half: boolean): readonly ListedGame[] {
    return readdirSync(root).flatMap((name) => {
      const [, start = "", owner, rest] = NAME.exec(name) ?? [];
      if (owner === undefined || half !== (rest !== undefined)) return [];
      const file = join(root, name);
      const time = lastWritten(file);
      if (time === undefined) return [];
      return { name, file, time, busy: isBusy(Number(owner), start, time) };
    });
  }

  /** Without a start, a game that is older than the boot bears an id that is now another program's. */
  const isBusy = (owner: number, start: string, time: number) =>
    owner !== NOBODY && owner !== pid && (start !== "" || time >= booted) && runs(owner, start);

  async function list(kind: Folder): Promise<readonly ListedGame[]> {
    try {
      return filesIn(await path(kind), false);
    } catch {
      return [];
    }
  }

  /** Creates the folders, and deletes partially written files of programs that were killed. */
  async function prepare(): Promise<void> {
    const root = await path("unfinished");
    const { makeFolder } = await import("../../../base/write-files.ts");
    for (const made of [root, await path("finished")]) makeFolder(made);
    for (const { file, busy } of filesIn(root, true)) if (!busy) rmSync(file, { force: true });
  }

  /** Leaves an unfinished game to any program that resumes it. */
  async function release(name: string): Promise<void> {
    const file = await path("unfinished", name);
    const left = await path("unfinished", name.replace(NAME, `-${NOBODY}.txt`));
    if (existsSync(file)) renameSync(file, left);
  }

  return { path, list, prepare, release };
}

/** Nothing for a file that has just gone, or a link that leads in a circle. */
function lastWritten(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

/** Throws for a folder that depends on where the program was started, as with an empty HOME. */
export function requireFullPath(folder: string): void {
  if (!isAbsolute(folder))
    throw Object.assign(new Error("no full path"), { code: "NOT_FULL_PATH", path: folder });
}
