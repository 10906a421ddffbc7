import type { AnyGame } from "../core/game.ts";

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
