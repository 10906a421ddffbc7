/** Tables of the moves that can give check at all, to save the search most scans along rays. */
import { type AttackTables, NEXT_ORIGINS } from "../../core/chesslike/attack-tables.ts";
import { BLACK, BLACK_BIT, CODES, type Colour, WHITE } from "../../core/chesslike/position.ts";

export interface CheckTables {
  /** 1 if a code captures unless blocked, at `(code * cells + square) * cells + target`. */
  readonly direct: Uint8Array;
  /** 1 if a colour may capture past a square, at `(colour * cells + square) * cells + target`. */
  readonly through: Uint8Array;
}

export function checkTablesOf(attacks: AttackTables, cells: number): CheckTables {
  const tables = {
    direct: new Uint8Array(CODES * cells * cells),
    through: new Uint8Array(2 * cells * cells),
  };
  for (const colour of [WHITE, BLACK] as const) {
    for (let target = 0; target < cells; target++)
      addTarget(tables, attacks, cells, colour, target);
  }
  return tables;
}

/** Records how pieces of a colour capture on a target. */
function addTarget(
  { direct, through }: CheckTables,
  { origins, attackers, starts }: AttackTables,
  cells: number,
  colour: Colour,
  target: number,
): void {
  const row = colour * cells + target;
  const bit = colour === BLACK ? BLACK_BIT : 0;
  for (let at = starts[row]!; at < starts[row + 1]!; at++) {
    const square = origins[at]! & 255;
    const last = at + 1 === origins[at]! >> NEXT_ORIGINS;
    if (!last) through[(colour * cells + square) * cells + target] = 1;
    for (let kind = 0; kind < BLACK_BIT; kind++) {
      if ((attackers[at]! & (1 << kind)) === 0) continue;
      direct[((kind | bit) * cells + square) * cells + target] = 1;
    }
  }
}
