import type { AnyGame } from "../../core/game.ts";
import { hasDice } from "../../games/setups.ts";
import type { Terminal } from "../ports.ts";
import type { Dice } from "../terminal/dice.ts";

/** Returns whether the players of a game with dice throw their own. */
export const throwsOwnDice = (game: AnyGame, dice: Dice | undefined): boolean =>
  dice === undefined && hasDice(game);

/**
 * Returns the program's dice for a game that has dice, and announces their seed. Returns undefined
 * for other games, and without a seed: then the players throw their own.
 */
export async function diceFor(
  game: AnyGame,
  seed: number | undefined,
  terminal: Terminal,
): Promise<Dice | undefined> {
  if (seed === undefined || !hasDice(game)) return undefined;
  const { seededDice } = await import("../terminal/dice.ts");
  terminal.say(`Dice seed ${seed} (repeat these throws with --seed ${seed}).`);
  return seededDice(seed);
}
