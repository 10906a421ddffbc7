import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Whole numbers from 0 to below `limit`, which is 1 or more. */
export type Random = (limit: number) => number;

/** A repeatable source of chance. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (limit) => uniformInt(generator, 0, limit - 1);
}
