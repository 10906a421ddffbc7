import { ONE_COLUMN } from "../drawing/line.ts";
import { ESCAPE } from "./key-queue.ts";

/** Text for a window that shows other text already: only what has changed is written. */

/** Whether a character is bold and underlined, its colour and that of its ground: as codes, "" for none. */
type ScreenStyle = readonly string[];

const NO_STYLE: ScreenStyle = ["", "", "", ""];
/** The codes that end each of them. */
const ENDS: ScreenStyle = ["22", "24", "39", "49"];
/** The codes of each, with their ends. */
const KINDS = [/^(1|22)$/, /^(4|24)$/, /^(3[0-79]|38;.*|9[0-7])$/, /^(4[0-79]|48;.*|10[0-7])$/];

interface ScreenCell {
  readonly text: string;
  readonly style: ScreenStyle;
}

/** Codes of styles, text, or the beginning of another code. */
const PARTS = new RegExp(`${ESCAPE}\\[([\\d;]*)m|([^${ESCAPE}]+)|${ESCAPE}`, "g");
/** A colour of 256 or of 16 million with its numbers, or another code. */
const CODES = /[34]8;(?:5;\d+|2;\d+;\d+;\d+)|\d+/g;
/** The characters of a line; undefined if it is not certain in which columns they stand. */
function cellsOf(line: string): readonly ScreenCell[] | undefined {
  const cells: ScreenCell[] = [];
  let style: ScreenStyle | undefined = NO_STYLE;
  for (const [, codes, text = ""] of line.matchAll(PARTS)) {
    if (text === "") style = codes === undefined ? undefined : withCodes(style, codes);
    if (!style || text.replace(ONE_COLUMN, "") !== "") return undefined;
    for (const one of text) cells.push({ text: one, style: one === " " ? ofSpace(style) : style });
  }
  return cells;
}

/** What of a style is seen of a space. */
const ofSpace = ([, underlined = "", , ground = ""]: ScreenStyle): ScreenStyle => [
  "",
  underlined,
  "",
  ground,
];

/** A style after some codes; undefined for a code that is not one of a style. */
function withCodes(style: ScreenStyle, codes: string): ScreenStyle | undefined {
  return (codes.match(CODES) ?? ["0"]).reduce<ScreenStyle | undefined>((before, code) => {
    if (code === "0") return NO_STYLE;
    const kind = KINDS.findIndex((pattern) => pattern.test(code));
    return kind < 0 ? undefined : before?.with(kind, code === ENDS[kind] ? "" : code);
  }, style);
}

/** Writes characters, and of their styles only the changes. */
function pen() {
  let written = "";
  let style = NO_STYLE;
  const use = (next: ScreenStyle) => {
    const codes = next.flatMap((code, kind) => (code === style[kind] ? [] : code || ENDS[kind]!));
    if (codes.length > 0) written += next.join("") === "" ? "\x1b[m" : `\x1b[${codes.join(";")}m`;
    style = next;
  };
  return {
    /** Goes to a place, both from 0. */
    go: (row: number, column: number) => {
      written += `\x1b[${row + 1};${column + 1}H`;
    },
    put(cells: readonly ScreenCell[]) {
      for (const { text, style: own } of cells) {
        const [bold = "", , ink = ""] = style;
        use(text === " " ? [bold, own[1]!, ink, own[3]!] : own);
        written += text;
      }
    },
    /** Writes text in the terminal's own style, such as codes that erase. */
    plain(text: string) {
      use(NO_STYLE);
      written += text;
    },
    written: () => written,
  };
}

const ERASE_TO_END_OF_LINE = "\x1b[K";
const ERASE_BELOW = "\x1b[J";
const SAVE_CURSOR = "\x1b7";
const RESTORE_CURSOR = "\x1b8";

/** A line with as few codes for styles as it needs. */
export function withFewestCodes(line: string): string {
  const cells = cellsOf(line);
  if (!cells) return line;
  const { put, plain, written } = pen();
  put(cells);
  plain("");
  return written();
}

/**
 * What makes a window show these lines, and nothing below them, where the cursor then is. They must be fewer than
 * those of the window.
 * @param before the lines that it shows; undefined for one that is not known
 */
export function changedLines(
  before: readonly (string | undefined)[],
  lines: readonly string[],
): string {
  const paper = pen();
  writeChanges(before, lines, paper);
  paper.go(lines.length, 0);
  paper.plain(ERASE_BELOW);
  return paper.written();
}

/** What makes as many lines of a window show these, and leaves all below and the cursor where they are. */
export function linesInPlace(before: readonly string[], lines: readonly string[]): string {
  const paper = pen();
  writeChanges(before, lines, paper);
  paper.plain("");
  return paper.written() && SAVE_CURSOR + paper.written() + RESTORE_CURSOR;
}

function writeChanges(
  before: readonly (string | undefined)[],
  lines: readonly string[],
  { go, put, plain }: ReturnType<typeof pen>,
): void {
  for (const [row, line] of lines.entries()) {
    const old = before[row];
    if (line === old) continue;
    const [was, now] = [old === undefined ? undefined : cellsOf(old), cellsOf(line)];
    if (!was || !now || !isBoard(line)) {
      go(row, 0);
      plain(ERASE_TO_END_OF_LINE + withFewestCodes(line));
      continue;
    }
    for (const [start, end] of changes(was, now)) {
      go(row, start);
      put(now.slice(start, end));
    }
    if (was.length > now.length) {
      go(row, now.length);
      plain(ERASE_TO_END_OF_LINE);
    }
  }
}

/** Whether a line has grounds: other lines are so short that they are written whole. */
const isBoard = (line: string) => GROUND.test(line);

const GROUND = new RegExp(`${ESCAPE}\\[(?:\\d+;)*(?:4[0-8]|10[0-7])[;m]`);

/** As many columns as the code for another place takes are written again between two changes. */
const NEAR = 8;

/** Where cells differ: from each start to before its end. */
function changes(
  was: readonly ScreenCell[],
  now: readonly ScreenCell[],
): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [at, cell] of now.entries()) {
    const old = was[at];
    if (old?.text === cell.text && old.style.join() === cell.style.join()) continue;
    const last = found.at(-1);
    if (last && at - last[1] < NEAR) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

/** How far lines may have moved. */
const MOST_MOVED = 4;

/** Moves the lines of a window to where most of them are to be. Returns what does so, and where they are then. */
export function movedLines(before: readonly string[], lines: readonly string[]) {
  const stay = (down: number) =>
    lines.filter((line, row) => line !== "" && line === before[row - down]).length;
  const moves = Array.from({ length: 2 * MOST_MOVED + 1 }, (_, at) => at - MOST_MOVED);
  const down = moves.reduce((best, move) => (stay(move) > stay(best) ? move : best), 0);
  const text = down === 0 ? "" : `\x1b[H\x1b[${Math.abs(down)}${down > 0 ? "L" : "M"}`;
  const above = Array<undefined>(Math.max(0, down)).fill(undefined);
  return { text, lines: [...above, ...before.slice(Math.max(0, -down))] };
}

/** The lines at the top of which the text is lost when lines are kept. */
const KEPT = 2;

/**
 * Writes lines into the scrollback. Lines that leave a scrolling region at its top are kept if that is the top
 * of the window. Returns what does so, and what of the window stays.
 */
export function keptLines(kept: readonly string[], before: readonly (string | undefined)[]) {
  if (kept.length === 0) return { text: "", lines: before };
  const text = kept.map((line) => `${ERASE_TO_END_OF_LINE}${withFewestCodes(line)}\n`).join("");
  const lines = before.map((line, row) => (row < KEPT ? undefined : line));
  return { text: `\x1b[1;${KEPT}r\x1b[H${text}\n\x1b[r`, lines };
}
