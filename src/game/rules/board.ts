/**
 * A rectangle of squares, numbered row by row from the top left of the printed board, the order in
 * which text positions list them. Some squares may be missing (citadel chess).
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Number of squares in the rectangle, including missing ones; at most 255. */
  readonly cells: number;
  exists(square: number): boolean;
}

/** A board without the squares for which `missing` returns true. */
export function makeBoard(
  width: number,
  height: number,
  missing: (column: number, row: number) => boolean = () => false,
): Board {
  const cells = width * height;
  return {
    width,
    height,
    cells,
    exists: (square) =>
      square >= 0 && square < cells && !missing(square % width, Math.floor(square / width)),
  };
}

/** A step on a board: so many columns to the right, and rows down. */
export interface Offset {
  readonly columns: number;
  readonly rows: number;
}

/** The squares reached by repeating one step, nearest first; at most `most` of them. */
export function ray(board: Board, from: number, { columns, rows }: Offset, most: number): number[] {
  const squares: number[] = [];
  let column = from % board.width;
  let square = from;
  while (squares.length < most) {
    column += columns;
    square += rows * board.width + columns;
    if (column < 0 || column >= board.width || !board.exists(square)) break;
    squares.push(square);
  }
  return squares;
}
