import type { Editing } from "../../core/presentation.ts";
import { err, ok } from "../../core/result.ts";
import type { Size } from "./board.ts";
import { EMPTY, MAN, MULLAH, misplacement, type Player, type ZammaPosition } from "./position.ts";
import { LETTERS } from "./rules.ts";

/**
 * Returns the position editor of zamma: men and Mullahs on any point, except men on their far rank.
 */
export function editingOf(size: Size): Editing<ZammaPosition> {
  return {
    note: "",
    empty: { points: EMPTY.repeat(size * size), toMove: 0 },
    put(position, point, side, letter) {
      const kinds = letter === LETTERS.Mullah ? MULLAH : MAN;
      const piece = kinds[playerOf(side)];
      const misplaced = misplacement(size, point, piece);
      return misplaced === "" ? ok(withPiece(position, point, piece)) : err(misplaced);
    },
    remove: (position, point) => withPiece(position, point, EMPTY),
    turn: (position, side) => ({ ...position, toMove: playerOf(side) }),
  };
}

const playerOf = (side: number): Player => (side === 1 ? 1 : 0);

function withPiece(position: ZammaPosition, point: number, piece: string): ZammaPosition {
  const { points } = position;
  return { ...position, points: points.slice(0, point) + piece + points.slice(point + 1) };
}
