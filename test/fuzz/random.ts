/** A source of random choices that a seed repeats (Marsaglia's xorshift on 32 bits). */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** True so often out of a hundred times. */
  percent(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function randomFrom(seed: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
  return {
    below,
    percent: (share) => below(100) < share,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
}
