/**
 * Fits a network to samples: at every step the error of some thousand of them is followed downhill
 * (the Adam method). All chance comes from the seed: the same samples give the same network.
 */
import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import type { Network } from "../../../src/engine/eval/nnue/network.ts";
import { type Random, randomFrom } from "../../random.ts";
import { blame, chanceOf, type Layers, makeLayers, rounded } from "./layers.ts";
import type { Samples } from "./samples.ts";

/** Samples to a step. */
const BATCH = 8192;
/** How far a weight may go in a step: at the beginning, and as a share of that in the end. */
const RATE = 0.002;
const LAST = 0.02;
/** Of the samples, the last ones are not learnt from: their error tells how good the network is. */
const HELD_BACK = 0.02;

export interface Plan {
  /** Hidden units for each side. */
  readonly hidden: number;
  /** How often every sample is looked at. */
  readonly passes: number;
  readonly seed: number;
}

/** A network fitted to the samples. `tell` hears of the mean squared errors, learnt and held back. */
export function fitted(
  game: ChesslikeGame,
  samples: Samples,
  { hidden, passes, seed }: Plan,
  tell: (pass: number, error: number, heldBack: number) => void,
): Network {
  const random = randomFrom(seed);
  const layers = makeLayers(game, hidden, random);
  const learnt = Math.floor(samples.count * (1 - HELD_BACK));
  const batch = Math.min(BATCH, learnt);
  const steps = passes * Math.floor(learnt / batch);
  const adam = adamOf(layers, steps);
  const order = Int32Array.from({ length: learnt }, (_, index) => index);
  for (let pass = 1; pass <= passes; pass++) {
    shuffle(order, random);
    let error = 0;
    for (let first = 0; first + batch <= learnt; first += batch) {
      layers.slope.fill(0);
      for (const index of order.subarray(first, first + batch)) {
        const look = { samples, index, mirrored: random(2) === 1 };
        const excess = chanceOf(layers, look) - samples.targets[index]!;
        blame(layers, look, excess / batch);
        error += excess * excess;
      }
      adam();
    }
    tell(pass, error / (learnt - (learnt % batch)), errorFrom(layers, samples, learnt));
  }
  return rounded(layers);
}

/** The mean squared error of the samples from the given one on. */
function errorFrom(layers: Layers, samples: Samples, first: number): number {
  let error = 0;
  for (let index = first; index < samples.count; index++) {
    error += (chanceOf(layers, { samples, index, mirrored: false }) - samples.targets[index]!) ** 2;
  }
  return error / (samples.count - first);
}

/** Steps downhill, each by the slope's own momentum and scatter; shorter towards the last. */
function adamOf({ values, slope }: Layers, steps: number): () => void {
  const momentum = new Float64Array(values.length);
  const scatter = new Float64Array(values.length);
  let step = 0;
  return () => {
    step++;
    const cooling = (1 + Math.cos((Math.PI * step) / steps)) / 2;
    const rate = (RATE * (LAST + (1 - LAST) * cooling)) / (1 - 0.9 ** step);
    const spread = 1 - 0.999 ** step;
    for (let index = 0; index < values.length; index++) {
      const steep = slope[index]!;
      momentum[index] = 0.9 * momentum[index]! + 0.1 * steep;
      scatter[index] = 0.999 * scatter[index]! + 0.001 * steep * steep;
      const size = Math.sqrt(scatter[index]! / spread) + 1e-8;
      values[index] = values[index]! - (rate * momentum[index]!) / size;
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
