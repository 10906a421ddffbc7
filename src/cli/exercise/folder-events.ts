import { watch } from "node:fs";

/** Calls `pressed` for every key until the returned function is called. */
export type Keys = (pressed: (key: string) => void) => () => void;

/**
 * Milliseconds without a change before a save is reported: editors write a file in several steps.
 */
const QUIET = 150;

/** The key that is never discarded. */
const QUIT = "q";

/** The events of a watched folder: saved TypeScript files and pressed keys. */
export interface FolderEvents {
  /** Waits for the next event: a key, "saved", or "unwatchable" if the folder cannot be watched. */
  next(): Promise<string>;
  /** Discards pending keys, except q. */
  forgetKeys(): void;
  stop(): void;
}

/** Watches a folder and the keyboard. */
export function watchEvents(folder: string, keys: Keys | undefined): FolderEvents {
  let waiting: ((event: string) => void) | undefined;
  let missed: string[] = [];
  let quiet: NodeJS.Timeout | undefined;
  const happen = (event: string) => {
    if (waiting) waiting(event);
    else missed.push(event);
    waiting = undefined;
  };
  const saved = (file: string | null) => {
    if (file !== null && !file.endsWith(".ts")) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => happen("saved"), QUIET);
  };
  const stopWatching = watchFiles(folder, saved, () => happen("unwatchable"));
  const stopKeys = keys?.(happen);
  return {
    next: () =>
      new Promise((resolve) => {
        const event = missed.shift();
        if (event !== undefined) resolve(event);
        else waiting = resolve;
      }),
    forgetKeys() {
      missed = missed.filter((event) => event.length > 1 || event === QUIT);
    },
    stop() {
      clearTimeout(quiet);
      stopWatching();
      stopKeys?.();
    },
  };
}

/** Watches a folder; returns the function that stops it. */
function watchFiles(
  folder: string,
  saved: (file: string | null) => void,
  failed: () => void,
): () => void {
  try {
    const watcher = watch(folder, (_kind, file) => saved(file));
    watcher.on("error", failed);
    return () => watcher.close();
  } catch {
    failed();
    return () => {};
  }
}
