import type { Paint } from "./line.ts";

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
  /** Chess symbols on boards in colour, in games that have them. */
  readonly symbols: boolean;
}

/** `on`: as large as fits above a prompt; `off`: one line high; `auto`: with room for the dialogue. */
export const LARGE = ["on", "off", "auto"] as const;

export type Large = (typeof LARGE)[number];

export const DEFAULT_LOOK: Look = {
  flipped: false,
  plain: false,
  large: "auto",
  theme: "slate",
  colour: true,
  redraw: undefined,
  mouse: false,
  symbols: false,
};

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
}

/** In columns: the least window in which a board makes room for the panel, and the panel with its gap. */
export const PANEL = { window: 100, width: 38 };

/** Whether the panel stands beside a board that takes so many columns; without colour nothing does. */
export const hasPanel = ({ plain }: Look, { columns = 0, palette }: Window, size: number) =>
  !plain && palette !== undefined && columns >= Math.min(PANEL.window, size + PANEL.width);

/** The window and the settings that decide how a board looks. */
export interface RenderOptions extends WindowSize {
  /** Undefined for a board without colour. */
  readonly palette: Palette | undefined;
  readonly large: Large;
  readonly symbols?: boolean;
}

/** Lines that a board leaves for the dialogue. */
export const DIALOGUE = { on: 2, auto: 8 } as const;

/** Whether a large board of so many lines leaves room for the dialogue in the window. */
export function fitsHeight(lines: number, { rows, large }: RenderOptions): boolean {
  return large !== "off" && rows !== undefined && lines + DIALOGUE[large] <= rows;
}

export const THEMES = ["slate", "contrast", "warm", "light"] as const;

export type Theme = (typeof THEMES)[number];

export type Mark = "none" | "earlier move" | "last move" | "target";

/** Characters around a marked square, so that the mark does not depend on colour alone. */
export const BRACKETS: Readonly<Record<Mark, readonly [string, string]>> = {
  none: [" ", " "],
  "earlier move": [".", "."],
  "last move": ["(", ")"],
  target: ["[", "]"],
};

export interface Palette {
  /** A part of a line as it looks in its role. */
  readonly paint: Paint;
}
