/** How an evaluation of a chess-like game is written down, and the tables that the search reads. */
import { BLACK_BIT, type ChesslikeRules, CODES } from "../core/chess-position.ts";
import type { Mobility } from "../core/mobility.ts";

/** What a kind of piece is worth, in hundredths of a man, on each square, early and late in a game. */
export interface PieceWeights {
  /** Its letter; a lower-case one stands for the piece while it still has its first move. */
  readonly letter: string;
  /**
   * White's piece, rank by rank from the top, each rank from the left edge to the middle of the
   * board: left and right are worth the same. A single number stands for every square.
   */
  readonly early: readonly number[];
  readonly late: readonly number[];
}

/** An evaluation: the sum over White's pieces less the sum over Black's. */
export interface Weights {
  readonly pieces: readonly PieceWeights[];
  /** What the right to move is worth. */
  readonly tempo: number;
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
}

/** The royal piece's value in exchanges: above any number of other pieces. */
const ROYAL = 10_000;

/** The tables of a game's weights. */
export function weightTables(
  { board, pieces, royal }: ChesslikeRules,
  { kinds }: Mobility,
  weights: Weights,
): WeightTables {
  const early = new Int32Array(CODES * board.cells);
  const late = new Int32Array(CODES * board.cells);
  const values = new Int32Array(CODES);
  const phases = new Int32Array(CODES);
  for (let code = 1; code < CODES; code++) {
    const kind = kinds[code];
    if (!kind) continue;
    const { letter, promotesTo } = kind.piece;
    const found = weights.pieces.find(
      (row) => row.letter === (kind.fresh ? letter.toLowerCase() : letter),
    );
    const row = found ?? weights.pieces.find((other) => other.letter === letter);
    if (!row) throw new Error(`no weights for ${letter} among ${pieces.length} pieces`);
    const black = (code & BLACK_BIT) !== 0;
    for (let square = 0; square < board.cells; square++) {
      const place = placeOf(board.width, board.height, square, black);
      const sign = black ? -1 : 1;
      early[code * board.cells + square] = sign * (row.early[place] ?? row.early[0] ?? 0);
      late[code * board.cells + square] = sign * (row.late[place] ?? row.late[0] ?? 0);
    }
    values[code] = letter === royal ? ROYAL : Math.round(mean(row.early) / 2 + mean(row.late) / 2);
    phases[code] = letter === royal || promotesTo ? 0 : Math.round((values[code] ?? 0) / 10);
  }
  return { early, late, values, phases, tempo: weights.tempo };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Where a square's weight stands in the list of a piece: Black's board is turned upside down. */
export function placeOf(width: number, height: number, square: number, black: boolean): number {
  const column = square % width;
  const row = Math.floor(square / width);
  const half = Math.ceil(width / 2);
  return (black ? height - 1 - row : row) * half + Math.min(column, width - 1 - column);
}
