import { printableLines } from "../base/text.ts";
import { brokenLines, type Line, painted, withMargin, withTexts } from "../drawing/line.ts";
import { blocksIn, type Look, type Window } from "../drawing/look.ts";
import {
  type Chart,
  isTop,
  type Report,
  type Shown,
  type Top,
  TWO_COLUMNS,
} from "../drawing/shown.ts";
import type { drawChart } from "../drawing/text/line-chart.ts";
import type { drawPanes } from "../drawing/text/panes.ts";
import type { reportLines } from "../drawing/text/report.ts";
import type {
  captionInWindow,
  DrawnScene,
  drawScene,
  outlineOf,
  SquareFinder,
} from "../drawing/text/scene.ts";

import type * as repaint from "./repaint.ts";

/** What is said in words or as a chart, and not on a board. */
export type Told = Line | Chart | Report;

/** What a window shows: a board or panes, what has happened, and their caption. */
export interface Page {
  /** Undefined for a page without a board. */
  readonly scene: Top | undefined;
  readonly news: readonly Told[];
  /** How much of the news is to be shown, the latest, also if the board has to be small for that; by default all. */
  readonly wanted?: number | undefined;
  /** How much of the news, the latest, is an answer that has been given below the caption; by default none. */
  readonly answers?: number | undefined;
}

/** Marks of the page, such as those of a hint, stay unless the cursor takes their place. */
export function withCursor(shown: Top, scene: Top): Top {
  if (shown.kind !== "board" || scene.kind !== "board") return shown;
  const hasCursor = [scene, shown].some(({ board }) => board.marks.cursor !== undefined);
  return hasCursor ? { ...shown, board: scene.board } : shown;
}

export const isRefusal = (it: Told) =>
  typeof it !== "string" && it.kind === "line" && it.margin === "!";

/** A page with what was said, all of which is wanted. */
export const pageWith = (page: Page, said: readonly Told[]) => ({
  ...page,
  news: [...page.news, ...said],
  wanted: said.length,
  answers: (page.answers ?? 0) + said.length,
});

/** What was said, at best after the typed line that it refuses: there the reason is enough. */
export function answerForms(
  said: readonly Told[],
  typed: readonly Told[],
  linesOf: Canvas["linesOf"],
): readonly (readonly Told[])[] {
  const [first, reason] = said;
  const hasReason = said.length === 2 && linesOf(first!).length === 1;
  const all = hasReason ? [said, [reason!]] : [said];
  const before = said.some(isRefusal) ? typed : [];
  return [before, []].flatMap((line) => all.map((one) => [...line, ...one]));
}

/** How a screen draws values, and how large it is. */
export interface Canvas {
  readonly columns: number;
  readonly rows: number;
  /** The lines of a text or chart. */
  linesOf(told: Told): readonly string[];
  /** The lines below a board, of which so many do not fit. */
  caption(scene: Top, over: number): readonly Line[];
  /** Draws a board for a window of so many lines, or panes in so many lines. */
  draw(scene: Top, rows: number): DrawnScene;
  /** A board in few lines without colour; nothing of panes. */
  outline(scene: Top): readonly string[];
  /** What writes changes of a page with a board, once one has been drawn. */
  repaint(): typeof repaint;
}

/** A page as the lines of a window. */
export interface FittedPage {
  readonly lines: readonly string[];
  /** The lines of the board or panes, which come first. */
  readonly height: number;
  readonly squareAt: SquareFinder;
  /** How much of the news is shown: the latest. */
  readonly news: number;
  /** Whether a line is left for a prompt. */
  readonly fits: boolean;
  /** Whether the squares have one line, to leave room for the news. */
  readonly small: boolean;
}

/** Lines for which a board is drawn with squares of one line. */
const SMALL = 1;

/**
 * Fits a page into a window: without some of the numbered moves, without the empty lines of the board, with squares
 * of one line and with only the latest news, if that is necessary to leave a line for the prompt.
 * @param lines those of the prompt
 * @param small whether the squares have one line anyway
 */
export function fitPage(page: Page, canvas: Canvas, lines = 1, small = false): FittedPage {
  const { scene, news, wanted = news.length, answers = 0 } = page;
  const { rows, linesOf } = canvas;
  const highest = rows - lines + 1;
  const told = news.map(linesOf);
  const captionFor = (over: number) => (scene ? canvas.caption(scene, over).flatMap(linesOf) : []);
  const whole = captionFor(0);
  const free = highest - told.flat().length - whole.length - 1;
  const drawnFor = (room: number, most: number) => {
    const { text, squareAt } = scene
      ? canvas.draw(scene, room)
      : { text: "", squareAt: () => undefined };
    const board = [...text.split("\n").entries()];
    const dense = board.filter(([, line]) => line !== "");
    const over = dense.length - free;
    const caption = over > 0 ? captionFor(over) : whole;
    const tries = Array.from({ length: most + 1 }, (_, dropped) => ({
      shown: dense,
      latest: told.slice(dropped),
    }));
    return [{ shown: board, latest: told }, ...tries].map(({ shown, latest }) => {
      const above = latest.slice(0, Math.max(0, latest.length - answers)).flat();
      const below = latest.slice(Math.max(0, latest.length - answers)).flat();
      const all = [...shown.map(([, line]) => line), ...withCaption(above, caption, below)];
      const find: SquareFinder = (line, column) => squareAt(shown[line]?.[0] ?? -1, column);
      const fits = all.length < highest;
      const height = shown.length;
      return {
        lines: all,
        height,
        squareAt: find,
        news: latest.length,
        fits,
        small: room === SMALL,
      };
    });
  };
  const least = Math.max(0, told.length - 1);
  const find = (tries: readonly FittedPage[]) => tries.find(({ fits }) => fits);
  if (scene?.kind !== "board") return find(drawnFor(free, least)) ?? drawnFor(free, least).at(-1)!;
  const large = small ? undefined : find(drawnFor(rows, told.length - wanted));
  return large ?? find(drawnFor(SMALL, least)) ?? drawnFor(SMALL, least).at(-1)!;
}

/** An answer, such as that of describe, may end as the caption does. */
function withCaption(
  above: readonly string[],
  caption: readonly string[],
  below: readonly string[],
): readonly string[] {
  const all = [...above, ...below];
  const isThere = all.slice(-caption.length).join("\n") === caption.join("\n");
  return isThere && caption.length > 0 ? all : [...above, ...caption, ...below];
}

/** The columns of a chart without a window. */
const COLUMNS = 80;

/** What draws boards and charts. */
interface Drawers {
  readonly drawChart: typeof drawChart;
  readonly reportLines: typeof reportLines;
  readonly drawScene: typeof drawScene;
  readonly captionInWindow: typeof captionInWindow;
  readonly outlineOf: typeof outlineOf;
  readonly repaint: typeof repaint;
  /** Undefined before the first page of a program. */
  readonly drawPanes?: typeof drawPanes | undefined;
}

export interface CanvasHost {
  /** Wraps a text to a number of columns; undefined without a window. */
  readonly wrapText: ((text: string, columns: number) => string) | undefined;
  window(): Window;
}

export function canvasOf(
  { window, wrapText }: CanvasHost,
  look: Look,
  drawing: () => Drawers,
): Canvas {
  const { columns = 0, rows = 0, palette } = window();
  const wrapTo = (text: string, room: number) =>
    wrapText && columns > 0 ? wrapText(text, room) : text;
  return {
    columns,
    rows,
    linesOf(told) {
      const colours = palette?.(look.theme);
      if (isChart(told))
        return drawing()
          .drawChart(told.points, columns || COLUMNS, colours)
          .split("\n");
      const paint = look.plain ? undefined : colours?.paint;
      if (isReport(told))
        return drawing()
          .reportLines(told, columns || COLUMNS, blocksIn(look, window()))
          .map((part) => painted(withTexts(part, printableLines), paint));
      const line = withTexts(told, printableLines);
      if (!paint && typeof line !== "string" && line.margin === "hint") return [];
      const lines = paint
        ? withMargin(line, columns, wrapTo)
        : brokenLines(line, (text) => wrapTo(text, columns));
      return lines.map((part) => painted(part, paint));
    },
    caption: (scene, over) => drawing().captionInWindow(scene, columns, over),
    draw(scene, low) {
      const seen = window();
      const room = { ...seen, rows: seen.rows && low };
      if (scene.kind === "panes") {
        const text = drawing().drawPanes!(scene, look, room).join("\n");
        return { text: wrapTo(text, columns), squareAt: () => undefined };
      }
      const drawn = drawing().drawScene(scene, look, room);
      return { ...drawn, text: wrapTo(drawn.text, columns) };
    },
    outline: (scene) => drawing().outlineOf(scene, look),
    repaint: () => drawing().repaint,
  };
}

async function loadDrawing() {
  const [scene, { drawChart }, { reportLines }, repaint] = await Promise.all([
    import("../drawing/text/scene.ts"),
    import("../drawing/text/line-chart.ts"),
    import("../drawing/text/report.ts"),
    import("./repaint.ts"),
  ]);
  return { ...scene, drawChart, reportLines, repaint };
}

/**
 * Loads what draws boards with the first of them, so that the first question need not wait for it; for people who
 * see colours, and so a board above that question, as soon as possible.
 */
export function lateDrawing({ keyboard, palette }: Window) {
  let loaded: Drawers | undefined;
  /** What waits for it, in order; undefined for nothing. */
  let queue: Promise<void> | undefined;

  async function load(hasPanes: boolean): Promise<void> {
    const panes = hasPanes ? await import("../drawing/text/panes.ts") : loaded;
    loaded = { ...(await loadDrawing()), drawPanes: panes?.drawPanes };
  }

  if (keyboard && palette) void loadDrawing();
  return {
    loaded() {
      if (!loaded) throw new Error("a board was drawn before what draws it was loaded");
      return loaded;
    },
    /** Acts now, or while a board waits after that. */
    inTurn(act: () => void, drawn: readonly Shown[] = []): void {
      const hasPanes = drawn.some((what) => isTop(what) && what.kind === "panes");
      const isLoaded = drawn.length === 0 || (loaded && (loaded.drawPanes || !hasPanes));
      if (!queue && isLoaded) act();
      else {
        queue = isLoaded ? queue! : (queue ?? Promise.resolve()).then(() => load(hasPanes));
        const acted = queue.then(act).then(() => {
          if (queue === acted) queue = undefined;
        });
        queue = acted;
      }
    },
    ready: async () => queue,
  };
}

export const isChart = (told: Told): told is Chart =>
  typeof told !== "string" && told.kind === "chart";

export const isReport = (what: Shown): what is Report =>
  typeof what !== "string" && what.kind === "report";

/** Whether a report is drawn: in a window with colours, a list only in a wide one. */
export const fitsReport = (
  { columns: listed }: Report,
  { palette, columns = 0 }: Window,
  { plain }: Look,
): boolean => !plain && palette !== undefined && columns >= (listed ? TWO_COLUMNS : 1);
