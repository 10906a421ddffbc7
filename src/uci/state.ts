import type { AnyGame } from "../core/game.ts";
import type { Engine } from "../engine/engine.ts";
import type { Settings } from "./options.ts";
import type { CurrentPosition } from "./position-command.ts";

/** An engine whose game and table size can be changed. */
export interface UciEngine extends Engine {
  /** Loads the game and the table of these settings, for the requests that follow. */
  load(settings: Settings): void;
}

export interface Host {
  readonly name: string;
  /** Seeds the mistakes of the lower levels; a whole number. */
  readonly seed: number;
  say(line: string): void;
  loadGame(variant: Settings["variant"]): Promise<AnyGame>;
  startEngine(settings: Settings): UciEngine;
}

interface RunningSearch {
  /** True while the best move must not be printed: `stop` or `ponderhit` has to come first. */
  readonly waiting: boolean;
  /** Lets the best move be printed once the search has ended. */
  release(): void;
  /** The opponent has played the move that the search ponders on: it becomes an ordinary one. */
  ponderHit(): void;
}

export interface State {
  settings: Settings;
  game: AnyGame;
  current: CurrentPosition;
  /** Why the last `position` was rejected; undefined if it was accepted. */
  rejected: string | undefined;
  /** Undefined until first needed, with the settings that it has loaded. */
  engine: UciEngine | undefined;
  loaded: Settings | undefined;
  /**
   * The numbers of searches requested and answered. The first `stopped` of them are to be stopped;
   * the first `ponderHits` ponder no longer.
   */
  requested: number;
  answered: number;
  stopped: number;
  ponderHits: number;
  running: RunningSearch | undefined;
  closed: boolean;
  /** `quit` has been read: earlier commands are answered without the engine. */
  quitting: boolean;
}

/** Starts the engine if necessary, with the game and the table of the settings. */
export function engineOf(host: Host, state: State): UciEngine {
  const { engine, loaded, settings } = state;
  state.loaded = settings;
  if (!engine) {
    state.engine = host.startEngine(settings);
    return state.engine;
  }
  if (loaded?.variant !== settings.variant || loaded.hash !== settings.hash) engine.load(settings);
  return engine;
}

/** Stops the current search or perft and lets it answer. */
export function stopEngine({ engine, running }: State): void {
  engine?.stop();
  running?.release();
}

export const reportError = ({ say }: Host, reason: string) => say(`info string error: ${reason}`);
