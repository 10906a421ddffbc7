/** A network with fractions for weights, as it is while it is fitted. */

import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import { codeOf } from "../../../src/core/chesslike/move-tables.ts";
import { BLACK, EMPTY, WHITE } from "../../../src/core/chesslike/position.ts";
import {
  ACROSS,
  FAR,
  type FeatureSet,
  featuresOf,
} from "../../../src/engine/eval/nnue/features.ts";
import {
  type Network,
  OUTPUT_BUCKETS,
  outputBucket,
  QA,
  QB,
} from "../../../src/engine/eval/nnue/network.ts";
import { mustRead } from "../../must-read.ts";
import type { Random } from "../../random.ts";
import type { Samples } from "./samples.ts";

export interface Layers {
  readonly hidden: number;
  /** All weights: those of the inputs, and where the other parts of a `Network` begin. */
  readonly values: Float64Array;
  readonly biases: number;
  readonly outputs: number;
  readonly offsets: number;
  /** The slope of the error in the direction of each weight. */
  readonly slope: Float64Array;
  readonly inputs: FeatureSet;
  /** The inputs as White and as Black sees them, and both again with left and right changed. */
  readonly views: readonly View[];
  /** The codes of White's royal piece and of Black's. */
  readonly royals: readonly [number, number];
  /** How many pieces a game begins with. */
  readonly all: number;
  /** What the side to move sees of a sample, and what the other does. */
  readonly sights: readonly [Sight, Sight];
}

/** The inputs as a side sees them (see `Inputs`). */
interface View {
  readonly on: Int32Array;
  readonly near: Int32Array;
}

/** What a side sees of a sample. */
interface Sight {
  /** The columns of weights that count, and how many there are. */
  readonly columns: Int32Array;
  count: number;
  /** The sums of the hidden units. */
  readonly sums: Float64Array;
}

/** A sample as it is looked at: by its number, and with left and right changed or not. */
export interface Look {
  readonly samples: Samples;
  readonly index: number;
  readonly mirrored: boolean;
}

/** A network with weights by chance, of so many hidden units for each side. */
export function makeLayers(game: ChesslikeGame, hidden: number, random: Random): Layers {
  const { rules, moveTables } = game.kernel;
  const inputs = featuresOf(rules, moveTables);
  const biases = inputs.count * hidden;
  const outputs = biases + hidden;
  const offsets = outputs + OUTPUT_BUCKETS * 2 * hidden;
  const values = new Float64Array(offsets + OUTPUT_BUCKETS);
  const chance = (size: number) => ((random(1 << 30) / (1 << 30)) * 2 - 1) * size;
  for (let index = 0; index < biases; index++) values[index] = chance(0.1);
  values.fill(0.2, biases, outputs);
  for (let index = outputs; index < outputs + 2 * hidden; index++) values[index] = chance(0.3);
  for (let stage = 1; stage < OUTPUT_BUCKETS; stage++) {
    values.copyWithin(outputs + stage * 2 * hidden, outputs, outputs + 2 * hidden);
  }
  const { board } = mustRead(game, game.setups[0]?.position ?? "");
  return {
    hidden,
    values,
    biases,
    outputs,
    offsets,
    slope: new Float64Array(values.length),
    inputs,
    views: viewsOf(inputs, rules.board.width),
    royals: [
      codeOf(moveTables.kinds, rules.royal, WHITE),
      codeOf(moveTables.kinds, rules.royal, BLACK),
    ],
    all: board.filter((code) => code !== EMPTY).length,
    sights: [sightOf(inputs.cells, hidden), sightOf(inputs.cells, hidden)],
  };
}

function viewsOf({ on, near }: FeatureSet, width: number): readonly View[] {
  const plain = ([0, 1] as const).map((side) => ({ on: on[side], near: near[side] }));
  const mirrored = plain.map((view) => ({
    on: view.on.map((_, index) => view.on[index + turned(index % width, width)]!),
    near: view.near.map((input, index) => {
      const place = index % (FAR + 1);
      return place === FAR ? input : view.near[index + turned(place % ACROSS, ACROSS)]!;
    }),
  }));
  return [...plain, ...mirrored];
}

/** How far it is from a column to the one that takes its place when left and right are changed. */
const turned = (column: number, width: number): number => width - 1 - 2 * column;

/** Has room for two columns a piece: one for its square, and one where it is near. */
const sightOf = (cells: number, hidden: number): Sight => ({
  columns: new Int32Array(2 * cells),
  count: 0,
  sums: new Float64Array(hidden),
});

/** The share of the point that a sample's side to move may expect. */
export function chanceOf(layers: Layers, look: Look): number {
  const stage = stageAt(layers, look);
  const sum = layers.values[layers.offsets + stage]!;
  see(layers, look, 0);
  see(layers, look, 1);
  return 1 / (1 + Math.exp(-(sum + forward(layers, stage, 0) + forward(layers, stage, 1))));
}

/** Adds the slope of the last chance, which was too high by `excess`. */
export function blame(layers: Layers, look: Look, excess: number): void {
  const { slope, offsets } = layers;
  const stage = stageAt(layers, look);
  slope[offsets + stage] = slope[offsets + stage]! + excess;
  backward(layers, stage, 0, excess);
  backward(layers, stage, 1, excess);
}

function stageAt({ all }: Layers, { samples: { starts }, index }: Look): number {
  return outputBucket(starts[index + 1]! - starts[index]!, all);
}

/** Writes down the columns of weights that count for a side (0: the side to move). */
function see(layers: Layers, { samples, index, mirrored }: Look, side: 0 | 1): void {
  const { hidden, inputs, views, royals, sights } = layers;
  const sight = sights[side];
  const colour = samples.turns[index]! ^ side;
  const { on, near } = views[(mirrored ? 2 : 0) + colour]!;
  const men = samples.men.subarray(samples.starts[index]!, samples.starts[index + 1]!);
  const { cells } = inputs;
  const royal = men.find((man) => Math.floor(man / cells) === royals[1 - colour])! % cells;
  let count = 0;
  for (const man of men) {
    sight.columns[count++] = on[man]! * hidden;
    const code = Math.floor(man / cells);
    const place = inputs.places[royal * cells + (man % cells)]!;
    if (place !== FAR) sight.columns[count++] = near[code * (FAR + 1) + place]! * hidden;
  }
  sight.count = count;
}

/** Sums up a side's hidden units, and gives what they bring to the output. */
function forward(layers: Layers, stage: number, side: 0 | 1): number {
  const { hidden, values, biases, outputs } = layers;
  const { sums, columns, count } = layers.sights[side];
  for (let unit = 0; unit < hidden; unit++) sums[unit] = values[biases + unit]!;
  for (let index = 0; index < count; index++) {
    const column = columns[index]!;
    for (let unit = 0; unit < hidden; unit++) sums[unit] = sums[unit]! + values[column + unit]!;
  }
  const weights = outputs + (2 * stage + side) * hidden;
  let output = 0;
  for (let unit = 0; unit < hidden; unit++) {
    const value = cut(sums[unit]!);
    output += value * value * values[weights + unit]!;
  }
  return output;
}

function backward(layers: Layers, stage: number, side: 0 | 1, excess: number): void {
  const { hidden, values, slope, biases, outputs } = layers;
  const { sums, columns, count } = layers.sights[side];
  const weights = outputs + (2 * stage + side) * hidden;
  for (let unit = 0; unit < hidden; unit++) {
    const value = cut(sums[unit]!);
    slope[weights + unit] = slope[weights + unit]! + excess * value * value;
    const within = value > 0 && value < 1;
    // From here on the list holds what each unit's sum is to blame for.
    sums[unit] = within ? 2 * excess * value * values[weights + unit]! : 0;
    slope[biases + unit] = slope[biases + unit]! + sums[unit]!;
  }
  for (let index = 0; index < count; index++) {
    const column = columns[index]!;
    for (let unit = 0; unit < hidden; unit++)
      slope[column + unit] = slope[column + unit]! + sums[unit]!;
  }
}

const cut = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** The network in whole numbers. */
export function rounded({ hidden, values, biases, outputs, offsets }: Layers): Network {
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
