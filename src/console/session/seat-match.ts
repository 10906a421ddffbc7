import { throwsOwnDice } from "../../match/dice.ts";
import type { Match } from "../../match/match.ts";
import { mergePlayers } from "../../match/players.ts";
import type { Ports } from "../ports.ts";
import { continueMatch, humansOf, playersOfNextGame } from "./continue-match.ts";
import { canBeResumed } from "./leaving.ts";
import { announceHouseRules, diceFor } from "./say.ts";
import type { State } from "./state.ts";

/** Said when another game replaces one that can be resumed. */
export const GAME_SAVED = "Your game has been saved; type resume to return to it.";

/** Continues a match of any game, with its own options, players and dice. */
export async function seatMatch(before: State, match: Match, ports: Ports): Promise<State> {
  const { game, info } = match;
  const { choices, timeControl } = info;
  const same = game.title === before.game.title;
  // In the same game a name stays with its side.
  const carried = <T>(list: readonly T[] = []) =>
    game.sides.map(({ name }) =>
      same ? list[before.game.sides.findIndex((side) => side.name === name)] : undefined,
    );
  const players = mergePlayers(game.sides, info.players, carried(playersOfNextGame(before)));
  if (game.houseRules?.text !== before.game.houseRules?.text) {
    const none = "This game is played without house rules.";
    announceHouseRules(game, before.view, ports.screen, none);
  }
  const ours = same ? before.dice : undefined;
  const dice = info.ownDice
    ? undefined
    : (ours ?? (await diceFor(game, before.diceSeed, ports.screen)));
  const ownDice = throwsOwnDice(game, dice);
  const named = { ...match, info: { ...info, players, ownDice } };
  const seated = { game, choices, players, playersAfter: undefined, dice, timeControl };
  return continueMatch({ ...before, humans: humansOf(before), ...seated }, named, ports);
}

/** Says that the current game has been saved when another one replaces it. */
export async function announceSavedGame(state: State, ports: Ports): Promise<void> {
  if (await canBeResumed(state, ports)) ports.screen.show(GAME_SAVED);
}
