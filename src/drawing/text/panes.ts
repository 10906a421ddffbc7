/** The page of a program that is followed: its source, its calls, its board and what it prints. */
import { wrapAnsi } from "fast-wrap-ansi";
import { printable } from "../../base/text.ts";
import { flipBoard } from "../board.ts";
import {
  brokenLines,
  type Line,
  lineOf,
  painted,
  type Span,
  spansOf,
  textOf,
  withTexts,
} from "../line.ts";
import { type Blocks, DIALOGUE, type Look, renderOptions, type Window } from "../look.ts";
import type { Panes } from "../shown.ts";
import { drawBoard, shownWidth } from "./board.ts";
import { callLines, heightOf } from "./call-boxes.ts";
import { ruledLine, titleLine } from "./panel.ts";
import { sourceLines } from "./source-pane.ts";

/** The columns from which on the calls stand beside the source, and the board may be large. */
export const WIDE = 110;
/** The columns from which on the calls stand beside the board below the source. */
const MEDIUM = 76;
/** The columns of the calls beside the source, also where players want large boards. */
const CALLS = { least: 44, share: 0.41, most: 60, large: 52 };
/** The columns of a board of the smallest squares. */
const BOARD = 35;
/** The fewest columns of a page, and the fewest lines of the source, in a low window and of what is printed. */
const LEAST = { width: 28, source: 6, low: 4, printed: 4 };
/** The lines of a whole board with what is printed, and those that the source keeps beside it. */
const WHOLE = { board: 14, source: 13 };
/** The lines from which on a page has titles and a rule at its foot. */
const HIGH = 14;
const GAP = 2;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** What parts of a page are drawn with. */
interface PaneDrawing {
  readonly panes: Panes;
  readonly look: Look;
  readonly window: Window;
  readonly isHigh: boolean;
  draw(line: Line): string;
}

/** Draws a page in all of a window; without its size, all of its lines. */
export function drawPanes(panes: Panes, look: Look, window: Window): readonly string[] {
  const { columns = WIDE, rows = 100 } = window;
  const { palette, blocks } = renderOptions(look, window);
  // Sources and what they print may have characters that control the terminal.
  const inSigns = (text: string) => signsFor(printable(text), blocks);
  const draw = (line: Line) => painted(withTexts(line, inSigns), palette?.paint);
  const isHigh = rows >= HIGH;
  const room = { width: Math.max(LEAST.width, columns), height: rows - (isHigh ? 1 : 0) };
  const lines = (columns < WIDE ? stacked : beside)({ panes, look, window, isHigh, draw }, room);
  const foot = isHigh ? [draw(ruledLine(panes.verdict ?? "", "", columns))] : [];
  return [...lines.slice(0, room.height), ...foot];
}

const IN_ASCII: Readonly<Record<string, string>> = {
  ...{ "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+" },
  ...{ "▌": "|", "✓": "*", "✗": "x" },
};

/** A text in the signs that a terminal has: with half blocks alone it is a console that has few others. */
function signsFor(text: string, blocks: Blocks | undefined): string {
  if (blocks === "halves") return text.replace("✓", "√").replace("✗", "×");
  return blocks ? text : text.replace(/[─-▌✓✗]/g, (sign) => IN_ASCII[sign] ?? sign);
}

/** The calls beside the source, and below that the board beside what is printed. */
function beside(page: PaneDrawing, { width, height }: Room): readonly string[] {
  const { panes, look, draw } = page;
  const isLarge = look.large === "on";
  const share = Math.min(CALLS.most, Math.max(CALLS.least, Math.round(width * CALLS.share)));
  const right = isLarge ? CALLS.large : share;
  const left = width - right - GAP;
  const most = height - 1 - LEAST.source;
  const board = boardLines(page, { width: isLarge ? right : BOARD, height: most });
  const below = isLarge ? [] : board;
  const printed = printedLines(page, {
    width: below.length > 0 ? left - BOARD - GAP : left,
    height: Math.min(most, Math.max(below.length, LEAST.printed)),
  });
  const lower = below.length > 0 ? sideBySide(below, printed, BOARD) : printed;
  const source = sourceAbove(page, { width: left, height: height - lower.length });
  const above = [...board.slice(below.length), draw(titleLine("Calls", right, panes.corner))];
  const calls = callLines(panes.calls, right, height - above.length).map(draw);
  return sideBySide([...source, ...lower], [...above, ...calls], left);
}

/** The source, below it the calls, and beside them or below the board and what is printed. */
function stacked(page: PaneDrawing, { width, height }: Room): readonly string[] {
  const { panes, isHigh, draw } = page;
  const most = height - (isHigh ? LEAST.source + 1 : LEAST.low);
  const isSplit = isHigh && width >= MEDIUM;
  const left = isSplit ? width - BOARD - GAP : width;
  const all = panes.board?.board.diagram.rows;
  const isWhole = panes.board?.rows.length === all;
  // The whole board that players want goes before what is printed.
  const need = Math.max(heightOf(panes.calls, left), isSplit && isWhole ? (all ?? 0) + 2 : 0);
  const lower = Math.min(
    most,
    isSplit ? Math.max(need, height >> 1, Math.min(WHOLE.board, height - WHOLE.source)) : need,
  );
  const calls = callLines(panes.calls, left, lower).map(draw);
  const room = {
    width: width - (isSplit ? left + GAP : 0),
    height: isSplit ? lower : most - lower,
  };
  const board = boardLines(page, {
    ...room,
    height: room.height - (isWhole && isSplit ? 0 : LEAST.printed),
  });
  const rest = isSplit ? room.height - board.length : LEAST.printed;
  const printed = printedLines(page, { ...room, height: Math.min(rest, room.height) });
  const others = isHigh ? [...board, ...printed] : [];
  const below = isSplit ? sideBySide(calls, others, left) : [...calls, ...others];
  return [...sourceAbove(page, { width, height: height - below.length }), ...below];
}

function sourceAbove({ panes, look, isHigh, draw, window }: PaneDrawing, { width, height }: Room) {
  const { source, corner } = panes;
  const isAlone = width === window.columns;
  const title = titleLine(source.title, width, isAlone ? corner : "");
  const room = { width, height: height - (isHigh ? 1 : 0), isLarge: look.large === "on" };
  return [...(isHigh ? [title] : []), ...sourceLines(source, room)].map(draw);
}

/** What the program has printed, on a screen of its own; the latest lines if there is no room for all. */
function printedLines({ panes, draw }: PaneDrawing, { width, height }: Room): readonly string[] {
  if (panes.printed.length === 0 || height < 2) return [];
  const wrap = (text: string) => wrapAnsi(text, width - 2, { hard: true });
  const latest = panes.printed.flatMap((line) => brokenLines(line, wrap)).slice(1 - height);
  const empty = new Array<Line>(height - 1 - latest.length).fill("");
  const onScreen = [...latest, ...empty].map((line) => {
    const rest = " ".repeat(Math.max(0, width - 1 - textOf(line).length));
    const spans: readonly Span[] = [{ text: " " }, ...spansOf(line), { text: rest }];
    return lineOf(
      spans.map(({ text, role }) => ({ text, role: `${role ? "command" : "text"} on printed` })),
    );
  });
  return [titleLine("The program prints", width), ...onScreen].map(draw);
}

/** Draws squares also where there are no colours. */
const COLOURLESS = { paint: (text: string) => text };

/** The rows around the wanted ones for which there is room; -1 for those between that are left out. */
function rowsAround(wanted: readonly number[], all: number, room: number): readonly number[] {
  const distance = (row: number) => Math.min(...wanted.map((one) => Math.abs(one - row)));
  const nearest = Array.from({ length: all }, (_, row) => row).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  const choices = nearest.map((_, less) =>
    nearest
      .slice(0, all - less)
      .toSorted((one, other) => one - other)
      .flatMap((row, at, rows) => {
        const left = row - (rows[at - 1] ?? row) - 1;
        // A mark takes a line as well as the only rank that it would stand for.
        return left > 0 ? [left === 1 ? row - 1 : -1, row] : [row];
      }),
  );
  return choices.find((rows) => rows.length <= room) ?? [];
}

/** The board, of whose rows those are left out for which there is no room; nothing if it is too wide. */
function boardLines({ panes, look, window, draw }: PaneDrawing, { width, height }: Room) {
  if (!panes.board || height < 3 || width < BOARD) return [];
  const { letter, legend, board: whole, rows } = panes.board;
  const board = look.flipped ? flipBoard(whole) : whole;
  const options = renderOptions(look, { ...window, columns: width, rows: height + DIALOGUE.on });
  const { palette = COLOURLESS } = options;
  const lines = drawBoard(board, { ...options, palette })
    .split("\n")
    .slice(1, -1);
  const all = board.diagram.rows;
  const wanted = look.flipped ? rows.map((row) => all - 1 - row) : rows;
  const around = rowsAround(wanted, all, height - 2);
  const gap = draw(lineOf([{ text: "…", role: "quiet" }]));
  // Only squares of one line are ever too many.
  const shown = [...around.map((row) => lines[row] ?? gap), ...lines.slice(all)];
  const count = around.filter((row) => row >= 0).length;
  const name = count < all ? `${count} of ${all} ranks` : "board";
  const spans = letter ? [letter, { text: " " }] : [];
  const title = lineOf([...spans, { text: name, role: "heading" }]);
  const across = Math.max(BOARD, shownWidth(lines[0]!));
  const fits = textOf(title).length + textOf(legend).length + 2 < across;
  const marks = fits ? legend : lineOf(spansOf(legend).slice(1));
  return [draw(ruledLine(title, marks, across)), ...shown];
}

/** Two columns of lines, of which the left one has so many columns. */
const sideBySide = (left: readonly string[], right: readonly string[], width: number) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const line = left[at] ?? "";
    const gap = " ".repeat(Math.max(0, width - shownWidth(line)) + GAP);
    return `${line}${gap}${right[at] ?? ""}`.trimEnd();
  });
