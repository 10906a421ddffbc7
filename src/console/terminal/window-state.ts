/** What a window that is redrawn shows, as a value, and how it changes. */
import type { Scene } from "../../view/shown.ts";
import { type Canvas, type FittedPage, fitPage, type Page, type Told } from "./page.ts";

/** A page, and what has followed it. */
export interface WindowState {
  readonly drawn?: { readonly page: Page; readonly fitted: FittedPage } | undefined;
  /** The page with what was said before its first question; undefined until then. */
  readonly kept?: Page | undefined;
  /** The lines that have followed the page, with those of the question. */
  readonly below: number;
  /** What the window ends with; a question only right below a page. */
  readonly end: "page" | "question" | "text";
  /** What has been said since the last page or question, and before that question. */
  readonly unread: readonly Told[];
  readonly told: readonly Told[];
}

/** A window in which nothing has been shown yet. */
export const EMPTY: WindowState = { below: 0, end: "text", unread: [], told: [] };

/** Whether the first line of the page has left the window. */
export const hasScrolled = ({ drawn, below }: WindowState, { rows }: Canvas): boolean =>
  drawn !== undefined && drawn.fitted.lines.length + below > rows;

/** After lines have been written below what is shown already. */
export const afterText = (
  state: WindowState,
  lines: readonly string[],
  said: readonly Told[],
): WindowState => ({
  ...state,
  unread: [...state.unread, ...said],
  below: state.below + lines.length,
  end: "text",
});

/** With a page in place of everything. */
export const withPage = (state: WindowState, page: Page, canvas: Canvas): WindowState => ({
  ...state,
  drawn: { page, fitted: fitPage(page, canvas) },
  below: 0,
  end: "page",
  unread: [],
});

/** With a new page, which repeats what has been said since the last page or question. */
export const withNewPage = (
  state: WindowState,
  { scene, news }: Page,
  canvas: Canvas,
): WindowState => ({
  ...withPage(state, { scene, news: [...state.unread, ...news] }, canvas),
  kept: undefined,
});

/**
 * The page to draw again because a question of some lines and the answer before it would scroll it out
 * of the window; undefined if it stays, or has no room for them.
 */
export function pageToKeep(state: WindowState, lines: number, canvas: Canvas): Page | undefined {
  const { kept, drawn, unread, below } = state;
  const page = kept ?? drawn?.page;
  const isGone = unread.length > 0 && hasScrolled({ ...state, below: below + lines }, canvas);
  return page && isGone ? pageWith(page, unread, lines, canvas) : undefined;
}

/** After a question of some lines, before which the players have read what was said. */
export function afterQuestion(state: WindowState, lines: number): WindowState {
  const { kept, drawn, unread, below, end } = state;
  const page = drawn?.page;
  return {
    ...state,
    kept: kept ?? (page && { ...page, news: [...page.news, ...unread] }),
    below: below + lines,
    end: end === "page" ? "question" : "text",
    unread: [],
    told: unread,
  };
}

/** The page with a board for the question that is asked, and what was said before it if that fits. */
export function pageAtQuestion(
  { drawn, end, told, unread }: WindowState,
  scene: Scene,
  canvas: Canvas,
): Page {
  const same = end === "question" ? drawn?.page : undefined;
  // Marks of the page, such as those of a hint, stay unless the cursor takes their place.
  const isMarked = [scene, same?.scene].some((seen) => seen?.view.marks.cursor !== undefined);
  const view = same?.scene && !isMarked ? same.scene.view : scene.view;
  const shown = same?.scene ? { ...same.scene, view } : scene;
  const said = same ? same.news : [...told, ...unread];
  return pageWith({ scene: shown, news: [] }, said, 1, canvas) ?? { scene: shown, news: [] };
}

/** A page with what was said, above a question of some lines; undefined if that does not fit. */
function pageWith(page: Page, said: readonly Told[], lines: number, canvas: Canvas) {
  const next = { ...page, news: [...page.news, ...said] };
  const { fits, news } = fitPage(next, canvas, canvas.rows - lines + 1);
  const [first] = said;
  // The reason of a refusal is enough, without the line before it.
  const isRefusal = said.length === 2 && first && canvas.linesOf(first).length === 1;
  return fits && news >= said.length - (isRefusal ? 1 : 0) ? next : undefined;
}
