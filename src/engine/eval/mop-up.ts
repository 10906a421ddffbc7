/**
 * Mop-up evaluation: the bonus that makes a side that is clearly ahead hunt down the royal piece.
 */
import type { Board } from "../../core/board.ts";

/** The lead from which the bonus applies, in hundredths of a man. */
const MOP_UP_LEAD = 300;

/**
 * An evaluation for the side to move, whose royal piece stands on `own`, with the mop-up bonus for
 * the side that is clearly ahead: for driving the other royal piece to the edge, where it can be
 * caught, and for bringing its own nearby to help. Without it the engine fails to win won games,
 * because no single move of the hunt gains anything within its search horizon.
 */
export function withMopUp(
  { width, height }: Board,
  value: number,
  own: number,
  other: number,
): number {
  if (value > MOP_UP_LEAD) return value + mopUpBonus(width, height, own, other);
  return value < -MOP_UP_LEAD ? value - mopUpBonus(width, height, other, own) : value;
}

function mopUpBonus(width: number, height: number, hunter: number, hunted: number): number {
  const column = hunted % width;
  const row = (hunted - column) / width;
  const toEdge = Math.min(column, width - 1 - column) + Math.min(row, height - 1 - row);
  const columns = Math.abs(column - (hunter % width));
  const rows = Math.abs(row - Math.floor(hunter / width));
  return 60 - 10 * toEdge - 5 * Math.max(columns, rows);
}
