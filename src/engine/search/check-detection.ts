/**
 * Check detection on a mutable board. Within a variation no side leaves its own royal piece en
 * prise, so only the last move can have given check, and a table rules out most moves.
 */
import { attackerOf } from "../../core/chesslike/attack-tables.ts";
import { type Colour, EMPTY } from "../../core/chesslike/position.ts";
import { lastMove, type MutableBoard } from "./mutable-board.ts";

/** Whether the opponent could capture the royal piece of a colour, were it its turn. */
export function isAttacked(state: MutableBoard, colour: Colour): boolean {
  const opponent = (1 - colour) as Colour;
  return attackerOf(state.kernel.attackTables, state.board, state.royals[colour], opponent) >= 0;
}

/** Whether the side to move is in check; it must not have been a move earlier. */
export function isInCheck(state: MutableBoard): boolean {
  const { board, turn } = state;
  const move = lastMove(state);
  if (move !== 0 && !mayGiveCheck(state, (1 - turn) as Colour, move, board[move & 255]!))
    return false;
  return isAttacked(state, turn);
}

/** Whether a move gives check, directly or by discovery. There must be no check yet. */
export function givesCheck(state: MutableBoard, move: number): boolean {
  const { board, arrivals, cells, turn } = state;
  const start = move >> 8;
  const finish = move & 255;
  const code = board[start]!;
  const captured = board[finish]!;
  const arrived = arrivals[code * cells + finish]!;
  if (!mayGiveCheck(state, turn, move, arrived)) return false;
  board[start] = EMPTY;
  board[finish] = arrived;
  const check = isAttacked(state, (1 - turn) as Colour);
  board[start] = code;
  board[finish] = captured;
  return check;
}

/** False if a move cannot give check, neither from its finish nor past its start. */
function mayGiveCheck(
  { checkTables: { direct, through }, cells, royals }: MutableBoard,
  colour: Colour,
  move: number,
  arrived: number,
): boolean {
  const royal = royals[1 - colour]!;
  return (
    direct[(arrived * cells + (move & 255)) * cells + royal] === 1 ||
    through[(colour * cells + (move >> 8)) * cells + royal] === 1
  );
}
