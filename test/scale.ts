import process from "node:process";

/**
 * The share of random tests that runs: a quarter in `npm test`, all of them in `npm run test:deep`,
 * which sets DEEP. Multiply counts, and the minimum numbers that they must reach, by it.
 */
export const SCALE = process.env.DEEP ? 1 : 0.25;

/** Returns a count for this scale, at least 1. */
export const scaled = (count: number): number => Math.max(1, Math.round(SCALE * count));
