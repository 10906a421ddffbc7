import { type Attributes, element } from "../markup.ts";
import { textAt } from "./markup.ts";

/** The width and height of a cell, in the units of the picture. */
export const CELL = 40;

export interface DrawnCell {
  readonly x: number;
  readonly y: number;
  /** True for a point where lines meet, false for a square. */
  readonly point: boolean;
  readonly light: boolean;
  readonly special: boolean;
  readonly target: boolean;
  readonly lastMove: boolean;
  /** The pieces on it, with their side ("WS"), or its label; may be empty. */
  readonly code: string;
  readonly disc: { readonly army: DiscColours; readonly letters: string } | undefined;
}

/** How a cell is drawn; both functions return elements, the lowest layer first. */
interface CellStyle {
  /** The background, below the lines between points. */
  ground(cell: DrawnCell): readonly string[];
  /** The pieces and marks, above the background. */
  content(cell: DrawnCell): readonly string[];
}

/** The colours of a side's discs and of the letters on them. */
interface DiscColours {
  readonly disc: string;
  readonly ink: string;
}

/** Letters have a contrast (WCAG) of 4.5 or more; discs differ in brightness, too, for monochrome printers. */
export const PRINT_COLOURS = {
  paper: "#ffffff",
  ink: "#1a1a1a",
  shade: "#c4c4c4",
  light: "#f3ead8",
  dark: "#cdb592",
  lastMoveOnLight: "#f2d96b",
  lastMoveOnDark: "#d9b53f",
  line: "#6b4f24",
  target: "#17663a",
  armies: [
    { disc: "#ffffff", ink: "#1a1a1a" },
    { disc: "#262626", ink: "#ffffff" },
    { disc: "#0072b2", ink: "#ffffff" },
    { disc: "#e69f00", ink: "#1a1a1a" },
  ],
} as const;

const { paper, ink, shade } = PRINT_COLOURS;

/** Radii, in the units of the picture. */
const DISC = 14.5;
const RING = 18;
const HALO = 19;
const DOT = 7;
const POINT = 3;

/** The exam paper's style: letters in a grid, with the targets shaded. */
const exam: CellStyle = {
  ground(cell) {
    if (cell.point) return [];
    return [rectangle(cell, CELL, cell.target ? shade : paper, ink), ...frame(cell, ink)];
  },
  content(cell) {
    if (!cell.point) return onSquare(cell);
    if (cell.code === "" && !cell.target) return [circle(cell, POINT, { fill: ink })];
    return onDisc(cell, cell.code, { disc: cell.target ? shade : paper, ink });
  },
};

/** A two-tone board with discs for pieces. Marks differ in shape as well as in colour. */
const colour: CellStyle = {
  ground(cell) {
    const { light, lastMoveOnLight, line } = PRINT_COLOURS;
    if (cell.point) {
      const halo = { fill: lastMoveOnLight, stroke: line };
      const plain = rectangle(cell, CELL, light, light);
      return cell.lastMove ? [plain, circle(cell, HALO, halo)] : [plain];
    }
    const corners = cell.lastMove ? [cornerMarks(cell)] : [];
    return [rectangle(cell, CELL, tone(cell), line), ...frame(cell, line), ...corners];
  },
  content(cell) {
    const { point, code, disc, target } = cell;
    const pieces = disc ? onDisc(cell, disc.letters, disc.army) : onSquare(cell);
    const dot = point && code === "" ? [circle(cell, POINT, { fill: ink })] : [];
    return [...dot, ...pieces, ...(target ? [targetMark(cell)] : [])];
  },
};

export const CELL_STYLES = { exam, colour } as const;

function tone({ light, lastMove }: DrawnCell): string {
  if (lastMove) return light ? PRINT_COLOURS.lastMoveOnLight : PRINT_COLOURS.lastMoveOnDark;
  return light ? PRINT_COLOURS.light : PRINT_COLOURS.dark;
}

function onSquare(cell: DrawnCell): string[] {
  return letters(cell, cell.code, ink, 17, 28);
}

function onDisc(cell: DrawnCell, text: string, army: DiscColours): string[] {
  const outline = { fill: army.disc, stroke: ink, "stroke-width": 1.25 };
  return [circle(cell, DISC, outline), ...letters(cell, text, army.ink, 15.5, 23.5)];
}

/** The mark of a target: a dot on an empty cell, a ring round a piece. */
function targetMark(cell: DrawnCell): string {
  if (cell.code === "") return circle(cell, DOT, { fill: PRINT_COLOURS.target });
  return circle(cell, RING, { fill: "none", stroke: PRINT_COLOURS.target, "stroke-width": 3 });
}

function frame(cell: DrawnCell, stroke: string): string[] {
  return cell.special ? [rectangle(cell, CELL - 6, "none", stroke)] : [];
}

/** Angles in the corners of a square, which are visible on a monochrome print too. */
function cornerMarks({ x, y }: DrawnCell): string {
  const [far, near] = [17, 11];
  const angle = (right: number, down: number) =>
    `M${x + right * near} ${y + down * far}H${x + right * far}V${y + down * near}`;
  const d = angle(-1, -1) + angle(1, -1) + angle(-1, 1) + angle(1, 1);
  return element("path", { d, fill: "none", stroke: PRINT_COLOURS.line, "stroke-width": 2 });
}

function rectangle({ x, y }: DrawnCell, size: number, fill: string, stroke: string): string {
  const [left, top] = [x - size / 2, y - size / 2];
  return element("rect", { x: left, y: top, width: size, height: size, fill, stroke });
}

function circle({ x, y }: DrawnCell, r: number, paint: Attributes): string {
  return element("circle", { cx: x, cy: y, r, ...paint });
}

/** A text centred in a cell, smaller than `largest` if it would be wider than `room`. */
function letters({ x, y }: DrawnCell, text: string, fill: string, largest: number, room: number) {
  const narrow = text.match(/[a-z0-9]/g)?.length ?? 0;
  const width = 0.56 * narrow + 0.85 * (text.length - narrow);
  const size = Math.min(largest, room / width);
  return text === "" ? [] : [textAt(x, y, size, text, { fill, "text-anchor": "middle" })];
}
