/** What is added to an evaluation so that won games are won. */
import type { Board } from "../../core/board.ts";

/** From this lead on, in hundredths of a man, it is time to hunt the royal piece down. */
const CLEARLY_AHEAD = 300;

/**
 * An evaluation for the side to move, whose royal piece stands on `own`, with a bonus for the side
 * that is clearly ahead: for the other's royal piece near the edge, where it is caught, and for its
 * own one near it, to help. Without it, won games were not won: no single move of the hunt wins
 * anything that a search could see.
 */
export function withMopUp(
  { width, height }: Board,
  value: number,
  own: number,
  other: number,
): number {
  if (value > CLEARLY_AHEAD) return value + mopUpBonus(width, height, own, other);
  return value < -CLEARLY_AHEAD ? value - mopUpBonus(width, height, other, own) : value;
}

function mopUpBonus(width: number, height: number, hunter: number, hunted: number): number {
  const column = hunted % width;
  const row = (hunted - column) / width;
  const toEdge = Math.min(column, width - 1 - column) + Math.min(row, height - 1 - row);
  const columns = Math.abs(column - (hunter % width));
  const rows = Math.abs(row - Math.floor(hunter / width));
  return 60 - 10 * toEdge - 5 * Math.max(columns, rows);
}
