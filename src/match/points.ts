import { current, type Match } from "./match.ts";

/**
 * Returns the points of each side for the pieces that it has captured; undefined if the house rules
 * do not score captures.
 */
export function pointsOf(match: Match): readonly number[] | undefined {
  const { sides, houseRules } = match.game;
  const values = houseRules?.points;
  if (!values) return undefined;
  const { captured } = current(match);
  return sides.map((_, side) =>
    captured
      .filter((piece) => piece.side !== side)
      .reduce((sum, { letter }) => sum + (values[letter] ?? 0), 0),
  );
}
