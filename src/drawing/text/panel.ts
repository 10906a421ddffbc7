/** Sections beside a coloured board, in a wide window. */
import { wrapAnsi } from "fast-wrap-ansi";
import type { DrawnBoard } from "../board.ts";
import {
  brokenLines,
  type Line,
  lineOf,
  mostColumns,
  painted,
  spansOf,
  textOf,
  withTexts,
} from "../line.ts";
import { type Blocks, PANEL, type RenderOptions } from "../look.ts";
import type { Section } from "../shown.ts";
import { drawBoard, shownWidth } from "./board.ts";
import { keyLines } from "./key.ts";
import { largeDigits } from "./score.ts";

/** Draws a board with sections to its right, as far as there is room. */
export function drawWithPanel(
  board: DrawnBoard,
  options: RenderOptions,
  sections: readonly Section[],
  columns: number,
): string {
  const lines = drawBoard(board, options).split("\n");
  const height = lines.length - board.diagram.notes.length;
  const widths = lines.map(shownWidth);
  const start = Math.max(...widths.slice(0, height)) + PANEL.gap;
  // The empty first line and the last are left out in a low window.
  const width = Math.min(MOST, columns - start);
  const isLarge = height >= LARGE.height && width >= LARGE.width;
  const shown = isLarge ? sections.map((one) => withLargeTimes(one, options.blocks)) : sections;
  const panel = panelLines(shown, height - 2, width);
  const { pattern, rows } = board.diagram;
  const isLow = pattern === "points" || height < 2 * rows;
  // What letters and marks mean stands at the bottom if there is room.
  const key = keyLines(board, options, isLow).map((line) => fitLine(line, width));
  const free = height - 2 - panel.length - TITLE - key.length;
  const hasKey = key.length > 0 && free > 0;
  const gap = Array<Line>(hasKey ? free : 0).fill("");
  const all = hasKey ? [...panel, ...gap, titleLine("Key", width), ...key] : panel;
  const glyphs = glyphsOf(options.blocks);
  const drawn = all.map((line) => painted(withTexts(line, glyphs), options.palette?.paint));
  return lines
    .map((line, row) =>
      row > 0 && row < height && drawn[row - 1]
        ? line + " ".repeat(start - widths[row]!) + drawn[row - 1]
        : line,
    )
    .join("\n");
}

/** What writes a text with the characters that a terminal has. */
export const glyphsOf = (blocks: Blocks | undefined) => (blocks ? (text: string) => text : inAscii);

const inAscii = (text: string) =>
  text
    .replaceAll("─", "-")
    .replaceAll("▄", ".")
    .replace(/[▐▌]/g, " ")
    .replaceAll("★", "*")
    .replaceAll("☆", ".");

/** The least height and width of a panel with large digits. */
const LARGE = { height: 32, width: 40 };

/** A section in which lines that end in a time, with those that follow each, are as high as its large digits. */
function withLargeTimes(section: Section, blocks: Blocks | undefined): Section {
  const { lines, hasTimes } = section;
  const starts = lines.flatMap((line, at) => (hasTimes && splitAtTab(line)[1] ? [at] : []));
  if (starts.length === 0) return section;
  const parts = starts.map((start, at) => {
    const [first, time = ""] = splitAtTab(lines[start]!);
    const beside = [first!, ...lines.slice(start + 1, starts[at + 1])];
    const digits = largeDigits(textOf(time), blocks);
    const own = spansOf(time)[0]?.role;
    const role = own === "quiet" ? "waitingTime" : own;
    return Array.from({ length: Math.max(digits.length, beside.length) }, (_, row) =>
      lineOf([...spansOf(beside[row] ?? ""), { text: "\t" }, { text: digits[row] ?? "", role }]),
    );
  });
  return { ...section, lines: parts.flatMap((part, at) => (at > 0 ? ["", ...part] : part)) };
}

/** The most columns of a panel. */
const MOST = 48;

/** The least of the latest lines before empty lines between sections make room for them. */
const LEAST = 3;

/** The lines of sections in a height; the section of the latest lines takes what the others leave. */
function panelLines(sections: readonly Section[], height: number, width: number): readonly Line[] {
  const all = sections.filter(({ lines }) => lines.length > 0);
  const parted = all.map((one) => ({
    ...one,
    lines: one.latest ? one.lines : one.lines.flatMap((line) => partedLine(line, width)),
  }));
  const shown = fixedHeight(parted) + LEAST <= height ? parted : all;
  const fixed = fixedHeight(shown);
  const gaps = fixed + shown.length - 1 + LEAST <= height;
  const room = height - fixed - (gaps ? shown.length - 1 : 0);
  return shown
    .map(({ title, aside, lines, latest }) => [
      titleLine(title, width, aside),
      ...(latest ? linesAround(lines, latest, room) : lines).map((line) => fitLine(line, width)),
    ])
    .flatMap((lines, at) => (at > 0 && gaps ? ["", ...lines] : lines))
    .slice(0, height);
}

/** The lines of sections without those of which only the latest are shown. */
const fixedHeight = (sections: readonly Section[]): number =>
  sections.flatMap(({ latest, lines }) => [TITLE, ...(latest ? [] : lines)]).length;

/** Puts what is read second at the end of a line, such as a player's name, below it if there is no room. */
function partedLine(line: Line, width: number): readonly Line[] {
  const [left = "", ...right] = splitAtTab(line);
  const spans = spansOf(left);
  const last = spans.at(-1);
  const most = width - right.map((part) => textOf(part).length + 1).reduce((a, b) => a + b, 0);
  if (last?.role !== "quiet" || spans.length === 1 || mostColumns(textOf(left)) <= most)
    return [line];
  const edge = right.flatMap((part) => [{ text: "\t" }, ...spansOf(part)]);
  const below = lineOf([{ text: `    ${last.text.trim()}`, role: last.role }]);
  return [lineOf([...spans.slice(0, -1), ...edge]), below];
}

/** As many lines as there is room for: the latest, or those around one. */
function linesAround(lines: readonly Line[], latest: true | number, room: number) {
  const most = Math.max(1, room);
  const last = lines.length - most;
  const start = latest === true ? last : Math.min(latest - (most >> 1), last);
  return lines.slice(Math.max(0, start)).slice(0, most);
}

const TITLE = 1;

/** A title with a rule up to the edge, or to a quiet text there. */
export const titleLine = (title: string, width: number, atEdge = ""): Line =>
  ruledLine(
    lineOf([{ text: title, role: "heading" }]),
    atEdge && lineOf([{ text: atEdge, role: "quiet" }]),
    width,
  );

/** What stands at both edges of a line with a rule between; the left side is cut if there is no room for both. */
export function ruledLine(left: Line, right: Line, width: number): Line {
  const room = width - textOf(right).length - (right === "" ? 0 : 1);
  const shown = cutLine(left, Math.max(0, room - 1));
  const start = textOf(shown) === "" ? [] : [...spansOf(shown), { text: " " }];
  const rule = "─".repeat(Math.max(0, room - textOf(lineOf(start)).length));
  const end = right === "" ? [] : [{ text: " " }, ...spansOf(right)];
  return lineOf([...start, { text: rule, role: "rule" }, ...end]);
}

/** A line of so many columns; what follows a tab stands at the right edge. */
export function fitLine(line: Line, width: number): Line {
  const [left = "", right] = splitAtTab(line);
  if (right === undefined) return cutLine(left, width);
  const room = width - textOf(right).length;
  const padded = brokenLines(left, (text) => `${cut(text, room - 1)} `)[0]!;
  return lineOf([...spansOf(padded), ...spansOf(right)]);
}

export function splitAtTab(line: Line): readonly Line[] {
  const spans = spansOf(line);
  const at = spans.findIndex(({ text }) => text === "\t");
  return at < 0 ? [line] : [lineOf(spans.slice(0, at)), lineOf(spans.slice(at + 1))];
}

/** The beginning of a line in so many columns. */
export function cutLine(line: Line, columns: number): Line {
  const text = textOf(line);
  if (text.length <= columns && /^[ -~▐▌★☆]*$/.test(text)) return line;
  return brokenLines(line, (whole) => cut(whole, columns).trimEnd())[0]!;
}

/** A text in so many columns, of which some characters take two. */
export function cut(text: string, width: number): string {
  if (text.length <= width && /^[ -~]*$/.test(text)) return text.padEnd(width);
  if (width < 2) return text.slice(0, Math.max(0, width));
  const options = { hard: true, trim: false, wordWrap: false };
  // A word of wide characters would be moved to the next line as a whole.
  const whole = (text + " ".repeat(width)).replaceAll(" ", "\u00a0");
  const linesOf = (columns: number) =>
    wrapAnsi(whole, columns, options).replaceAll("\u00a0", " ").split("\n");
  const [first = "", ...rest] = linesOf(width);
  return rest.join("").trim() === "" ? first : cut(`${linesOf(width - 1)[0]}…`, width);
}
