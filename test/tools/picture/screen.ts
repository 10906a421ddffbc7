import type xterm from "@xterm/headless";

/** A character on the screen. */
export interface ScreenCell {
  readonly column: number;
  readonly text: string;
  /** Columns that it takes: 1, or 2 for a wide character. */
  readonly width: number;
  /** The foreground as "#rrggbb"; undefined for the terminal's own. */
  readonly ink: string | undefined;
  /** The background as "#rrggbb"; undefined for the terminal's own. */
  readonly ground: string | undefined;
  readonly bold: boolean;
}

/** What a terminal shows. */
export interface Screen {
  readonly columns: number;
  /** The cells of every row, from left to right. */
  readonly rows: readonly (readonly ScreenCell[])[];
  readonly cursor: { readonly column: number; readonly row: number };
}

/** Returns what a terminal shows, without the lines that have scrolled off. */
export function readScreen({ buffer: { active }, cols, rows }: xterm.Terminal): Screen {
  return {
    columns: cols,
    rows: Array.from({ length: rows }, (_, row) => cellsOf(active.getLine(active.baseY + row))),
    cursor: { column: active.cursorX, row: active.cursorY },
  };
}

function cellsOf(line: xterm.IBufferLine | undefined): ScreenCell[] {
  return Array.from({ length: line?.length ?? 0 }, (_, column) => {
    const cell = line?.getCell(column);
    // The second half of a wide character has no width.
    return cell && cell.getWidth() > 0 ? [readCell(cell, column)] : [];
  }).flat();
}

function readCell(cell: xterm.IBufferCell, column: number): ScreenCell {
  return {
    column,
    text: cell.getChars() || " ",
    width: cell.getWidth(),
    ink: colourOf(cell.isFgRGB(), cell.isFgPalette(), cell.getFgColor()),
    ground: colourOf(cell.isBgRGB(), cell.isBgPalette(), cell.getBgColor()),
    bold: cell.isBold() !== 0,
  };
}

function colourOf(rgb: boolean, palette: boolean, colour: number): string | undefined {
  if (rgb) return hex(colour);
  return palette ? paletteColour(colour) : undefined;
}

const hex = (rgb: number) => `#${rgb.toString(16).padStart(6, "0")}`;

/** The sixteen named colours, whose values xterm leaves to its users; these are its defaults. */
const NAMED = [
  ...["#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5"],
  ...["#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"],
];

/** The brightness of each step along an edge of the palette's colour cube. */
const CUBE = [0, 95, 135, 175, 215, 255];
const CUBE_START = 16;
const GREYS_START = 232;

/** Returns a colour of the palette of 256: names, then a cube of 6x6x6, then 24 shades of grey. */
export function paletteColour(index: number): string {
  if (index < CUBE_START) return NAMED[index] ?? "";
  if (index >= GREYS_START) return hex((8 + 10 * (index - GREYS_START)) * 0x010101);
  const place = index - CUBE_START;
  const [red = 0, green = 0, blue = 0] = [36, 6, 1].map(
    (step) => CUBE[Math.floor(place / step) % 6],
  );
  return hex(red * 0x10000 + green * 0x100 + blue);
}
