import type { Paint } from "./line.ts";
import type { Theme } from "./theme-colours.ts";

/** How boards are to look. */
export interface Look {
  /** Turned for the player opposite. */
  readonly flipped: boolean;
  /** Sentences instead of a drawn board. */
  readonly plain: boolean;
  readonly large: Large;
  readonly theme: Theme;
  /** Boards have colours where the terminal has; otherwise they are the exam's grid. */
  readonly colour: boolean;
  /** Every board replaces the one before it, if the terminal is able to; undefined if the window decides. */
  readonly redraw: boolean | undefined;
  /** A click chooses a square of a board that is redrawn. */
  readonly mouse: boolean;
  /** Silhouettes of the pieces on boards in colour, or their codes only. */
  readonly pieces: Pieces;
  /** Whether blocks and lines are drawn where the terminal has them; otherwise in ASCII. */
  readonly drawing: Drawing;
  /** Chess symbols on boards in colour, in games that have them. */
  readonly symbols: boolean;
}

/** `on`: as large as fits above a prompt; `off`: one line high; `auto`: with room for the dialogue. */
export const LARGE = ["on", "off", "auto"] as const;

export const PIECE_STYLES = ["shapes", "letters"] as const;

type Pieces = (typeof PIECE_STYLES)[number];

export const DRAWINGS = ["auto", "ascii"] as const;

type Drawing = (typeof DRAWINGS)[number];

/** The block characters that a terminal shows: halves and quarters, or halves alone. */
export type Blocks = "quarters" | "halves";

export type Large = (typeof LARGE)[number];

export const DEFAULT_LOOK: Look = {
  flipped: false,
  plain: false,
  large: "auto",
  theme: "default",
  colour: true,
  redraw: undefined,
  mouse: false,
  pieces: "shapes",
  drawing: "auto",
  symbols: false,
};

/** A look as options want it: large squares, a theme, sentences in place of boards. */
export function lookWith<L extends Look>(
  look: L,
  {
    plain = false,
    large,
    theme,
  }: Partial<Pick<Look, "plain" | "theme">> & { large?: Large | true },
): L {
  const size = large === true ? "on" : large;
  return { ...look, ...(size && { large: size }), ...(theme && { theme }), plain };
}

/** The size of the window; both are undefined if there is none (a pipe or a file). */
interface WindowSize {
  /** Width in characters. */
  readonly columns: number | undefined;
  /** Height in lines. */
  readonly rows: number | undefined;
}

/** The least height in which boards are redrawn unless the players choose otherwise. */
export const REDRAWN_ROWS = 24;

/** The window, or what stands in for it. */
export interface Window extends WindowSize {
  /** Lines are typed at a keyboard; otherwise they come from a pipe. */
  readonly keyboard: boolean;
  /** The colours of the board in a theme; undefined for a board without colour. */
  readonly palette: ((theme: Theme) => Palette) | undefined;
  /** Undefined if only ASCII is sure to be shown. */
  readonly blocks?: Blocks | undefined;
}

/** In columns: the least window with a panel beside the board, the gap between them, and the least panel. */
export const PANEL = { window: 76, gap: 3, least: 22 };

/** Whether a panel may stand beside the board; without colour nothing does. */
export const hasPanel = ({ plain }: Look, { columns = 0, palette }: Window) =>
  !plain && palette !== undefined && columns >= PANEL.window;

/** The window and the settings that decide how a board looks. */
export interface RenderOptions extends WindowSize {
  /** Undefined for a board without colour. */
  readonly palette: Palette | undefined;
  readonly large: Large;
  readonly symbols?: boolean;
  readonly pieces?: Pieces;
  readonly blocks?: Blocks | undefined;
}

/** The blocks that are drawn. */
export const blocksIn = ({ drawing }: Look, { blocks }: Window): Blocks | undefined =>
  drawing === "ascii" ? undefined : blocks;

/** What a look and a window say of how boards are drawn. */
export const renderOptions = (look: Look, window: Window) => ({
  ...{ columns: window.columns, rows: window.rows, large: look.large, symbols: look.symbols },
  palette: window.palette?.(look.theme),
  blocks: blocksIn(look, window),
  pieces: look.pieces,
});

/** Lines that a board leaves for the dialogue, a higher one in a higher window fewer. */
export const DIALOGUE = { on: 2, auto: 7, high: 5 } as const;

/** Whether a large board of so many lines leaves room for the dialogue in the window. */
export function fitsHeight(
  lines: number,
  { rows, large }: RenderOptions,
  dialogue: number = DIALOGUE.auto,
): boolean {
  return (
    large !== "off" &&
    rows !== undefined &&
    lines + (large === "on" ? DIALOGUE.on : dialogue) <= rows
  );
}

export type Mark = "none" | "earlier move" | "last move" | "target" | "wrong" | "danger" | "duty";

/** Characters around a marked square, so that the mark does not depend on colour alone. */
export const BRACKETS: Readonly<Record<Mark, readonly [string, string]>> = {
  none: [" ", " "],
  "earlier move": ["{", "}"],
  "last move": ["(", ")"],
  target: ["[", "]"],
  wrong: ["[", "]"],
  danger: ["!", "!"],
  duty: ["*", "*"],
};

export interface Palette {
  /** A part of a line as it looks in its role. */
  readonly paint: Paint;
}
