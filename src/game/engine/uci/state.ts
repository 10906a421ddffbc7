import type { AnyGame } from "../../rules/game.ts";
import type { Engine } from "../engine.ts";
import { DEFAULT_SETTINGS, type UciSettings } from "./options.ts";
import { startOfGame } from "./position-command.ts";

export interface UciHost {
  readonly name: string;
  /** Seeds the mistakes of the lower levels; a whole number. */
  readonly seed: number;
  say(line: string): void;
  loadGame(variant: UciSettings["variant"]): Promise<AnyGame>;
  startEngine(settings: UciSettings): Engine;
}

/** A `go` that has not been answered yet; `stop` and `ponderhit` may come before it begins. */
export interface PendingGo {
  /** Counts from 1. */
  readonly number: number;
  stopped: boolean;
  ponderHit: boolean;
  /** Tells the search, once it runs, that one of these or the end of the input has changed. */
  changed(): void;
}

export type UciState = ReturnType<typeof initialState>;

export const initialState = (host: UciHost, game: AnyGame) => ({
  host,
  settings: DEFAULT_SETTINGS as UciSettings,
  game,
  current: startOfGame(game),
  /** Why the last `position` was rejected; undefined if it was accepted. */
  rejected: undefined as string | undefined,
  /** Undefined until first needed, with the settings that it was started with. */
  engine: undefined as Engine | undefined,
  engineSettings: undefined as UciSettings | undefined,
  /** The number of `go` commands so far, and those that have not been answered. */
  searches: 0,
  pending: [] as PendingGo[],
  /** The input has ended. */
  closed: false,
  /** `quit` has been read: earlier commands are answered without the engine. */
  quitting: false,
});

/** Starts the engine if necessary, with the game and the table of the settings. */
export function engineOf(state: UciState): Engine {
  const { engine, engineSettings: started, settings } = state;
  if (engine && started?.variant === settings.variant && started.hash === settings.hash) {
    return engine;
  }
  engine?.close();
  state.engineSettings = settings;
  state.engine = state.host.startEngine(settings);
  return state.engine;
}

export const reportError = ({ host }: UciState, reason: string) =>
  host.say(`info string error: ${reason}`);
