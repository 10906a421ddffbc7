import type { Top } from "../drawing/shown.ts";
import { type Canvas, type FittedPage, fitPage, type Page, type Told } from "./page.ts";

/**
 * Empties the window from the second line down and then its first line. Erasing everything from the
 * top would make some terminals copy the window into the scrollback every time.
 */
const EMPTY_WINDOW = "\x1b[2H\x1b[J\x1b[H\x1b[K";

/** What replaces everything in a window of so many rows, which scrolls out of it. */
const scrolledPage = (rows: number, text: string): string =>
  "\n".repeat(rows) + EMPTY_WINDOW + text;

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

/**
 * A window that writes each page at once, so that it does not flicker. Pages overwrite each other, but
 * dialogue scrolls out of the window; if it has just been said, the next page repeats it. A page that
 * scrolls out because of a short answer, such as a refusal, is drawn again with the answer.
 */
export class RedrawnWindow {
  private drawn: { readonly page: Page; readonly fitted: FittedPage } | undefined;
  /** The page with what was said before its first question; undefined until then. */
  private kept: Page | undefined;
  /** The lines that have followed the page, with those of the question. */
  private below = 0;
  /** What the window ends with; a question only right below a page. */
  private end: "page" | "question" | "text" = "text";
  /** What has been said since the last page or question, and before that question. */
  private unread: readonly Told[] = [];
  private told: readonly Told[] = [];
  /** The board or panes that were shown last, on a page or below. */
  private scene: Top | undefined;

  /** The height of the window in which the board is small because of a long answer, until another is shown. */
  private smallIn: number | undefined;

  private readonly write: (text: string) => void;
  /** The window as it is now. */
  private readonly canvas: () => Canvas;

  constructor(write: (text: string) => void, canvas: () => Canvas) {
    this.write = write;
    this.canvas = canvas;
  }

  /** The square at a place of the window, unless its board has scrolled. */
  squareAt(line: number, column: number): number | undefined {
    return this.hasScrolled() ? undefined : this.drawn?.fitted.squareAt(line, column);
  }

  /** Shows lines below what is shown already. */
  say(lines: readonly string[], said: readonly Told[]): void {
    this.write(textOf(lines));
    this.unread = [...this.unread, ...said];
    this.below += lines.length;
    this.end = "text";
  }

  /** Notes that a board below has taken the place of the page. */
  forgetPage(scene: Top): void {
    this.drawn = undefined;
    this.kept = undefined;
    this.scene = scene;
  }

  /** Replaces what is shown. */
  redraw({ scene, news }: Page): void {
    this.smallIn = undefined;
    this.draw({ scene, news: [...this.unread, ...news] });
    this.kept = undefined;
    this.scene = scene;
  }

  /**
   * Notes that the players have read what was said: a line is asked for after it.
   * @param lines those of the question
   * @param keeps whether the page is to stay in the window
   */
  markRead(lines: number, keeps: boolean): void {
    const page = this.drawn?.page;
    const again = keeps ? this.pageToKeep(lines) : undefined;
    this.kept ??= page && { ...page, news: [...page.news, ...this.unread] };
    this.told = this.unread;
    if (again) this.draw(again, this.end === "page", lines);
    this.below += lines;
    this.end = this.end === "page" ? "question" : "text";
    this.unread = [];
  }

  /** Notes that a line has been typed: no page repeats what was said meanwhile. */
  markAnswered(): void {
    this.unread = [];
  }

  /**
   * Draws the page above the question again, or else one with what was said right before it.
   * @param scene the board of the new page, or with marks for the one that is there; undefined for the
   * board that was shown last, if there is room for it besides what was said
   * @param lines those of the question
   * @param scrolls whether what the window shows scrolls out of it, and is not overwritten
   */
  refresh(scene: Top | undefined, lines = 1, scrolls = false): void {
    const same = this.end === "question" ? this.drawn?.page : undefined;
    const shown = scene && same?.scene ? withCursor(same.scene, scene) : (scene ?? this.scene);
    const earlier = scene ? [] : (this.drawn?.page.news ?? []);
    const news = same ? same.news : [...earlier, ...this.told, ...this.unread];
    const wanted = same ? same.wanted : Math.min(1, news.length);
    const page = { scene: shown, news, wanted };
    const { fits } = this.fit(page, lines);
    const part = scene ? { scene: shown, news: [] } : { scene: undefined, news };
    this.draw(fits ? page : part, same !== undefined && !scrolls, lines);
    // A window that becomes larger shows all of it again.
    if (this.drawn) this.drawn = { ...this.drawn, page };
    if (!same) this.kept = page;
    this.below = lines;
    this.end = "question";
  }

  /** Whether a program's page has scrolled out, and has no room above a question of so many lines. */
  hidesPanes(lines: number): boolean {
    const isPanes = this.drawn?.page.scene?.kind === "panes";
    return isPanes && this.hasScrolled(lines) && !this.pageToKeep(lines);
  }

  /**
   * Draws a page, over the last one or after all else has scrolled out of the window.
   * @param lines those of the question below it
   */
  private draw(page: Page, over = this.end === "page", lines = 1): void {
    const { rows } = this.canvas();
    const fitted = this.fit(page, lines);
    this.smallIn = fitted.small ? rows : undefined;
    const text = textOf(fitted.lines);
    this.write(over ? EMPTY_WINDOW + text : scrolledPage(rows, text));
    this.drawn = { page, fitted };
    this.below = 0;
    this.end = "page";
    this.unread = [];
  }

  private fit(page: Page, lines: number): FittedPage {
    const canvas = this.canvas();
    return fitPage(page, canvas, lines, this.smallIn === canvas.rows);
  }

  /** Whether the first line of the page leaves the window, perhaps with more lines. */
  private hasScrolled(more = 0): boolean {
    const lines = this.drawn?.fitted.lines.length;
    return lines !== undefined && lines + this.below + more > this.canvas().rows;
  }

  /** The page to draw again because a question and the answer before it would scroll it out; undefined if none. */
  private pageToKeep(lines: number): Page | undefined {
    const page = this.kept ?? this.drawn?.page;
    const isNew = this.unread.length > 0 || page?.scene?.kind === "panes";
    const isGone = isNew && this.hasScrolled(lines);
    if (!page || !isGone) return undefined;
    const next = pageWith(page, this.unread, this.canvas());
    const { fits, news } = this.fit(next, lines);
    return fits && news >= next.wanted ? next : undefined;
  }
}

/** Marks of the page, such as those of a hint, stay unless the cursor takes their place. */
function withCursor(shown: Top, scene: Top): Top {
  if (shown.kind !== "board" || scene.kind !== "board") return shown;
  const hasCursor = [scene, shown].some(({ board }) => board.marks.cursor !== undefined);
  return hasCursor ? { ...shown, board: scene.board } : shown;
}

/** A page with what was said. */
function pageWith(page: Page, said: readonly Told[], canvas: Canvas) {
  const [first] = said;
  // The reason of a refusal is enough, without the line before it.
  const isRefusal = said.length === 2 && first && canvas.linesOf(first).length === 1;
  const wanted = said.length - (isRefusal ? 1 : 0);
  return { ...page, news: [...page.news, ...said], wanted };
}
