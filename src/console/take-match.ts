import type { AnyGame, Side } from "../core/game.ts";
import { hasPlayersMove, type Match, matchOutcome, standsAsRead } from "../records/match.ts";
import { tellHouse } from "./house.ts";
import type { Port } from "./port.ts";
import type { State } from "./state.ts";
import { goOn } from "./turns.ts";

/** Puts a match of any game on the board, with what belongs to it: its options, players and dice. */
export async function takeMatch(before: State, match: Match, port: Port): Promise<State> {
  const { game, facts } = match;
  const same = game.title === before.game.title;
  const sits = same ? game.sides.map((side) => seatOf(side, before.game)) : [];
  const players = game.sides.map(
    (_, side) => facts.players[side] || before.players[sits[side] ?? -1] || "",
  );
  const persons = sits.map((seat) => before.persons?.[seat] ?? "");
  const named = { ...match, facts: { ...facts, players } };
  if (game.house?.text !== before.game.house?.text) {
    if (game.house) tellHouse(game, before.view, port);
    else port.say("This game is played without house rules.");
  }
  const dice = (same ? before.dice : undefined) ?? (await port.diceFor?.(game));
  const state = { ...before, game, choices: facts.choices, players, persons, dice };
  return goOn(state, named, port);
}

/** Where the same side sits in another game, which may have other players; -1 where it has no such side. */
const seatOf = ({ name }: Side, other: AnyGame): number =>
  other.sides.findIndex((side) => side.name === name);

/** What becomes of a game in hand for which another is put on the board. */
export function tellWhatIsLeft({ match, asRead }: State, port: Port): void {
  if (!port.archive || !match || standsAsRead(match, asRead)) return;
  if (!hasPlayersMove(match) || matchOutcome(match)) return;
  port.say("The game in hand is now one of the unfinished games.");
}
