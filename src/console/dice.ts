import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Picks the index of one of several weights, each as often as its weight says. */
export type Dice = (weights: readonly number[]) => number;

/** Dice that fall the same way for the same seed, a whole number. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return (weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let rest = uniformInt(generator, 1, total);
    return weights.findIndex((weight) => {
      rest -= weight;
      return rest <= 0;
    });
  };
}
