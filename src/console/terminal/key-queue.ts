import type { PassThrough } from "node:stream";

const ESCAPE = "\x1b";
/** A key: an escape sequence or a character. */
const KEY = new RegExp(`${ESCAPE}(?:\\[[0-9;]*[@-~]|O.)|.`, "gsu");

/** Keys that have been typed; a prompt gets no more of them than one line. */
export interface KeyQueue {
  /** Adds keys, and hands them on if a prompt is waiting for them. */
  add(keys: string): void;
  /** Hands on the keys up to the end of the next line, now or as they are added. */
  prompt(): void;
  /** Drops the keys that have not been handed on. */
  clear(): void;
}

/** Returns an empty queue, which hands on to readline's input. */
export function keyQueue(input: PassThrough): KeyQueue {
  let typed = "";
  let handedOn = Promise.resolve();
  let waiting = false;

  function pass(): void {
    if (!waiting || typed === "") return;
    const end = endOfLine(typed);
    const keys = typed.slice(0, end);
    typed = typed.slice(end);
    waiting = !/[\r\n]$/.test(keys);
    handedOn = handedOn.then(() => handOn(keys, input));
  }

  return {
    add(keys) {
      typed += keys;
      pass();
    },
    prompt() {
      waiting = true;
      pass();
    },
    clear() {
      typed = "";
    },
  };
}

/** Returns the index after the first line of a text, a following newline included. */
function endOfLine(text: string): number {
  const at = text.search(/[\r\n]/);
  if (at < 0) return text.length;
  return at + (text.startsWith("\r\n", at) ? 2 : 1);
}

/**
 * Hands on keys one at a time. Readline takes keys that arrive together for a paste, in which it
 * ignores the cursor and inserts tabs.
 */
async function handOn(keys: string, input: PassThrough): Promise<void> {
  for (const key of keys.match(KEY) ?? []) {
    input.write(key);
    do await new Promise((resolve) => setImmediate(resolve));
    while (input.isPaused());
  }
}
