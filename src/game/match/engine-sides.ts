import { type Match, sideToAct } from "./match.ts";
import { matchOutcome } from "./outcome.ts";
import { engineStrength, type Strength } from "./players.ts";

/** Undefined if a human is to move, and after the end. */
export const engineToMove = (match: Match): Strength | undefined =>
  matchOutcome(match) ? undefined : engineStrength(match.info.players[sideToAct(match)]);

export const isEngineMatch = ({ game, info }: Match): boolean =>
  game.sides.every((_, side) => engineStrength(info.players[side]));
