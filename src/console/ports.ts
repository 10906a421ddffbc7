import type { Result } from "../base/result.ts";
import type { AnyGame, Move, Position } from "../core/game.ts";
import type { ViewSettings } from "../drawing/look.ts";
import type { Shown, Top } from "../drawing/shown.ts";
import type { SearchInfo, SearchRequest } from "../engine/types.ts";
import type { Options } from "../games/catalogue.ts";
import type { Autosave } from "../records/store/autosave.ts";
import type { FileNaming } from "../records/store/file-names.ts";
import type { LineFile, SettingsFile } from "../records/store/player-file.ts";
import type { Store } from "../records/store/saved-games.ts";
import type { CursorKey, SquareChoice } from "../terminal/board-cursor.ts";

/** Everything that the dialogue needs of the world outside. */
export interface Ports {
  readonly screen: Screen;
  readonly engine: EnginePort;
  readonly disk: Disk;
  /** Milliseconds since any fixed moment. */
  now(): number;
}

/** Where the players read and type: a terminal, a pipe, or what stands in for them. */
export interface Screen {
  /**
   * People type the lines; otherwise they come from a pipe, and are read as the exam's program reads them: it
   * refuses a wrong start square only with the finish square, for example.
   */
  readonly interactive: boolean;
  /** Shows values in this order; a window that is redrawn shows only the last board of them, at its top. */
  show(...shown: readonly Shown[]): void;
  /** Asks for a line; undefined at the end of input. */
  ask(question: Question): Promise<string | undefined>;
  /** Overwrites the line that the cursor is in; does nothing without a screen. */
  status(text: string): void;
  /** Waits until all is shown, then some seconds. Resolves to false if Ctrl-C cut that short. */
  rest(seconds: number): Promise<boolean>;
  /** Sets how everything is shown from now on. Returns a sentence if the change makes no difference here. */
  use(look: ViewSettings, changed?: keyof ViewSettings): string | undefined;
}

/** A question, and what the screen may offer while it is answered. */
export interface Question {
  readonly prompt: string;
  /** What Tab completes, if lines are edited. */
  readonly complete?: Completer | undefined;
  /** What Ctrl-C says at an empty prompt: how to leave, and pressed again the last words. */
  readonly advice?: ((again: boolean) => Promise<string>) | undefined;
  /** Milliseconds left, from the first call on; a line not ready at their end is dropped for an empty one. */
  readonly left?: (() => number) | undefined;
  /** The board or panes, which are shown again if the window changes. */
  readonly board?: (() => Top) | undefined;
  /** The squares or numbered moves that may be chosen on it. */
  readonly choice?: (() => SquareChoice) | undefined;
  readonly shortcuts?: Shortcuts | undefined;
}

/** The lines that keys enter if nothing has been typed, where keys are read. */
export type Shortcuts = Readonly<Partial<Record<CursorKey, string>>>;

/** What the last word of a line may be completed to; the line ends at the cursor. */
export type Completer = (line: string) => Promise<readonly string[]>;

/** The engine that plays and gives hints. */
export interface EnginePort {
  /** Searches a position, and reports each completed depth; Ctrl-C gives the best so far, as `interrupted`. */
  search(
    search: EngineSearch,
    report: (info: SearchInfo<Move>) => void,
  ): Promise<{ readonly info: SearchInfo<Move>; readonly interrupted: boolean }>;
}

/** A search request, with the game that it is about. */
export interface EngineSearch extends SearchRequest<Position> {
  readonly game: AnyGame;
  readonly choices: Options;
  /** Milliseconds before the answer is given, however soon it is found. */
  readonly atLeast?: number;
  /** Clears what the engine remembers of earlier searches first, so that they change nothing. */
  readonly fresh?: boolean;
}

/** Records and other files, and the date for them. */
export interface Disk extends FileNaming {
  /** The day: "2026.11.21". */
  today(): string;
  /** Reads a text file; refuses one that is too long for a game record, or for `what`. */
  read(file: string, what?: string): Promise<Result<string>>;
  /** Writes a text file. Returns "exists" instead of overwriting a file without permission. */
  write(file: string, text: string, overwrite: boolean): Promise<Result<true> | "exists">;
  /** The files and folders (ending in "/") whose names begin like an unfinished one. */
  filesLike(start: string): Promise<readonly string[]>;
  /** Opens the saved games. */
  store(): Promise<Store>;
  /** The player's settings; undefined if nobody is at a keyboard. */
  readonly settings?: SettingsFile | undefined;
  /** The scores of the player's puzzles, which last at least as long as the session. */
  readonly puzzleScores: LineFile;
  /** The stars of the player's stages, likewise. */
  readonly stageScores: LineFile;
  /** Each of them saves a match as it is now, or rejects it with a sentence. */
  readonly autosaves: readonly Autosave[];
}

/** Says a sentence, and leaves the session as it is. */
export function say<State>(state: State, sentence: string, { screen }: Ports): State {
  screen.show(sentence);
  return state;
}
