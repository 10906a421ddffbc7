/**
 * Evaluates positions of zamma. None of these numbers has been tuned. A man counts 100. A Mullah
 * counts three men, as handbooks of international draughts say of its king, which moves and
 * captures in the same way. Two other commonplaces of draughts, that men should advance and that a
 * side with few free moves is in danger of running out of them, count so little that no man is
 * sacrificed for them: a row forward 3, a free step of a man 2.
 */
import { rankAt, type ZammaBoard } from "../../rules/zamma/board.ts";
import { EMPTY, farRank, MULLAH, type ZammaPosition } from "../../rules/zamma/position.ts";

export const MAN_VALUE = 100;
export const MULLAH_VALUE = 300;
const ADVANCE = 3;
const FREE_STEP = 2;

type ZammaWeights = ReturnType<typeof zammaWeights>;

/** For each player and point: the value of a man there, and the points that it can step to. */
export function zammaWeights({ size, rays }: ZammaBoard) {
  const players = [0, 1] as const;
  const ranksToGo = (player: 0 | 1, point: number) =>
    Math.abs(farRank(size, player) - rankAt(size, point));
  return {
    men: players.map((player) =>
      rays.map((_, point) => MAN_VALUE + ADVANCE * (size - 1 - ranksToGo(player, point))),
    ),
    steps: players.map((player) =>
      rays.map((along, point) =>
        along
          .map((ray) => ray[0]!)
          .filter((to) => ranksToGo(player, to) < ranksToGo(player, point)),
      ),
    ),
  };
}

/** The evaluation for the side to move, in hundredths of a man. */
export function evaluateZamma(weights: ZammaWeights, { points, toMove }: ZammaPosition): number {
  let sum = 0;
  for (let point = 0; point < points.length; point++) {
    const piece = points[point]!;
    if (piece === "b") sum += manValue(weights, points, 0, point);
    else if (piece === "w") sum -= manValue(weights, points, 1, point);
    else if (piece === MULLAH[0]) sum += MULLAH_VALUE;
    else if (piece === MULLAH[1]) sum -= MULLAH_VALUE;
  }
  return toMove === 0 ? sum : -sum;
}

function manValue({ men, steps }: ZammaWeights, points: string, player: 0 | 1, point: number) {
  let value = men[player]![point]!;
  for (const to of steps[player]![point]!) {
    if (points[to] === EMPTY) value += FREE_STEP;
  }
  return value;
}
