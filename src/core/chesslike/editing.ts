import type { Editing } from "../presentation.ts";
import { err, ok } from "../result.ts";
import { capital, withArticle } from "../text.ts";
import { misplacement, readPosition } from "./fen.ts";
import { codeOf } from "./move-tables.ts";
import type { Kernel } from "./movegen.ts";
import {
  BLACK,
  type ChesslikeRules,
  type ChessPosition,
  COLOURS,
  type Code,
  type Colour,
  colourOf,
  EMPTY,
  WHITE,
} from "./position.ts";

/**
 * Building up positions of a chess-like game. Ruling: a piece with a first move of its own counts as
 * unmoved where the game's first setup has it, and as moved elsewhere.
 */
export function editingOf(kernel: Kernel): Editing<ChessPosition> {
  const { rules, moveTables } = kernel;
  const { kinds } = moveTables;
  const { name } = rules.notation.coordinates;
  const edited = (position: ChessPosition, square: number, code: Code): ChessPosition => {
    const board = new Uint8Array(position.board);
    board[square] = code;
    return { ...position, board, royals: royalsOn(kernel, board) };
  };
  return {
    note: noteOn(kernel),
    empty: { board: new Uint8Array(rules.board.cells), turn: WHITE, royals: [-1, -1] },
    put(position, square, side, letter) {
      const colour = side === BLACK ? BLACK : WHITE;
      const code = codeOf(kinds, letter, colour);
      const piece = kinds[code]?.piece;
      if (!piece) return err(`No piece of this game has the letter ${letter}.`);
      const misplaced = misplacement(rules, piece, colour, square);
      if (misplaced !== "") return err(misplaced);
      const royal = position.royals[colour];
      if (letter === rules.royal && royal >= 0 && royal !== square) {
        const owner = COLOURS[colour]?.name;
        return err(`${owner}'s ${piece.name} stands on ${name(royal)} already; remove it first.`);
      }
      return ok(edited(position, square, unmovedThere(kernel, square, letter, colour) || code));
    },
    remove: (position, square) => edited(position, square, EMPTY),
    turn: (position, side) => ({ ...position, turn: side === BLACK ? BLACK : WHITE }),
  };
}

function royalsOn({ rules, moveTables }: Kernel, board: Uint8Array): readonly [number, number] {
  const royal = (colour: Colour) =>
    board.findIndex(
      (code) => moveTables.kinds[code]?.piece.letter === rules.royal && colourOf(code) === colour,
    );
  return [royal(WHITE), royal(BLACK)];
}

/** The code of a piece before its first move, where the first setup has it on that square; else 0. */
function unmovedThere(
  { rules, moveTables }: Kernel,
  square: number,
  letter: string,
  colour: Colour,
): Code {
  const unmoved = codeOf(moveTables.kinds, letter, colour, true);
  if (unmoved === EMPTY) return EMPTY;
  const first = readPosition(rules, moveTables, rules.setups[0]?.position ?? "");
  return first.ok && first.value.board[square] === unmoved ? unmoved : EMPTY;
}

function noteOn({ rules, moveTables }: Kernel): string {
  return withFirstMoves(rules, moveTables.kinds)
    .map((piece) => {
      const it = capital(withArticle(piece));
      return `${it} on a square where the game begins with it counts as unmoved, elsewhere as moved.`;
    })
    .join(" ");
}

function withFirstMoves(
  { pieces }: ChesslikeRules,
  kinds: Kernel["moveTables"]["kinds"],
): readonly string[] {
  return pieces
    .filter(({ letter }) => codeOf(kinds, letter, WHITE, true) !== EMPTY)
    .map(({ name }) => name);
}
