import { wrapAnsi } from "fast-wrap-ansi";
import { printable } from "../../core/text.ts";
import type { Interrupts } from "./interrupts.ts";
import type { Screen, Terminal } from "./ports.ts";

const SECOND = 1_000;
/** Characters of a piped line that are echoed after its prompt. */
const ECHOED = 60;
/** Extra indentation of the continuation lines of a wrapped line. */
const HANGING = 3;
/** The beginning of a position or a file name: no word is that long and has a slash. */
const LONG_WORD = /^(?=\S*\/)[^\s“]{24}/;

/** What the terminal needs of the process. */
interface TerminalHost {
  /** The standard input is a keyboard. */
  readonly keyboard: boolean;
  write(text: string): void;
  /** Returns the reader of a pipe's lines, each undefined at the end. */
  pipedLines(): Promise<() => string | undefined>;
  /** Returns the size and abilities of the screen now. */
  screen(): Screen;
  /** Waits for some milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** Returns the terminal or pipe that the program was started in. */
export async function openTerminal(
  { keyboard, write, pipedLines, screen, wait }: TerminalHost,
  interrupts: Interrupts,
): Promise<Terminal> {
  const ask = keyboard ? await keyboardReader(screen) : pipeReader(await pipedLines(), write);
  return {
    async ask(prompt) {
      await interrupts.end();
      return ask(prompt);
    },
    say: (text) => write(`${wrapped(text, screen().columns)}\n`),
    status(text) {
      const { columns } = screen();
      if (keyboard && columns !== undefined) write(overwritten(text, columns));
    },
    screen,
    async rest(seconds) {
      await Promise.race([wait(SECOND * seconds), interrupts.begin()]);
      return !interrupts.interrupted();
    },
  };
}

async function keyboardReader(screen: () => Screen): Promise<Terminal["ask"]> {
  const { askAtKeyboard } = await import("./keyboard.ts");
  return async (prompt) => {
    await turnOfTheLoop();
    const line = askAtKeyboard(`${wrapped(prompt.trimEnd(), screen().columns)} `);
    await turnOfTheLoop();
    return line;
  };
}

function pipeReader(
  nextLine: () => string | undefined,
  write: (text: string) => void,
): Terminal["ask"] {
  return async (prompt) => {
    write(prompt);
    const line = nextLine();
    if (line !== undefined) write(`${echo(line)}\n`);
    return line;
  };
}

/** Returns what overwrites the current line, without escape codes. */
function overwritten(text: string, columns: number): string {
  const width = Math.max(0, columns - 1);
  // Leaves room for the ^C of an interruption.
  const shown = text.slice(0, Math.max(0, width - 2));
  return `\r${" ".repeat(width)}\r${shown}`;
}

/** Lets the process handle a change of the window size, which it cannot while it waits for a line. */
async function turnOfTheLoop(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Returns a piped answer as it would have been typed. */
function echo(line: string): string {
  const characters = [...printable(line.slice(0, 4 * ECHOED))];
  return characters.length > ECHOED
    ? `${characters.slice(0, ECHOED).join("")}…`
    : characters.join("");
}

function wrapped(text: string, columns: number | undefined): string {
  if (columns === undefined || columns < 1) return text;
  return text
    .split("\n")
    .map((line) => hanging(line, columns))
    .join("\n");
}

/**
 * Wraps a line between words with hanging indentation. A position or a file name stays in one piece,
 * so that it can be copied.
 */
function hanging(line: string, columns: number): string {
  if (LONG_WORD.test(line)) return line;
  const indent = line.search(/\S/);
  const whole = wrapAnsi(line, columns, { trim: false });
  if (!whole.includes("\n") || indent > columns / 2) return whole;
  if (indent <= 0) return wrapAnsi(line, columns);
  const [first = "", ...more] = wrapAnsi(line.slice(indent), columns - indent - HANGING).split(
    "\n",
  );
  const continued = more.map((part) => " ".repeat(indent + HANGING) + part);
  return [" ".repeat(indent) + first, ...continued].join("\n");
}
