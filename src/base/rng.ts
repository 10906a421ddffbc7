import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/** Discarded outputs: the first ones of neighbouring seeds are correlated. */
const SKIPPED = 64;

/** Uniformly distributed integers from 0 to `most`, both included. */
export type Random = (most: number) => number;

/** Random integers that the seed (an integer) determines. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  skipN(generator, SKIPPED);
  return (most) => uniformInt(generator, 0, most);
}

/** One of a list, each as likely as the others. */
export const pickOne = <T>(list: readonly T[], random: Random): T => list[random(list.length - 1)]!;

/** Puts items into a random order, which the seed (an integer) determines. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
