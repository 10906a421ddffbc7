import { err, ok } from "../../../base/result.ts";
import type { Editing } from "../presentation.ts";
import { misplacement, readPosition, royalsOn } from "./fen.ts";
import type { Kernel } from "./kernel.ts";
import { codeOf } from "./move-tables.ts";
import {
  BLACK,
  CHESS_SIDES,
  type ChessPosition,
  type Code,
  type Colour,
  EMPTY,
  WHITE,
} from "./position.ts";

/**
 * Ruling: a piece with a special first move counts as unmoved on the squares where the game's first
 * setup has it, and as moved elsewhere.
 */
export function editingOf(kernel: Kernel): Editing<ChessPosition> {
  const { rules, kinds } = kernel;
  const { name } = rules.notation.coordinates;
  const withCode = (position: ChessPosition, square: number, code: Code): ChessPosition => {
    const board = new Uint8Array(position.board);
    board[square] = code;
    return { ...position, board, royals: royalsOn(kernel, board) };
  };
  return {
    empty: { board: new Uint8Array(rules.board.cells), turn: WHITE, royals: [-1, -1] },
    put(position, square, side, letter) {
      const colour = side === BLACK ? BLACK : WHITE;
      const code = codeOf(kinds, letter, colour);
      const piece = kinds[code]?.piece;
      if (!piece) return err(`No piece of this game has the letter ${letter}.`);
      const misplaced = misplacement(kernel, code, square);
      if (misplaced !== "") return err(misplaced);
      const royal = position.royals[colour];
      if (letter === rules.royal && royal >= 0 && royal !== square) {
        const owner = CHESS_SIDES[colour].name;
        return err(`${owner}'s ${piece.name} is already on ${name(royal)}; remove it first.`);
      }
      return ok(withCode(position, square, unmovedThere(kernel, square, letter, colour) || code));
    },
    remove: (position, square) => withCode(position, square, EMPTY),
  };
}

/** The unmoved code of a piece if the first setup has it on that square; otherwise 0. */
function unmovedThere(kernel: Kernel, square: number, letter: string, colour: Colour): Code {
  const unmoved = codeOf(kernel.kinds, letter, colour, true);
  const first = readPosition(kernel, kernel.rules.setups[0]!.position);
  return first.ok && first.value.board[square] === unmoved ? unmoved : EMPTY;
}
