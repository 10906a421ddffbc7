import type { AnyGame, Position } from "../../core/game.ts";
import type { Options } from "../../games/catalogue.ts";
import type { Player } from "../../match/players.ts";
import type { Port } from "../terminal/port.ts";
import type { State } from "./state.ts";

/** A loaded game with its options, and the position to begin at. */
export interface InitialState {
  readonly game: AnyGame;
  readonly choices: Options;
  /** Undefined where the players are to be asked. */
  readonly position: Position | undefined;
  /** The name of the setup that the position is. */
  readonly setup?: string;
  /** The players that a record names, by side. */
  readonly players?: readonly Player[];
  /** Begins otherwise than at a position: with a record, say. */
  start?(idle: State, port: Port): State | Promise<State>;
}
