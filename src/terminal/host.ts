import type { FileNaming } from "../base/file-names.ts";
import type { RawKeyboard } from "./line-editor.ts";

/** What the environment says of the terminal. */
type Variable =
  | ("NO_COLOR" | "FORCE_COLOR" | "TERM" | "COLORFGBG" | "WT_SESSION")
  | ("LC_ALL" | "LC_CTYPE" | "LANG");

/** What the program needs from its process. */
export interface Host extends FileNaming {
  /** True if standard input is a keyboard. */
  readonly keyboard: boolean;
  /** True if standard output is a screen. */
  readonly screen: boolean;
  readonly environment: Partial<Record<Variable, string | undefined>>;
  /** The Node that runs the program, and can run others. */
  readonly node: {
    readonly path: string;
    readonly version: string;
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Whether it runs TypeScript by itself. */
    readonly stripsTypes: boolean;
  };
  /** The width of the screen in characters; undefined without a screen. */
  columns(): number | undefined;
  /** The height of the screen in lines; undefined without a screen. */
  rows(): number | undefined;
  /** Writes to standard output. Ends the program if nobody reads it. */
  write(text: string): void;
  writeError(text: string): void;
  /** The keyboard, key by key. */
  readonly keys: RawKeyboard;
  /** Standard input, for plain lines and the engine protocol; opening it is slow. */
  input(): NodeJS.ReadableStream;
  now(): Date;
  /** A seed by chance, short enough to be typed again. */
  randomSeed(): number;
  wait(milliseconds: number): Promise<void>;
  /** Calls `handler` at every Ctrl-C instead of ending the program, until the result is called. */
  onInterrupt(handler: () => void): () => void;
  /** Resolves at Ctrl-C and other signals to end, which from now on do not end the program. */
  ended(): Promise<void>;
  /** Calls `handler` before the program ends, also by a signal at the keyboard. */
  onExit(handler: () => void): void;
}
