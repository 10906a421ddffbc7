/**
 * Milliseconds in which another Ctrl-C does not end the program: `npx tsx` repeats one that a busy
 * program has not noticed at once, so that one keystroke may arrive twice.
 */
const ECHO = 200;

/** What interrupting needs of the process. */
interface InterruptHost {
  /** Calls `handler` at every Ctrl-C instead of ending the program, until the result is called. */
  onInterrupt(handler: () => void): () => void;
  wait(milliseconds: number): Promise<void>;
}

/** Ctrl-C while the program is busy: it interrupts a search or a pause instead of ending the program. */
export interface Interrupts {
  /** Makes Ctrl-C interrupt until `end` is called. Resolves when it does, or at once if it has. */
  begin(): Promise<void>;
  /** Whether Ctrl-C has been pressed since `begin`. */
  interrupted(): boolean;
  /** Makes Ctrl-C end the program again. */
  end(): Promise<void>;
}

export function interruptsOf({ onInterrupt, wait }: InterruptHost): Interrupts {
  let undo: (() => void) | undefined;
  let interrupted = false;
  let stop: () => void = () => {};
  return {
    begin() {
      undo ??= onInterrupt(() => {
        interrupted = true;
        stop();
      });
      return new Promise((resolve) => {
        stop = resolve;
        if (interrupted) resolve();
      });
    },
    interrupted: () => interrupted,
    async end() {
      if (interrupted) await wait(ECHO);
      undo?.();
      undo = undefined;
      interrupted = false;
    },
  };
}
