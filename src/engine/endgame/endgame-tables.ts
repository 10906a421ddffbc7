/** The endgame tables of a game, each computed when it is first needed, and kept. */

import type { ChesslikeRules } from "../../core/chesslike/chesslike-rules.ts";
import type { Kernel } from "../../core/chesslike/kernel.ts";
import type { ChessPosition, Code } from "../../core/chesslike/position.ts";
import { analyseEnding } from "./retrograde.ts";
import {
  type EndgameTable,
  indexOf,
  piecesOf,
  ROYAL_FALLS,
  tableSize,
  type Value,
  WON_AT_ONCE,
} from "./table-format.ts";
import { type UnmoveTables, unmoveTablesOf } from "./unmove-tables.ts";

export interface EndgameTables {
  /** The table of these pieces, which are sorted and include both royal pieces. */
  tableOf(codes: readonly Code[]): EndgameTable;
  /**
   * The value of a position with both royal pieces; undefined if it has too many pieces, or if its
   * table is still to be computed and `mayCompute` is false.
   */
  probe(position: ChessPosition, mayCompute: boolean): Value | undefined;
}

export function endgameTablesOf(kernel: Kernel, maxSize: number): EndgameTables {
  const tables = new Map<string, EndgameTable>();
  let unmoveTables: UnmoveTables | undefined;
  const tableOf = (codes: readonly Code[]) => {
    const key = codes.join();
    const known = tables.get(key);
    if (known) return known;
    unmoveTables ??= unmoveTablesOf(kernel);
    const table = analyseEnding(kernel, unmoveTables, codes, tableOf);
    tables.set(key, table);
    return table;
  };
  return {
    tableOf,
    probe(position, mayCompute) {
      const pieces = piecesOf(position);
      if (tableSize(position.board.length, pieces.length) > maxSize) return undefined;
      const codes = pieces.map(([code]) => code);
      if (!mayCompute && !tables.has(codes.join())) return undefined;
      const table = tableOf(codes);
      const squares = pieces.map(([, square]) => square);
      const value = table.values[indexOf(table, squares, position.turn)];
      return value === ROYAL_FALLS ? WON_AT_ONCE : value;
    },
  };
}

/**
 * Whether the endings of a game can be computed: the only rule that may end it while there are
 * legal moves is the capture of a royal piece, and a promoted piece is not promoted again.
 */
export function hasEndgameTables({ endings, pieces }: ChesslikeRules): boolean {
  const promoted = pieces.flatMap(({ promotesTo }) => promotesTo ?? []);
  return (
    endings.every(({ when, byCapture }) => when !== "at once" || byCapture) &&
    pieces.every(({ letter, promotesTo }) => !promotesTo || !promoted.includes(letter))
  );
}
