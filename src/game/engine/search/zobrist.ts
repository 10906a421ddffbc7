/**
 * Zobrist keys: a random 64-bit number, in two halves, for every piece on every square. The key of
 * a position is the exclusive or of its pieces' numbers, so a move updates it in place.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

const SEED = 0x5a77a;

export type Zobrist = ReturnType<typeof zobristKeys>;

/**
 * `count` keys that do not change from run to run, so that searches can be repeated. The generator
 * must have at least 64 bits of state: numbers that a smaller one makes by shifts and exclusive or
 * are combinations of one another, and so are the halves of all keys made from them.
 */
export function zobristKeys(count: number) {
  const random = xoroshiro128plus(SEED);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    low[index] = random.next();
    high[index] = random.next();
  }
  return { low, high };
}
