import type { AnyGame } from "../../core/game.ts";
import type { Side } from "../../core/rules.ts";
import { hasPlayersMove, type Match, matchOutcome, standsAsRead } from "../../match/match.ts";
import { mergePlayers } from "../../match/players.ts";
import type { Port } from "../terminal/port.ts";
import { announceHouseRules } from "./house-rules.ts";
import type { State } from "./state.ts";
import { goOn } from "./transitions.ts";

/** Puts a match of any game on the board, with what belongs to it: its options, players and dice. */
export async function seatMatch(before: State, match: Match, port: Port): Promise<State> {
  const { game, info } = match;
  const same = game.title === before.game.title;
  // The same game may have come with other players: a name stays with its side.
  const carried = <T>(list: readonly T[] = []) =>
    game.sides.map((side) => (same ? list[seatOf(side, before.game)] : undefined));
  const players = mergePlayers(game.sides, info.players, carried(before.players));
  const humans = carried(before.humans).map((name) => name ?? "");
  const named = { ...match, info: { ...info, players } };
  if (game.houseRules?.text !== before.game.houseRules?.text) {
    if (game.houseRules) announceHouseRules(game, before.view, port);
    else port.say("This game is played without house rules.");
  }
  const dice = (same ? before.dice : undefined) ?? (await port.diceFor?.(game));
  const state = { ...before, game, choices: info.choices, players, humans, dice };
  return goOn(state, named, port);
}

/** The index of the same side in another game; -1 where it has no such side. */
const seatOf = ({ name }: Side, other: AnyGame): number =>
  other.sides.findIndex((side) => side.name === name);

/** Says that the current game has been saved when another one replaces it. */
export function announceSavedGame({ match, asRead }: State, port: Port): void {
  if (!port.archive || !match || standsAsRead(match, asRead)) return;
  if (!hasPlayersMove(match) || matchOutcome(match)) return;
  port.say("Your game has been saved; type resume to return to it.");
}
