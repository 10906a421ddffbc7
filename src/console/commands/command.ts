import type { AnyGame } from "../../core/game.ts";
import type { Match } from "../../match/match.ts";
import type { State, View } from "../dialogue/state.ts";
import type { Port } from "../terminal/port.ts";

/** A word that may be typed at any prompt. */
export interface Command {
  readonly names: readonly [string, ...string[]];
  /** What may follow it; undefined where nothing may. */
  readonly argument?: string;
  readonly about: string;
  /** What else there is to know: sentences that `help` adds where it explains this word alone. */
  readonly more?: string;
  /** Whether `help` lists it for a game; it does where this is left out. */
  listed?(game: AnyGame): boolean;
  run(state: State, argument: string, port: Port): State | Promise<State>;
}

/** The answer to a word that needs a game where there is none. */
export const NO_MATCH = "No game has begun yet.";

/** A word that needs a game on the board. */
export function aboutMatch(
  run: (match: Match, argument: string, port: Port, view: View) => void,
): Command["run"] {
  return (state, argument, port) => {
    if (state.match) run(state.match, argument, port, state.view);
    else port.say(NO_MATCH);
    return state;
  };
}

/** What a player has put in quotation marks, as a shell asks for it, without them. */
export function unquoted(text: string): string {
  const [, , inside] = /^(["'])(.*)\1$/su.exec(text.trim()) ?? [];
  return inside ?? text.trim();
}

/** What may follow a word in games whose moves are squares, and only there. */
export const SQUARE = "[SQUARE]";
