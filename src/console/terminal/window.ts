import type { Scene } from "../../view/shown.ts";
import type { SquareFinder } from "../../view/text/scene.ts";
import type { Canvas, Page, Told } from "./page.ts";
import {
  afterQuestion,
  afterText,
  EMPTY,
  hasScrolled,
  pageAtQuestion,
  pageToKeep,
  type WindowState,
  withNewPage,
  withPage,
} from "./window-state.ts";

/**
 * Empties the window from the second line down and then its first line. Erasing everything from the
 * top would make some terminals copy the window into the scrollback every time.
 */
export const EMPTY_WINDOW = "\x1b[2H\x1b[J\x1b[H\x1b[K";

/** What replaces everything in a window of so many rows, which scrolls out of it. */
export const scrolledPage = (rows: number, text: string): string =>
  "\n".repeat(rows) + EMPTY_WINDOW + text;

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

export type RedrawnWindow = ReturnType<typeof redrawnWindow>;

/**
 * A window that writes each page at once, so that it does not flicker. Pages overwrite each other, but
 * dialogue scrolls out of the window; if it has just been said, the next page repeats it. A page that
 * scrolls out because of a short answer, such as a refusal, is drawn again with the answer.
 * @param canvas the window as it is now
 */
export function redrawnWindow(write: (text: string) => void, canvas: () => Canvas) {
  let state = EMPTY;

  /** Draws the page of a state, over the last one if the window ends with that. */
  function draw(next: WindowState, over = state.end === "page"): void {
    const text = textOf(next.drawn?.fitted.lines ?? []);
    write(over ? EMPTY_WINDOW + text : scrolledPage(canvas().rows, text));
    state = next;
  }

  const squareAt: SquareFinder = (line, column) =>
    hasScrolled(state, canvas()) ? undefined : state.drawn?.fitted.squareAt(line, column);

  return {
    squareAt,
    /** Shows lines below what is shown already. */
    say(lines: readonly string[], said: readonly Told[]): void {
      write(textOf(lines));
      state = afterText(state, lines, said);
    },
    /** Notes that a board below has taken the place of the page. */
    forgetPage() {
      state = { ...state, drawn: undefined, kept: undefined };
    },
    /** Replaces what is shown. */
    redraw: (page: Page) => draw(withNewPage(state, page, canvas())),
    /**
     * Notes that the players have read what was said: a line is asked for after it.
     * @param lines those of the question
     * @param keeps whether the page is to stay in the window
     */
    markRead(lines: number, keeps: boolean): void {
      const page = keeps ? pageToKeep(state, lines, canvas()) : undefined;
      const asked = afterQuestion(state, lines);
      if (!page) state = asked;
      else {
        draw(withPage(state, page, canvas()));
        state = { ...asked, drawn: state.drawn, below: lines, end: "question" };
      }
    },
    /** Notes that a line has been typed: no page repeats what was said meanwhile. */
    markAnswered() {
      state = { ...state, unread: [] };
    },
    /**
     * Draws the page above the question again, or else one with what was said right before it.
     * @param scene the board of the new page, or with marks for the one that is there
     * @param scrolls whether what the window shows scrolls out of it, and is not overwritten
     */
    refresh(scene: Scene, scrolls = false): void {
      const now = canvas();
      const isSame = state.end === "question";
      const next = withPage(state, pageAtQuestion(state, scene, now), now);
      const kept = isSame ? state.kept : next.drawn?.page;
      draw({ ...next, kept, below: 1, end: "question" }, isSame && !scrolls);
    },
  };
}
