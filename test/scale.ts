import process from "node:process";

/**
 * The share of random tests that runs: a thirty-second in `npm test`, all of them in `npm run test:deep`,
 * which sets DEEP. Multiply counts, and the minimum numbers that they must reach, by it.
 */
export const SCALE = process.env.DEEP ? 1 : 1 / 32;

/** Returns a count for this scale, but at least `least`, with which what is rare still happens. */
export const scaled = (count: number, least = 1): number =>
  Math.max(least, Math.round(SCALE * count));
