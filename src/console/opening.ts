import type { AnyGame } from "../core/game.ts";
import { accept, type Read, refuse } from "../core/read.ts";
import { quoted } from "../core/sentence.ts";
import type { Start } from "./command-line.ts";

/** A loaded game, and the position to begin at; undefined where the players are to be asked. */
export interface Opening {
  readonly game: AnyGame;
  readonly position: unknown;
}

/** Loads the game that a command line names, and reads its position. */
export async function openGame({
  game: listing,
  choices,
  ...start
}: Start): Promise<Read<Opening>> {
  const game = await listing.load(choices);
  if (start.position !== undefined) {
    const position = game.readPosition(start.position);
    return position.ok ? accept({ game, position: position.value }) : position;
  }
  const [only] = game.setups;
  const name = start.setup ?? (game.setups.length === 1 ? only?.name : undefined);
  if (name === undefined) return accept({ game, position: undefined });
  const setup = game.setups.find((candidate) => candidate.name === name);
  if (setup) return accept({ game, position: setupPosition(game, setup.position) });
  const names = game.setups.map((candidate) => candidate.name).join(", ");
  return refuse(`${quoted(name)} is no setup of ${game.title}; there is ${names}.`);
}

/** The position of one of a game's own setups. */
export function setupPosition(game: AnyGame, text: string): unknown {
  const position = game.readPosition(text);
  if (!position.ok) throw new Error(`setup ${text}: ${position.reason}`);
  return position.value;
}
