/**
 * Check detection on a mutable board. Within a variation no side leaves its own royal piece en
 * prise, so only the last move can have given check, and tables of the moves that can give check at
 * all save most scans along rays.
 */
import {
  type AttackTables,
  attackerOf,
  NEXT_ORIGINS,
} from "../../rules/chesslike/attack-tables.ts";
import { BLACK_BIT, CODES, type Colour, EMPTY } from "../../rules/chesslike/position.ts";
import type { MutableBoard } from "./mutable-board.ts";

export function checkDetection(state: MutableBoard) {
  const { kernel, board, cells, arrivals, royals } = state;
  const { attackTables } = kernel;
  const { direct, through } = checkTablesOf(attackTables, cells);

  /** False if a move cannot give check, neither from its finish nor past its start. */
  function mayGiveCheck(colour: Colour, move: number, arrived: number): boolean {
    const royal = royals[1 - colour]!;
    return (
      direct[(arrived * cells + (move & 255)) * cells + royal] === 1 ||
      through[(colour * cells + (move >> 8)) * cells + royal] === 1
    );
  }

  /** Whether the opponent could capture the royal piece of a colour, were it its turn. */
  const isAttacked = (colour: Colour) =>
    attackerOf(attackTables, board, royals[colour], (1 - colour) as Colour) >= 0;

  return {
    isAttacked,
    /** Whether the side to move is in check; it must not have been a move earlier. */
    isInCheck(): boolean {
      const { turn, made } = state;
      const move = made === 0 ? 0 : state.moves[made - 1]!;
      if (move !== 0 && !mayGiveCheck((1 - turn) as Colour, move, board[move & 255]!)) return false;
      return isAttacked(turn);
    },
    /** Whether a move gives check, directly or by discovery. There must be no check yet. */
    givesCheck(move: number): boolean {
      const start = move >> 8;
      const finish = move & 255;
      const code = board[start]!;
      const captured = board[finish]!;
      const arrived = arrivals[code * cells + finish]!;
      if (!mayGiveCheck(state.turn, move, arrived)) return false;
      board[start] = EMPTY;
      board[finish] = arrived;
      const check = isAttacked((1 - state.turn) as Colour);
      board[start] = code;
      board[finish] = captured;
      return check;
    },
  };
}

/**
 * Two tables: 1 if a code captures unless blocked, at `(code * cells + square) * cells + target`,
 * and 1 if a colour may capture past a square, at `(colour * cells + square) * cells + target`.
 */
function checkTablesOf({ origins, attackers, starts }: AttackTables, cells: number) {
  const direct = new Uint8Array(CODES * cells * cells);
  const through = new Uint8Array(2 * cells * cells);
  for (let row = 0; row < 2 * cells; row++) {
    const colour = row < cells ? 0 : 1;
    const target = row % cells;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const square = origins[at]! & 255;
      const last = at + 1 === origins[at]! >> NEXT_ORIGINS;
      if (!last) through[(colour * cells + square) * cells + target] = 1;
      for (let kind = 0; kind < BLACK_BIT; kind++) {
        const code = kind + colour * BLACK_BIT;
        if (attackers[at]! & (1 << kind)) direct[(code * cells + square) * cells + target] = 1;
      }
    }
  }
  return { direct, through };
}
