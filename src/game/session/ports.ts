import type { FileNaming } from "../../base/file-names.ts";
import type { Result } from "../../base/result.ts";
import type { Shown } from "../../drawing/shown.ts";
import type { DialoguePorts } from "../../terminal/dialogue/mode.ts";
import type { Screen } from "../../terminal/screen-port.ts";
import type { SearchInfo, SearchRequest } from "../engine/types.ts";
import type { Autosave } from "../records/store/autosave.ts";
import type { LineFile, SettingsFile } from "../records/store/player-file.ts";
import type { Store } from "../records/store/saved-games.ts";
import type { Options } from "../rules/catalogue.ts";
import type { AnyGame, Move, Position } from "../rules/game.ts";

/** Everything that the dialogue needs of the world outside. */
export interface Ports extends DialoguePorts {
  readonly engine: EnginePort;
  readonly disk: Disk;
  /** The players have chosen the seed. */
  readonly seedGiven?: boolean;
}

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

const showingBy = (show: Screen["show"], ports: Ports): Ports => ({
  ...ports,
  screen: { ...ports.screen, show },
});

/** Ports that keep what is shown, in order, instead of showing it. */
export function recording(ports: Ports) {
  const shown: Shown[] = [];
  return { shown, ports: showingBy((...more) => void shown.push(...more), ports) };
}

/** Runs what may be refused, and shows what it shows, after `before`, only if it is not. */
export async function shownIfDone<State>(
  run: (ports: Ports) => Promise<State | string>,
  ports: Ports,
  before: readonly Shown[] = [],
): Promise<State | string> {
  // A page has words of its own for what is shown with it, so each part is shown alone.
  const parts = [before];
  const reply = await run(showingBy((...part) => void parts.push(part), ports));
  if (typeof reply !== "string") for (const part of parts) ports.screen.show(...part);
  return reply;
}
