import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/** The first draws of neighbouring seeds are close to each other, so this many are skipped. */
const SKIPPED = 64;

/** Returns a source of whole numbers from 0 to `most`, all equally likely; repeatable by its seed. */
export function seededRandom(seed: number): (most: number) => number {
  const generator = xoroshiro128plus(seed);
  skipN(generator, SKIPPED);
  return (most) => uniformInt(generator, 0, most);
}
