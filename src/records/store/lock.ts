import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** What tells whether another program is still at work on a file. */
export interface Processes {
  readonly pid: number;
  runs(pid: number): boolean;
  /** The boot time of the machine, in milliseconds since 1970. */
  readonly booted: number;
}

/** The owner of a file that its program has left, so that any other may take it over. */
export const NOBODY = 0;

/**
 * Whether another running program owns a file that bears its process id.
 * @param time of the last change; older than the boot, the id is now that of another program
 */
export function isBusy({ pid, runs, booted }: Processes, owner: number, time: number): boolean {
  return owner !== NOBODY && owner !== pid && time >= booted && runs(owner);
}

/** Stands between the name of a file and the id of the process that has a lock on it. */
const LOCK = ".lock-";
/** In milliseconds; an older lock was left by a killed program whose process id is in use again. */
const MAX_AGE = 10_000;
/** The milliseconds between two looks at the locks of others. */
const PAUSE = 5;

/**
 * Runs a task that changes a file while no other program runs one. A program that waits or works has
 * a lock of its own beside the file, `settings.txt.lock-1234`, so that the one of a killed program can
 * be deleted without taking another's. Of two that wait the one with the higher id withdraws.
 */
export async function withLock<T>(
  file: string,
  processes: Processes,
  task: () => Promise<T>,
): Promise<T> {
  const own = `${file}${LOCK}${processes.pid}`;
  try {
    for (;;) {
      writeFileSync(own, "");
      const others = otherLocks(file, processes);
      if (others.length === 0) return await task();
      if (others.some((owner) => owner < processes.pid)) rmSync(own, { force: true });
      await setTimeout(PAUSE);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** The ids of other programs with a lock on a file; deletes the locks of those that were killed. */
function otherLocks(file: string, processes: Processes): readonly number[] {
  const start = `${basename(file)}${LOCK}`;
  return readdirSync(dirname(file)).flatMap((name) => {
    const owner = Number(name.slice(start.length));
    if (!name.startsWith(start) || !(owner > 0) || owner === processes.pid) return [];
    const lock = join(dirname(file), name);
    const time = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return [];
    if (isBusy(processes, owner, time) && Math.abs(Date.now() - time) < MAX_AGE) return [owner];
    rmSync(lock, { force: true });
    return [];
  });
}
