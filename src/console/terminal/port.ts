import type { AnyGame, Move, Position } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import type { SearchInfo, SearchRequest } from "../../engine/types.ts";
import type { Options } from "../../games/catalogue.ts";
import type { Autosave } from "../../records/file-recorder.ts";
import type { Store } from "../../records/store/store.ts";
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
  readonly keepers?: readonly Autosave[];
  /** The games on disk; they are only opened where somebody wants them. */
  archive?(): Promise<Store>;
  /** The folder that ~ stands for in the name of a file. */
  readonly home?: string;
  /** The files that the players name. */
  readonly files: Files;
  /** Waits, in seconds. */
  wait?(seconds: number): Promise<void>;
  /** Waits for somebody who watches, in seconds; false where Ctrl-C has broken it off. */
  rest?(seconds: number): Promise<boolean>;
  /**
   * Thinks about a position. `show` is called for every depth that is completed. Ctrl-C makes it
   * answer at once with what it has found, and say that it was interrupted.
   */
  think(
    thought: Thought,
    show: (finding: SearchInfo<Move>) => void,
  ): Promise<{
    readonly finding: SearchInfo<Move>;
    readonly interrupted: boolean;
  }>;
  /** Writes over the line that the cursor is in; only where there is a screen for it. */
  status?(text: string): void;
  /** Dice for a game that has them, unless the players throw their own. */
  diceFor?(game: AnyGame): Promise<Dice | undefined>;
}

interface Files {
  /** Writes a text file; "exists" where it is there and is not to be overwritten. */
  write(file: string, text: string, overwrite: boolean): Promise<Result<true> | "exists">;
}

/** What is to be thought about. */
interface Thought extends SearchRequest<Position> {
  readonly game: AnyGame;
  /** The options that the game was made with. */
  readonly choices: Options;
  /** Milliseconds that the answer takes, however soon it is found. */
  readonly atLeast?: number;
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
