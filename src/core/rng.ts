import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/** Discarded outputs: the first ones of neighbouring seeds are correlated. */
const SKIPPED = 64;

/**
 * Returns a seeded generator of uniformly distributed integers from 0 to `most`, both included.
 */
export function seededRandom(seed: number): (most: number) => number {
  const generator = xoroshiro128plus(seed);
  skipN(generator, SKIPPED);
  return (most) => uniformInt(generator, 0, most);
}
