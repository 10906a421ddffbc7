/**
 * Capture the Sarrum, the game of the AQA COMP1 paper of June 2015.
 * The piece table comes first; the board, the two starting positions and the endings follow.
 */

import { makeBoard } from "../board.ts";
import { chesslike } from "../chesslike/chesslike-game.ts";
import {
  algebraicNotation,
  type ChesslikeRules,
  type ChessPiece,
  piece,
} from "../chesslike/chesslike-rules.ts";
import { captureWins, noMoveDraws } from "../chesslike/endings.ts";
import { gridReferences } from "../coordinates.ts";
import { sarrumFigures } from "./figures.ts";

/** The paper's pieces. Movements are in Betza's notation, which `game/rules/chesslike/betza.ts` explains. */
const PIECES: readonly ChessPiece[] = [
  piece("sarrum", "S", "K", {
    meaning: "king",
    source: "Figure 5a",
    subroutine: "CheckSarrumMoveIsLegal",
  }),
  piece("marzaz pani", "M", "W", {
    meaning: "royal attendant",
    source: "Figure 5b and c",
    subroutine: "CheckMarzazPaniMoveIsLegal",
  }),
  piece("nabu", "N", "F", {
    meaning: "seer",
    source: "Figure 5d",
    subroutine: "CheckNabuMoveIsLegal",
  }),
  piece("etlu", "E", "D", {
    meaning: "warrior",
    source: "Figure 5e and f",
    subroutine: "CheckEtluMoveIsLegal",
  }),
  piece("gisgigir", "G", "R", {
    meaning: "chariot",
    source: "Figure 5g and h",
    subroutine: "CheckGisgigirMoveIsLegal",
  }),
  piece("redum", "R", "fmWfcF", {
    meaning: "soldier",
    promotesTo: "M",
    sentence: "moves one square straight ahead, and one square diagonally ahead only to capture",
    source: "Figure 5i to m",
    subroutine: "CheckRedumMoveIsLegal",
  }),
];

/** The piece that the paper only names; house rules may add it. */
export const KASHSHAPTU = {
  name: "kashshaptu",
  letter: "K",
  sentence:
    "is a witch; the paper says that nobody knows how it moved, and it is not in play unless house rules add it",
  source: "the preliminary material",
} as const;

const board = makeBoard(8, 8);

/** Figure 4. */
const FULL_GAME = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";
/** Figure 6. */
const SAMPLE_GAME = "1g1s3G/R7/Se5e/8/8/7r/8/8 w";

/** Lines of the rule book that house rules may replace. */
export const LINES = {
  promotion: "A redum that reaches the far rank becomes a marzaz pani, by a step or by a capture.",
  danger: "There is no check: a sarrum may stay in danger or move into it.",
  stuck:
    "A player who has no legal move draws the game. This departs from the paper, whose Skeleton Program keeps asking for a move.",
  endless: "Neither repetition nor length ends a game.",
  kashshaptu:
    "The kashshaptu (witch) is not in play: the paper says that nobody knows how it moved.",
} as const;

/** The paper's game. White always moves first, in the sample game too. */
export const RULES: ChesslikeRules = {
  id: "sarrum",
  title: "Capture the Sarrum",
  source: "AQA COMP1 (June 2015), preliminary material, “Capture the Sarrum”",
  setups: [
    { name: "full", about: "the full game", position: FULL_GAME },
    { name: "sample", about: "the sample game", position: SAMPLE_GAME },
  ],
  example: { square: "47", move: "47 46" },
  board,
  pieces: PIECES,
  subroutine: "CheckMoveIsLegal",
  absent: [KASHSHAPTU],
  royal: "S",
  check: false,
  promotionRows: [0, 7],
  endings: [captureWins("sarrum"), noMoveDraws],
  notation: {
    coordinates: gridReferences(board),
    step: "-",
    capture: "x",
    promotion: (letter) => `=${letter}`,
  },
  engineNotation: algebraicNotation(board),
  sections: {
    Moving: [
      "White moves first and up the board, towards rank 1; Black moves down, towards rank 8.",
      "A piece that moves onto an opponent's piece captures it. No piece moves onto its own colour.",
      LINES.promotion,
      LINES.danger,
    ],
    "Rulings of this program, where the paper is silent": [
      "The two grid references of a move are judged together, after the second; anything that is not a grid reference is refused at once, and so is, at a terminal, a start square without a piece of yours.",
      "A move whose finish square equals its start square is illegal.",
      LINES.stuck,
      "Files and ranks run from 1 to 8; there is no file or rank 0.",
      "A position may lack one side's sarrum, and the game is then over; it may not lack both, and no side has two.",
      "Players may agree a draw, and a player may resign.",
      LINES.endless,
      LINES.kashshaptu,
    ],
  },
  figures: sarrumFigures(FULL_GAME, SAMPLE_GAME),
};

export const sarrum = chesslike(RULES);
