/**
 * What pieces are known to be worth: the evaluation of games without a network, and in all of them
 * the values of pieces in exchanges. Nobody has tuned these numbers: they are piece values from the
 * literature, from the tables of moves, or chosen by hand; and placement. A piece is worth more
 * where it has more moves on an empty board, and, but for the royal one, the further it has gone
 * forward. How much more is chosen by hand.
 */
import type { ChesslikeRules } from "../core/chess-position.ts";
import type { Mobility } from "../core/mobility.ts";
import type { Weights } from "./weights.ts";

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

/** The weights of a game. */
export function knownWeights(
  { id, house, board, pieces, royal }: ChesslikeRules,
  mobility: Mobility,
): Weights {
  const half = Math.ceil(board.width / 2);
  const squares = Array.from(
    { length: board.height * half },
    (_, place) => Math.floor(place / half) * board.width + (place % half),
  );
  return {
    tempo: 10,
    freedom: PER_MOVE,
    pieces: pieces.map(({ letter, promotesTo }) => {
      const code = mobility.kinds.findIndex((kind) => kind?.piece.letter === letter && !kind.fresh);
      const moves = squares.map(
        (square) =>
          mobility.starts[code * board.cells + square + 1]! -
          mobility.starts[code * board.cells + square]!,
      );
      const mean = moves.reduce((sum, count) => sum + count, 0) / moves.length;
      const known = house?.pieces ? undefined : KNOWN[id]?.[letter];
      const value = known ?? (letter === royal ? 0 : Math.round(mean * 40));
      const placed = (place: number, share: number) =>
        Math.round(
          value +
            share * PER_MOVE * ((moves[place] ?? 0) - mean) +
            (letter === royal ? 0 : 5 * (board.height / 2 - Math.floor(place / half))),
        );
      // A soldier is worth more the nearer it is to its promotion.
      const advanced = (place: number) => 10 * (board.height - 2 - Math.floor(place / half));
      return {
        letter,
        phase: promotesTo || letter === royal ? 0 : Math.max(1, Math.round(value / 100)),
        early: squares.map((_, place) =>
          promotesTo ? value + advanced(place) : placed(place, letter === royal ? -1 : 1),
        ),
        late: squares.map((_, place) =>
          promotesTo ? value + 2 * advanced(place) : placed(place, 1),
        ),
      };
    }),
  };
}
