/**
 * Zobrist keys: a random number of twice 32 bits for every piece on every square. The key of a
 * position is all of its pieces' numbers combined by exclusive or, so a move changes it in place.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

const SEED = 0x5a77a;

export interface Zobrist {
  /** By code times the number of cells, plus the square. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * Keys for `count` things. The same on every run, so that searches can be repeated. The generator
 * must have at least 64 bits of state: numbers of a smaller one made by shifts and exclusive or
 * are combinations of one another, and so are the halves of all keys that they make.
 */
export function zobristKeys(count: number): Zobrist {
  const random = xoroshiro128plus(SEED);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    low[index] = random.next();
    high[index] = random.next();
  }
  return { low, high };
}
