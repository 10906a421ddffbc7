/**
 * Zobrist keys: a random number of twice 32 bits for every piece on every square. The key of a
 * position is all of its pieces' numbers combined by exclusive or, so a move changes it in place.
 */
export interface Zobrist {
  /** By code times the number of cells, plus the square. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Keys for `count` things. The same on every run, so that searches can be repeated. */
export function zobristKeys(count: number, seed = 0x5a77a): Zobrist {
  const next = xorshift(seed);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    low[index] = next();
    high[index] = next();
  }
  return { low, high };
}

/** Marsaglia's xorshift generator of 32 bits. */
function xorshift(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  };
}
