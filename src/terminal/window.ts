import { stripVTControlCharacters } from "node:util";
import { shortened } from "../base/text.ts";
import { lineOf, mostColumns, SAID } from "../drawing/line.ts";
import type { Top } from "../drawing/shown.ts";
import {
  answerForms,
  type Canvas,
  type FittedPage,
  fitPage,
  isRefusal,
  type Page,
  pageWith,
  type Told,
  withCursor,
} from "./page.ts";

/**
 * Empties the window from the second line down and then its first line. Erasing everything from the
 * top would make some terminals copy the window into the scrollback every time.
 */
const EMPTY_WINDOW = "\x1b[2H\x1b[J\x1b[H\x1b[K";

/** What replaces everything in a window of so many rows, which scrolls out of it. */
const scrolledPage = (rows: number, text: string): string =>
  "\n".repeat(rows) + EMPTY_WINDOW + text;

/** The most characters of a refused line that are shown again. */
const TYPED = 40;

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

/** How a page is shown again in a window that may show anything: over that, or once it has scrolled out. */
export type Redrawing = "whole" | "scrolled";

/** A page as it was written into a window of some size. */
interface DrawnPage {
  readonly page: Page;
  readonly fitted: FittedPage;
  readonly columns: number;
  readonly rows: number;
}

/**
 * A window that writes each page at once, and of it what has changed, so that it does not flicker. Pages overwrite
 * each other, but dialogue is kept in the scrollback; if it has just been said, the next page repeats it. A page
 * that scrolls out because of a short answer, such as a refusal, is drawn again with the answer.
 */
export class RedrawnWindow {
  private drawn: DrawnPage | undefined;
  /** Whether the window is known to show the page and what followed it, and nothing else. */
  private isKnown = false;
  /** The page with what was said before its first question; undefined until then. */
  private kept: Page | undefined;
  /** The lines that have followed the page, with those of the question. */
  private below: readonly string[] = [];
  /** Of the question that waits for its answer, the lines; 0 between questions. */
  private asked = 0;
  /** What the window ends with; a question only right below a page. */
  private end: "page" | "question" | "text" = "text";
  /** What has been said since the last page or question, and before that question. */
  private unread: readonly Told[] = [];
  private told: readonly Told[] = [];
  /** The last line that was typed since the last page, with its question. */
  private typed: readonly Told[] = [];
  /** The board or panes that were shown last, on a page or below. */
  private scene: Top | undefined;

  /** The height of the window in which the board is small because of a long answer, until another is shown. */
  private smallIn: number | undefined;

  private readonly write: (text: string) => void;
  /** The window as it is now. */
  private readonly canvas: () => Canvas;
  /** Whether the last prompt may have taken more lines than its own, for example for a long line. */
  private readonly hasGrown: () => boolean;

  constructor(write: (text: string) => void, canvas: () => Canvas, hasGrown = () => false) {
    this.write = write;
    this.canvas = canvas;
    this.hasGrown = hasGrown;
  }

  /** Lets the next page be written whole: what the window shows is not known any more. */
  writeWhole(): void {
    this.isKnown = false;
  }

  /** The square at a place of the window, unless its board has scrolled. */
  squareAt(line: number, column: number): number | undefined {
    return this.hasScrolled() ? undefined : this.drawn?.fitted.squareAt(line, column);
  }

  /** Shows lines below what is shown already. */
  say(lines: readonly string[], said: readonly Told[]): void {
    // A page has taken the place of the line that is refused.
    const typed = this.end === "page" && said.some(isRefusal) ? this.typed : [];
    const shown = [...typed.flatMap(this.canvas().linesOf), ...lines];
    this.write(textOf(shown));
    this.unread = [...this.unread, ...said];
    this.below = [...this.below, ...shown];
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
    this.draw({ scene, news: [...this.withTyped(this.unread), ...news] });
    this.kept = undefined;
    this.scene = scene;
  }

  /**
   * Notes that the players have read what was said: a line is asked for after it.
   * @param keeps whether the page is to stay in the window
   */
  markRead(question: string, keeps: boolean): void {
    const asked = question.split("\n");
    const lines = asked.length;
    if (this.hasGrown()) this.writeWhole();
    const page = this.drawn?.page;
    const again = keeps ? this.pageToKeep(lines) : undefined;
    this.told = this.withTyped(this.unread);
    this.kept ??= page && pageWith(page, this.told);
    if (again) this.draw(again, this.end === "page", lines);
    this.below = [...this.below, ...asked];
    this.asked = lines;
    this.end = this.end === "page" ? "question" : "text";
    this.unread = [];
  }

  /** Notes that a line has been typed: no page repeats what was said meanwhile. */
  markAnswered(line = "", question = ""): void {
    const asked = lineOf([{ text: stripVTControlCharacters(question), role: "quiet" }]);
    this.typed = line.trim() === "" ? [] : [SAID.typed(asked, shortened(line, TYPED))];
    if (this.asked > 0) this.below = [...this.below.slice(0, -1), (this.below.at(-1) ?? "") + line];
    this.asked = 0;
    this.unread = [];
  }

  /**
   * Draws the page above the question again, or else one with what was said right before it.
   * @param scene the board of the new page, or with marks for the one that is there; undefined for the
   * board that was shown last, if there is room for it besides what was said
   * @param question its text, as it is shown
   */
  refresh(scene: Top | undefined, question = "", how?: Redrawing): void {
    const asked = question.split("\n");
    const lines = asked.length;
    if (how) this.writeWhole();
    const same = this.end === "question" ? this.drawn?.page : undefined;
    const shown = scene && same?.scene ? withCursor(same.scene, scene) : (scene ?? this.scene);
    const earlier = scene ? [] : (this.drawn?.page.news ?? []);
    const news = same ? same.news : [...earlier, ...this.told, ...this.unread];
    const wanted = same ? same.wanted : Math.min(1, news.length);
    const answers = same ? same.answers : this.told.length + this.unread.length;
    const page = { scene: shown, news, wanted, answers };
    const { fits } = this.fit(page, lines);
    const part = scene ? { scene: shown, news: [] } : { scene: undefined, news };
    this.draw(fits ? page : part, same !== undefined && how !== "scrolled", lines);
    // A window that becomes larger shows all of it again.
    if (this.drawn) this.drawn = { ...this.drawn, page };
    if (!same) this.kept = page;
    this.below = asked;
    this.asked = lines;
    this.end = "question";
  }

  /** Shows a page again before a question is asked below it. */
  uncover(scene: Top): void {
    this.refresh(scene);
    this.below = [];
    this.asked = 0;
    this.end = "page";
  }

  /** Writes what has changed beside the board while a question waits; the cursor stays where it is. */
  updatePanel(now: Top | undefined): void {
    const { drawn, asked } = this;
    const { scene } = drawn?.page ?? {};
    const canvas = this.canvas();
    const there = asked > 0 ? this.linesThere(canvas, true) : undefined;
    if (scene?.kind !== "board" || now?.kind !== "board") return;
    if (!drawn || there?.length !== drawn.fitted.lines.length) return;
    const page = { ...drawn.page, scene: { ...scene, beside: now.beside } };
    const fitted = this.fit(page, asked);
    this.write(canvas.repaint().linesInPlace(there, fitted.lines));
    this.drawn = { ...drawn, page, fitted };
  }

  /**
   * What an answer has scrolled out, if it has no room above a question of so many lines; undefined if nothing.
   * @param dropped whether the end of the answer was not read
   */
  hides(lines: number, dropped: boolean): Top["kind"] | undefined {
    const kind = this.drawn?.page.scene?.kind;
    const isNew = dropped || this.unread.length > 0 || kind === "panes";
    return isNew && this.hasScrolled(lines) && !this.pageToKeep(lines) ? kind : undefined;
  }

  /**
   * Draws a page, over the last one or after all else has scrolled out of the window.
   * @param lines those of the question below it
   */
  private draw(page: Page, over = this.end === "page", lines = 1): void {
    const canvas = this.canvas();
    const { rows, columns } = canvas;
    const fitted = this.fit(page, lines);
    const there = this.linesThere(canvas, over);
    this.smallIn = fitted.small ? rows : undefined;
    if (there && fitted.fits) {
      const { movedLines, keptLines, changedLines } = canvas.repaint();
      const moved = movedLines(there, fitted.lines);
      const kept = keptLines(over ? [] : this.linesToKeep(page, canvas), moved.lines);
      this.write(moved.text + kept.text + changedLines(kept.lines, fitted.lines));
    } else {
      const { lines: all } = fitted;
      const text = textOf(page.scene ? all.map(canvas.repaint().withFewestCodes) : all);
      this.write(over ? EMPTY_WINDOW + text : scrolledPage(rows, text));
    }
    this.drawn = { page, fitted, columns, rows };
    const isBoard = page.scene !== undefined;
    this.isKnown =
      isBoard && fitted.fits && fitted.lines.every((line) => mostColumns(line) <= columns);
    this.below = [];
    this.asked = 0;
    this.end = "page";
    this.unread = [];
  }

  private fit(page: Page, lines: number): FittedPage {
    const canvas = this.canvas();
    return fitPage(page, canvas, lines, this.smallIn === canvas.rows);
  }

  /** The lines of the page that the window still shows, at its top; undefined if that is not known, or none. */
  private linesThere({ rows, columns }: Canvas, over: boolean): readonly string[] | undefined {
    const { drawn, below } = this;
    const isHere = this.isKnown && drawn?.rows === rows && drawn.columns === columns;
    if (!isHere || this.hasGrown() || below.some((line) => mostColumns(line) > columns))
      return undefined;
    const { lines, height } = drawn.fitted;
    // Between questions the cursor is below the last line.
    const gone = Math.max(0, lines.length + below.length + (this.asked > 0 ? 0 : 1) - rows);
    // What a page says is new, even in the same words.
    return gone < lines.length ? lines.slice(gone, over ? undefined : height) : undefined;
  }

  /** What of the page and below it another page does not show. */
  private linesToKeep({ scene, news }: Page, canvas: Canvas): readonly string[] {
    const { page } = this.drawn!;
    const { linesOf } = canvas;
    const [before, after] = [page.scene, scene].map((top) => (top ? canvas.outline(top) : []));
    const isOther = page.scene !== scene && (before!.length === 0 || `${before}` !== `${after}`);
    const lost = page.news.filter((told) => !news.includes(told)).flatMap(linesOf);
    const caption = page.scene && isOther ? canvas.caption(page.scene, 0).flatMap(linesOf) : [];
    const board = isOther ? before! : [];
    const shown = new Set(news.flatMap(linesOf).map(stripVTControlCharacters));
    const below = this.below.slice(0, this.below.length - this.asked);
    return [
      ...board,
      ...lost,
      ...caption,
      ...below.filter((line) => !shown.has(stripVTControlCharacters(line))),
    ];
  }

  /** Whether the first line of the page leaves the window, perhaps with more lines. */
  private hasScrolled(more = 0): boolean {
    const lines = this.drawn?.fitted.lines.length;
    return lines !== undefined && lines + this.below.length + more > this.canvas().rows;
  }

  /** The page to draw again because a question and the answer before it would scroll it out; undefined if none. */
  private pageToKeep(lines: number): Page | undefined {
    const page = this.kept ?? this.drawn?.page;
    const isNew = this.unread.length > 0 || page?.scene?.kind === "panes";
    const isGone = isNew && this.hasScrolled(lines);
    if (!page || !isGone) return undefined;
    const said = answerForms(this.unread, this.typed, this.canvas().linesOf);
    const pages = said.map((told) => pageWith(page, told));
    const fitted = pages.map((next) => ({ next, ...this.fit(next, lines) }));
    const whole = fitted.filter(({ fits, news, next }) => fits && news >= next.wanted);
    return (whole.find(({ small }) => !small) ?? whole[0])?.next;
  }

  /** What is said, after the line that it refuses. */
  private withTyped(said: readonly Told[]): readonly Told[] {
    return said.some(isRefusal) ? [...this.typed, ...said] : said;
  }
}
