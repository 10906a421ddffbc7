import { wrapAnsi } from "fast-wrap-ansi";
import type { Screen } from "../../view/view-settings.ts";
import type { LineReader, Terminal } from "../ports.ts";
import type { Interrupts } from "./interrupts.ts";
import { redrawnWindow } from "./redraw.ts";

const SECOND = 1_000;
/** Extra indentation of the continuation lines of a wrapped line. */
const HANGING = 3;
/** The beginning of a position or a file name: no word is that long and has a slash or backslash. */
const LONG_WORD = /^(?=\S*[/\\])[^\s“]{24}/;

/** What the terminal needs of the process. */
interface TerminalHost {
  /** The standard input is a keyboard. */
  readonly keyboard: boolean;
  /** The window can be redrawn: it obeys escape codes, and nobody has it read out. */
  readonly redraws: boolean;
  readonly readLine: LineReader;
  write(text: string): void;
  /** Returns the size and abilities of the screen now. */
  screen(): Screen;
  /** Waits for some milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** Returns the terminal or pipe that the program was started in. */
export function openTerminal(
  { keyboard, redraws, readLine, write, screen, wait }: TerminalHost,
  interrupts: Interrupts,
): Terminal {
  const window = redrawnWindow(write, () => screen().rows);
  return {
    interactive: keyboard,
    async ask(prompt, complete, advice) {
      await interrupts.end();
      window.asked();
      return readLine(
        keyboard ? `${wrapped(prompt.trimEnd(), screen().columns)} ` : prompt,
        complete,
        advice,
      );
    },
    say: (text) => window.say(`${wrapped(text, screen().columns)}\n`),
    redraw: redraws ? window.redraw : undefined,
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

/** Returns what overwrites the current line, without escape codes. */
function overwritten(text: string, columns: number): string {
  const width = Math.max(0, columns - 1);
  // Leaves room for the ^C of an interruption.
  const shown = text.slice(0, Math.max(0, width - 2));
  return `\r${" ".repeat(width)}\r${shown}`;
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
