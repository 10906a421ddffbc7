import type { Told } from "./page.ts";
import type { Screen } from "./screen-port.ts";

/** In lower windows nothing is held back. */
const LOWEST_WINDOW = 8;
const MORE = "Enter for more, q to skip the rest: ";
/** What brings back what a text hides. */
const BACK = { panes: "Enter for the program: ", board: "Enter for the board: " } as const;
const ERASE_LINE = "\x1b[2K\r";
const ERASE_LINE_ABOVE = "\x1b[1A\x1b[K";

/** What reading on needs of the terminal. */
interface Reader {
  readonly readLine: (prompt: string) => Promise<string | undefined>;
  write(text: string): void;
  /** Types keys at the next prompt. */
  typeFirst(keys: string): void;
}

/** Says text in a window, of which no more is shown at once than fits. */
export function pagedText(
  say: (lines: readonly string[], said: readonly Told[]) => void,
  rows: () => number,
) {
  /** The lines that may still be said. */
  let free = Number.POSITIVE_INFINITY;
  let held: readonly string[] = [];
  /** What the held lines are part of. */
  let heldTold: readonly Told[] = [];
  /** Whether a line is waited for; the advice that Ctrl-C gives then is not held back. */
  let asking = false;

  function sayHeld(lines: number): void {
    const now = held.slice(0, lines);
    held = held.slice(now.length);
    free = lines - now.length;
    if (now.length > 0) say(now, held.length > 0 ? [] : heldTold);
    if (held.length === 0) heldTold = [];
  }

  /** Asks to read on. Returns whether another line was typed, which is typed again at the next prompt. */
  async function isLeft({ readLine, write, typeFirst }: Reader, prompt: string): Promise<boolean> {
    asking = true;
    const answer = await readLine(prompt);
    asking = false;
    write(answer === undefined ? ERASE_LINE : ERASE_LINE_ABOVE);
    const line = answer?.trim() ?? "q";
    // A letter, yes and no are meant for the text.
    const isAnswer = !/^([a-z]?|yes|no)$/i.test(line);
    // A number may answer a question that cannot be seen here: it is shown there, and waits for Enter.
    if (isAnswer) typeFirst(prompt === BACK.panes && /^\d/.test(line) ? line : `${line}\r`);
    return isAnswer || line.toLowerCase() === "q";
  }

  return {
    /** Holds back what does not fit into the window, until `end`. */
    begin() {
      if (rows() >= LOWEST_WINDOW) free = rows() - 1;
    },
    end: () => sayHeld(Number.POSITIVE_INFINITY),
    say(lines: readonly string[], told: Told) {
      if (asking || (held.length === 0 && lines.length <= free)) {
        if (!asking) free -= lines.length;
        say(lines, [told]);
        return;
      }
      held = [...held, ...lines];
      heldTold = [...heldTold, told];
      sayHeld(free);
    },
    /**
     * Shows what is held back, a screenful for each Enter; q, another line or the end of input drops the rest.
     * Returns whether it was dropped.
     */
    async readOn(reader: Reader): Promise<boolean> {
      while (held.length > 0) {
        const dropped = await isLeft(reader, MORE);
        if (dropped) held = [];
        sayHeld(rows() - 1);
        if (dropped) return true;
      }
      return false;
    },
    /** Waits until what hides a page has been read. */
    async pause(reader: Reader, hidden: keyof typeof BACK) {
      await isLeft(reader, BACK[hidden]);
    },
  };
}

/** In milliseconds: waits are announced after this time, work after twice as long. */
const LONG_WAIT = 500;

/** Waits for work, and shows the text while it takes long. */
export function toldIfLong<Value>(work: Promise<Value>, text: string, { status }: Screen) {
  const clear = () => status("");
  const timer = setTimeout(() => {
    status(text);
    work.then(clear, clear);
  }, 2 * LONG_WAIT);
  return work.finally(() => clearTimeout(timer));
}

interface Waiting {
  wait(milliseconds: number): Promise<void>;
  write(text: string): void;
}

/** Says once, in place of a status line, what a long wait between two prompts is for. */
export function waitInWords({ wait, write }: Waiting) {
  let latest = "";
  let isTimed = false;
  let isTold = false;
  return {
    async status(text: string) {
      latest = text;
      if (text === "" || isTimed || isTold) return;
      isTimed = true;
      await wait(LONG_WAIT);
      isTimed = false;
      if (latest === "" || isTold) return;
      isTold = true;
      write(`${text}\n`);
    },
    end() {
      isTold = false;
    },
  };
}

/** What replaces the line that the cursor is in. */
export function overwriteLine(text: string, columns: number): string {
  const width = Math.max(0, columns - 1);
  // Leaves room for the ^C of an interruption.
  const shown = text.slice(0, Math.max(0, width - 2));
  return `\r${" ".repeat(width)}\r${shown}`;
}
