/** Winning chances and accuracy, after lichess; the engine's README names the sources. */
import type { Score } from "../engine/types.ts";
import type { Match } from "../match/match.ts";
import { evaluationIn } from "../records/comment-commands.ts";

/** The hundredths of a man that multiply the odds of winning by e. */
const SCALE = 280;

/** The chance of winning, from 0 to 1, of the side that the score is for. */
export function chanceOf(score: Score): number {
  if (score.kind === "value") return 1 / (1 + Math.exp(-score.centi / SCALE));
  return score.kind === "win" ? 1 : 0;
}

/** The least losses of winning chance by which a move is judged. */
export const LOSSES = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 } as const;

/** The accuracy of a move that loses that much of the winning chance, from 0 to 1; in per cent. */
export function accuracyOf(loss: number): number {
  const accuracy = 103.1668 * Math.exp(-4.354 * loss) - 3.1669;
  return Math.min(100, Math.max(0, accuracy));
}

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
