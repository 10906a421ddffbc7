/**
 * Fits a network to samples by gradient descent in batches of some thousand (the Adam method). All
 * randomness comes from the seed: the same samples give the same network.
 */

import type { Network } from "../../../src/game/engine/eval/nnue/network.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import { type Random, randomFrom } from "../../random.ts";
import { backpropagate, type Layers, makeLayers, predict, quantised } from "./layers.ts";
import type { Samples } from "./samples.ts";

/** Samples per step. */
const BATCH = 8192;
/** The learning rate, and the share of it that is left in the end. */
const LEARNING_RATE = 0.002;
const FINAL_RATE_SHARE = 0.02;
/**
 * The share of the samples held out of training, the last ones: their error shows how good the
 * network is.
 */
const HELD_OUT = 0.02;

export interface Plan {
  /** Hidden units for each side. */
  readonly hidden: number;
  /** How often each sample is used. */
  readonly passes: number;
  readonly seed: number;
}

/**
 * Returns a network fitted to the samples. Reports the mean squared errors of the training samples
 * and of those held out, after each pass.
 */
export function fitNetwork(
  game: ChesslikeGame,
  samples: Samples,
  { hidden, passes, seed }: Plan,
  report: (pass: number, error: number, heldOut: number) => void,
): Network {
  const random = randomFrom(seed);
  const layers = makeLayers(game, hidden, random);
  const trainCount = Math.floor(samples.count * (1 - HELD_OUT));
  const batch = Math.min(BATCH, trainCount);
  const steps = passes * Math.floor(trainCount / batch);
  const adam = adamOf(layers, steps);
  const order = Int32Array.from({ length: trainCount }, (_, index) => index);
  for (let pass = 1; pass <= passes; pass++) {
    shuffle(order, random);
    let error = 0;
    for (let first = 0; first + batch <= trainCount; first += batch) {
      layers.gradient.fill(0);
      for (const index of order.subarray(first, first + batch)) {
        const sample = { samples, index, mirrored: random(2) === 1 };
        const residual = predict(layers, sample) - samples.targets[index]!;
        backpropagate(layers, sample, residual / batch);
        error += residual * residual;
      }
      adam();
    }
    report(
      pass,
      error / (trainCount - (trainCount % batch)),
      errorFrom(layers, samples, trainCount),
    );
  }
  return quantised(layers);
}

/** Returns the mean squared error of the samples from `first` on. */
function errorFrom(layers: Layers, samples: Samples, first: number): number {
  let error = 0;
  for (let index = first; index < samples.count; index++) {
    error += (predict(layers, { samples, index, mirrored: false }) - samples.targets[index]!) ** 2;
  }
  return error / (samples.count - first);
}

/** Returns a function that makes one Adam step. The learning rate falls towards the last step. */
function adamOf({ values, gradient }: Layers, steps: number): () => void {
  const firstMoment = new Float64Array(values.length);
  const secondMoment = new Float64Array(values.length);
  let step = 0;
  return () => {
    step++;
    const decay = (1 + Math.cos((Math.PI * step) / steps)) / 2;
    const rate =
      (LEARNING_RATE * (FINAL_RATE_SHARE + (1 - FINAL_RATE_SHARE) * decay)) / (1 - 0.9 ** step);
    const correction = 1 - 0.999 ** step;
    for (let index = 0; index < values.length; index++) {
      const derivative = gradient[index]!;
      firstMoment[index] = 0.9 * firstMoment[index]! + 0.1 * derivative;
      secondMoment[index] = 0.999 * secondMoment[index]! + 0.001 * derivative * derivative;
      const size = Math.sqrt(secondMoment[index]! / correction) + 1e-8;
      values[index] = values[index]! - (rate * firstMoment[index]!) / size;
    }
  };
}

function shuffle(order: Int32Array, random: Random): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = random(index + 1);
    const value = order[index]!;
    order[index] = order[other]!;
    order[other] = value;
  }
}
