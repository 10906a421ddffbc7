import { seededRandom } from "../../base/rng.ts";
import { SEEDS } from "../../base/subcommand.ts";

/** Picks the index of one of several weights, with a probability proportional to its weight. */
export type Dice = (weights: readonly number[]) => number;

/** The seed is a whole number. */
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

/** The seed of the dice of the next game. */
export const nextSeed = (seed: number) => (seed + 1) % SEEDS;
