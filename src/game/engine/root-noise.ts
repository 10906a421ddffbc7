/** Random bonuses for the root moves, so that games differ and weaker levels make mistakes. */
export interface RootNoise {
  /** A whole number; equal seeds give equal bonuses. */
  readonly seed: number;
  /** The largest bonus, in the units of the score. */
  readonly max: number;
}

export const NO_NOISE: RootNoise = { seed: 0, max: 0 };

/** A bonus from 0 to `max`, uniformly distributed; `key`, a whole number, identifies the move. */
export function noiseOf({ seed, max }: RootNoise, key: number): number {
  let hash = Math.imul(seed ^ Math.imul(key + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return Math.floor(((hash >>> 0) / 2 ** 32) * (max + 1));
}
