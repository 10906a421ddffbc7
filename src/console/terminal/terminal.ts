import { printable, printableLines } from "../../core/text.ts";
import type { Screen } from "../../view/view-settings.ts";
import type { LineReader, SquareFinder, Terminal } from "../ports.ts";
import type { Interrupts } from "./interrupts.ts";
import type { LineEditor } from "./line-editor.ts";
import { pagedText } from "./paged-text.ts";
import { boardKeys } from "./prompt-keys.ts";
import { redrawnWindow } from "./redraw.ts";

const SECOND = 1_000;

/** What the terminal needs of the process. */
interface TerminalHost {
  /** The standard input is a keyboard. */
  readonly keyboard: boolean;
  readonly readLine: LineReader;
  /** If there is one, the window can be redrawn: it obeys escape codes, and nobody has it read out. */
  readonly editor?:
    | Pick<LineEditor, "typedAhead" | "typeFirst" | "showAgain" | "reportClicks">
    | undefined;
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
export function openTerminal(host: TerminalHost, interrupts: Interrupts): Terminal {
  const { keyboard, editor, readLine, wrapText, write, screen, wait } = host;
  const window = redrawnWindow(write, () => screen().rows ?? 0);
  const wrap = (text: string) => {
    const { columns = 0 } = screen();
    return wrapText && columns > 0 ? wrapText(text, columns) : text;
  };
  const pages = pagedText(window, () => screen().rows ?? 0);
  const keysOf = boardKeys(window, () => editor?.showAgain());
  return {
    interactive: keyboard,
    async ask(prompt, complete, advice, countdown, board) {
      await interrupts.end();
      pages.end();
      const shown = (text: string) =>
        keyboard ? `${wrap(printableLines(text).trimEnd())} ` : printableLines(text);
      window.markRead(shown(prompt).split("\n").length, board?.redrawn);
      editor?.reportClicks(board?.mouse === true && board.choice !== undefined);
      const counting = countdown && { ...countdown, prompt: () => shown(countdown.prompt()) };
      const keys = board && editor ? keysOf(board) : undefined;
      const line = await readLine(shown(prompt), complete, advice, counting, keys);
      window.markAnswered();
      return line;
    },
    paginate: editor && pages.begin,
    async readPages() {
      await interrupts.end();
      if (editor && !editor.typedAhead()) await pages.readOn(readLine, write, editor.typeFirst);
      pages.end();
    },
    say(text, coloured = false, squareAt?: SquareFinder) {
      const shown = wrap(coloured ? text : printableLines(text));
      pages.say(`${shown}\n`, coloured || squareAt !== undefined, squareAt);
    },
    redraw: editor && pages.redraw,
    status(text) {
      pages.end();
      const { columns } = screen();
      if (keyboard && columns !== undefined) write(overwriteLine(printable(text), columns));
    },
    screen,
    async rest(seconds) {
      pages.end();
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
