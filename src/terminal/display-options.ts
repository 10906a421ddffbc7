import { LARGE, type Large } from "../drawing/look.ts";
import { THEMES, type Theme } from "../drawing/theme-colours.ts";

/** The options for what is shown, as they are typed; undefined for those that are not. */
export interface DisplayOptions {
  /** The size of coloured squares; `true` for large ones. */
  readonly large?: Large | true;
  /** The colours of the board. */
  readonly theme?: Theme;
  /** False if an option turned colour off. */
  readonly color?: boolean;
  /** Sentences instead of drawings. */
  readonly plain?: boolean;
}

/** Their help, for the options of a subcommand. */
export const DISPLAY = `
    --large [size]  make coloured squares fill the window; off makes them small,
                    auto leaves room
    --theme <name>  colour the board
    --no-color      draw the board without colour, as the exam paper does
    --plain         show sentences instead of drawings, for screen readers`;

export const DISPLAY_READERS = { large: LARGE, theme: THEMES } as const;
