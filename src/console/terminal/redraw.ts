import type { Page, SquareFinder } from "../ports.ts";

/**
 * Empties the window from the second line down and then its first line. Erasing everything from the
 * top would make some terminals copy the window into the scrollback every time.
 */
const EMPTY_WINDOW = "\x1b[2H\x1b[J\x1b[H\x1b[K";

/** A page that has been drawn, and the squares on it. */
interface Drawn {
  readonly page: Page;
  readonly text: string;
  readonly squareAt: SquareFinder;
}

export type RedrawnWindow = ReturnType<typeof redrawnWindow>;

/**
 * A window that writes each page at once, so that it does not flicker. Pages overwrite each other, but
 * dialogue scrolls out of the window; if it has just been said, the next page repeats it.
 * @param rows the present height; 0 if it is unknown
 */
export function redrawnWindow(write: (text: string) => void, rows: () => number) {
  const collector = pageCollector();
  let drawn: Drawn | undefined;
  let overwrites = false;
  /** What has been said since the last page or question. */
  let unread: string[] = [];
  /** Whether the question is right below the page, and what was said before it. */
  let standing = false;
  let told: readonly string[] = [];
  /** The lines that have followed the page, with those of the question. */
  let below = 0;

  /** Shows a text below what is shown already; `find` finds the squares of a board. */
  function say(text: string, find?: SquareFinder): void {
    if (collector.collects(text, find)) return;
    write(text);
    // A page that repeats what was said has a board of its own.
    if (!find) unread.push(text);
    below += linesOf(text) - 1;
    overwrites = false;
    standing = false;
  }

  /** Replaces what is shown. */
  function redraw({ board, news = [], rest = () => {} }: Page): void {
    const repeated = unread.map((text) => () => say(text));
    drawn = collector.compose({ board, news: [...repeated, ...news], rest }, rows());
    write((overwrites ? "" : "\n".repeat(rows())) + EMPTY_WINDOW + drawn.text);
    overwrites = true;
    unread = [];
    below = 0;
  }

  return {
    say,
    redraw,
    /**
     * Notes that the players have read what was said: a line is asked for after it.
     * @param lines those of the question
     */
    markRead(lines = 1) {
      told = unread;
      standing = overwrites;
      below += lines;
      overwrites = false;
      unread = [];
    },
    /**
     * Draws the page above the question again, or else a new one with what was said right before it.
     * @param marked whether the board of the new page takes the place of the one that is there
     * @param scrolls whether what the window shows scrolls out of it, and is not overwritten
     */
    refresh(page: Page, marked: boolean, scrolls = false) {
      overwrites = standing && !scrolls;
      if (!standing) unread = [...told, ...unread];
      redraw(standing && drawn ? { ...drawn.page, ...(marked && { board: page.board }) } : page);
      standing = true;
      overwrites = false;
      below = 1;
    },
    /** Finds a square on the last page, unless it has scrolled. */
    squareAt(line: number, column: number): number | undefined {
      if (!drawn || linesOf(drawn.text) - 1 + below > rows()) return undefined;
      return drawn.squareAt(line, column);
    },
  };
}

const linesOf = (text: string) => text.split("\n").length;

/** Collects what the functions of a page say. */
function pageCollector() {
  let collected: string | undefined;
  let squareAt: SquareFinder | undefined;

  /** What is said while a function runs. */
  function textOf(show: () => void): string {
    collected = "";
    show();
    const text = collected;
    collected = undefined;
    return text;
  }

  return {
    /** Returns false if no page is composed. */
    collects(text: string, find?: SquareFinder): boolean {
      if (collected === undefined) return false;
      const top = collected.split("\n").length - 1;
      if (find) squareAt = (line, column) => find(line - top, column);
      collected += text;
      return true;
    },
    compose(page: Required<Page>, height: number): Drawn {
      const { board, news, rest } = page;
      const told = news.map(textOf);
      const last = textOf(rest);
      const free = height - [...told, last].join("").split("\n").length;
      squareAt = undefined;
      const top = textOf(() => board(free));
      const text = fitPage(top, told, last, height);
      // Empty lines may have been left out.
      const lines = [...top.split("\n").entries()].filter(
        ([, line]) => line || text.startsWith(top),
      );
      const find: SquareFinder = (line, column) => squareAt?.(lines[line]?.[0] ?? -1, column);
      return { page, text, squareAt: find };
    },
  };
}

/**
 * A page that leaves a line for the prompt, if that is possible without empty lines and all news but
 * the latest.
 */
function fitPage(board: string, news: readonly string[], rest: string, height: number): string {
  const whole = [board, ...news, rest].join("");
  if (whole.split("\n").length <= height) return whole;
  const dense = board.replaceAll(/^\n/gm, "");
  if (dense !== board) return fitPage(dense, news, rest, height);
  return news.length > 1 ? fitPage(board, news.slice(1), rest, height) : whole;
}
