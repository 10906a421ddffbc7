import type { Outcome } from "../../core/rules.ts";
import { rankOf, type ZammaBoard, type ZammaVariant } from "./board.ts";
import { canCapture, captures } from "./captures.ts";
import {
  EMPTY,
  farRank,
  hasPieces,
  isMullah,
  MULLAH,
  ownPoints,
  sideName,
  type ZammaMove,
  type ZammaPosition,
  type ZammaSide,
} from "./position.ts";

/**
 * Every legal move: by piece, row by row from the top left, and for each its lines clockwise from
 * straight up. Source: capturing is compulsory.
 */
export function legalMoves(variant: ZammaVariant, position: ZammaPosition): readonly ZammaMove[] {
  if (loser(variant.board, position) !== undefined) return [];
  const taking = captures(variant, position);
  return taking.length > 0 ? taking : quietMoves(variant.board, position);
}

/** The moves without a capture, which are legal only if there is no capture. */
export function quietMoves(board: ZammaBoard, position: ZammaPosition): readonly ZammaMove[] {
  return ownPoints(position).flatMap((from) =>
    steps(board, position, from).map((to) => ({ path: [from, to], captured: [] })),
  );
}

/** The player without pieces has lost, or (ruling) the one to move who has no legal move. */
export function loser(board: ZammaBoard, position: ZammaPosition): ZammaSide | undefined {
  if (!hasPieces(position, 0)) return 0;
  if (!hasPieces(position, 1)) return 1;
  const mayMove = ownPoints(position).some(
    (from) => canCapture(board, position, from) || steps(board, position, from).length > 0,
  );
  return mayMove ? undefined : position.toMove;
}

export function outcome(board: ZammaBoard, position: ZammaPosition): Outcome | undefined {
  const player = loser(board, position);
  if (player === undefined) return undefined;
  const winner = player === 0 ? 1 : 0;
  const lacks = hasPieces(position, player) ? "legal move" : "pieces left";
  const sentence = `${sideName(player)} has no ${lacks}. ${sideName(winner)} wins!`;
  return { winner, sentence };
}

/** Source: a man becomes a Mullah only if its move ends on the far rank. */
export function play(board: ZammaBoard, position: ZammaPosition, move: ZammaMove): ZammaPosition {
  const points = [...position.points];
  const [from, to] = [move.path[0]!, move.path.at(-1)!];
  const piece = promotes(board, position, move) ? MULLAH[position.toMove] : points[from]!;
  for (const gone of [from, ...move.captured]) points[gone] = EMPTY;
  points[to] = piece;
  return { points: points.join(""), toMove: position.toMove === 0 ? 1 : 0 };
}

export function promotes(board: ZammaBoard, position: ZammaPosition, move: ZammaMove): boolean {
  const man = !isMullah(position.points[move.path[0]!]!);
  return man && rankOf(board.size, move.path.at(-1)!) === farRank(board.size, position.toMove);
}

/** Up the board for Black, down it for White. */
export function isForward(board: ZammaBoard, player: ZammaSide, from: number, to: number): boolean {
  const climb = rankOf(board.size, to) - rankOf(board.size, from);
  return player === 0 ? climb > 0 : climb < 0;
}

/** The points that a piece may move to without capturing. */
function steps(board: ZammaBoard, position: ZammaPosition, from: number): readonly number[] {
  const { points, toMove } = position;
  const rays = board.rays[from]!;
  if (isMullah(points[from]!)) {
    return rays.flatMap((ray) => {
      const blocked = ray.findIndex((point) => points[point] !== EMPTY);
      return blocked < 0 ? ray : ray.slice(0, blocked);
    });
  }
  return rays
    .map((ray) => ray[0]!)
    .filter((to) => points[to] === EMPTY && isForward(board, toMove, from, to));
}
