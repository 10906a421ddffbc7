import type { Outcome } from "../core/rules.ts";
import { movesInWords } from "../core/text.ts";
import type { Match } from "./match.ts";

/**
 * Returns how many moves each side has left before the match is drawn; undefined if its house rules
 * set no limit. Only the moves of the match count, also if it started from another position.
 */
export function movesLeft({ game, plies, at }: Match): readonly number[] | undefined {
  const limit = game.houseRules?.moveLimit;
  if (limit === undefined) return undefined;
  const played = plies.slice(0, at + 1);
  return game.sides.map((_, side) =>
    Math.max(0, limit - played.filter(({ move }) => move?.by === side).length),
  );
}

/** Returns the draw of a match in which no side has a move left; undefined while one has. */
export function moveLimitOutcome(match: Match): Outcome | undefined {
  const limit = match.game.houseRules?.moveLimit;
  if (limit === undefined || !movesLeft(match)?.every((left) => left === 0)) return undefined;
  const sentence = `Each side has made ${movesInWords(limit)}. The game is drawn.`;
  return { winner: undefined, sentence };
}
