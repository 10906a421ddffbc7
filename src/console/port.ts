import type { AnyGame } from "../core/game.ts";
import type { Archive } from "../records/archive.ts";
import type { Keeper } from "../records/recording.ts";
import type { Dice } from "./dice.ts";

/** The dialogue's whole view of the world outside: something to ask and somewhere to speak. */
export interface Port {
  /** Shows a prompt and gives the line typed; undefined at the end of input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Shows a text of one or more lines, and ends the line. */
  say(text: string): void;
  /** How wide the screen is now, and what it can show. Asked anew for every board. */
  screen(): Screen;
  /** The day, for records: "2026.11.21". */
  today(): string;
  /** Keep a match as it is now; each refuses with a sentence where it cannot. */
  readonly keepers?: readonly Keeper[];
  /** The games on disk; they are only opened where somebody wants them. */
  archive?(): Promise<Archive>;
  /** The folder that ~ stands for in the name of a file. */
  readonly home?: string;
  /** Waits, in seconds. */
  wait?(seconds: number): Promise<void>;
  /** Dice for a game that has them, unless the players throw their own. */
  diceFor?(game: AnyGame): Promise<Dice | undefined>;
}

export interface Screen {
  /** Width in characters; undefined where there is no window (a pipe or a file). */
  readonly columns: number | undefined;
  /** Paints the squares of a coloured board; undefined for a board without colour. */
  readonly palette: Palette | undefined;
  /** Squares three lines high, where the window is wide enough. */
  readonly large: boolean;
}

/** What a square is marked for, besides what stands on it. */
export type Mark = "none" | "last move" | "target";

export interface Palette {
  /** Colours the text of one square; `army` is that of the piece on it, from 0. */
  square(text: string, light: boolean, mark: Mark, army: number): string;
}
