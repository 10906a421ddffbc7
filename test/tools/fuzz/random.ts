import { type Random as Below, randomFrom as belowFrom } from "../../random.ts";

/** A source of random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: Below;
  /** True so often out of a hundred times. */
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
