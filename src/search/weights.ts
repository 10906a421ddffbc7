/** How an evaluation of a chess-like game is written down, and the tables that the search reads. */
import { BLACK_BIT, type ChesslikeRules, CODES } from "../core/chess-position.ts";
import type { Mobility } from "../core/mobility.ts";

/** What a kind of piece is worth, in hundredths of a man, on each square, early and late in a game. */
interface PieceWeights {
  readonly letter: string;
  /**
   * White's piece, rank by rank from the top, each rank from the left edge to the middle of the
   * board: left and right are worth the same.
   */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** How much it makes the game an early one; 0 for royal pieces and soldiers. */
  readonly phase: number;
}

/** An evaluation: the sum over White's pieces less the sum over Black's. */
export interface Weights {
  readonly pieces: readonly PieceWeights[];
  /** What the right to move is worth. */
  readonly tempo: number;
  /** What every square that a rider (a piece that moves any number of squares) sees is worth. */
  readonly freedom: number;
}

/** The weights by code and square, from White's point of view: Black's are negative. */
export interface WeightTables {
  /** At `code * cells + square`. */
  readonly early: Int32Array;
  readonly late: Int32Array;
  /** What a code is worth in an exchange, by code; the royal piece more than all others. */
  readonly values: Int32Array;
  /** How much a code makes the game an early one, by code. */
  readonly phases: Int32Array;
  readonly tempo: number;
  readonly freedom: number;
}

/** The royal piece's value in exchanges: above any number of other pieces. */
const ROYAL = 10_000;

/** The tables of a game's weights. */
export function weightTables(
  { board, royal }: ChesslikeRules,
  { kinds }: Mobility,
  weights: Weights,
): WeightTables {
  const tables: WeightTables = {
    early: new Int32Array(CODES * board.cells),
    late: new Int32Array(CODES * board.cells),
    values: new Int32Array(CODES),
    phases: new Int32Array(CODES),
    tempo: weights.tempo,
    freedom: weights.freedom,
  };
  kinds.forEach((kind, code) => {
    if (!kind) return;
    const row = weights.pieces.find(({ letter }) => letter === kind.piece.letter)!;
    const black = (code & BLACK_BIT) !== 0;
    for (let square = 0; square < board.cells; square++) {
      const place = placeOf(board.width, board.height, square, black);
      const sign = black ? -1 : 1;
      tables.early[code * board.cells + square] = sign * (row.early[place] ?? 0);
      tables.late[code * board.cells + square] = sign * (row.late[place] ?? 0);
    }
    tables.values[code] = kind.piece.letter === royal ? ROYAL : pieceValue(row);
    tables.phases[code] = row.phase;
  });
  return tables;
}

/** What a piece is worth wherever it stands. */
const pieceValue = ({ early, late }: PieceWeights): number =>
  Math.round((mean(early) + mean(late)) / 2);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Where a square's weight stands in the list of a piece: Black's board is turned upside down. */
function placeOf(width: number, height: number, square: number, black: boolean): number {
  const column = square % width;
  const row = Math.floor(square / width);
  const half = Math.ceil(width / 2);
  return (black ? height - 1 - row : row) * half + Math.min(column, width - 1 - column);
}
