/**
 * Piece values: the classical evaluation of games without a network, and the exchange values of all
 * games. None of these numbers has been tuned. Values come from the literature or from the move
 * tables, or are chosen by hand. A piece is worth more where it has more moves on an empty board
 * and, except for the royal piece, the further it has advanced; how much more is chosen by hand.
 */
import type { ChesslikeRules, ChessPiece } from "../../rules/chesslike/chesslike-rules.ts";
import type { Kernel } from "../../rules/chesslike/kernel.ts";
import { codeOf, type MoveTables } from "../../rules/chesslike/move-tables.ts";
import { BLACK_BIT, CODES, colourOf } from "../../rules/chesslike/position.ts";

/**
 * Values in hundredths of a man. Shatranj: al-Adli's (9th century) in Murray, "A History of Chess",
 * 1913: rook 1 dirhem, horse 2/3, fers 1/3, elephant 1/4, foot soldier 1/6 in the middle of the
 * board; in hundredths of a foot soldier that is 600, 400, 200, 150 and 100. Citadel chess: as in
 * shatranj for the rook, the elephant and the soldier; the others are chosen by hand. Capture the
 * Sarrum: chosen by hand.
 */
const PIECE_VALUES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sarrum: { S: 0, G: 900, E: 200, M: 180, N: 150, R: 100 },
  shatranj: { K: 0, R: 600, N: 400, F: 200, E: 150, P: 100 },
  citadel: { K: 0, R: 600, D: 400, N: 380, G: 180, E: 150, P: 100 },
};

/** The value of one more move on an empty board, or of a rider on any board; chosen by hand. */
export const MOBILITY_VALUE = 4;
/** The exchange value of the royal piece: above any number of other pieces. */
const ROYAL = 10_000;

export type PieceWeights = ReturnType<typeof pieceWeights>;

/** Piece values and piece-square tables, in hundredths of a man. */
export function pieceWeights(kernel: Kernel) {
  const { cells } = kernel.rules.board;
  const weights = {
    /** Piece-square tables, at `code * cells + square`; negative for Black. */
    midgame: new Int32Array(CODES * cells),
    endgame: new Int32Array(CODES * cells),
    values: new Int32Array(CODES),
    /** How much a code adds to the phase, by code; 0 for royal pieces and soldiers. */
    phases: new Int32Array(CODES),
  };
  kernel.kinds.forEach((kind, code) => {
    if (kind) fillTables(weights, kernel, code, kind.piece);
  });
  return weights;
}

function fillTables(
  { midgame, endgame, values, phases }: PieceWeights,
  { rules, moveTables }: Kernel,
  code: number,
  { letter, promotesTo }: ChessPiece,
): void {
  const { board, royal } = rules;
  const { cells } = board;
  const isRoyal = letter === royal;
  const moves = moveCounts(moveTables, cells, codeOf(moveTables.kinds, letter, colourOf(code)));
  const meanMoves = meanOf(moves);
  const value = pieceValue(rules, letter, meanMoves);
  const sign = code & BLACK_BIT ? -1 : 1;
  const squareValues: number[] = [];
  for (let square = 0; square < cells; square++) {
    const row = Math.floor(square / board.width);
    const forward = board.height / 2 - (sign < 0 ? board.height - 1 - row : row);
    const mobilityBonus = MOBILITY_VALUE * (moves[square]! - meanMoves);
    // A soldier's, larger further on.
    const advanceBonus = 10 * (forward + board.height / 2 - 2);
    const [midgameBonus, endgameBonus] = promotesTo
      ? [advanceBonus, 2 * advanceBonus]
      : isRoyal
        ? [-mobilityBonus, mobilityBonus]
        : [mobilityBonus + 5 * forward, mobilityBonus + 5 * forward];
    const index = code * cells + square;
    midgame[index] = sign * Math.round(value + midgameBonus);
    endgame[index] = sign * Math.round(value + endgameBonus);
    squareValues.push(Math.round(value + midgameBonus), Math.round(value + endgameBonus));
  }
  values[code] = isRoyal ? ROYAL : Math.round(meanOf(squareValues));
  phases[code] = promotesTo || isRoyal ? 0 : Math.max(1, Math.round(value / 100));
}

/** `meanMoves` is the piece's mean number of moves on an empty board. */
function pieceValue({ id, houseRules, royal }: ChesslikeRules, letter: string, meanMoves: number) {
  const listed = houseRules?.pieces ? undefined : PIECE_VALUES[id]?.[letter];
  return listed ?? (letter === royal ? 0 : Math.round(meanMoves * 40));
}

/** How many moves a code has on each square of an empty board. */
function moveCounts({ starts }: MoveTables, cells: number, code: number): number[] {
  const first = code * cells;
  return Array.from({ length: cells }, (_, at) => starts[first + at + 1]! - starts[first + at]!);
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
