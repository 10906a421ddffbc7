/**
 * An evaluation by a small neural network, of the kind called "efficiently updatable": a move
 * changes few of its inputs, so that most of the work is a handful of additions.
 *
 * Each side looks at the board from its own end, and an input stands for a piece, own or other, on
 * a square: 1 where it stands there, else 0. Every hidden unit adds up its weights of the inputs
 * that are 1. So there are two lists of sums, one as each side sees the board, and a move adds and
 * subtracts no more than three columns of weights in each. The output takes the units of the side
 * to move and those of the other, each cut off below 0 and above 1, squared, and weighed; by
 * weights of their own for each stage of the game, which is told by the number of pieces.
 *
 * All numbers are whole: 1 is `ONE` in the hidden layer, and `WEIGHT` in the output's weights.
 */
import { BLACK_BIT, type ChesslikeRules, CODES } from "../core/chess-position.ts";
import type { Mobility } from "../core/mobility.ts";

/** What 1 is among the sums of hidden units. */
export const ONE = 255;
/** What 1 is among the weights of the output. */
export const WEIGHT = 512;
/** The output in hundredths of a man: 1 is a chance to win of e to 1. */
export const CENTI = 280;
/** Stages of the game, from the last pieces to all of them. */
export const STAGES = 8;

export interface Network {
  /** Hidden units for each side. */
  readonly hidden: number;
  /** The weights of each input, unit by unit. */
  readonly inputs: Int16Array;
  /** What each hidden unit begins with. */
  readonly biases: Int16Array;
  /** For each stage the weights of the units of the side to move, then those of the other side. */
  readonly outputs: Int16Array;
  /** What the output of each stage begins with. */
  readonly offsets: Int16Array;
}

/** A network as it is written down: whole numbers of 16 bits, the lower byte first, in base 64. */
export interface NetworkText {
  /** How its numbers came to be. */
  readonly origin: string;
  readonly hidden: number;
  readonly inputs: string;
  readonly biases: string;
  readonly outputs: string;
  readonly offsets: string;
}

/** Reads a network. */
export function readNetwork(text: NetworkText): Network {
  return {
    hidden: text.hidden,
    inputs: numbersOf(text.inputs),
    biases: numbersOf(text.biases),
    outputs: numbersOf(text.outputs),
    offsets: numbersOf(text.offsets),
  };
}

function numbersOf(text: string): Int16Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Int16Array.from({ length: bytes.length / 2 }, (_, index) =>
    view.getInt16(2 * index, true),
  );
}

/**
 * The input that stands for a code on a square as a side (0 for White) sees it, at
 * `code * cells + square`: its own pieces come first, and its own edge is at the bottom.
 */
export function inputsSeenBy(
  { board }: ChesslikeRules,
  { kinds }: Mobility,
  side: 0 | 1,
): Int32Array {
  const { cells, width, height } = board;
  const codes = kinds.flatMap((kind, code) => (kind && !(code & BLACK_BIT) ? [code] : []));
  return Int32Array.from({ length: CODES * cells }, (_, index) => {
    const code = Math.floor(index / cells);
    const square = index % cells;
    const row = Math.floor(square / width);
    const seen = side === 0 ? square : (height - 1 - row) * width + (square % width);
    const own = (code & BLACK_BIT) === 0 ? side === 0 : side === 1;
    const kind = codes.indexOf(code & ~BLACK_BIT);
    return kind < 0 ? 2 * codes.length * cells : (own ? kind : codes.length + kind) * cells + seen;
  });
}

/** The stage of a game with so many pieces left of all. */
export function stageOf(men: number, all: number): number {
  return Math.max(0, Math.min(STAGES - 1, Math.floor(((men - 1) * STAGES) / all)));
}
