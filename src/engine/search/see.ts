/** What a capture wins when both sides go on capturing on its square, cheapest piece first. */
import { type AttackTables, KIND, NEXT_ORIGINS } from "../../core/chesslike/attack-tables.ts";
import { BLACK_BIT, EMPTY } from "../../core/chesslike/position.ts";

/** Pieces taken off while an exchange is counted: their squares and codes. */
const taken = { squares: new Int32Array(64), codes: new Int32Array(64) };
const gains = new Int32Array(64);

/** Whether a move loses material in the exchanges on its square, in the units of `values`. */
export function losesExchange(
  attacks: AttackTables,
  board: Uint8Array,
  values: Int32Array,
  move: number,
): boolean {
  // What takes a piece that is worth as much cannot lose, and exchanges take time to count.
  const most = values[board[move & 255]!]! - values[board[move >> 8]!]!;
  return most < 0 && staticExchange(attacks, board, values, move) < 0;
}

/**
 * The static exchange value of a move, in the units of `values` (by code): what the mover wins or
 * loses (negative) on that square when each side may stop capturing whenever it likes.
 */
export function staticExchange(
  attacks: AttackTables,
  board: Uint8Array,
  values: Int32Array,
  move: number,
): number {
  const finish = move & 255;
  let code = board[move >> 8]!;
  let square = move >> 8;
  let count = 0;
  let gain = values[board[finish]!]!;
  while (square >= 0 && count < 63) {
    gains[count] = gain;
    taken.squares[count] = square;
    taken.codes[count] = board[square]!;
    board[square] = EMPTY;
    count++;
    gain = values[code]! - gain;
    square = leastValuableAttacker(attacks, board, values, finish, (code & BLACK_BIT) ^ BLACK_BIT);
    if (square >= 0) code = board[square]!;
  }
  for (let index = count - 1; index >= 0; index--) {
    board[taken.squares[index]!] = taken.codes[index]!;
    if (index > 0) gains[index - 1] = Math.min(gains[index - 1]!, 0 - gains[index]!);
  }
  return gains[0]!;
}

/** The square of the least valuable piece of a colour (its bit) that captures on `square`, or -1. */
function leastValuableAttacker(
  { origins, attackers, starts }: AttackTables,
  board: Uint8Array,
  values: Int32Array,
  square: number,
  colourBit: number,
): number {
  const index = (colourBit ? board.length : 0) + square;
  const end = starts[index + 1]!;
  let at = starts[index]!;
  let best = -1;
  let least = 0;
  while (at < end) {
    const entry = origins[at]!;
    const there = board[entry & 255]!;
    if (there === EMPTY) {
      at++;
      continue;
    }
    if ((there & BLACK_BIT) === colourBit && attackers[at]! & (1 << (there & KIND))) {
      const value = values[there]!;
      if (best < 0 || value < least) {
        best = entry & 255;
        least = value;
      }
    }
    at = entry >> NEXT_ORIGINS;
  }
  return best;
}
