import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Returns a random whole number from 0 up to, but not including, `limit`, which is at least 1. */
export type Random = (limit: number) => number;

/** Returns a seeded random number generator. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (limit) => uniformInt(generator, 0, limit - 1);
}
