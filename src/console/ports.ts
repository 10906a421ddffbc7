import type { AnyGame, Move, Position } from "../core/game.ts";
import type { Result } from "../core/result.ts";
import type { SearchInfo, SearchRequest } from "../engine/types.ts";
import type { Options } from "../games/catalogue.ts";
import type { Autosave } from "../records/store/autosave.ts";
import type { PlayerFile, TextFile } from "../records/store/player-file.ts";
import type { Store } from "../records/store/saved-games.ts";
import type { Screen, ViewSettings } from "../view/view-settings.ts";
import type { CursorMarks, SquareChoice } from "./board-cursor.ts";

/** Everything that the dialogue needs of the world outside. */
export interface Ports {
  readonly terminal: Terminal;
  readonly engine: EnginePort;
  readonly disk: Disk;
  /** Milliseconds since any fixed moment. */
  now(): number;
}

/** Where the players read and type. */
export interface Terminal {
  /** People type the lines; otherwise they come from a pipe. */
  readonly interactive: boolean;
  readonly ask: LineReader<PromptBoard>;
  /**
   * Shows a text of one or more lines and ends the line. Only the codes of a coloured text, which must be
   * a board, reach the screen as they are.
   * @param squareAt finds the squares of a board
   */
  say(text: string, coloured?: boolean, squareAt?: SquareFinder): void;
  /**
   * Holds back, up to `readPages`, text of which no more than a screenful is to be shown at a time; boards
   * are not text. Absent where the dialogue is not to be interrupted.
   */
  readonly paginate?: (() => void) | undefined;
  /** Shows what has been held back, and waits for a line after each screenful. */
  readonly readPages?: () => Promise<void>;
  /** Overwrites the line that the cursor is in; does nothing without a screen. */
  status(text: string): void;
  /** Replaces what the window shows; absent in a pipe, in plain text and at a simple terminal. */
  readonly redraw?: ((page: Page) => void) | undefined;
  /** Keeps a drawn board, to show it later, instead of showing it now; absent at a real terminal. */
  readonly keepBoard?: (show: Drawing) => void;
  /** The size and abilities of the screen now; read again for every board. */
  screen(): Screen;
  /** Waits for some seconds. Resolves to false if Ctrl-C cut the wait short. */
  rest(seconds: number): Promise<boolean>;
}

/** Draws a board at a terminal. */
export type Drawing = (view: ViewSettings, terminal: Terminal) => void;

/** What a window shows, from top to bottom; each function says its part. */
export interface Page {
  /** @param free the lines that the rest of the page and a prompt leave in a redrawn window */
  board(free?: number): void;
  /** What has happened; all but the latest may be left out in a low window. */
  readonly news?: readonly (() => void)[];
  /**
   * Whose turn it is, for example.
   * @param over the lines that do not fit in a redrawn window
   */
  rest?(over?: number): void;
}

/** The square at a line and a column, from 0, of a drawn board; undefined for none. */
export type SquareFinder = (line: number, column: number) => number | undefined;

/**
 * Shows a prompt and returns the line typed; undefined at the end of input. If lines are edited, Tab
 * completes the last word, and Ctrl-C at an empty prompt shows the advice on how to leave; the prompt
 * follows the countdown, and a line that is not ready at its end is dropped for an empty one.
 */
export type LineReader<Board = PromptKeys> = (
  prompt: string,
  complete?: Completer,
  advice?: () => Promise<string>,
  countdown?: Countdown,
  board?: Board,
) => Promise<string | undefined>;

/** The board at a prompt, on which squares may be chosen if lines are edited. */
export interface PromptBoard {
  /** The page that shows it, with these squares marked. */
  page(marks?: CursorMarks): Page;
  /** Undefined where no move is asked for. */
  readonly choice?: (() => SquareChoice) | undefined;
  readonly mouse: boolean;
  /** Whether a window of another size shows it again. */
  readonly redrawn: boolean;
}

/** What keys do at a prompt besides editing its line. */
export interface PromptKeys {
  /** What is typed in place of a key. */
  replace(key: string, line: string): string;
  /** The window has another size. */
  resized(): void;
  /** Other programs may have written in the window. Returns whether the prompt has been shown again. */
  resumed(): boolean;
}

/** The time that a player has left to type a line. */
export interface Countdown {
  /** Milliseconds; 0 or less at the end. */
  left(): number;
  /** The prompt as it is now; only its last line may change. */
  prompt(): string;
}

/** What the last word of a line may be completed to; the line ends at the cursor. */
export type Completer = (line: string) => Promise<readonly string[]>;

/** The engine that plays and gives hints. */
export interface EnginePort {
  /**
   * Searches a position and reports every completed depth. Ctrl-C makes it answer at once with the
   * best move so far, and `interrupted` is then true.
   */
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

/** What the names of files depend on. */
export interface FileNaming {
  /** The folder that ~ stands for in a file name. */
  readonly home?: string | undefined;
  /** Names that Windows forbids are refused. */
  readonly windows: boolean;
}

/** Records and other files, and the date for them. */
export interface Disk extends FileNaming {
  /** The day: "2026.11.21". */
  today(): string;
  /** Writes a text file. Returns "exists" instead of overwriting a file without permission. */
  write(file: string, text: string, overwrite: boolean): Promise<Result<true> | "exists">;
  /** The files and folders (ending in "/") whose names begin like an unfinished one. */
  filesLike(start: string): Promise<readonly string[]>;
  /** Opens the saved games. */
  store(): Promise<Store>;
  /** The player's settings; undefined if nobody is at a keyboard. */
  readonly settings?: PlayerFile | undefined;
  /** The scores of the player's puzzles, which last at least as long as the session. */
  readonly puzzleScores: TextFile;
  /** The stars of the player's stages, likewise. */
  readonly stageScores: TextFile;
  /** Each of them saves a match as it is now, or rejects it with a sentence. */
  readonly autosaves: readonly Autosave[];
}
