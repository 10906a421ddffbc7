import type { Page } from "../ports.ts";

/**
 * Empties the window from the second line down and then its first line. Erasing everything from the
 * top would make some terminals copy the window into the scrollback every time.
 */
const EMPTY_WINDOW = "\x1b[2H\x1b[J\x1b[H\x1b[K";

/**
 * A window that writes each page at once, so that it does not flicker. Pages overwrite each other, but
 * dialogue scrolls out of the window; if it has just been said, the next page repeats it.
 * @param rows the present height; undefined if it is unknown
 */
export function redrawnWindow(write: (text: string) => void, rows: () => number | undefined) {
  let collected: string | undefined;
  let overwrites = false;
  /** What has been said since the last page or question. */
  let unread: string[] = [];

  /** Shows a text below what is shown already. */
  function say(text: string): void {
    if (collected !== undefined) {
      collected += text;
      return;
    }
    write(text);
    unread.push(text);
    overwrites = false;
  }

  /** What is said while a function runs. */
  function textOf(show: () => void): string {
    collected = "";
    show();
    const text = collected;
    collected = undefined;
    return text;
  }

  return {
    say,
    /** Replaces what is shown. */
    redraw({ board, news = [], rest = () => {} }: Page) {
      const height = rows() ?? 0;
      const told = [...unread, ...news.map(textOf)];
      const last = textOf(rest);
      const free = height - [...told, last].join("").split("\n").length;
      const page = fitPage(
        textOf(() => board(free)),
        told,
        last,
        height,
      );
      const scrolled = overwrites ? "" : "\n".repeat(height);
      write(scrolled + EMPTY_WINDOW + page);
      overwrites = true;
      unread = [];
    },
    /** Notes that the players have read what was said: a line is asked for after it. */
    markRead() {
      overwrites = false;
      unread = [];
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
