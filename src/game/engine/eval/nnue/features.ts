/**
 * The features, or inputs, of a network. The first ones stand for a piece, own or other, on a
 * square; the rest for a piece at a place relative to the opponent's royal piece, while it is near:
 * an attack on that piece looks alike wherever it happens. Each side sees its own edge at the
 * bottom.
 */

import type { Kernel } from "../../../rules/chesslike/kernel.ts";
import { BLACK_BIT, CODES } from "../../../rules/chesslike/position.ts";

/** A piece is near a royal piece if it is at most this many rows and columns away. */
const NEAR = 3;
/** The width of the grid of places around a royal piece. */
export const ACROSS = 2 * NEAR + 1;
/** Places are numbered from 0, row by row; this number stands for everywhere else. */
export const FAR = ACROSS * ACROSS;

export type FeatureSet = ReturnType<typeof featuresOf>;

export function featuresOf({ rules, kinds }: Kernel) {
  const { cells, width } = rules.board;
  const codes = kinds.flatMap((kind, code) => (kind && !(code & BLACK_BIT) ? [code] : []));
  const squares = { first: 0, places: cells, width, spare: 0 };
  const around = { first: 2 * codes.length * cells, places: FAR, width: ACROSS, spare: 1 };
  const count = around.first + 2 * codes.length * FAR;
  const bySide = (grid: Grid) =>
    [featuresSeenBy(0, codes, grid, count), featuresSeenBy(1, codes, grid, count)] as const;
  return {
    cells,
    /** The number of features; this number stands for no piece. */
    count,
    /** By side (0 for White): the feature of a code on a square, at `code * cells + square`. */
    pieceSquare: bySide(squares),
    /** By side: that of a code near the opponent's royal piece, at `code * (FAR + 1) + place`. */
    nearRoyal: bySide(around),
    /** The place of a square relative to a royal piece, at `royal square * cells + square`. */
    places: placesOf(cells, width),
  };
}

/** Places, row by row, with features from `first` on and `spare` places outside them. */
type Grid = Readonly<Record<"first" | "places" | "width" | "spare", number>>;

/** The feature of every code at each place of a grid, as a side sees it; own pieces first. */
function featuresSeenBy(
  side: 0 | 1,
  codes: readonly number[],
  { first, places, width, spare }: Grid,
  none: number,
): Int32Array {
  const features = new Int32Array(CODES * (places + spare)).fill(none);
  for (const [kind, code] of codes.entries()) {
    for (const colour of [0, 1]) {
      const from = (code | (colour * BLACK_BIT)) * (places + spare);
      const own = first + (colour === side ? kind : codes.length + kind) * places;
      for (let place = 0; place < places; place++) {
        const column = place % width;
        const seen = side === 0 ? place : places - width - (place - column) + column;
        features[from + place] = own + seen;
      }
    }
  }
  return features;
}

function placesOf(cells: number, width: number): Uint8Array {
  const places = new Uint8Array(cells * cells).fill(FAR);
  for (let royal = 0; royal < cells; royal++) {
    for (let square = 0; square < cells; square++) {
      const rows = Math.floor(square / width) - Math.floor(royal / width);
      const columns = (square % width) - (royal % width);
      if (Math.abs(rows) > NEAR || Math.abs(columns) > NEAR) continue;
      places[royal * cells + square] = (rows + NEAR) * ACROSS + columns + NEAR;
    }
  }
  return places;
}
