/** A small game made up for a test: chess on six by six squares, with camels. */

import { makeBoard } from "../../../src/game/rules/board.ts";
import { betza } from "../../../src/game/rules/chesslike/betza.ts";
import { chesslike } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import { checkmateWins, noMoveDraws } from "../../../src/game/rules/chesslike/endings.ts";
import { algebraic } from "../../../src/game/rules/coordinates.ts";

const source = "made up for this test";
const board = makeBoard(6, 6);

export const crossing = chesslike({
  id: "crossing",
  title: "Crossing",
  source,
  setups: [{ name: "full", about: "the full game", position: "cnkgnc/pppppp/6/6/PPPPPP/CNKGNC w" }],
  example: { square: "a2", move: "a2 a3" },
  board,
  pieces: [
    {
      name: "king",
      letter: "K",
      movement: betza("K"),
      sentence: "moves one square in any direction, and may not be left in check",
      source,
    },
    {
      name: "camel",
      letter: "C",
      movement: betza("C"),
      sentence: "moves three squares straight and one aside, and jumps over anything",
      source,
    },
    {
      name: "knight",
      letter: "N",
      movement: betza("N"),
      sentence: "moves two squares straight and one aside, and jumps over anything",
      source,
    },
    {
      name: "guard",
      letter: "G",
      movement: betza("W2"),
      sentence: "moves up to two squares in a straight line and does not jump",
      source,
    },
    {
      name: "pawn",
      letter: "P",
      movement: betza("fmWfcF"),
      promotesTo: "G",
      sentence: "moves one square straight ahead, and one square diagonally ahead only to capture",
      source,
    },
  ],
  royal: "K",
  check: true,
  promotionRows: [0, 5],
  endings: [checkmateWins("king"), noMoveDraws],
  notation: {
    coordinates: algebraic(board),
    step: "",
    capture: "x",
    promotion: (letter) => `=${letter}`,
  },
  sections: {
    Moving: ["A pawn that reaches the last rank becomes a guard, by a step or by a capture."],
  },
});
