/**
 * What a position of zamma is worth. The numbers are not tuned. A man counts 100. A Mullah counts
 * three men, as handbooks of international draughts say of its king, which moves and captures in
 * the same way. That a man should go forward, and that a side with few free moves is in danger of
 * losing by having none, are the two other commonplaces of draughts; they count so little that no
 * man is given for them: a row forward 3, a free step of a man 2.
 */
import { type Board, rankOf } from "../../games/zamma/board.ts";
import { EMPTY, farRank, MULLAH, type ZammaPosition } from "../../games/zamma/position.ts";

export const MAN_VALUE = 100;
export const MULLAH_VALUE = 300;
const ROW = 3;
const FREE_STEP = 2;

/** For each player and point: what a man there is worth, and where he can step to. */
export interface ZammaWeights {
  readonly men: readonly (readonly number[])[];
  readonly steps: readonly (readonly (readonly number[])[])[];
}

/** The weights on a board. */
export function zammaWeights({ size, rays }: Board): ZammaWeights {
  const players = [0, 1] as const;
  const toGo = (player: 0 | 1, point: number) =>
    Math.abs(farRank(size, player) - rankOf(size, point));
  return {
    men: players.map((player) =>
      rays.map((_, point) => MAN_VALUE + ROW * (size - 1 - toGo(player, point))),
    ),
    steps: players.map((player) =>
      rays.map((along, point) =>
        along.map((ray) => ray[0]!).filter((to) => toGo(player, to) < toGo(player, point)),
      ),
    ),
  };
}

/** The worth of a position for the side to move. */
export function balance(weights: ZammaWeights, { points, toMove }: ZammaPosition): number {
  let sum = 0;
  for (let point = 0; point < points.length; point++) {
    const piece = points[point]!;
    if (piece === "b") sum += worthOfMan(weights, points, 0, point);
    else if (piece === "w") sum -= worthOfMan(weights, points, 1, point);
    else if (piece === MULLAH[0]) sum += MULLAH_VALUE;
    else if (piece === MULLAH[1]) sum -= MULLAH_VALUE;
  }
  return toMove === 0 ? sum : -sum;
}

function worthOfMan(
  { men, steps }: ZammaWeights,
  points: string,
  player: 0 | 1,
  point: number,
): number {
  let worth = men[player]![point]!;
  for (const to of steps[player]![point]!) {
    if (points[to] === EMPTY) worth += FREE_STEP;
  }
  return worth;
}
