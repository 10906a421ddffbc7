import { printable, printableLines } from "../../core/text.ts";
import type { Screen } from "../../view/view-settings.ts";
import type { LineReader, Terminal } from "../ports.ts";
import type { Interrupts } from "./interrupts.ts";
import { redrawnWindow } from "./redraw.ts";

const SECOND = 1_000;

/** What the terminal needs of the process. */
interface TerminalHost {
  /** The standard input is a keyboard. */
  readonly keyboard: boolean;
  /** The window can be redrawn: it obeys escape codes, and nobody has it read out. */
  readonly redraws: boolean;
  readonly readLine: LineReader;
  /** Wraps a text to a number of columns; undefined without a window. */
  readonly wrapText: ((text: string, columns: number) => string) | undefined;
  write(text: string): void;
  /** The size and abilities of the screen now. */
  screen(): Screen;
  wait(milliseconds: number): Promise<void>;
}

/**
 * The terminal or pipe that the program was started in. All that the dialogue shows is made printable
 * here: it may quote records, files, what was typed or what a student's program printed.
 */
export function openTerminal(
  { keyboard, redraws, readLine, wrapText, write, screen, wait }: TerminalHost,
  interrupts: Interrupts,
): Terminal {
  const window = redrawnWindow(write, () => screen().rows);
  const wrap = (text: string) => {
    const { columns = 0 } = screen();
    return wrapText && columns > 0 ? wrapText(text, columns) : text;
  };
  return {
    interactive: keyboard,
    async ask(prompt, complete, advice, countdown) {
      await interrupts.end();
      window.markRead();
      const shown = (text: string) =>
        keyboard ? `${wrap(printableLines(text).trimEnd())} ` : printableLines(text);
      const counting = countdown && { ...countdown, prompt: () => shown(countdown.prompt()) };
      return readLine(shown(prompt), complete, advice, counting);
    },
    say: (text, coloured = false) =>
      window.say(`${wrap(coloured ? text : printableLines(text))}\n`),
    redraw: redraws ? window.redraw : undefined,
    status(text) {
      const { columns } = screen();
      if (keyboard && columns !== undefined) write(overwriteLine(printable(text), columns));
    },
    screen,
    async rest(seconds) {
      await Promise.race([wait(SECOND * seconds), interrupts.begin()]);
      return !interrupts.interrupted();
    },
  };
}

/** What overwrites the current line, without escape codes. */
function overwriteLine(text: string, columns: number): string {
  const width = Math.max(0, columns - 1);
  // Leaves room for the ^C of an interruption.
  const shown = text.slice(0, Math.max(0, width - 2));
  return `\r${" ".repeat(width)}\r${shown}`;
}
