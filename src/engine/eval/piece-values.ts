/**
 * What pieces are known to be worth: the evaluation of games without a network, and in all of them
 * the values of pieces in exchanges. Nobody has tuned these numbers. Values come from the literature
 * or from the tables of moves, or are chosen by hand. A piece is worth more where it has more moves
 * on an empty board, and, but for the royal one, the further it has gone forward: how much more is
 * chosen by hand.
 */
import type { Board } from "../../core/board.ts";
import type { MoveTables } from "../../core/chesslike/move-tables.ts";
import {
  BLACK_BIT,
  type ChesslikeRules,
  type ChessPiece,
  CODES,
} from "../../core/chesslike/position.ts";

/**
 * Values in hundredths of a man. Shatranj: al-Adli's (9th century) in Murray, "A History of Chess",
 * 1913: rook 1 dirhem, horse 2/3, fers 1/3, elephant 1/4, foot soldier 1/6 in the middle of the
 * board; in hundredths of a foot soldier that is 600, 400, 200, 150 and 100. Citadel chess: the
 * rook, the elephant and the soldier the same; the others are chosen by hand. Capture the Sarrum:
 * chosen by hand.
 */
const KNOWN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sarrum: { S: 0, G: 900, E: 200, M: 180, N: 150, R: 100 },
  shatranj: { K: 0, R: 600, N: 400, F: 200, E: 150, P: 100 },
  citadel: { K: 0, R: 600, D: 400, N: 380, G: 180, E: 150, P: 100 },
};

/** What one more move on an empty board is worth: chosen by hand. */
const PER_MOVE = 4;
/** The royal piece's value in exchanges: above any number of other pieces. */
const ROYAL = 10_000;

/** What pieces are worth, in hundredths of a man, as the search reads it. */
export interface PieceWeights {
  /** By `code * cells + square`, early and late in a game; Black's are negative. */
  readonly early: Int32Array;
  readonly late: Int32Array;
  /** What a code is worth in an exchange, by code. */
  readonly values: Int32Array;
  /** How much a code makes the game an early one, by code; 0 for royal pieces and soldiers. */
  readonly phases: Int32Array;
  /** What the right to move is worth. */
  readonly tempo: number;
  /** What every square that a rider (a piece that moves any number of squares) sees is worth. */
  readonly freedom: number;
}

/** The weights of a game. */
export function pieceWeights(rules: ChesslikeRules, mobility: MoveTables): PieceWeights {
  const { cells } = rules.board;
  const weights: PieceWeights = {
    early: new Int32Array(CODES * cells),
    late: new Int32Array(CODES * cells),
    values: new Int32Array(CODES),
    phases: new Int32Array(CODES),
    tempo: 10,
    freedom: PER_MOVE,
  };
  mobility.kinds.forEach((kind, code) => {
    if (kind) weigh(weights, rules, mobility, code, kind.piece);
  });
  return weights;
}

function weigh(
  { early, late, values, phases }: PieceWeights,
  rules: ChesslikeRules,
  mobility: MoveTables,
  code: number,
  { letter, promotesTo }: ChessPiece,
): void {
  const { board, royal } = rules;
  const { cells } = board;
  const isRoyal = letter === royal;
  const moves = movesOf(mobility, cells, letter);
  const value = pieceValue(rules, letter, meanOf(moves));
  const sign = code & BLACK_BIT ? -1 : 1;
  const worths: number[] = [];
  for (let square = 0; square < cells; square++) {
    // Black's squares are looked at from the other end of the board.
    const seen = sign < 0 ? turned(board, square) : square;
    const forward = board.height / 2 - Math.floor(seen / board.width);
    const free = PER_MOVE * (moves[seen]! - meanOf(moves));
    const [first, last] = promotesTo
      ? advanced(board, forward)
      : isRoyal
        ? [-free, free]
        : [free + 5 * forward, free + 5 * forward];
    const index = code * cells + square;
    early[index] = sign * Math.round(value + first);
    late[index] = sign * Math.round(value + last);
    worths.push(Math.round(value + first), Math.round(value + last));
  }
  values[code] = isRoyal ? ROYAL : Math.round(meanOf(worths));
  phases[code] = promotesTo || isRoyal ? 0 : Math.max(1, Math.round(value / 100));
}

/** What a piece is worth wherever it stands; `usual` is how many moves it has on an empty board. */
function pieceValue({ id, house, royal }: ChesslikeRules, letter: string, usual: number): number {
  const known = house?.pieces ? undefined : KNOWN[id]?.[letter];
  return known ?? (letter === royal ? 0 : Math.round(usual * 40));
}

/** A soldier is worth more the nearer it is to its promotion: `forward` ranks beyond the middle. */
function advanced({ height }: Board, forward: number): readonly [number, number] {
  const nearer = 10 * (forward + height / 2 - 2);
  return [nearer, 2 * nearer];
}

/** How many moves White's piece has on each square of an empty board, after its first. */
function movesOf({ kinds, starts }: MoveTables, cells: number, letter: string): number[] {
  const code = kinds.findIndex((kind) => kind?.piece.letter === letter && !kind.fresh);
  const first = code * cells;
  return Array.from({ length: cells }, (_, at) => starts[first + at + 1]! - starts[first + at]!);
}

const turned = ({ width, height }: Board, square: number): number =>
  (height - 1 - Math.floor(square / width)) * width + (square % width);

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
