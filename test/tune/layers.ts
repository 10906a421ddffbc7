/** A network with fractions for weights, as it is while it is fitted. */
import { EMPTY } from "../../src/core/chess-position.ts";
import type { ChesslikeGame } from "../../src/core/chesslike.ts";
import {
  inputsSeenBy,
  type Network,
  ONE,
  STAGES,
  stageOf,
  WEIGHT,
} from "../../src/search/network.ts";
import { mustRead } from "../must-read.ts";
import type { Random } from "../random.ts";
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
  /** The inputs as White and as Black sees them, and both again with left and right changed. */
  readonly views: readonly Int32Array[];
  /** How many pieces a game begins with. */
  readonly all: number;
  /** The sums of the hidden units of the side to move, and of the other. */
  readonly sums: readonly [Float64Array, Float64Array];
}

/** A sample as it is looked at: by its number, and with left and right changed or not. */
export interface Look {
  readonly samples: Samples;
  readonly index: number;
  readonly mirrored: boolean;
}

/** A network with weights by chance, of so many hidden units for each side. */
export function makeLayers(game: ChesslikeGame, hidden: number, random: Random): Layers {
  const { rules, mobility } = game.kernel;
  const kinds = mobility.kinds.filter((kind) => kind).length;
  const biases = kinds * rules.board.cells * hidden;
  const outputs = biases + hidden;
  const offsets = outputs + STAGES * 2 * hidden;
  const values = new Float64Array(offsets + STAGES);
  const chance = (size: number) => ((random(1 << 30) / (1 << 30)) * 2 - 1) * size;
  for (let index = 0; index < biases; index++) values[index] = chance(0.1);
  values.fill(0.2, biases, outputs);
  for (let index = outputs; index < outputs + 2 * hidden; index++) values[index] = chance(0.3);
  for (let stage = 1; stage < STAGES; stage++) {
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
    views: viewsOf(game),
    all: board.filter((code) => code !== EMPTY).length,
    sums: [new Float64Array(hidden), new Float64Array(hidden)],
  };
}

function viewsOf({ kernel: { rules, mobility } }: ChesslikeGame): readonly Int32Array[] {
  const { width, cells } = rules.board;
  const plain = ([0, 1] as const).map((side) => inputsSeenBy(rules, mobility, side));
  const mirrored = plain.map((view) =>
    view.map((_, index) => {
      const column = (index % cells) % width;
      return view[index - column + (width - 1 - column)]!;
    }),
  );
  return [...plain, ...mirrored];
}

/** The share of the point that a sample's side to move may expect. */
export function chanceOf(layers: Layers, look: Look): number {
  const stage = stageAt(layers, look);
  const sum = layers.values[layers.offsets + stage]!;
  return (
    1 / (1 + Math.exp(-(sum + forward(layers, look, stage, 0) + forward(layers, look, stage, 1))))
  );
}

/** Adds the slope of the last chance, which was too high by `excess`. */
export function blame(layers: Layers, look: Look, excess: number): void {
  const { slope, offsets } = layers;
  const stage = stageAt(layers, look);
  slope[offsets + stage] = slope[offsets + stage]! + excess;
  backward(layers, look, stage, 0, excess);
  backward(layers, look, stage, 1, excess);
}

function stageAt({ all }: Layers, { samples: { starts }, index }: Look): number {
  return stageOf(starts[index + 1]! - starts[index]!, all);
}

/** How a side (0: the side to move) sees the pieces of a sample. */
function viewAt({ views }: Layers, { samples, index, mirrored }: Look, side: number): Int32Array {
  return views[(mirrored ? 2 : 0) + (samples.turns[index]! ^ side)]!;
}

/** Sums up a side's hidden units, and gives what they bring to the output. */
function forward(layers: Layers, look: Look, stage: number, side: 0 | 1): number {
  const { hidden, values, biases, outputs } = layers;
  const { men, starts } = look.samples;
  const view = viewAt(layers, look, side);
  const sums = layers.sums[side];
  for (let unit = 0; unit < hidden; unit++) sums[unit] = values[biases + unit]!;
  for (let at = starts[look.index]!; at < starts[look.index + 1]!; at++) {
    const column = view[men[at]!]! * hidden;
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

function backward(layers: Layers, look: Look, stage: number, side: 0 | 1, excess: number): void {
  const { hidden, values, slope, biases, outputs } = layers;
  const { men, starts } = look.samples;
  const view = viewAt(layers, look, side);
  const sums = layers.sums[side];
  const weights = outputs + (2 * stage + side) * hidden;
  for (let unit = 0; unit < hidden; unit++) {
    const value = cut(sums[unit]!);
    slope[weights + unit] = slope[weights + unit]! + excess * value * value;
    const within = value > 0 && value < 1;
    // From here on the list holds what each unit's sum is to blame for.
    sums[unit] = within ? 2 * excess * value * values[weights + unit]! : 0;
    slope[biases + unit] = slope[biases + unit]! + sums[unit]!;
  }
  for (let at = starts[look.index]!; at < starts[look.index + 1]!; at++) {
    const column = view[men[at]!]! * hidden;
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
    inputs: whole(0, biases, ONE),
    biases: whole(biases, outputs, ONE),
    outputs: whole(outputs, offsets, WEIGHT),
    offsets: whole(offsets, values.length, WEIGHT),
  };
}
