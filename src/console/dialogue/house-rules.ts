import type { AnyGame, Move } from "../../core/game.ts";
import { CATALOGUE } from "../../games/catalogue.ts";
import { current, type Match } from "../../match/match.ts";
import type { Port } from "../terminal/port.ts";
import type { Confirmation, State, View } from "./state.ts";
import { asking } from "./transitions.ts";

/** What may follow the word help, in games that take house rules. */
export const HOUSE = "house";

/** Whether a game can be played with house rules. */
export function takesHouse({ id }: AnyGame): boolean {
  const listing = CATALOGUE.find((candidate) => candidate.id === id);
  return listing?.options.some(({ name }) => name === HOUSE) ?? false;
}

/** Tells the players of the house rules in force; says nothing where there are none. */
export function announceHouseRules({ houseRules }: AnyGame, { plain }: View, port: Port): void {
  if (!houseRules) return;
  const indent = plain ? "" : "  ";
  port.say(`House rules: ${houseRules.text}`);
  for (const line of houseRules.lines) port.say(indent + line);
}

/** How house rules are written. */
export async function helpAboutHouse(game: AnyGame): Promise<string> {
  if (!takesHouse(game)) return `${game.title} takes no house rules; Capture the Sarrum does.`;
  const { houseHelp } = await import("../../games/sarrum/house-rules.ts");
  return houseHelp();
}

/** Asks whether a legal move is meant; after anything but a yes the start square is asked for. */
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
  return asking({ ...state, question: { kind: "start" } }, { prompt, yes });
}
