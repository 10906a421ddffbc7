import { inWords } from "../text.ts";
import { checkingSquare, type Kernel, outcome, tableMoves } from "./movegen.ts";
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

/** Names the piece on a square: "White's redum". */
export function pieceOn({ kinds }: Kernel, board: Uint8Array, square: number): string {
  const code = board[square] ?? EMPTY;
  return `${COLOURS[colourOf(code)]?.name}'s ${kinds[code]?.piece.name}`;
}

/**
 * Returns " Check!" if the player to move is in check and has a legal move; otherwise an empty
 * text.
 */
export function checkNotice(kernel: Kernel, next: ChessPosition): string {
  const { check, danger } = kernel.rules;
  if (!check || danger || checkingSquare(kernel, next, next.turn) < 0) return "";
  return outcome(kernel, next) ? "" : " Check!";
}

/**
 * Returns the notes below the board: "White's king is in check.", or a note for every royal piece
 * in danger.
 */
export function checkNotes(kernel: Kernel, position: ChessPosition): readonly string[] {
  const { turn, royals, board } = position;
  const { check, danger } = kernel.rules;
  if ((!check && !danger) || outcome(kernel, position)) return [];
  if (danger) return [turn, opponentOf(turn)].flatMap((side) => inDanger(kernel, position, side));
  if (checkingSquare(kernel, position, turn) < 0) return [];
  return [`${pieceOn(kernel, board, royals[turn])} is in check.`];
}

/**
 * Returns the note that lists all attackers of a royal piece: "White's sarrum is in danger from
 * Black's gisgigir on 21."
 */
function inDanger(kernel: Kernel, { board, royals }: ChessPosition, side: Colour): string[] {
  const royal = royals[side];
  const { name } = kernel.rules.notation.coordinates;
  const attackers = tableMoves(kernel.moveTables, { board, royals, turn: opponentOf(side) })
    .filter((move) => finishOf(move) === royal)
    .map((move) => `${pieceOn(kernel, board, startOf(move))} on ${name(startOf(move))}`);
  if (attackers.length === 0) return [];
  return [`${pieceOn(kernel, board, royal)} is in danger from ${inWords(attackers)}.`];
}
