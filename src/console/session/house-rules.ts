import type { AnyGame, Move } from "../../core/game.ts";
import { CATALOGUE } from "../../games/catalogue.ts";
import { current, type Match } from "../../match/match.ts";
import type { View } from "../../view/view.ts";
import type { Terminal } from "../ports.ts";
import { confirming } from "./stages.ts";
import type { Confirmation, State } from "./state.ts";

/** The help topic of games that take house rules. */
export const HOUSE = "house";

/** Returns true if a game can be played with house rules. */
export function takesHouse({ id }: AnyGame): boolean {
  const listing = CATALOGUE.find((candidate) => candidate.id === id);
  return listing?.options.some(({ name }) => name === HOUSE) ?? false;
}

/** Announces the house rules in force, if there are any. */
export function announceHouseRules(
  { houseRules }: AnyGame,
  { plain }: View,
  terminal: Terminal,
): void {
  if (!houseRules) return;
  const indent = plain ? "" : "  ";
  terminal.say(`House rules: ${houseRules.text}`);
  for (const line of houseRules.lines) terminal.say(indent + line);
}

/** Explains how house rules are written. */
export async function helpAboutHouse(game: AnyGame): Promise<string> {
  if (!takesHouse(game)) return `${game.title} takes no house rules; Capture the Sarrum does.`;
  const { houseHelp } = await import("../../games/sarrum/house-rules.ts");
  return houseHelp();
}

/** Asks whether a legal move is meant; after a no the start square is asked for again. */
export function confirmingMove(
  state: State,
  match: Match,
  move: Move,
  yes: Confirmation["yes"],
): State {
  const { game } = match;
  const { position, diagram } = current(match);
  const path = game.squaresTouched(position, move);
  const { cells } = diagram;
  const [start, finish] = [cells[path[0] ?? -1], cells[path.at(-1) ?? -1]];
  const prompt = `Move the ${start?.pieces[0]?.name} from ${start?.name} to ${finish?.name}? (Y for yes) `;
  const again = { kind: "playing", match, awaits: { kind: "start" } } as const;
  return confirming({ ...state, stage: again }, { prompt, yes });
}
