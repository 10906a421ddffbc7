/**
 * Fits an evaluation to results: logistic regression. The chance to win is taken to be a logistic
 * function of the evaluation, and the weights are changed until that chance is as near as possible
 * to what the games gave (least cross-entropy, by the Adam method of gradient descent).
 */
import { BLACK_BIT, EMPTY } from "../../src/core/chess-position.ts";
import type { ChesslikeGame } from "../../src/core/chesslike.ts";
import { freedom, ridersOf } from "../../src/search/chess-board.ts";
import { placeOf, rowOf, type Weights } from "../../src/search/weights.ts";
import type { Sample } from "./self-play.ts";

/** An evaluation of this many hundredths of a man means a chance to win of e to 1. */
const SCALE = 150;
/** How much of what a position is worth the game's result decides; its search decides the rest. */
const SHARE = 0.5;
/**
 * How strongly a piece's weights are held to the shape that they began with. The positions of one
 * game have one result, so they are worth far fewer than their number: without this, the fit
 * learns the games by heart (such weights lost to untuned ones by 260 Elo points).
 */
const HOLD = 1e-7;
const RATE = 1.5;

/** A position as a sum: indexes of weights, the sign of each, and how early in the game it is. */
interface Row {
  readonly indexes: Int32Array;
  readonly signs: Int8Array;
  readonly early: number;
  readonly turn: number;
  readonly freedom: number;
  readonly target: number;
}

/**
 * Weights that fit the samples, after that many passes; `tell` hears of the error. What the freedom
 * of riders is worth stays as it was: the fit makes nothing of it, as it goes with the number of
 * riders, while matches do (8 wins, 88 draws, no loss against the same search without it).
 */
export function fitted(
  game: ChesslikeGame,
  weights: Weights,
  samples: readonly Sample[],
  passes: number,
  tell: (pass: number, error: number) => void,
): Weights {
  const places = weights.pieces[0]!.early.length;
  const start = game.readPosition(game.setups[0]?.position ?? "");
  if (!start.ok) throw new Error(start.reason);
  const full = sumOf(game, weights, { position: start.value, centi: 0, result: 0 }, 1).early;
  const rows = samples.map((sample) => sumOf(game, weights, sample, full));
  const count = weights.pieces.length * places;
  const values = Float64Array.from([
    ...weights.pieces.flatMap(({ early }) => early),
    ...weights.pieces.flatMap(({ late }) => late),
    weights.freedom,
    weights.tempo,
  ]);
  const began = values.slice();
  const gradient = new Float64Array(values.length);
  const momentum = new Float64Array(values.length);
  const scatter = new Float64Array(values.length);
  for (let pass = 1; pass <= passes; pass++) {
    const error = slope(rows, values, count, gradient);
    holdToShape(values, began, gradient, places);
    if (pass % 20 === 0) tell(pass, error);
    for (let index = 0; index < values.length; index++) {
      const steep = gradient[index]!;
      momentum[index] = 0.9 * momentum[index]! + 0.1 * steep;
      scatter[index] = 0.999 * scatter[index]! + 0.001 * steep * steep;
      const rate = RATE / (1 - 0.9 ** pass);
      const size = Math.sqrt(scatter[index]! / (1 - 0.999 ** pass)) + 1e-9;
      values[index] = values[index]! - (rate * momentum[index]!) / size;
    }
  }
  return {
    tempo: values.at(-1)!,
    freedom: values.at(-2)!,
    pieces: weights.pieces.map((row, piece) => ({
      ...row,
      early: [...values.subarray(piece * places, (piece + 1) * places)],
      late: [...values.subarray(count + piece * places, count + (piece + 1) * places)],
    })),
  };
}

/** The mean error, and its slope in the direction of each weight. */
function slope(
  rows: readonly Row[],
  values: Float64Array,
  count: number,
  gradient: Float64Array,
): number {
  gradient.fill(0);
  let error = 0;
  const last = values.length - 1;
  for (const { indexes, signs, early, turn, freedom: free, target } of rows) {
    let sum = turn * values[last]! + free * values[last - 1]!;
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at]!;
      sum += signs[at]! * (early * values[index]! + (1 - early) * values[count + index]!);
    }
    const chance = 1 / (1 + Math.exp(-sum / SCALE));
    error -= target * Math.log(chance) + (1 - target) * Math.log(1 - chance);
    const push = (chance - target) / (SCALE * rows.length);
    gradient[last] = gradient[last]! + turn * push;
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at]!;
      gradient[index] = gradient[index]! + signs[at]! * push * early;
      gradient[count + index] = gradient[count + index]! + signs[at]! * push * (1 - early);
    }
  }
  return error / rows.length;
}

function holdToShape(
  values: Float64Array,
  began: Float64Array,
  gradient: Float64Array,
  places: number,
): void {
  for (let first = 0; first + places <= values.length; first += places) {
    let shift = 0;
    for (let at = first; at < first + places; at++) shift += (values[at]! - began[at]!) / places;
    for (let at = first; at < first + places; at++) {
      gradient[at] = gradient[at]! + HOLD * (values[at]! - began[at]! - shift);
    }
  }
}

/** A sample as a sum. `full` is the phase of the first position. */
function sumOf(
  { kernel }: ChesslikeGame,
  weights: Weights,
  { position, centi, result }: Sample,
  full: number,
): Row {
  const { width, height } = kernel.rules.board;
  const { kinds } = kernel.mobility;
  const indexes: number[] = [];
  const signs: number[] = [];
  let phase = 0;
  position.board.forEach((code, square) => {
    const kind = kinds[code];
    if (code === EMPTY || !kind) return;
    const row = rowOf(weights, kind.piece.letter, kind.fresh);
    const black = (code & BLACK_BIT) !== 0;
    const place = placeOf(width, height, square, black);
    indexes.push(weights.pieces.indexOf(row) * row.early.length + place);
    signs.push(black ? -1 : 1);
    phase += row.phase;
  });
  return {
    indexes: Int32Array.from(indexes),
    signs: Int8Array.from(signs),
    early: full === 1 ? phase : Math.min(1, phase / full),
    turn: position.turn === 0 ? 1 : -1,
    freedom: freedom(kernel.mobility, ridersOf(kernel.mobility), position.board),
    target: SHARE * result + (1 - SHARE) / (1 + Math.exp(-centi / SCALE)),
  };
}
