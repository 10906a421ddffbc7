import { setTimeout as sleep } from "node:timers/promises";
import { escapeXml } from "../../../src/base/text.ts";
import { element } from "../../../src/drawing/markup.ts";
import { group } from "../../../src/drawing/svg/markup.ts";
import { NEXT_STEP, PROMPT } from "../../cli/program.ts";
import { openWindow, type ProgramWindow, type ScreenLine } from "../../pty/program-window.ts";

/** The size of most new windows, in which the board stays at the top. */
const SIZE = { columns: 80, rows: 24 };

/** What is typed at the prompts of the sample game. */
const TYPED = ["moves 13", "12 13"];

/** A program whose steps have been followed until the board changes. */
const STEPS = ["skeleton", "--step", "makeMove", "--answers", "y 13 23"];
const STEPS_MADE = 3;
const STEPS_SAY = 'becomes "WS"';

const TITLE = "Capture the Sarrum";
const STEPS_SHOWN =
  "The exam's program in a window: the lines of makeMove, of which the next one is marked, the calls, the " +
  "parameters by reference and by value, the board, on which the sarrum has just moved to 23, and the last " +
  "step in a sentence.";
const DESCRIPTION =
  "The sample game in a window: the board in colour at the top, the prompt below it. The answer to " +
  "moves 13 marks in green, and with square brackets, the four squares to which the sarrum on 13 may " +
  "move. The move from 12 to 13 is refused with the reason: the player's own sarrum stands there.";

/** Sizes in the units of the picture. A column is as wide as in most monospaced fonts of this size. */
const FONT_SIZE = 14;
const COLUMN = 8.4;
const ROW = 18;
const BASELINE = 13.5;
const MARGIN = 14;
const TITLE_BAR = 30;
const WIDTH = 2 * MARGIN + SIZE.columns * COLUMN;
const HEIGHT = TITLE_BAR + 2 * MARGIN + SIZE.rows * ROW;

/** The colours of the window, and of text without a colour of its own. */
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

/** Plays the sample game in a terminal with all colours, and draws its window as SVG. */
export async function drawSampleGame(): Promise<string> {
  const window = openWindow({ ...SIZE, variables: { COLORTERM: "truecolor", COLORFGBG: "15;0" } });
  try {
    await window.answer(PROMPT.setup, "y");
    for (const line of TYPED) await window.answer(PROMPT.start, line);
    return `${drawWindow(await settled(window, "not a legal move"))}\n`;
  } finally {
    window.close();
  }
}

/** Follows the exam's program in such a terminal, and draws its window as SVG. */
export async function drawSteps(): Promise<string> {
  const variables = { COLORTERM: "truecolor", COLORFGBG: "15;0" };
  const window = openWindow({ ...SIZE, variables, words: STEPS });
  try {
    for (let made = 0; made < STEPS_MADE; made += 1) await window.answer(NEXT_STEP, "");
    return `${drawWindow(await settled(window, STEPS_SAY), STEPS_SHOWN)}\n`;
  } finally {
    window.close();
  }
}

/** What a window shows once it says something, asks again, and nothing more is written. */
async function settled(window: ProgramWindow, said: string): Promise<readonly ScreenLine[]> {
  let before: string | undefined;
  for (;;) {
    const lines = (await window.screen()).slice(-SIZE.rows);
    const texts = lines.map(({ text }) => text).filter((text) => text !== "");
    const asks = texts.at(-1)?.trimEnd().endsWith(":") && texts.some((text) => text.includes(said));
    const now = texts.join("\n");
    if (asks && now === before) return lines;
    before = now;
    await sleep(200);
  }
}

/** Draws what a terminal shows, in a window with a title bar. The last line with text is a prompt. */
export function drawWindow(lines: readonly ScreenLine[], description = DESCRIPTION): string {
  const parts = [
    element("title", {}, `${TITLE} in a terminal`),
    element("desc", {}, escapeXml(description)),
    frame(),
    group({}, lines.flatMap(grounds)),
    cursor(lines),
    group({ fill: WINDOW.ink }, lines.flatMap(texts)),
  ];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    role: "img",
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width: WIDTH,
    height: HEIGHT,
    "font-family": FONTS,
    "font-size": FONT_SIZE,
  };
  return element("svg", attributes, `\n${parts.join("\n")}\n`);
}

const left = (column: number) => MARGIN + column * COLUMN;
const top = (row: number) => TITLE_BAR + MARGIN + row * ROW;
const hex = (rgb: number) => `#${rgb.toString(16).padStart(6, "0")}`;

function frame(): string {
  const outline = { x: 0.5, y: 0.5, rx: 8, width: WIDTH - 1, height: HEIGHT - 1 };
  const [right, bottom, middle] = [WIDTH - 0.5, HEIGHT - 8.5, TITLE_BAR / 2];
  const ground = `M0.5 ${TITLE_BAR}H${right}V${bottom}a8 8 0 0 1 -8 8H8.5a8 8 0 0 1 -8 -8Z`;
  const title = { x: WIDTH / 2, y: middle + 5, "text-anchor": "middle", fill: WINDOW.title };
  return group({}, [
    element("rect", { ...outline, fill: WINDOW.bar }),
    element("path", { d: ground, fill: WINDOW.ground }),
    element("rect", { ...outline, fill: "none", stroke: WINDOW.edge }),
    ...WINDOW.buttons.map((fill, at) =>
      element("circle", { cx: 18 + 20 * at, cy: middle, r: 6, fill }),
    ),
    element("text", { ...title, "font-family": "Helvetica, Arial, sans-serif" }, TITLE),
  ]);
}

function cursor(lines: readonly ScreenLine[]): string {
  const row = lines.findLastIndex(({ text }) => text !== "");
  const column = (lines[row]?.text.length ?? 0) + 1;
  const place = { x: left(column), y: top(row), width: COLUMN, height: ROW };
  return element("rect", { ...place, fill: WINDOW.cursor });
}

/** Columns side by side that are drawn as one. */
interface Run {
  readonly start: number;
  end: number;
}

/** The runs of the columns that are drawn; `joins` tells if one continues the run before it. */
function runsOf(drawn: readonly number[], joins: (before: number, column: number) => boolean) {
  const runs: Run[] = [];
  for (const column of drawn) {
    const run = runs.at(-1);
    if (run && joins(run.end - 1, column)) run.end = column + 1;
    else runs.push({ start: column, end: column + 1 });
  }
  return runs;
}

function grounds({ ground }: ScreenLine, row: number): string[] {
  const drawn = [...Array(SIZE.columns).keys()].filter((column) => ground(column) !== undefined);
  const runs = runsOf(
    drawn,
    (before, column) => before + 1 === column && ground(before) === ground(column),
  );
  return runs.map(({ start, end }) => {
    const place = { x: left(start), y: top(row), width: (end - start) * COLUMN, height: ROW };
    // Otherwise hairlines would show between the rows in some scales.
    return element("rect", {
      ...place,
      fill: hex(ground(start) ?? 0),
      "shape-rendering": "crispEdges",
    });
  });
}

/**
 * A text for every run of characters of one look. Its length is fixed, so that it stands in its
 * columns in any font. A gap of two columns ends a run, because SVG collapses spaces.
 */
function texts({ text, ink, ground, bold }: ScreenLine, row: number): string[] {
  const look = (column: number) => `${ink(column)} ${ground(column)} ${bold(column)}`;
  const runs = runsOf(
    [...text].flatMap((character, column) => (character === " " ? [] : column)),
    (before, column) => column - before <= 2 && look(before) === look(column),
  );
  return runs.map(({ start, end }) => {
    const colour = ink(start);
    const attributes = {
      x: left(start),
      y: top(row) + BASELINE,
      textLength: (end - start) * COLUMN,
      lengthAdjust: "spacingAndGlyphs",
      ...(colour !== undefined && { fill: hex(colour) }),
      ...(bold(start) && { "font-weight": "bold" }),
    };
    return element("text", attributes, escapeXml(text.slice(start, end)));
  });
}
