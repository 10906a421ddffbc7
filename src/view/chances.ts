import { chanceOf } from "../engine/winning-chance.ts";
import type { Match } from "../match/match.ts";
import { evaluationIn } from "../records/comment-commands.ts";

export const percent = (chance: number) => Math.round(100 * chance);

/** "at once" or "in 3", of a win or loss in so many plies. */
export function inMoves(plies: number): string {
  const moves = Math.ceil(plies / 2);
  return moves <= 1 ? "at once" : `in ${moves}`;
}

/** The evaluation in a ply's comments, "White's chances: 53 per cent."; undefined without one. */
export function evaluationInWords(
  { game: { sides } }: Match,
  comments: readonly string[],
): string | undefined {
  const noted = evaluationIn(comments);
  if (!noted) return undefined;
  const { value, wins } = noted;
  if (wins) return `${sides[value < 0 ? 1 : 0]?.name} can win ${inMoves(2 * Math.abs(value))}.`;
  const chance = percent(chanceOf({ kind: "value", centi: 100 * value }));
  return `${sides[0]?.name}'s chances: ${chance} per cent.`;
}
