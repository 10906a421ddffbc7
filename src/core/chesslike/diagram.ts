import type { Cell, Diagram } from "../diagram.ts";
import { checkNotes } from "./danger-notes.ts";
import type { Kernel } from "./movegen.ts";
import { type ChessPosition, colourOf } from "./position.ts";

/**
 * Returns the function that makes the diagram of a position. All diagrams share their cells, which
 * the first one makes.
 */
export function diagramMaker(kernel: Kernel): (position: ChessPosition) => Diagram {
  const { board, notation } = kernel.rules;
  const { files, ranks } = notation.coordinates;
  let cells: readonly (readonly Cell[])[] | undefined;
  return (position) => {
    cells ??= Array.from({ length: board.cells }, (_, square) => cellsOn(kernel, square));
    return {
      columns: board.width,
      rows: board.height,
      cells: cells.map((onSquare, square) => onSquare[position.board[square]!]),
      files,
      ranks,
      pattern: "chequered",
      // A position that is being built up may lack them, and one whose end is a capture does.
      notes: position.royals.includes(-1) ? [] : checkNotes(kernel, position),
    };
  };
}

/** Returns the cells of a square by the code of what stands on it; none off the board. */
function cellsOn({ rules, kinds }: Kernel, square: number): readonly Cell[] {
  if (!rules.board.exists(square)) return [];
  const name = rules.notation.coordinates.name(square);
  const special = rules.specials?.includes(square) ?? false;
  return kinds.map((kind, code): Cell => {
    const pieces = kind
      ? [{ side: colourOf(code), letter: kind.piece.letter, name: kind.piece.name }]
      : [];
    return { name, special, pieces };
  });
}
