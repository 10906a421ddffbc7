import { matchOutcome, standsAsRead } from "../../match/match.ts";
import { playerName, sideWithName } from "../../match/players.ts";
import type { State } from "./state.ts";

/** The names of the sides that have won, once for each game; `DRAWN` for one that nobody won. */
export type Tally = readonly string[];

const DRAWN = "";

/** Adds the current game to the tally if it has ended and was played, not only looked at. */
export function tallyWith({ tally = [], match, asRead }: State): Tally {
  const outcome = match && !standsAsRead(match, asRead) ? matchOutcome(match) : undefined;
  if (!match || !outcome) return tally;
  const { winner } = outcome;
  return [...tally, winner === undefined ? DRAWN : (match.game.sides[winner]?.name ?? DRAWN)];
}

/** "White 2, Black 1, drawn 1": the games so far, for the sides of the game that is played next. */
export function tallyLine(tally: Tally, { game, players }: State): string {
  const times = (name: string) => tally.filter((won) => won === name).length;
  const sides = game.sides.map(
    ({ name }, side) => `${sideWithName(name, playerName(players[side]))} ${times(name)}`,
  );
  return `${[...sides, `drawn ${times(DRAWN)}`].join(", ")}.`;
}
