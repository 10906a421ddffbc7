/**
 * Attacks on the royal pieces of a chess-board.ts. Within a line no side leaves its own where it can
 * be captured, so that only the last move can have brought a danger about: most moves are told
 * apart by a table.
 */
import { attackerOf } from "../../core/chesslike/attack-tables.ts";
import { type Colour, EMPTY } from "../../core/chesslike/position.ts";
import { lastMove, type MutableBoard } from "./mutable-board.ts";

/** Whether the royal piece of a colour could be captured, were it the opponent's turn. */
export function isAttacked(state: MutableBoard, colour: Colour): boolean {
  const opponent = (1 - colour) as Colour;
  return attackerOf(state.kernel.attackTables, state.board, state.royals[colour], opponent) >= 0;
}

/** The same of the side to move, which was in no danger before the opponent's last move. */
export function isInCheck(state: MutableBoard): boolean {
  const { board, turn } = state;
  const move = lastMove(state);
  if (move !== 0 && !mayGiveCheck(state, (1 - turn) as Colour, move, board[move & 255]!))
    return false;
  return isAttacked(state, turn);
}

/**
 * Whether a move attacks the opponent's royal piece, which is not attacked yet: with the piece that
 * moves or with one behind it.
 */
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
  const danger = isAttacked(state, (1 - turn) as Colour);
  board[start] = code;
  board[finish] = captured;
  return danger;
}

/** Whether a colour's move may attack: from where its piece has arrived, or past where it was. */
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
