import type { Interface } from "node:readline";
import type { PassThrough } from "node:stream";
import type { CursorKey } from "./board-cursor.ts";

export const ESCAPE = "\x1b";
export const CTRL_C = "\x03";
export const CTRL_Z = "\x1a";
/** Keys that may be handed on together: an escape sequence, text, or a control character. */
const KEYS = new RegExp(`${ESCAPE}(?:\\[[0-?]*[@-~]|O.)|\\P{Cc}+|.`, "gsu");
/** An escape sequence that is cut off; the rest may come with the next keys. */
const UNFINISHED = new RegExp(`${ESCAPE}(?:\\[[0-?]*|O)?$`);
/** The first line of a text, with its end. */
const FIRST_LINE = /^[^\r\n]*(?:\r\n?|\n)?/;
/** How long to wait for the rest, in milliseconds; after that Escape has been pressed. */
const MOST_DELAY = 100;
/** A press or release of a button of the mouse. */
export const MOUSE_REPORT = new RegExp(`${ESCAPE}\\[<[0-9;]*[Mm]`);

const CURSOR_KEYS: Readonly<Record<string, CursorKey>> = {
  [`${ESCAPE}[D`]: "left",
  [`${ESCAPE}[C`]: "right",
  [`${ESCAPE}[A`]: "up",
  [`${ESCAPE}[B`]: "down",
  "\r": "enter",
  "\n": "enter",
  [ESCAPE]: "escape",
};

/** What a key is called; arrows may come in the form of terminals in application mode. */
export const cursorKeyOf = (key: string): CursorKey | undefined =>
  CURSOR_KEYS[key.replace(`${ESCAPE}O`, `${ESCAPE}[`)];

/**
 * Keys that have been typed, for readline's input; a prompt gets no more of them than one line.
 * @param editor the line that is being edited
 * @param waits tells whether the present prompt has not been answered yet
 * @param replace what is handed on in place of a key
 */
export function keyQueue(
  input: PassThrough,
  editor: Pick<Interface, "cursor" | "line">,
  waits: () => boolean,
  replace: (key: string) => string,
) {
  const atEnd = () => editor.cursor === editor.line.length;
  let typed = "";
  let prompts = 0;
  let handedOn = Promise.resolve();
  let waiting = false;
  let delay: NodeJS.Timeout | undefined;

  /** @param complete whether to wait no longer for the rest of a sequence */
  function pass(complete = false): void {
    clearTimeout(delay);
    if (!waiting || typed === "") return;
    if (!complete && UNFINISHED.test(typed)) {
      delay = setTimeout(pass, MOST_DELAY, true);
      return;
    }
    const [keys = ""] = FIRST_LINE.exec(typed) ?? [];
    typed = typed.slice(keys.length);
    waiting = !/[\r\n]$/.test(keys);
    const prompt = prompts;
    handedOn = handedOn
      .then(() => handOn(keys, input, atEnd, replaceKey))
      .then(() => {
        // Readline ignores some ends of a line, such as Enter after Escape.
        if (waiting || prompt !== prompts || !waits()) return;
        waiting = true;
        pass();
      });
  }

  /** What replaces a key may end the line. */
  function replaceKey(key: string): string {
    const keys = replace(key);
    if (/[\r\n]$/.test(keys)) waiting = false;
    return keys;
  }

  return {
    /** Adds keys, and hands them on if a prompt is waiting for them. */
    add(keys: string) {
      typed += keys;
      pass();
    },
    /** Hands on the keys up to the end of the next line, now or as they are added. */
    prompt() {
      prompts += 1;
      waiting = true;
      pass();
    },
    /** Whether a line has been typed ahead. */
    holdsLine: () => /[\r\n]/.test(typed),
    /** Adds keys before those that no prompt has got yet. */
    addFirst(keys: string) {
      typed = keys + typed;
    },
    /** Drops the keys that have not been handed on. */
    clear() {
      typed = "";
    },
  };
}

/**
 * Hands on keys one at a time, except for text at the end of a line. Readline takes keys that arrive
 * together for a paste, in which it ignores the cursor and inserts tabs.
 */
async function handOn(
  keys: string,
  input: PassThrough,
  atEnd: () => boolean,
  replace: (key: string) => string,
): Promise<void> {
  for (const some of keys.match(KEYS) ?? []) {
    const parts = some.startsWith(ESCAPE) || atEnd() ? [some] : some;
    for (const part of parts) {
      input.write(replace(part));
      do await new Promise((resolve) => setImmediate(resolve));
      while (input.isPaused());
    }
  }
}

/** What keys do besides waiting for a prompt. */
interface KeyEffects {
  stopWork?(): boolean;
  interrupt(): void;
  readonly suspend: ((resumed: () => void) => void) | undefined;
}

/** What keys do between prompts; before the first one Ctrl-C ends the program. */
export function betweenPrompts(
  { suspend, stopWork, interrupt }: KeyEffects,
  { add, clear }: Pick<ReturnType<typeof keyQueue>, "add" | "clear">,
  resumed: () => void,
) {
  let interrupted: (() => void) | undefined;
  let hasAsked = false;
  const take = (key: string) => {
    if (key === CTRL_C && interrupted) {
      clear();
      interrupted();
    } else if (key === CTRL_C && stopWork?.()) clear();
    else if (key === CTRL_C && !hasAsked) interrupt();
    else if (key === CTRL_Z) suspend?.(resumed);
    else add(key);
  };
  return {
    ask() {
      hasAsked = true;
    },
    add: (typed: string) => [...typed.replaceAll(new RegExp(MOUSE_REPORT, "g"), "")].forEach(take),
    /** Calls `handler` at every Ctrl-C that is pressed between prompts, until the result is called. */
    onInterrupt(handler: () => void) {
      interrupted = handler;
      return () => {
        interrupted = undefined;
      };
    },
  };
}
