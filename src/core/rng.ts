import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/** The first draws of neighbouring seeds are neighbours themselves: so many are thrown away. */
const ALIKE = 64;

/** Whole numbers from 0 to `most`, all equally likely: the same ones in turn for the same seed. */
export function seededRandom(seed: number): (most: number) => number {
  const generator = xoroshiro128plus(seed);
  skipN(generator, ALIKE);
  return (most) => uniformInt(generator, 0, most);
}
