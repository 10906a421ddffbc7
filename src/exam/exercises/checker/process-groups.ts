/** The processes and temporary folders of students' programs, which must not outlive this process. */
import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
  spawn,
  spawnSync,
} from "node:child_process";
import { chmodSync, type Dirent, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { orElse } from "../../../base/result.ts";
import { exitBySignals } from "../../../base/signals.ts";
import { isRunning } from "../../../base/system-errors.ts";

/** Several computers may share the temporary folder, so each owner is named with its computer. */
const PREFIX = `sarrum-exercise-${hostname().replace(/[^\w.-]/g, "_")}-`;
const WINDOWS = process.platform === "win32";

const running = new Set<ChildProcess>();
const temporary = new Set<string>();
let watchesExit = false;

/** Runs a program and waits for it. Without another command after it, some shells would become the program. */
const BETWEEN = ["-c", '"$@"; exit $?', "sh"];

/** Where and how a process is started, whose pipes are the usual three unless `stdio` says otherwise. */
interface GroupOptions extends Pick<SpawnOptions, "stdio"> {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly shell: boolean;
}

/**
 * Starts a process in a group of its own, with the processes that it will start. Except on Windows a shell in this
 * group is its parent, so that a signal to its parent ends only this group.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: GroupOptions,
): ChildProcessWithoutNullStreams {
  watchExit();
  // A line with exec would take the place of the shell that must stay.
  const own = /\bexec\b/.test(command) ? ["/bin/sh", "-c"] : ["eval"];
  const line = options.shell ? [...own, command] : [command, ...args];
  const child = WINDOWS
    ? spawn(command, args, { ...options, windowsHide: true })
    : spawn("/bin/sh", [...BETWEEN, ...line], { ...options, shell: false, detached: true });
  running.add(child);
  return child as ChildProcessWithoutNullStreams;
}

/** Ends a process and what it started; also what it left behind if it has ended, except on Windows. */
export function endGroup(child: ChildProcess): void {
  running.delete(child);
  const { pid } = child;
  if (pid === undefined) return;
  // Perhaps nothing of the group is left.
  if (!WINDOWS) orElse(() => process.kill(-pid, "SIGKILL"), undefined);
  else if (child.exitCode === null) spawnSync("taskkill", ["/pid", `${pid}`, "/t", "/f"]);
}

/** Makes a folder that is removed when this process ends, at the latest. */
export function makeTemporaryFolder(): string {
  watchExit();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  temporary.add(folder);
  return folder;
}

/** Removes a temporary folder with everything that a program left there, if the system allows it. */
export function removeTemporaryFolder(folder: string): void {
  temporary.delete(folder);
  // Windows may hold on to the files of a program that was stopped.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    try {
      remove();
    } catch {
      openFolders(folder);
      remove();
    }
  } catch {
    // The next run tries again.
  }
}

/** No name makes a path of this many characters too long for the system. */
const LONG_PATH = 1_000;

/** Lets this user remove what is in a folder: opens the folders in it, and moves those up that are too deep for a path. */
function openFolders(top: string): void {
  chmodSync(top, 0o700);
  const found = [top];
  // The list grows on the way.
  for (const folder of found) {
    for (const name of foldersIn(folder)) {
      const path = join(folder, name);
      const place = path.length > LONG_PATH ? join(top, crypto.randomUUID()) : path;
      // A folder can only be moved when it is open.
      chmodSync(path, 0o700);
      if (place !== path) renameSync(path, place);
      found.push(place);
    }
  }
}

/** Removes the folders of this user's earlier runs that were killed, if the system lists them. */
function removeLeftOvers(): void {
  for (const name of orElse(() => foldersIn(tmpdir()), [])) {
    if (!name.startsWith(PREFIX)) continue;
    const owner = Number.parseInt(name.slice(PREFIX.length), 10);
    const isLeft = owner > 0 && !isRunning(() => process.kill(owner, 0));
    if (isLeft) removeTemporaryFolder(join(tmpdir(), name));
  }
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry: Dirent) => entry.isDirectory())
    .map(({ name }) => name);

function watchExit(): void {
  if (watchesExit) return;
  watchesExit = true;
  removeLeftOvers();
  process.on("exit", () => {
    for (const child of running) endGroup(child);
    for (const folder of temporary) removeTemporaryFolder(folder);
  });
  exitBySignals(process);
}
