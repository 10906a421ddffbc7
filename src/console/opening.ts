import type { AnyGame } from "../core/game.ts";
import { accept, type Read, refuse } from "../core/read.ts";
import { quoted } from "../core/sentence.ts";
import type { Choices } from "../games/catalogue.ts";
import { setupPosition } from "../games/setups.ts";
import type { Start } from "./request.ts";

/** A loaded game with its options, and the position to begin at. */
export interface Opening {
  readonly game: AnyGame;
  readonly choices: Choices;
  /** Undefined where the players are to be asked. */
  readonly position: unknown;
  /** The name of the setup that the position is. */
  readonly setup?: string;
}

/** The choices, with house rules as they are always written. */
function settled({ house }: AnyGame, choices: Choices): Choices {
  return "house" in choices ? { ...choices, house: house?.text ?? "" } : choices;
}

/** Loads the game that a command line names, and reads its position. */
export async function openGame({
  game: listing,
  choices: typed,
  ...start
}: Start): Promise<Read<Opening>> {
  const loaded = await listing.load(typed);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  const choices = settled(game, typed);
  if (start.position !== undefined) {
    const position = game.readPosition(start.position);
    return position.ok ? accept({ game, choices, position: position.value }) : position;
  }
  const name = start.setup;
  if (name === undefined) return accept({ game, choices, position: undefined });
  const setup = game.setups.findIndex((candidate) => candidate.name === name);
  if (setup >= 0) {
    return accept({ game, choices, position: setupPosition(game, setup), setup: name });
  }
  const names = game.setups.map((candidate) => candidate.name).join(", ");
  return refuse(`${quoted(name)} is no setup of ${game.title}; it has: ${names}.`);
}
