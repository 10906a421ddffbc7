import { type AnyGame, hasDice } from "../../core/game.ts";
import type { Dice } from "../../match/dice.ts";
import type { Match } from "../../match/match.ts";
import { type ViewSettings, withoutChances } from "../../view/view-settings.ts";
import type { Ports, Terminal } from "../ports.ts";
import { activityOf, type Command, type State, shownMatch, shownView } from "./state.ts";

/** Says a sentence, and leaves the session as it is. */
export function say(state: State, sentence: string, { terminal }: Ports): State {
  terminal.say(sentence);
  return state;
}

/** The action of a command that shows something about the match on the screen. */
export function aboutMatch(
  show: (match: Match, argument: string, terminal: Terminal, view: ViewSettings) => void,
): Command["run"] {
  return async (state, ports, argument) => {
    const match = shownMatch(state);
    if (!match.ok) return match.reason;
    const asks = activityOf(state)?.answers !== undefined;
    const view = shownView(state);
    show(match.value, argument, ports.terminal, asks ? withoutChances(view) : view);
    return state;
  };
}

/** Removes the quotation marks around a text, which a shell would need. */
export function unquoted(text: string): string {
  const [, , inside] = /^(["'])(.*)\1$/su.exec(text.trim()) ?? [];
  return inside ?? text.trim();
}

/** The argument of a command that takes a square, in games whose moves are squares. */
export const SQUARE = "[SQUARE]";

/** Announces the house rules in force; without any, says `otherwise`. */
export function announceHouseRules(
  { houseRules }: AnyGame,
  { plain }: ViewSettings,
  terminal: Terminal,
  otherwise?: string,
): void {
  if (!houseRules && otherwise !== undefined) terminal.say(otherwise);
  if (!houseRules) return;
  const indent = plain ? "" : "  ";
  terminal.say(`House rules: ${houseRules.text}`);
  for (const line of houseRules.lines) terminal.say(indent + line);
}

/**
 * The program's dice for a game that has dice, and announces their seed. Returns undefined
 * for other games, and without a seed: then the players throw their own.
 */
export async function diceFor(
  game: AnyGame,
  seed: number | undefined,
  terminal: Terminal,
): Promise<Dice | undefined> {
  if (seed === undefined || !hasDice(game)) return undefined;
  // Loaded only for the one game that has dice.
  const { seededDice } = await import("../../match/dice.ts");
  terminal.say(`Dice seed ${seed} (repeat these throws with --seed ${seed}).`);
  return seededDice(seed);
}
