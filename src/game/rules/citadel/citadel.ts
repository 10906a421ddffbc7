/** Citadel chess: ten by ten squares, and four citadels beyond the corners. */

import { makeBoard } from "../board.ts";
import { chesslike } from "../chesslike/chesslike-game.ts";
import { algebraicNotation, type ChessPiece, piece } from "../chesslike/chesslike-rules.ts";
import { checkmateWins, type Ending, stalemateWinsForGiver } from "../chesslike/endings.ts";
import { CHESS_SIDES } from "../chesslike/position.ts";

const PIECES: readonly ChessPiece[] = [
  piece("king", "K", "K", {
    sentence: "moves one square in any direction, and may not be left in check",
    geometry: "moves one square in any direction",
  }),
  piece("general", "G", "F"),
  piece("war machine", "D", "B"),
  piece("elephant", "E", "A"),
  piece("knight", "N", "N"),
  piece("rook", "R", "R"),
  piece("pawn", "P", "fmWfcF", {
    promotesTo: "G",
    sentence: "moves one square straight ahead, and one square diagonally ahead only to capture",
  }),
];

const LAST = 11;

/** Files a and l and ranks 1 and 12 have only four squares: the citadels, where they meet. */
const board = makeBoard(12, 12, (column, row) => {
  const outerFile = column === 0 || column === LAST;
  const outerRank = row === 0 || row === LAST;
  return outerFile !== outerRank;
});

/** The squares on Black's side, where White's king draws, and those on White's. */
const CITADELS = [
  [0, LAST],
  [LAST * 12, LAST * 12 + LAST],
];

const citadelDraws: Ending = {
  when: "at once",
  rule: "A king that reaches a citadel on the opponent's side draws the game at once.",
  judge({ royals }) {
    const side = royals.findIndex((square, colour) => CITADELS[colour]?.includes(square));
    const sentence = `${CHESS_SIDES[side]?.name}'s king has reached a citadel. The game is drawn.`;
    return side < 0 ? undefined : { winner: undefined, sentence };
  },
};

export const citadel = chesslike({
  id: "citadel",
  title: "Citadel chess (shatranj al-husun)",
  source: "“Citadel chess - Shatranj al-husun”, after Gollon, Pritchard and Murray",
  setups: [
    {
      name: "full",
      about: "the full game",
      position:
        "1**********1/*rnedkgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*RNEDKGDENR*/1**********1 w",
    },
  ],
  example: { square: "f3", move: "f3 f4" },
  board,
  specials: CITADELS.flat(),
  pieces: PIECES,
  symbols: { K: "♔♚", G: "♕♛", R: "♖♜", E: "♗♝", N: "♘♞", P: "♙♟" },
  royal: "K",
  check: true,
  promotionRows: [1, 10],
  endings: [citadelDraws, checkmateWins("king"), stalemateWinsForGiver],
  notation: algebraicNotation(board, "f3"),
  sections: {
    "The board": [
      "The main board is the block from b2 to k11. The citadels a1, l1, a12 and l12 lie beyond its corners.",
      "White stands on ranks 2 and 3, Black on ranks 10 and 11.",
    ],
    Moving: [
      "A piece that moves onto an opponent's piece captures it. No piece moves onto its own colour.",
      "A pawn has no double step; on the last rank of the main board (11 for White, 2 for Black) it becomes a general.",
      "A king may not be left in check, not even on a citadel. There is no bare-king rule.",
    ],
    "Rulings of this program, where the source is silent or contradicts itself": [
      "The array is symmetrical, on ranks that exist: from the outside in, rook, knight, elephant and war machine, with the king on the f-file and the general on the g-file.",
      "White moves first.",
      "Any piece whose move reaches a citadel may stand there.",
      "A king may enter a citadel of its own side, without effect.",
      "If a king's entry into a citadel also leaves the opponent without a move, the game is drawn.",
    ],
  },
});
