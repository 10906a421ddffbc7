/** Moves taken back: from which squares a piece can have come to a square. */
import { ray } from "../../core/board.ts";
import { NEXT_ORIGINS } from "../../core/chesslike/attack-tables.ts";
import type { Movement } from "../../core/chesslike/betza.ts";
import type { ChesslikeRules } from "../../core/chesslike/chesslike-rules.ts";
import type { Kernel } from "../../core/chesslike/kernel.ts";
import { type MoveTables, movementsOf, stepOf } from "../../core/chesslike/move-tables.ts";
import { CODES, type Code, type Colour, colourOf } from "../../core/chesslike/position.ts";

/**
 * For every code and square, the squares from which the piece comes there without a capture or a
 * promotion, along one ray after another. Each entry packs a square and the index of the next ray, as in
 * an attack table; that ray follows if the square is occupied.
 */
export interface UnmoveTables {
  readonly origins: Int32Array;
  /** Index of the first entry of a code on a square, at `code * cells + square`. */
  readonly starts: Int32Array;
}

export function unmoveTablesOf({ rules, moveTables }: Kernel): UnmoveTables {
  const { cells } = rules.board;
  const origins: number[] = [];
  const starts = new Int32Array(CODES * cells + 1);
  for (let code = 0; code < CODES; code++) {
    const movements = movementsOf(moveTables.kinds[code]).filter(({ moves }) => moves);
    for (let square = 0; square < cells; square++) {
      starts[code * cells + square] = origins.length;
      if (!rules.board.exists(square) || !keepsCode(moveTables, code, square, cells)) continue;
      for (const movement of movements) {
        const squares = squaresBefore(rules, movement, colourOf(code), square);
        const next = origins.length + squares.length;
        for (const origin of squares) origins.push(origin | (next << NEXT_ORIGINS));
      }
    }
  }
  starts[CODES * cells] = origins.length;
  return { origins: Int32Array.from(origins), starts };
}

/** False for an unmoved piece, and for a piece on its promotion row. */
const keepsCode = ({ arrivals }: MoveTables, code: Code, square: number, cells: number): boolean =>
  arrivals[code * cells + square] === code;

/** The squares from which a movement reaches a square of an empty board, nearest first. */
function squaresBefore(
  { board }: ChesslikeRules,
  movement: Movement,
  colour: Colour,
  square: number,
): number[] {
  const { columns, rows } = stepOf(movement, colour);
  const doubleStepRow = movement.doubleStepRows?.[colour];
  const squares = ray(board, square, -columns, -rows, movement.most + 1);
  const last = squares[movement.most];
  const doubled = last !== undefined && Math.floor(last / board.width) === doubleStepRow;
  return doubled ? squares : squares.slice(0, movement.most);
}
