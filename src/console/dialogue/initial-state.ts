import type { AnyGame } from "../../core/game.ts";
import { accept, type Read } from "../../core/read.ts";
import { type Choices, loadEdition } from "../../games/catalogue.ts";
import { setupNamed } from "../../games/setups.ts";
import type { Port } from "../terminal/port.ts";
import type { Start } from "../../cli/request.ts";
import type { State } from "./state.ts";

/** A loaded game with its options, and the position to begin at. */
export interface Opening {
  readonly game: AnyGame;
  readonly choices: Choices;
  /** Undefined where the players are to be asked. */
  readonly position: unknown;
  /** The name of the setup that the position is. */
  readonly setup?: string;
  /** The players that a record names, by side. */
  readonly players?: readonly string[];
  /** Begins otherwise than at a position: with a record, say. */
  start?(idle: State, port: Port): State | Promise<State>;
}

/** Loads the game that a command line names, and reads its position. */
export async function openGame({
  game: listing,
  choices: typed,
  ...start
}: Start): Promise<Read<Opening>> {
  const edition = await loadEdition(listing, typed);
  if (!edition.ok) return edition;
  const { game, choices } = edition.value;
  if (start.position !== undefined) {
    const position = game.readPosition(start.position);
    return position.ok ? accept({ game, choices, position: position.value }) : position;
  }
  const name = start.setup;
  if (name === undefined) return accept({ game, choices, position: undefined });
  const position = setupNamed(game, name);
  return position.ok ? accept({ game, choices, position: position.value, setup: name }) : position;
}
