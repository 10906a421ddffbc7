import type { Outcome } from "../../core/rules.ts";
import { itemAt, type SaturankamPosition, type Table } from "./model.ts";
import { winner } from "./moves.ts";

/**
 * Returns the outcome. Ruling: the first player to bear off both pieces ends the game, whatever the
 * number of players.
 */
export function outcome(table: Table, position: SaturankamPosition): Outcome | undefined {
  const side = winner(position);
  return side === undefined
    ? undefined
    : {
        winner: side,
        sentence: `${itemAt(table.seats, side).name} has borne off both pieces and wins.`,
      };
}
