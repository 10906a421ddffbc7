import { element, escapeXml, group } from "../../../src/view/svg-markup.ts";
import type { Screen, ScreenCell } from "./screen.ts";

/** Sizes in the units of the picture. A column is as wide as in most monospaced fonts of this size. */
const FONT_SIZE = 14;
const COLUMN = 8.4;
const ROW = 18;
const BASELINE = 13.5;
const MARGIN = 14;
const TITLE_BAR = 30;

/** The colours of the window and of text without a colour of its own. */
const WINDOW = {
  ground: "#161b22",
  bar: "#2b3138",
  edge: "#59636e",
  ink: "#e6edf3",
  title: "#c3cbd4",
  cursor: "#9ea7b3",
  buttons: ["#ff5f57", "#febc2e", "#28c840"],
} as const;

const FONTS =
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace";

/** What the picture is called: drawn in the title bar, and told to screen readers. */
export interface Caption {
  readonly bar: string;
  readonly title: string;
  readonly description: string;
}

/** Draws a terminal's screen as SVG, in a window with a title bar and the cursor as a block. */
export function drawScreen(screen: Screen, { bar, title, description }: Caption): string {
  const width = Math.ceil(2 * MARGIN + screen.columns * COLUMN);
  const height = TITLE_BAR + 2 * MARGIN + screen.rows.length * ROW;
  const parts = [
    element("title", {}, escapeXml(title)),
    element("desc", {}, escapeXml(description)),
    frame(width, height, bar),
    group({}, screen.rows.flatMap(grounds)),
    cursor(screen),
    group({ fill: WINDOW.ink }, screen.rows.flatMap(texts)),
  ];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    role: "img",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    "font-family": FONTS,
    "font-size": FONT_SIZE,
  };
  return element("svg", attributes, `\n${parts.filter((part) => part !== "").join("\n")}\n`);
}

const left = (column: number) => MARGIN + column * COLUMN;
const top = (row: number) => TITLE_BAR + MARGIN + row * ROW;

/** Returns the window behind the text. */
function frame(width: number, height: number, bar: string): string {
  const [inside, down] = [{ x: 0.5, y: 0.5, rx: 8 }, TITLE_BAR / 2];
  const outline = { ...inside, width: width - 1, height: height - 1 };
  const title = { x: width / 2, y: down + 5, "text-anchor": "middle", fill: WINDOW.title };
  return group({}, [
    element("rect", { ...outline, fill: WINDOW.bar }),
    element("path", { d: groundPath(width, height), fill: WINDOW.ground }),
    element("rect", { ...outline, fill: "none", stroke: WINDOW.edge }),
    ...WINDOW.buttons.map((fill, at) =>
      element("circle", { cx: 18 + 20 * at, cy: down, r: 6, fill }),
    ),
    element("text", { ...title, "font-family": "Helvetica, Arial, sans-serif" }, escapeXml(bar)),
  ]);
}

/** Returns the outline of the window below its title bar, with round corners at the bottom. */
function groundPath(width: number, height: number): string {
  const [right, bottom, radius] = [width - 0.5, height - 0.5, 8];
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M0.5 ${TITLE_BAR}H${right}V${bottom - radius}`,
    `${corner(-radius, radius)}H${0.5 + radius}${corner(-radius, -radius)}Z`,
  ].join("");
}

/** Cells side by side that are drawn as one. */
type Run = [ScreenCell, ...ScreenCell[]];

/** Splits a row into runs; `joins` returns true if a cell continues the run of the one before it. */
function runsOf(
  cells: readonly ScreenCell[],
  joins: (before: ScreenCell, cell: ScreenCell) => boolean,
): Run[] {
  const runs: Run[] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    if (run && joins(run.at(-1)!, cell)) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

/** Returns the column after a cell. */
const end = ({ column, width }: ScreenCell) => column + width;

/** Returns the width of a run in the units of the picture. */
const widthOf = (run: Run) => (end(run.at(-1)!) - run[0].column) * COLUMN;

function grounds(cells: readonly ScreenCell[], row: number): string[] {
  const painted = cells.filter(({ ground }) => ground !== undefined);
  const runs = runsOf(
    painted,
    (before, cell) => before.ground === cell.ground && end(before) === cell.column,
  );
  return runs.map((run) => {
    const fill = run[0].ground ?? "";
    const place = { x: left(run[0].column), y: top(row), width: widthOf(run), height: ROW };
    // Otherwise hairlines would show between the rows in some scales.
    return element("rect", { ...place, fill, "shape-rendering": "crispEdges" });
  });
}

/**
 * Returns a text for every run of characters of one look. Its length is fixed, so that it stands in
 * its columns in any font. A gap of two columns ends a run, because SVG collapses spaces.
 */
function texts(cells: readonly ScreenCell[], row: number): string[] {
  const drawn = cells.filter(({ text }) => text.trim() !== "");
  const runs = runsOf(
    drawn,
    (before, cell) => sameLook(before, cell) && cell.column - end(before) <= 1,
  );
  return runs.map((run) => {
    const [{ column, ink, bold }] = run;
    const attributes = {
      x: left(column),
      y: top(row) + BASELINE,
      textLength: widthOf(run),
      lengthAdjust: "spacingAndGlyphs",
      ...(ink !== undefined && { fill: ink }),
      ...(bold && { "font-weight": "bold" }),
    };
    return element("text", attributes, escapeXml(textOf(run)));
  });
}

const sameLook = (one: ScreenCell, other: ScreenCell) =>
  one.ink === other.ink && one.ground === other.ground && one.bold === other.bold;

const textOf = (run: Run) =>
  run
    .map((cell, at) => (at > 0 && end(run[at - 1]!) < cell.column ? ` ${cell.text}` : cell.text))
    .join("");

function cursor({ cursor: { column, row } }: Screen): string {
  return element("rect", {
    ...{ x: left(column), y: top(row), width: COLUMN, height: ROW },
    fill: WINDOW.cursor,
  });
}
