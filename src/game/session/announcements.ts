/** What is said of a game before it begins. */
import type { Screen } from "../../terminal/screen-port.ts";
import type { AnyGame } from "../rules/game.ts";
import type { ViewSettings } from "../view/view-settings.ts";

/** Announces the house rules in force; without any, says `otherwise`. */
export function announceHouseRules(
  { houseRules }: AnyGame,
  { plain }: ViewSettings,
  screen: Screen,
  otherwise?: string,
): void {
  const indent = plain ? "" : "  ";
  if (houseRules) {
    const lines = houseRules.lines.map((line) => indent + line);
    screen.show(`House rules: ${houseRules.text}`, ...lines);
  } else if (otherwise !== undefined) screen.show(otherwise);
}

/** Announces and returns the program's dice; none in this game without dice or a seed. */
export async function diceFor(game: AnyGame, seed: number | undefined, screen: Screen) {
  if (seed === undefined || !game.dice) return { nextSeed: seed };
  // Loaded only for the one game that has dice.
  const { nextSeed, seededDice } = await import("../match/weighted-choice.ts");
  screen.show(`Dice seed ${seed} (repeat these throws with --seed ${seed}).`);
  return { roll: seededDice(seed), nextSeed: nextSeed(seed) };
}
