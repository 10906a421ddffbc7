/** Reports: sections one below the other, in a wide window side by side. */
import { wrapAnsi } from "fast-wrap-ansi";
import { besides, brokenLines, type Line, lineOf, spansOf, textOf, withTexts } from "../line.ts";
import type { Blocks } from "../look.ts";
import {
  type Chart,
  type Report,
  type ReportSection,
  type Section,
  type TitledBoard,
  TWO_COLUMNS,
} from "../shown.ts";
import type { Theme } from "../theme-colours.ts";
import { miniBoard, rankLines } from "./coloured-board.ts";
import { blockChart, drawChart } from "./line-chart.ts";
import { fitLine, glyphsOf, titleLine } from "./panel.ts";

/** The most columns of a page, and the gap between two. */
const MOST_COLUMNS = 120;
const GAP = 4;
/** The share of the left sections of the width. */
const LEFT = 0.58;
/** The columns before the rest of a line that is too long. */
const INDENT = 4;

/** The lines of a report in so many columns. */
export function reportLines(
  { title, sections: [first, ...others], beside, columns: listed = [] }: Report,
  window: number,
  blocks: Blocks | undefined,
): readonly Line[] {
  const sides = inSides(listed);
  const widths = sides.map(widestLine);
  const both = widths.reduce((one, other) => one + GAP + other);
  // A line of a list is broken only if it is longer than the window.
  const hasSides = both <= window;
  const columns = hasSides && listed.length > 0 ? both : Math.min(window, MOST_COLUMNS);
  const drawn = (section: ReportSection, width: number) =>
    sectionLines(section, width, blocks).map((line) => withTexts(line, glyphsOf(blocks)));
  const width = Math.floor(LEFT * columns);
  const isWide = columns >= TWO_COLUMNS && first && beside;
  const parts = isWide
    ? [besides([drawn(first, width), drawn(beside, columns - width - GAP)], width + GAP)]
    : [first, beside].flatMap((section) => (section ? [drawn(section, columns)] : []));
  const list = hasSides
    ? besides(
        sides.map((side, at) => spaced(side.map((one) => drawn(one, widths[at]!)))),
        widths[0]! + GAP,
      )
    : listed.flatMap((one) => drawn(one, columns));
  const below = others.filter(({ lines, boards = [] }) => lines.length + boards.length > 0);
  const all = spaced([...parts, list, ...below.map((one) => drawn(one, columns))]);
  return title === undefined ? all : [...lineIn(title, columns), ...all];
}

/** Blocks of lines with a free line between them. */
const spaced = (blocks: readonly (readonly Line[])[]): readonly Line[] =>
  blocks
    .filter(({ length }) => length > 0)
    .flatMap((lines, at) => (at > 0 ? ["", ...lines] : lines));

/** Sections in order, the first of them in one column and the others, about as many lines, in a second. */
function inSides(sections: readonly Section[]): readonly (readonly Section[])[] {
  const height = (some: readonly Section[]) =>
    some.flatMap(({ lines }) => ["", "", ...lines]).length;
  const left = sections.findIndex((_, at) => 2 * height(sections.slice(0, at)) >= height(sections));
  return [sections.slice(0, left), sections.slice(left)];
}

const widestLine = (sections: readonly Section[]): number =>
  Math.max(0, ...sections.flatMap(({ lines }) => lines).map((line) => textOf(line).length));

function sectionLines(
  { title, aside, lines, chart, boards = [] }: ReportSection,
  width: number,
  blocks: Blocks | undefined,
): readonly Line[] {
  const rows = lines.flatMap((line) => lineIn(line, width));
  return [
    ...(title.length > width
      ? lineIn(lineOf([{ text: title, role: "heading" }]), width)
      : [titleLine(title, width, aside)]),
    ...(chart ? chartLines(chart, width, blocks) : []),
    ...boardRows(boards, width, blocks),
    ...rows,
  ];
}

/** Small boards with their titles, as many side by side as there is room for, with a free line below each. */
function boardRows(
  boards: readonly TitledBoard[],
  width: number,
  blocks: Blocks | undefined,
): readonly Line[] {
  const drawn = boards.map(({ title, isChosen, board, theme }) => [
    lineOf([isChosen ? { text: `> ${title}`, role: "now" } : { text: title, role: "heading" }]),
    ...(theme ? rankLines(board, blocks).map((line) => inTheme(line, theme)) : miniBoard(board)),
    "",
  ]);
  const widest = Math.max(0, ...drawn.flat().map((line) => textOf(line).length)) + GAP;
  const most = Math.max(1, Math.floor((width + GAP) / widest));
  return drawn.flatMap((_, at) =>
    at % most === 0 ? besides(drawn.slice(at, at + most), widest) : [],
  );
}

const inTheme = (line: Line, theme: Theme): Line =>
  lineOf(spansOf(line).map((span) => ({ ...span, theme })));

const chartLines = ({ points }: Chart, width: number, blocks: Blocks | undefined) =>
  blocks ? blockChart(points, width, blocks) : drawChart(points, width, undefined).split("\n");

/** What precedes the last column of a table. */
const BEFORE_COLUMN = /^ *\S.* {2,}/;

/** A line, broken if it is too long, under its last column; what follows a tab stands at the right edge. */
function lineIn(line: Line, width: number): readonly Line[] {
  if (textOf(line).includes("\t")) return [fitLine(line, width)];
  return brokenLines(line, (padded) => {
    const text = padded.trimEnd();
    if (text.length <= width) return text;
    const column = BEFORE_COLUMN.exec(text)?.[0].length ?? width;
    const indent = column > width / 2 ? Math.max(INDENT, text.search(/\S/)) : column;
    const [first = "", ...others] = wrapAnsi(text.slice(indent), width - indent, {
      trim: false,
    }).split("\n");
    const rest = others.map((part) => " ".repeat(indent) + part.trim());
    return [(text.slice(0, indent) + first).trimEnd(), ...rest].join("\n");
  });
}
