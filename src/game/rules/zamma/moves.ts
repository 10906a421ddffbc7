import type { Outcome } from "../rules.ts";
import { rankAt } from "./board.ts";
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
export function legalMoves(position: ZammaPosition): readonly ZammaMove[] {
  if (!hasPieces(position, 0) || !hasPieces(position, 1)) return [];
  const taking = captures(position);
  return taking.length > 0 ? taking : quietMoves(position);
}

/** The moves without a capture, which are legal only if there is no capture. */
export function quietMoves(position: ZammaPosition): readonly ZammaMove[] {
  const moves: ZammaMove[] = [];
  for (const from of ownPoints(position)) {
    for (const to of steps(position, from)) moves.push({ path: [from, to], captured: [] });
  }
  return moves;
}

/** The player without pieces has lost, or (ruling) the one to move who has no legal move. */
export function loser(position: ZammaPosition): ZammaSide | undefined {
  if (!hasPieces(position, 0)) return 0;
  if (!hasPieces(position, 1)) return 1;
  const mayMove = ownPoints(position).some(
    (from) => canCapture(position, from) || steps(position, from).length > 0,
  );
  return mayMove ? undefined : position.toMove;
}

export function outcome(position: ZammaPosition): Outcome | undefined {
  const player = loser(position);
  if (player === undefined) return undefined;
  const winner = player === 0 ? 1 : 0;
  const lacks = hasPieces(position, player) ? "legal move" : "pieces left";
  const sentence = `${sideName(player)} has no ${lacks}. ${sideName(winner)} wins!`;
  return { winner, sentence };
}

/** Source: a man becomes a Mullah only if its move ends on the far rank. */
export function play(position: ZammaPosition, move: ZammaMove): ZammaPosition {
  const points = [...position.points];
  const [from, to] = [move.path[0]!, move.path.at(-1)!];
  const piece = promotes(position, move) ? MULLAH[position.toMove] : points[from]!;
  for (const gone of [from, ...move.captured]) points[gone] = EMPTY;
  points[to] = piece;
  const { variant, toMove } = position;
  return { variant, points: points.join(""), toMove: toMove === 0 ? 1 : 0 };
}

export function promotes({ variant, points, toMove }: ZammaPosition, { path }: ZammaMove): boolean {
  const { size } = variant.board;
  return !isMullah(points[path[0]!]!) && rankAt(size, path.at(-1)!) === farRank(size, toMove);
}

/** Up the board for Black, down it for White. */
export function isForward({ variant, toMove }: ZammaPosition, from: number, to: number): boolean {
  const { size } = variant.board;
  const climb = rankAt(size, to) - rankAt(size, from);
  return toMove === 0 ? climb > 0 : climb < 0;
}

/** The points that a piece may move to without capturing. */
function steps(position: ZammaPosition, from: number): readonly number[] {
  const { points, variant } = position;
  const mullah = isMullah(points[from]!);
  const reached: number[] = [];
  for (const ray of variant.board.rays[from]!) {
    for (const to of ray) {
      if (points[to] !== EMPTY) break;
      if (mullah || isForward(position, from, to)) reached.push(to);
      if (!mullah) break;
    }
  }
  return reached;
}
