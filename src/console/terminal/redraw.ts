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
 * dialogue scrolls out of the window; if it has just been said, the next page repeats it. A page that
 * scrolls out because of a short answer, such as a refusal, is drawn again with the answer.
 * @param rows the present height; 0 if it is unknown
 */
export function redrawnWindow(write: (text: string) => void, rows: () => number) {
  const collector = pageCollector();
  const shown = shownPage(rows, collector);
  /** What the window ends with; a question only right below a page. */
  let end: "page" | "question" | "text" = "text";
  /** What has been said since the last page or question, and before that question. */
  let unread: string[] = [];
  let told: readonly string[] = [];

  /** Shows a text below what is shown already; `find` finds the squares of a board. */
  function say(text: string, find?: SquareFinder): void {
    if (collector.collects(text, find)) return;
    write(text);
    // A page that repeats what was said has a board of its own.
    if (!find) unread.push(text);
    shown.follow(linesOf(text) - 1, find !== undefined);
    end = "text";
  }

  function show(next: Drawn): void {
    write((end === "page" ? "" : "\n".repeat(rows())) + EMPTY_WINDOW + next.text);
    end = "page";
    unread = [];
  }

  /** Replaces what is shown; `again` if the page is the same. */
  function redraw(page: Page, again = false): void {
    const news = [...collector.repeating(unread), ...(page.news ?? [])];
    show(shown.replace(collector.compose({ ...page, news }, rows()), again));
  }

  return {
    say,
    redraw,
    /**
     * Notes that the players have read what was said: a line is asked for after it.
     * @param lines those of the question
     * @param keeps whether the page is to stay in the window
     */
    markRead(lines = 1, keeps = false) {
      told = unread;
      const again = shown.ask(unread, lines, keeps);
      if (again) show(again);
      end = end === "page" ? "question" : "text";
      unread = [];
    },
    /** Notes that a line has been typed: no page repeats what was said meanwhile. */
    markAnswered() {
      unread = [];
    },
    /**
     * Draws the page above the question again, or else a new one with what was said right before it.
     * @param marked whether the board of the new page takes the place of the one that is there
     * @param scrolls whether what the window shows scrolls out of it, and is not overwritten
     */
    refresh(page: Page, marked: boolean, scrolls = false) {
      const said = [...told, ...unread];
      const same = end === "question" ? shown.page() : undefined;
      if (!same) unread = fitting(page, said, rows(), collector) ? said : [];
      else if (!scrolls) end = "page";
      redraw(same ? { ...same, ...(marked && { board: page.board }) } : page, same !== undefined);
      shown.followQuestion();
      end = "question";
    },
    squareAt: shown.squareAt,
  };
}

/** The page that has been drawn last, and what has followed it. */
function shownPage(rows: () => number, collector: Collector) {
  let drawn: Drawn | undefined;
  /** The page with what was said before the first question; undefined until then. */
  let kept: Page | undefined;
  /** A question stands below the page since it was drawn, so that what is said next is an answer. */
  let asked = false;
  /** The lines that have followed the page, with those of the question. */
  let below = 0;

  const hasScrolled = () => drawn && linesOf(drawn.text) - 1 + below > rows();

  return {
    page: () => drawn?.page,
    replace(next: Drawn, again: boolean): Drawn {
      drawn = next;
      if (!again) [kept, asked] = [undefined, false];
      below = 0;
      return next;
    },
    /** @param another whether the lines are another board, which takes the place of the page */
    follow(lines: number, another = false) {
      below += lines;
      if (another) [drawn, kept] = [undefined, undefined];
    },
    followQuestion() {
      below += 1;
      asked = true;
    },
    /** Draws the page again with what was said, if it has scrolled and everything fits. */
    ask(said: readonly string[], lines: number, keeps: boolean): Drawn | undefined {
      below += lines;
      const page = kept ?? drawn?.page;
      const again = keeps && page && said.length > 0 && hasScrolled();
      const next = again ? fitting(page, said, rows() - lines + 1, collector) : undefined;
      kept ??= page && withSaid(page, asked ? [] : said, collector);
      if (next) [drawn, below] = [next, lines];
      return next;
    },
    /** Finds a square on the last page, unless it has scrolled. */
    squareAt(line: number, column: number): number | undefined {
      return hasScrolled() ? undefined : drawn?.squareAt(line, column);
    },
  };
}

const linesOf = (text: string) => text.split("\n").length;

type Collector = ReturnType<typeof pageCollector>;

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
    /** News that repeats what has been said. */
    repeating: (said: readonly string[]) =>
      said.map((text) => () => {
        collected += text;
      }),
    compose(page: Page, height: number): Drawn {
      const { board, news = [], rest = () => {} } = page;
      const told = news.map(textOf);
      const whole = textOf(rest);
      const free = height - linesOf([...told, whole].join(""));
      squareAt = undefined;
      const top = textOf(() => board(free));
      const over = linesOf(withoutEmptyLines(top)) - 1 - free;
      const last = over > 0 ? textOf(() => rest(over)) : whole;
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

/** A page whose news ends with what has been said. */
const withSaid = (page: Page, said: readonly string[], { repeating }: Collector): Page => ({
  ...page,
  news: [...(page.news ?? []), ...repeating(said)],
});

/** A page with what has been said, in a window of that height; undefined if it does not fit. */
function fitting(page: Page, said: readonly string[], height: number, collector: Collector) {
  const next = collector.compose(withSaid(page, said, collector), height);
  // The reason of a refusal is enough, without the line before it.
  const least = said.length === 2 && linesOf(said[0]!) === 2 ? said.slice(1) : said;
  const fits = linesOf(next.text) <= height && next.text.includes(least.join(""));
  return fits ? next : undefined;
}

const withoutEmptyLines = (board: string) => board.replaceAll(/^\n/gm, "");

/**
 * A page that leaves a line for the prompt, if that is possible without empty lines and all news but
 * the latest.
 */
function fitPage(board: string, news: readonly string[], rest: string, height: number): string {
  const told = [board, ...news].join("");
  // An answer, such as that of describe, may end as the page does.
  const whole = told.endsWith(rest) ? told : told + rest;
  if (whole.split("\n").length <= height) return whole;
  const dense = withoutEmptyLines(board);
  if (dense !== board) return fitPage(dense, news, rest, height);
  return news.length > 1 ? fitPage(board, news.slice(1), rest, height) : whole;
}
