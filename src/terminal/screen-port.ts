import type { Line } from "../drawing/line.ts";
import type { Look } from "../drawing/look.ts";
import type { Shown, Top } from "../drawing/shown.ts";
import type { CursorKey, SquareChoice } from "./board-cursor.ts";

/** Where the players read and type: a terminal, a pipe, or what stands in for them. */
export interface Screen {
  /**
   * People type the lines; otherwise they come from a pipe, and are read as the exam's program reads them: it
   * refuses a wrong start square only with the finish square, for example.
   */
  readonly interactive: boolean;
  /** Shows values in this order; a window that is redrawn shows only the last board of them, at its top. */
  show(...shown: readonly Shown[]): void;
  /** Shows values before the program ends, a screenful for each Enter at a keyboard. */
  read(...shown: readonly Shown[]): Promise<void>;
  /** Asks for a line; undefined at the end of input. */
  ask(question: Question): Promise<string | undefined>;
  /** Overwrites the line that the cursor is in; does nothing without a screen. */
  status(text: string): void;
  /**
   * Waits until all has been shown, and for some seconds. Resolves to false if Ctrl-C cut the wait short.
   */
  rest(seconds: number): Promise<boolean>;
  /**
   * Shows everything from now on as the players have chosen. Returns a sentence if the choice that has
   * changed makes no difference here.
   */
  use(look: Look, changed?: Changed): string | undefined;
}

/** What of a look has changed; `beside` if something more stands beside boards. */
export type Changed = keyof Look | "beside";

/** A question, and what the screen may offer while it is answered. */
export interface Question {
  readonly prompt: Line;
  /** What Tab completes, if lines are edited. */
  readonly complete?: Completer | undefined;
  /** What Ctrl-C says at an empty prompt: how to leave, and pressed again the last words. */
  readonly advice?: ((again: boolean) => Promise<string>) | undefined;
  /**
   * Milliseconds left to type a line, which run from the first call on; a line that is not ready at their
   * end is dropped for an empty one.
   */
  readonly left?: (() => number) | undefined;
  /** At its end the question is over: what has been typed is dropped for an empty line. */
  readonly until?: Promise<void> | undefined;
  /** Makes the board or panes, which are shown again if the window changes. */
  readonly board?: (() => Top) | undefined;
  /** They are redrawn where boards otherwise follow each other. */
  readonly inPlace?: Top["inPlace"];
  /** The squares or numbered moves that may be chosen on it. */
  readonly choice?: (() => SquareChoice) | undefined;
  readonly shortcuts?: Shortcuts | undefined;
}

/** The lines that keys enter if nothing has been typed, where keys are read. */
export type Shortcuts = Readonly<Partial<Record<CursorKey, string>>>;

/** What the last word of a line may be completed to; the line ends at the cursor. */
type Completer = (line: string) => Promise<readonly string[]>;
