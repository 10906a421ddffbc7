import { wrapAnsi } from "fast-wrap-ansi";
import { printable } from "../../core/text.ts";
import type { Port, Screen } from "./port.ts";

/** How much of a piped line is repeated after its prompt, in characters. */
const ECHOED = 60;
/** By how much the later lines of a broken line stand further in. */
const HANGING = 3;
/** The beginning of a position or a file name: no word of a language is so long and has a slash. */
const LONG_WORD = /^(?=\S*\/)[^\s“]{24}/;

/** What the terminal port needs of the process it runs in. */
interface TerminalHost {
  /** The standard input is a terminal: there is a keyboard to ask at. */
  readonly keyboard: boolean;
  write(text: string): void;
  /** Returns the reader of a pipe's lines, each undefined at the end. */
  pipedLines(): Promise<() => string | undefined>;
  /** The screen as it is now. */
  shown(): Screen;
  today(): string;
}

/** The port to the terminal or pipe that the program was started in. */
export async function terminalPort({
  keyboard,
  write,
  pipedLines,
  shown: screen,
  today,
}: TerminalHost): Promise<Omit<Port, "think" | "files">> {
  const say = (text: string) => write(`${wrapped(text, screen().columns)}\n`);
  if (keyboard) {
    const { askAtKeyboard } = await import("./keyboard.ts");
    return {
      say,
      ...(screen().columns === undefined
        ? {}
        : { status: (text) => write(overwritten(text, screen().columns)) }),
      screen,
      today,
      async ask(prompt) {
        await turnOfTheLoop();
        const line = askAtKeyboard(`${wrapped(prompt.trimEnd(), screen().columns)} `);
        await turnOfTheLoop();
        return line;
      },
    };
  }
  const nextLine = await pipedLines();
  return {
    say,
    screen,
    today,
    async ask(prompt) {
      write(prompt);
      const line = nextLine();
      if (line !== undefined) write(`${echo(line)}\n`);
      return line;
    },
  };
}

/** A line that takes the place of the one before it, without any code that a screen need know. */
function overwritten(text: string, columns = 0): string {
  const width = Math.max(0, columns - 1);
  // Room is left for the ^C of somebody who breaks the thinking off.
  const shown = text.slice(0, Math.max(0, width - 2));
  return `\r${" ".repeat(width)}\r${shown}`;
}

/** Lets the process notice that the window has changed its size, which it cannot while it waits. */
async function turnOfTheLoop(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** A piped answer, shown as if it had been typed. */
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
 * Breaks a line between words; what follows the break is indented a little more than the line. A
 * line that begins with no word of a language, as a position does, is left whole: to be copied.
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
