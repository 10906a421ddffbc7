/** How the players want to see the board. */
export interface View {
  /** Turned for the player opposite. */
  readonly flipped: boolean;
  /** Sentences instead of a drawn board. */
  readonly plain: boolean;
  /** The size of coloured squares. */
  readonly large: Large;
  readonly theme: Theme;
  /** Every board replaces the one before it, if the terminal is able to. */
  readonly redraw: boolean;
}

/**
 * `on`: as large as fits the window with a prompt; `off`: one line high; `auto`: as large as leaves
 * room for the dialogue.
 */
export const LARGE = ["on", "off", "auto"] as const;

export type Large = (typeof LARGE)[number];

/** The view of a new session. */
export const DEFAULT_VIEW: View = {
  flipped: false,
  plain: false,
  large: "auto",
  theme: "slate",
  redraw: false,
};

/** The window, or what stands in for it. */
export interface Screen {
  /** Width in characters; undefined if there is no window (a pipe or a file). */
  readonly columns: number | undefined;
  /** Height in lines; undefined if there is no window. */
  readonly rows: number | undefined;
  /** Returns the colours of the board in a theme; undefined for a board without colour. */
  readonly palette: ((theme: Theme) => Palette) | undefined;
}

/** The themes of coloured boards. */
export const THEMES = ["slate", "contrast", "warm"] as const;

export type Theme = (typeof THEMES)[number];

/** Why a square is marked. */
export type Mark = "none" | "last move" | "target";

export interface Palette {
  /** Colours the text of one square; `army` is that of the piece on it, from 0. */
  square(text: string, light: boolean, mark: Mark, army: number): string;
}
