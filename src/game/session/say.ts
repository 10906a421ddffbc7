import type { Shown } from "../../drawing/shown.ts";
import type { Screen } from "../../terminal/screen-port.ts";
import type { AnyGame } from "../rules/game.ts";
import type { ViewSettings } from "../view/view-settings.ts";
import type { Ports } from "./ports.ts";
import type { Reply } from "./state.ts";

const showingBy = (show: Screen["show"], ports: Ports): Ports => ({
  ...ports,
  screen: { ...ports.screen, show },
});

/** Ports that keep what is shown, in order, instead of showing it. */
export function recording(ports: Ports) {
  const shown: Shown[] = [];
  return { shown, ports: showingBy((...more) => void shown.push(...more), ports) };
}

/** Runs what may be refused, and shows what it shows, after `before`, only if it is not. */
export async function shownIfDone(
  run: (ports: Ports) => Promise<Reply>,
  ports: Ports,
  before: readonly Shown[] = [],
): Promise<Reply> {
  // A page has words of its own for what is shown with it, so each part is shown alone.
  const parts = [before];
  const reply = await run(showingBy((...part) => void parts.push(part), ports));
  if (typeof reply !== "string") for (const part of parts) ports.screen.show(...part);
  return reply;
}

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
