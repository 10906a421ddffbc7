import { seededRandom } from "../../core/rng.ts";

/** Picks the index of one of several weights, each as often as its weight says. */
export type Dice = (weights: readonly number[]) => number;

/** Dice that fall the same way for the same seed, a whole number. */
export function seededDice(seed: number): Dice {
  const random = seededRandom(seed);
  return (weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let rest = 1 + random(total - 1);
    return weights.findIndex((weight) => {
      rest -= weight;
      return rest <= 0;
    });
  };
}
