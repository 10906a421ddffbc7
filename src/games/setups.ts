import type { Game } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";

/** Returns the position of a game's setup by its index; 0 is the default. */
export function setupPosition<Position, Move>(game: Game<Position, Move>, index: number): Position {
  const position = game.readPosition(game.setups[index]?.position ?? "");
  if (!position.ok) throw new Error(`setup ${index} of ${game.id}: ${position.reason}`);
  return position.value;
}

/** Returns whether a game is played with dice: if so, it starts with a throw. */
export function hasDice<Position, Move>(game: Game<Position, Move>): boolean {
  return game.toMove(setupPosition(game, 0)) === "chance";
}

/** Returns the position of the setup with that name; refuses an unknown name. */
export function setupNamed<Position, Move>(
  game: Game<Position, Move>,
  name: string,
): Result<Position> {
  const setup = game.setups.findIndex((candidate) => candidate.name === name);
  if (setup >= 0) return ok(setupPosition(game, setup));
  const names = game.setups.map((candidate) => candidate.name).join(", ");
  return err(`${quoted(name)} is not a setup of ${game.title}; it has: ${names}.`);
}
