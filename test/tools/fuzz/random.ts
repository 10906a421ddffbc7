import { type Random as Below, randomFrom as belowFrom } from "../../random.ts";

/** A seeded source of random choices. */
export interface Random {
  /** Returns a whole number from 0 up to, but not including, the limit. */
  readonly below: Below;
  /** Returns true with this probability, in per cent. */
  percent(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function randomFrom(seed: number): Random {
  const below = belowFrom(seed);
  return {
    below,
    percent: (share) => below(100) < share,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
}
