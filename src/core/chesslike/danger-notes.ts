import { inWords } from "../text.ts";
import { tableMoves } from "./move-tables.ts";
import { checkingSquare, type Kernel, outcome } from "./movegen.ts";
import {
  type ChessPosition,
  COLOURS,
  type Colour,
  colourOf,
  EMPTY,
  finishOf,
  opponentOf,
  startOf,
} from "./position.ts";

/** "White's redum", for the piece on a square. */
export function pieceOn({ moveTables }: Kernel, board: Uint8Array, square: number): string {
  const code = board[square] ?? EMPTY;
  return `${COLOURS[colourOf(code)]?.name}'s ${moveTables.kinds[code]?.piece.name}`;
}

/** " Check!" where the player who is next to move is in check and can still get out of it. */
export function checkNotice(kernel: Kernel, next: ChessPosition): string {
  const { check, danger } = kernel.rules;
  if (!check || danger || checkingSquare(kernel, next, next.turn) < 0) return "";
  return outcome(kernel, next) ? "" : " Check!";
}

/** What no board shows by itself: "White's king is in check."; or every royal piece in danger. */
export function checkNotes(kernel: Kernel, position: ChessPosition): readonly string[] {
  const { turn, royals, board } = position;
  const { check, danger } = kernel.rules;
  if ((!check && !danger) || outcome(kernel, position)) return [];
  if (danger) return [turn, opponentOf(turn)].flatMap((side) => inDanger(kernel, position, side));
  if (checkingSquare(kernel, position, turn) < 0) return [];
  return [`${pieceOn(kernel, board, royals[turn])} is in check.`];
}

/** "White's sarrum is in danger from Black's gisgigir on 21.", with all that could capture it. */
function inDanger(kernel: Kernel, { board, royals }: ChessPosition, side: Colour): string[] {
  const royal = royals[side];
  const { name } = kernel.rules.notation.coordinates;
  const attackers = tableMoves(kernel.moveTables, { board, royals, turn: opponentOf(side) })
    .filter((move) => finishOf(move) === royal)
    .map((move) => `${pieceOn(kernel, board, startOf(move))} on ${name(startOf(move))}`);
  if (attackers.length === 0) return [];
  return [`${pieceOn(kernel, board, royal)} is in danger from ${inWords(attackers)}.`];
}
