import { inWords } from "../../../base/text.ts";
import type { Cell, Diagram } from "../../../drawing/diagram.ts";
import { checkingSquare, type Kernel, outcome, pieceOn } from "./kernel.ts";
import { tableMoves } from "./move-tables.ts";
import {
  type ChessPosition,
  type Code,
  type Colour,
  colourOf,
  fromSquare,
  opponentOf,
  toSquare,
} from "./position.ts";

/** Returns what draws the positions of a game. Its empty squares are the same in every diagram. */
export function diagramsOf(kernel: Kernel): (position: ChessPosition) => Diagram {
  const { board, notation, specials = [] } = kernel.rules;
  const { files, ranks, name } = notation.coordinates;
  const emptyCells = Array.from({ length: board.cells }, (_, square) =>
    board.exists(square)
      ? { name: name(square), special: specials.includes(square), pieces: [] }
      : undefined,
  );
  return (position) => ({
    columns: board.width,
    rows: board.height,
    cells: emptyCells.map(
      (cell, square) => cell && withPiece(kernel, cell, position.board[square]!),
    ),
    files,
    ranks,
    pattern: "chequered",
    // A position that is being built up may lack them, and one whose end is a capture does.
    notes: position.royals.includes(-1) ? [] : checkNotes(kernel, position),
  });
}

function withPiece({ rules, kinds }: Kernel, empty: Cell, code: Code): Cell {
  const piece = kinds[code]?.piece;
  if (!piece) return empty;
  const side = colourOf(code);
  const symbol = rules.symbols?.[piece.letter]?.[side];
  return { ...empty, pieces: [{ side, letter: piece.letter, name: piece.name, symbol }] };
}

/** "White's king is in check.", or a note for every royal piece in danger. */
function checkNotes(kernel: Kernel, position: ChessPosition): readonly string[] {
  const { turn, royals, board } = position;
  const { check, danger } = kernel.rules;
  if ((!check && !danger) || outcome(kernel, position)) return [];
  if (danger) return [turn, opponentOf(turn)].flatMap((side) => inDanger(kernel, position, side));
  if (checkingSquare(kernel, position, turn) < 0) return [];
  return [`${pieceOn(kernel, board, royals[turn])} is in check.`];
}

/** "White's sarrum is in danger from Black's gisgigir on 21 and Black's redum on 34." */
function inDanger(kernel: Kernel, { board, royals }: ChessPosition, side: Colour): string[] {
  const royal = royals[side];
  const { name } = kernel.rules.notation.coordinates;
  const attackers = tableMoves(kernel.moveTables, { board, royals, turn: opponentOf(side) })
    .filter((move) => toSquare(move) === royal)
    .map((move) => `${pieceOn(kernel, board, fromSquare(move))} on ${name(fromSquare(move))}`);
  if (attackers.length === 0) return [];
  return [`${pieceOn(kernel, board, royal)} is in danger from ${inWords(attackers)}.`];
}
