/** Winning chances after lichess; the README names the sources. */
import type { Score } from "./types.ts";

/** The hundredths of a man that multiply the odds of winning by e. */
const SCALE = 280;

/** The chance of winning, from 0 to 1, of the side that the score is for. */
export function chanceOf(score: Score): number {
  if (score.kind === "value") return 1 / (1 + Math.exp(-score.centi / SCALE));
  return score.kind === "win" ? 1 : 0;
}
