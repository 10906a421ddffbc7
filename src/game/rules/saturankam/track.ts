import { makeBoard } from "../board.ts";
import { algebraic, type Coordinates } from "../coordinates.ts";

/** Cells along an edge of the board. */
export const SIZE = 9;

/** The last step of every track: the centre of the board, on which no piece ever stays. */
export const CENTRE = 80;

/**
 * South's track from the middle of the bottom edge, as lengths and directions (right, up, left,
 * down): anticlockwise round the outer ring, then clockwise inwards (leaflet, Illustration 3;
 * Parker 1909, pp. 605 to 607).
 */
const COURSE = "4r 8u 8l 8d 3r 1u 2l 6u 6r 6d 3l 1u 2l 4u 4r 4d 1l 1u 2l 2u 2r 1d 1l";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  r: [1, 0],
  u: [0, 1],
  l: [-1, 0],
  d: [0, -1],
};

/** The diagram index of a point; (0, 0) is the bottom left, but the diagram starts at the top. */
const cellAt = (column: number, row: number): number => (SIZE - 1 - row) * SIZE + column;

/** The points of South's track, 0 to 80. */
function southPoints(): readonly (readonly [number, number])[] {
  let point: readonly [number, number] = [4, 0];
  const points = [point];
  for (const leg of COURSE.split(" ")) {
    const [right, up] = STEPS[leg.slice(1)] ?? [0, 0];
    for (let step = 0; step < Number(leg.slice(0, 1)); step += 1) {
      point = [point[0] + right, point[1] + up];
      points.push(point);
    }
  }
  return points;
}

/** Turns South's track anticlockwise by quarters: 0 gives South's, 1 East's, 2 North's, 3 West's. */
export function trackOf(quarterTurns: number): readonly number[] {
  let points = southPoints();
  for (let turn = 0; turn < quarterTurns; turn += 1) {
    points = points.map(([column, row]) => [SIZE - 1 - row, column]);
  }
  return points.map(([column, row]) => cellAt(column, row));
}

/** The safe cells: the middle of each edge, and the centre. */
export const SAFE_CELLS: ReadonlySet<number> = new Set([
  cellAt(4, 0),
  cellAt(8, 4),
  cellAt(4, 8),
  cellAt(0, 4),
  cellAt(4, 4),
]);

/** Names of the cells by diagram index, 0 to 80: "e1" is the middle of South's edge. */
export const COORDINATES: Coordinates = algebraic(makeBoard(SIZE, SIZE), "cell");
