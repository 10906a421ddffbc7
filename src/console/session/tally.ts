import { standsAsRead } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { playerName, sideWithName } from "../../match/players.ts";
import { matchOf, type State, type Tally } from "./state.ts";

const DRAWN = "";

/** Adds the current game to the tally if it has ended and was played, not only looked at. */
export function tallyWith(state: State): Tally {
  const { tally = [], asRead } = state;
  const match = matchOf(state);
  const outcome = match && !standsAsRead(match, asRead) ? matchOutcome(match) : undefined;
  if (!match || !outcome) return tally;
  const { winner } = outcome;
  return [...tally, winner === undefined ? DRAWN : (match.game.sides[winner]?.name ?? DRAWN)];
}

/** The results so far for the sides of the next game: "White 2, Black 1, drawn 1." */
export function tallyLine(tally: Tally, { game, players }: State): string {
  const times = (name: string) => tally.filter((won) => won === name).length;
  const sides = game.sides.map(
    ({ name }, side) => `${sideWithName(name, playerName(players[side]))} ${times(name)}`,
  );
  return `${[...sides, `drawn ${times(DRAWN)}`].join(", ")}.`;
}
