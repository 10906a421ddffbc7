/** Shatranj as played in Turkey about 1620 to 1640, given as data to the chess-like kernel. */

import { makeBoard } from "../board.ts";
import { chesslike } from "../chesslike/chesslike-game.ts";
import { algebraicNotation, type ChessPiece, piece } from "../chesslike/chesslike-rules.ts";
import { checkmateWins, stalemateWinsForGiver } from "../chesslike/endings.ts";

const PIECES: readonly ChessPiece[] = [
  piece("shah", "K", "K", {
    meaning: "king",
    sentence: "moves one square in any direction, and may not be left in check",
    geometry: "moves one square in any direction",
  }),
  piece("fers", "F", "FimAimD", {
    meaning: "queen",
    sentence:
      "moves one square diagonally; as its first move it may instead jump exactly two squares in any direction onto an empty square",
  }),
  piece("rukh", "R", "R", { meaning: "rook" }),
  piece("pil", "E", "A", { meaning: "elephant bishop" }),
  piece("asb", "N", "N", { meaning: "horse knight" }),
  piece("sarbaz", "P", "fmWfcF", {
    meaning: "pawn",
    promotesTo: "F",
    sentence: "moves one square straight ahead, and one square diagonally ahead only to capture",
  }),
];

const board = makeBoard(8, 8);

export const shatranj = chesslike({
  id: "shatranj",
  title: "Shatranj (Turkey)",
  source:
    "Ludii Portal, “Evidence for Shatranj (Turkey)”, DLP.Evidence.1989, 1620 to 1640, after Murray 1913, p. 353",
  setups: [
    {
      name: "full",
      about: "the full game",
      position: "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w d1d8",
    },
  ],
  example: { square: "e2", move: "e2 e3" },
  board,
  pieces: PIECES,
  symbols: { K: "♔♚", F: "♕♛", R: "♖♜", E: "♗♝", N: "♘♞", P: "♙♟" },
  royal: "K",
  check: true,
  // By stalemate: the others must block their own shah. Without a sarbaz that takes eight.
  bareRoyalWins: (others) => others.includes("P") || others.length > 8,
  promotionRows: [0, 7],
  endings: [checkmateWins("shah"), stalemateWinsForGiver],
  notation: algebraicNotation(board),
  sections: {
    Moving: [
      "A piece that moves onto an opponent's piece captures it. No piece moves onto its own colour.",
      "The jump of a fers captures nothing, so it never gives check; its ordinary step captures, on its first move too.",
      "A sarbaz that reaches the last rank becomes a fers, which may jump on its first move as well.",
      "There is no castling, no double step and no en passant.",
      "A shah may not be left in check. There is no bare-king rule.",
    ],
    "Rulings of this program, where the source is silent": [
      "White starts at the bottom and moves first, as in chess.",
      "The two ferses start on d1 and d8, White's on a light square, and the shahs on e1 and e8.",
      "Only mate and stalemate end the game by rule; players may agree a draw or resign.",
      "A fers that the editor puts on d1 or d8, where its side starts with one, counts as unmoved.",
      "Two bare shahs can never mate; the game continues until the players agree a draw.",
    ],
  },
});
