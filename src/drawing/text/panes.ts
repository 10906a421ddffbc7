/** Panes of lines and boards, side by side or one below the other. */
import { wrapAnsi } from "fast-wrap-ansi";
import { type DrawnBoard, flipBoard } from "../board.ts";
import { brokenLines, lineOf, painted, textOf } from "../line.ts";
import { DIALOGUE, type Look, renderOptions, type Window } from "../look.ts";
import type { Pane, Panes } from "../shown.ts";
import { boardWidth, drawBoard, shownWidth } from "./board.ts";

/** The columns of a window from which on panes stand side by side, and those of the right ones. */
const WIDE = 110;
const RIGHT = 44;
/** The same where players want large boards. */
const LARGE = { wide: 120, right: 52 };
/** The fewest lines of a pane that takes the room of others. */
const LEAST = 4;
/** The columns before the rest of a line that is too long for its pane. */
const INDENT = 8;

/** Draws panes in all of a window; without its size, all of their lines. */
export function drawPanes({ left, right }: Panes, look: Look, window: Window) {
  const { columns = WIDE, rows = 100 } = window;
  const stack = (panes: readonly Pane[], width: number) =>
    stacked(panes, rows, (pane, height) => paneLines(pane, { width, height, look, window }));
  if (columns < WIDE)
    return stack(
      [...left, ...right].filter((pane) => !pane.onlyBeside),
      columns,
    );
  const beside = look.large === "on" && columns >= LARGE.wide ? LARGE.right : RIGHT;
  const width = columns - beside - 2;
  const [wide, narrow] = [stack(left, width), stack(right, beside)];
  return Array.from({ length: Math.max(wide.length, narrow.length) }, (_, at) => {
    const line = wide[at] ?? "";
    const gap = " ".repeat(Math.max(0, width - shownWidth(line)) + 2);
    return `${line}${gap}${narrow[at] ?? ""}`.trimEnd();
  });
}

/** The lines of panes one below the other, in as many lines as there are; the first have the first choice. */
function stacked(
  panes: readonly Pane[],
  room: number,
  draw: (pane: Pane, height: number) => readonly string[],
): readonly string[] {
  let left = room - (panes.some((pane) => pane.grows) ? LEAST : 0);
  const drawn = new Map<Pane, readonly string[]>();
  for (const pane of panes.filter(({ grows }) => !grows)) {
    drawn.set(pane, draw(pane, left));
    left -= drawn.get(pane)!.length;
  }
  return panes.flatMap((pane) => drawn.get(pane) ?? draw(pane, LEAST + Math.max(0, left)));
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly look: Look;
  readonly window: Window;
}

/** The lines of a pane, around the marked one; none of a board that does not fit. */
function paneLines(pane: Pane, room: Room): readonly string[] {
  const { lines, marked, board, grows, latest } = pane;
  const { width, height, look, window } = room;
  if (board) return boardLines(board, room);
  const paint = window.palette?.(look.theme).paint;
  if (!grows) {
    const shown = lines.flatMap((line) => brokenLines(line, (text) => wrapAnsi(text, width)));
    const first = latest ? Math.max(0, shown.length - height) : 0;
    return shown.slice(first, first + Math.max(0, height)).map((line) => painted(line, paint));
  }
  const all = lines.flatMap((line, at) =>
    brokenLines(line, (text) => wrapped(text, width)).map((part) => ({
      part,
      isMarked: at === marked,
    })),
  );
  const middle = all.findIndex(({ isMarked }) => isMarked);
  const start = Math.max(0, Math.min(middle - (height >> 1), all.length - height));
  return all.slice(start, start + height).map(({ part, isMarked }) => {
    const text = textOf(part).padEnd(paint && isMarked ? width : 0);
    return isMarked ? painted(lineOf([{ text, role: "current" }]), paint) : painted(part, paint);
  });
}

/** A numbered line of a program in as many lines as it takes, the others indented. */
function wrapped(line: string, width: number): string {
  if (line.length <= width) return line.trimEnd();
  const [first = "", ...others] = wrapAnsi(line, width - INDENT, { trim: false }).split("\n");
  return [first.trimEnd(), ...others.map((text) => " ".repeat(INDENT) + text.trim())].join("\n");
}

function boardLines(whole: DrawnBoard, { width, height, look, window }: Room): readonly string[] {
  const board = look.flipped ? flipBoard(whole) : whole;
  const options = renderOptions(look, { ...window, columns: width, rows: height + DIALOGUE.on });
  const drawn = drawBoard(board, options).split("\n");
  const lines = drawn.length <= height ? drawn : drawn.filter((line) => line.trim() !== "");
  return lines.length <= height && boardWidth(board.diagram, options) <= width ? lines : [];
}
