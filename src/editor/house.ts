import type { Ports } from "../console/ports.ts";
import { beginTyped } from "../console/session/new-game.ts";
import { announceHouseRules } from "../console/session/say.ts";
import { matchOf, type Reply, type State } from "../console/session/state.ts";
import type { AnyGame } from "../core/game.ts";
import { catalogueEntry } from "../games/catalogue.ts";
import { movesLeft } from "../match/outcome.ts";

/** The help topic of games that take house rules. */
export const HOUSE = "house";

export function takesHouse({ id }: AnyGame): boolean {
  return catalogueEntry(id).options.some(({ name }) => name === HOUSE);
}

/** Shows the house rules in force, or starts a game with others. */
export async function houseRules(state: State, ports: Ports, typed: string): Promise<Reply> {
  if (!takesHouse(state.game)) return `${state.game.title} takes no house rules.`;
  if (typed === "") return show(state, ports);
  const game = { entry: catalogueEntry(state.game.id), choices: { [HOUSE]: typed }, rest: "" };
  return beginTyped(state, game, ports);
}

/** Says also how many moves each side has left, if they are limited and a game has begun. */
function show(state: State, ports: Ports): Reply {
  const none = "This game is played without house rules; help house explains them.";
  announceHouseRules(state.game, state.view, ports.screen, none);
  const match = matchOf(state);
  const left = match && movesLeft(match);
  if (!left) return state;
  const counts = state.game.sides.map(({ name }, side) => `${name} ${left[side]}`);
  return `Moves left: ${counts.join(", ")}.`;
}

export async function helpAboutHouse(game: AnyGame): Promise<string> {
  if (!takesHouse(game)) return `${game.title} takes no house rules; Capture the Sarrum does.`;
  const { houseHelp } = await import("../games/sarrum/parse-house-rules.ts");
  return houseHelp();
}
