import type { Page, SquareFinder } from "../ports.ts";
import type { RedrawnWindow } from "./redraw.ts";

/** In lower windows nothing is held back. */
const LOWEST_WINDOW = 8;
const MORE = "Enter for more, q to skip the rest: ";
const ERASE_LINE = "\x1b[2K\r";
const ERASE_LINE_ABOVE = "\x1b[1A\x1b[K";

/** Says text in a window, of which no more is shown at once than fits. */
export function pagedText({ say, redraw }: RedrawnWindow, rows: () => number) {
  /** The lines that may still be said. */
  let free = Number.POSITIVE_INFINITY;
  let held: readonly string[] = [];
  /** Whether a line is waited for; the advice that Ctrl-C gives then is not held back. */
  let asking = false;

  function sayHeld(lines: number): void {
    const now = held.slice(0, lines);
    held = held.slice(now.length);
    free = lines - now.length;
    if (now.length > 0) say(now.map((line) => `${line}\n`).join(""));
  }

  const end = () => sayHeld(Number.POSITIVE_INFINITY);

  return {
    /** Holds back what does not fit into the window, until `end`, a board or a page. */
    begin() {
      if (rows() >= LOWEST_WINDOW) free = rows() - 1;
    },
    end,
    /** Says a text that ends with a newline. */
    say(text: string, isBoard: boolean, squareAt?: SquareFinder) {
      if (isBoard) end();
      if (isBoard || asking) {
        say(text, squareAt);
        return;
      }
      held = [...held, ...text.slice(0, -1).split("\n")];
      sayHeld(free);
    },
    redraw(page: Page) {
      end();
      redraw(page);
    },
    /**
     * Shows what has been held back, a screenful for each Enter; "q", the end of input or any other line
     * drops the rest, and the latter is typed again at the next prompt.
     */
    async readOn(
      readLine: (prompt: string) => Promise<string | undefined>,
      write: (text: string) => void,
      typeAgain: (line: string) => void,
    ) {
      while (held.length > 0) {
        asking = true;
        const answer = await readLine(MORE);
        asking = false;
        write(answer === undefined ? ERASE_LINE : ERASE_LINE_ABOVE);
        const line = answer?.trim() ?? "q";
        // A letter, yes and no are meant for the text.
        const isAnswer = !/^([a-z]?|yes|no)$/i.test(line);
        if (isAnswer) typeAgain(line);
        if (isAnswer || line.toLowerCase() === "q") held = [];
        sayHeld(rows() - 1);
      }
    },
  };
}
