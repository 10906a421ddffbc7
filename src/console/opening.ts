import type { AnyGame } from "../core/game.ts";
import { accept, type Read, refuse } from "../core/read.ts";
import { quoted } from "../core/sentence.ts";
import type { Start } from "./request.ts";

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
  const name = start.setup;
  if (name === undefined) return accept({ game, position: undefined });
  const setup = game.setups.findIndex((candidate) => candidate.name === name);
  if (setup >= 0) return accept({ game, position: setupPosition(game, setup) });
  const names = game.setups.map((candidate) => candidate.name).join(", ");
  return refuse(`${quoted(name)} is no setup of ${game.title}; it has: ${names}.`);
}

/** The position of one of a game's own setups, by its index; the first is the default. */
export function setupPosition(game: AnyGame, index: number): unknown {
  const position = game.readPosition(game.setups[index]?.position ?? "");
  if (!position.ok) throw new Error(`setup ${index} of ${game.id}: ${position.reason}`);
  return position.value;
}

/** Whether a game is played with dice, which are due first of all. */
export function hasDice(game: AnyGame): boolean {
  return game.toMove(setupPosition(game, 0)) === "chance";
}
