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

/**
 * The square `columns` to the right and `rows` below; undefined if it is off the board or missing.
 */
export function neighbour(
  board: Board,
  square: number,
  columns: number,
  rows: number,
): number | undefined {
  const column = (square % board.width) + columns;
  if (column < 0 || column >= board.width) return undefined;
  const target = square + rows * board.width + columns;
  return board.exists(target) ? target : undefined;
}

/** The squares reached by repeating one step, nearest first; at most `most` of them. */
export function ray(
  board: Board,
  from: number,
  columns: number,
  rows: number,
  most: number,
): number[] {
  const squares: number[] = [];
  let next = neighbour(board, from, columns, rows);
  while (next !== undefined && squares.length < most) {
    squares.push(next);
    next = neighbour(board, next, columns, rows);
  }
  return squares;
}
