import { type Match, sideToAct } from "./match.ts";
import { matchOutcome } from "./outcome.ts";
import { engineStrength, MAX_LEVEL, type Strength } from "./players.ts";

/** Where a beginner may win. */
export const DEFAULT_LEVEL = 1;

/** The levels as they are typed. */
export const LEVELS = Array.from({ length: MAX_LEVEL }, (_, index) => String(index + 1));

/** Undefined if a human is to move, and after the end. */
export const engineToMove = (match: Match): Strength | undefined =>
  matchOutcome(match) ? undefined : engineStrength(match.info.players[sideToAct(match)]);

export const isEngineMatch = ({ game, info }: Match): boolean =>
  game.sides.every((_, side) => engineStrength(info.players[side]));
