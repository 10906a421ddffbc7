/** Keys that have been typed; a prompt gets no more of them than one line. */
export interface KeyQueue {
  /** Adds keys, and hands them on if a prompt is waiting for them. */
  add(keys: string): void;
  /** Hands on the keys up to the end of the next line, now or as they are added. */
  prompt(): void;
  /** Drops the keys that have not been handed on. */
  clear(): void;
}

/** Returns an empty queue; `handOn` receives the keys for the present prompt. */
export function keyQueue(handOn: (keys: string) => void): KeyQueue {
  let typed = "";
  let waiting = false;

  function pass(): void {
    if (!waiting || typed === "") return;
    const end = endOfLine(typed);
    const keys = typed.slice(0, end);
    typed = typed.slice(end);
    waiting = !/[\r\n]$/.test(keys);
    handOn(keys);
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
