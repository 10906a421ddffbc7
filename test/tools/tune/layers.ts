/** A network with floating-point weights, for training. */

import {
  ACROSS,
  FAR,
  type FeatureSet,
  featuresOf,
} from "../../../src/game/engine/eval/nnue/features.ts";
import {
  type Network,
  OUTPUT_BUCKETS,
  outputBucket,
  QA,
  QB,
} from "../../../src/game/engine/eval/nnue/network.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import { codeOf } from "../../../src/game/rules/chesslike/move-tables.ts";
import { BLACK, EMPTY, WHITE } from "../../../src/game/rules/chesslike/position.ts";
import { mustRead } from "../../must-read.ts";
import type { Random } from "../../random.ts";
import type { Samples } from "./samples.ts";

export interface Layers {
  readonly hidden: number;
  /** All weights, first those of the features; then where the other parts of a `Network` begin. */
  readonly values: Float64Array;
  readonly biases: number;
  readonly outputs: number;
  readonly offsets: number;
  /** The derivative of the error with respect to each weight. */
  readonly gradient: Float64Array;
  readonly features: FeatureSet;
  /** The features as White and as Black sees them, then both again mirrored left to right. */
  readonly views: readonly View[];
  /** The codes of White's royal piece and of Black's. */
  readonly royals: readonly [number, number];
  /** The number of pieces that a game begins with. */
  readonly startCount: number;
  /** The activation of a sample for the side to move, and for the other side. */
  readonly activations: readonly [Activation, Activation];
}

/** The features as a side sees them (see `FeatureSet`). */
interface View {
  readonly pieceSquare: Int32Array;
  readonly nearRoyal: Int32Array;
}

/** What a side sees of a sample. */
interface Activation {
  /** The columns of weights of the active features, and their number. */
  readonly columns: Int32Array;
  count: number;
  /** The hidden units, before clipping. */
  readonly units: Float64Array;
}

/** A sample by its index, mirrored left to right or not. */
export interface SampleReference {
  readonly samples: Samples;
  readonly index: number;
  readonly mirrored: boolean;
}

/** Returns a network with random weights and `hidden` hidden units for each side. */
export function makeLayers(game: ChesslikeGame, hidden: number, random: Random): Layers {
  const { rules, moveTables } = game.kernel;
  const features = featuresOf(game.kernel);
  const biases = features.count * hidden;
  const outputs = biases + hidden;
  const offsets = outputs + OUTPUT_BUCKETS * 2 * hidden;
  const values = new Float64Array(offsets + OUTPUT_BUCKETS);
  const randomWeight = (size: number) => ((random(1 << 30) / (1 << 30)) * 2 - 1) * size;
  for (let index = 0; index < biases; index++) values[index] = randomWeight(0.1);
  values.fill(0.2, biases, outputs);
  for (let index = outputs; index < outputs + 2 * hidden; index++)
    values[index] = randomWeight(0.3);
  for (let bucket = 1; bucket < OUTPUT_BUCKETS; bucket++) {
    values.copyWithin(outputs + bucket * 2 * hidden, outputs, outputs + 2 * hidden);
  }
  const { board } = mustRead(game, game.setups[0]?.position ?? "");
  return {
    hidden,
    values,
    biases,
    outputs,
    offsets,
    gradient: new Float64Array(values.length),
    features,
    views: viewsOf(features, rules.board.width),
    royals: [
      codeOf(moveTables.kinds, rules.royal, WHITE),
      codeOf(moveTables.kinds, rules.royal, BLACK),
    ],
    startCount: board.filter((code) => code !== EMPTY).length,
    activations: [makeActivation(features.cells, hidden), makeActivation(features.cells, hidden)],
  };
}

function viewsOf({ pieceSquare, nearRoyal }: FeatureSet, width: number): readonly View[] {
  const plain = ([0, 1] as const).map((side) => ({
    pieceSquare: pieceSquare[side],
    nearRoyal: nearRoyal[side],
  }));
  const mirrored = plain.map((view) => ({
    pieceSquare: view.pieceSquare.map(
      (_, index) => view.pieceSquare[index + mirrorOffset(index % width, width)]!,
    ),
    nearRoyal: view.nearRoyal.map((feature, index) => {
      const place = index % (FAR + 1);
      return place === FAR
        ? feature
        : view.nearRoyal[index + mirrorOffset(place % ACROSS, ACROSS)]!;
    }),
  }));
  return [...plain, ...mirrored];
}

/** Returns the distance from a column to its mirror image. */
const mirrorOffset = (column: number, width: number): number => width - 1 - 2 * column;

/** Has room for two features a piece: one for its square, and one for being near a royal piece. */
const makeActivation = (cells: number, hidden: number): Activation => ({
  columns: new Int32Array(2 * cells),
  count: 0,
  units: new Float64Array(hidden),
});

/** Returns the share of the point that a sample's side to move is predicted to score. */
export function predict(layers: Layers, sample: SampleReference): number {
  const bucket = bucketOf(layers, sample);
  const sum = layers.values[layers.offsets + bucket]!;
  activate(layers, sample, 0);
  activate(layers, sample, 1);
  return 1 / (1 + Math.exp(-(sum + forward(layers, bucket, 0) + forward(layers, bucket, 1))));
}

/** Adds the gradient for the last prediction, which was too high by `residual`. */
export function backpropagate(layers: Layers, sample: SampleReference, residual: number): void {
  const { gradient, offsets } = layers;
  const bucket = bucketOf(layers, sample);
  gradient[offsets + bucket] = gradient[offsets + bucket]! + residual;
  backward(layers, bucket, 0, residual);
  backward(layers, bucket, 1, residual);
}

function bucketOf({ startCount }: Layers, { samples: { starts }, index }: SampleReference): number {
  return outputBucket(starts[index + 1]! - starts[index]!, startCount);
}

/** Collects the active features of a side (0: the side to move). */
function activate(
  layers: Layers,
  { samples, index, mirrored }: SampleReference,
  side: 0 | 1,
): void {
  const { hidden, features, views, royals, activations } = layers;
  const activation = activations[side];
  const colour = samples.turns[index]! ^ side;
  const { pieceSquare, nearRoyal } = views[(mirrored ? 2 : 0) + colour]!;
  const pieces = samples.pieces.subarray(samples.starts[index]!, samples.starts[index + 1]!);
  const { cells } = features;
  const royal = pieces.find((piece) => Math.floor(piece / cells) === royals[1 - colour])! % cells;
  let count = 0;
  for (const piece of pieces) {
    activation.columns[count++] = pieceSquare[piece]! * hidden;
    const code = Math.floor(piece / cells);
    const place = features.places[royal * cells + (piece % cells)]!;
    if (place !== FAR) activation.columns[count++] = nearRoyal[code * (FAR + 1) + place]! * hidden;
  }
  activation.count = count;
}

/** Computes a side's hidden units and returns what they contribute to the output. */
function forward(layers: Layers, bucket: number, side: 0 | 1): number {
  const { hidden, values, biases, outputs } = layers;
  const { units, columns, count } = layers.activations[side];
  for (let unit = 0; unit < hidden; unit++) units[unit] = values[biases + unit]!;
  for (let index = 0; index < count; index++) {
    const column = columns[index]!;
    for (let unit = 0; unit < hidden; unit++) units[unit] = units[unit]! + values[column + unit]!;
  }
  const weights = outputs + (2 * bucket + side) * hidden;
  let output = 0;
  for (let unit = 0; unit < hidden; unit++) {
    const value = clip(units[unit]!);
    output += value * value * values[weights + unit]!;
  }
  return output;
}

function backward(layers: Layers, bucket: number, side: 0 | 1, residual: number): void {
  const { hidden, values, gradient, biases, outputs } = layers;
  const { units, columns, count } = layers.activations[side];
  const weights = outputs + (2 * bucket + side) * hidden;
  for (let unit = 0; unit < hidden; unit++) {
    const value = clip(units[unit]!);
    gradient[weights + unit] = gradient[weights + unit]! + residual * value * value;
    const active = value > 0 && value < 1;
    // From here on the list holds the derivative of the error with respect to each unit.
    units[unit] = active ? 2 * residual * value * values[weights + unit]! : 0;
    gradient[biases + unit] = gradient[biases + unit]! + units[unit]!;
  }
  for (let index = 0; index < count; index++) {
    const column = columns[index]!;
    for (let unit = 0; unit < hidden; unit++)
      gradient[column + unit] = gradient[column + unit]! + units[unit]!;
  }
}

const clip = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** Returns the quantised network. */
export function quantised({ hidden, values, biases, outputs, offsets }: Layers): Network {
  const whole = (from: number, to: number, one: number) =>
    Int16Array.from(values.subarray(from, to), (value) =>
      Math.max(-32_768, Math.min(32_767, Math.round(value * one))),
    );
  return {
    hidden,
    inputs: whole(0, biases, QA),
    biases: whole(biases, outputs, QA),
    outputs: whole(outputs, offsets, QB),
    offsets: whole(offsets, values.length, QB),
  };
}
