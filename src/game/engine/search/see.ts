/** What a capture wins if both sides keep capturing on its square, least valuable piece first. */
import { type AttackTables, KIND, NEXT_ORIGINS } from "../../rules/chesslike/attack-tables.ts";
import { BLACK_BIT, EMPTY } from "../../rules/chesslike/position.ts";

/** Pieces removed during an exchange: their squares and codes. */
const removed = { squares: new Int32Array(64), codes: new Int32Array(64) };
const gains = new Int32Array(64);

/** What exchanges depend on; the board may change, and `values` are by code. */
export interface Exchanges {
  readonly attacks: AttackTables;
  readonly board: Uint8Array;
  readonly values: Int32Array;
}

/** Whether a move loses material in the exchanges on its square, in the units of `values`. */
export function losesExchange(exchanges: Exchanges, move: number): boolean {
  const { board, values } = exchanges;
  // Capturing a piece of at least equal value cannot lose; this saves evaluating the exchange.
  const margin = values[board[move & 255]!]! - values[board[move >> 8]!]!;
  return margin < 0 && staticExchange(exchanges, move) < 0;
}

/**
 * The static exchange value of a move, in the units of `values`: what the mover wins or loses
 * (negative) on its square if each side may stop capturing at any time.
 */
export function staticExchange(exchanges: Exchanges, move: number): number {
  const { board, values } = exchanges;
  const finish = move & 255;
  let code = board[move >> 8]!;
  let square = move >> 8;
  let count = 0;
  let gain = values[board[finish]!]!;
  while (square >= 0 && count < 63) {
    gains[count] = gain;
    removed.squares[count] = square;
    removed.codes[count] = board[square]!;
    board[square] = EMPTY;
    count++;
    gain = values[code]! - gain;
    square = leastValuableAttacker(exchanges, finish, (code & BLACK_BIT) ^ BLACK_BIT);
    if (square >= 0) code = board[square]!;
  }
  for (let index = count - 1; index >= 0; index--) {
    board[removed.squares[index]!] = removed.codes[index]!;
    if (index > 0) gains[index - 1] = Math.min(gains[index - 1]!, 0 - gains[index]!);
  }
  return gains[0]!;
}

/** The square of the least valuable attacker of a colour (its bit) on `square`; -1 without one. */
function leastValuableAttacker(exchanges: Exchanges, square: number, colourBit: number): number {
  const { attacks, board, values } = exchanges;
  const { origins, attackers, starts } = attacks;
  const index = (colourBit ? board.length : 0) + square;
  const end = starts[index + 1]!;
  let at = starts[index]!;
  let best = -1;
  let leastValue = 0;
  while (at < end) {
    const entry = origins[at]!;
    const code = board[entry & 255]!;
    if (code === EMPTY) {
      at++;
      continue;
    }
    if ((code & BLACK_BIT) === colourBit && attackers[at]! & (1 << (code & KIND))) {
      const value = values[code]!;
      if (best < 0 || value < leastValue) {
        best = entry & 255;
        leastValue = value;
      }
    }
    at = entry >> NEXT_ORIGINS;
  }
  return best;
}
