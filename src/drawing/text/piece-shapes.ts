/**
 * How pieces look on coloured squares, at three sizes. A full block is the tile itself, a dot the square; the code
 * of the piece stands on the tile in its last line but one, of two lines in the second. Change them as you like:
 * every line has six characters, each as wide as one column, so half and quarter blocks.
 */

/** The lines of a silhouette in a square of so many lines. */
export interface PieceShape {
  readonly names: readonly string[];
  readonly 2: readonly [string, string];
  readonly 3: readonly [string, string, string];
  readonly 4: readonly [string, string, string, string];
}

/** The pieces of the chess-like games; those that move alike look alike. */
export const PIECE_SHAPES: readonly PieceShape[] = [
  {
    names: ["sarrum", "shah", "king"],
    2: ["▚▖▟▙▗▞", ".████."],
    3: ["▙.▟▙.▟", "▜████▛", "▝▀▀▀▀▘"],
    4: ["▖.▗▖.▗", "█▄██▄█", "▐████▌", "▝▀▀▀▀▘"],
  },
  {
    names: ["marzaz pani", "fers", "general", "kashshaptu"],
    2: ["..▄▄..", "▐████▌"],
    3: ["..██..", "▐████▌", "..▀▀.."],
    4: ["..▄▄..", "▗▄██▄▖", "▐████▌", "..▀▀.."],
  },
  {
    names: ["nabu", "pil", "elephant"],
    2: ["..▟▙..", ".▟██▙."],
    3: ["..▟▙..", ".▟██▙.", "▝▀▀▀▀▘"],
    4: ["..▗▖..", ".▗██▖.", "▗████▖", "▝▀▀▀▀▘"],
  },
  {
    names: ["etlu", "asb", "knight"],
    2: ["█.▄▄▄.", "█▝███▘"],
    3: ["█.▗▄▄▖", "█.████", "▀..▀▀."],
    4: ["▄.....", "█.▟██▙", "█.▜██▛", "▀..▀▀."],
  },
  {
    names: ["gisgigir", "rukh", "rook"],
    2: [".▄▗▖▄.", ".████."],
    3: ["▗▖▗▖▗▖", "██████", "▝▀..▀▘"],
    4: ["......", "▟▙▟▙▟▙", "██████", "▝▀..▀▘"],
  },
  {
    names: ["redum", "sarbaz", "pawn"],
    2: ["..▄▄..", ".▐██▌."],
    3: ["..▄▄..", ".▐██▌.", ".▀▀▀▀."],
    4: ["......", ".▗██▖.", ".▐██▌.", ".▀▀▀▀."],
  },
  {
    names: ["war machine"],
    2: ["▗▄..▄▖", "▐████▌"],
    3: ["▄▖..▗▄", "▐████▌", ".▀..▀."],
    4: ["▄....▄", "▜▖..▗▛", "▐████▌", ".▀..▀."],
  },
];

/** A piece of any other name. */
export const OTHER_SHAPE: PieceShape = {
  names: [],
  2: ["▗▄▄▄▄▖", "▐████▌"],
  3: ["▗▄▄▄▄▖", "▐████▌", "▝▀▀▀▀▘"],
  4: ["......", "▟████▙", "▐████▌", "▝▀▀▀▀▘"],
};
