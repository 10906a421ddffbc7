/** The data of games like chess, and their endings. */
import { describe, expect, test } from "vitest";
import { makeBoard } from "../../../../src/game/rules/board.ts";
import { betza } from "../../../../src/game/rules/chesslike/betza.ts";
import { chesslike } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import type {
  ChesslikeRules,
  ChessPiece,
} from "../../../../src/game/rules/chesslike/chesslike-rules.ts";
import {
  captureWins,
  checkmateWins,
  type Ending,
  noMoveDraws,
  stalemateWinsForGiver,
} from "../../../../src/game/rules/chesslike/endings.ts";
import { RULES } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { checkRules } from "./check-rules.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const WAZIR: ChessPiece = {
  name: "wazir",
  letter: "W",
  movement: betza("W"),
  sentence: "moves one square straight",
  source: "this test",
};
const FIRST_MOVE = betza("WimD");

/** The first pieces of the alphabet; the first is royal. */
const wazirs = (count: number, movement = WAZIR.movement): Partial<ChesslikeRules> => ({
  pieces: LETTERS.slice(0, count).map((letter) => ({ ...WAZIR, letter, movement })),
  royal: "A",
});

/** The pieces of Capture the Sarrum with one changed. */
const changed = (name: string, change: Partial<ChessPiece>): Partial<ChesslikeRules> => ({
  pieces: RULES.pieces.map((piece) => (piece.name === name ? { ...piece, ...change } : piece)),
});

const MATE = checkmateWins("sarrum");

describe("the data of a chess-like game", () => {
  test.each<[fault: string, Partial<ChesslikeRules>]>([
    ["board: at most 255 squares, not 256", { board: makeBoard(16, 16) }],
    ["letter: “n” is not a capital letter from A to Z", changed("nabu", { letter: "n" })],
    ["letter: “NA” is not a capital letter from A to Z", changed("nabu", { letter: "NA" })],
    ["letter: two pieces have the letter E", changed("nabu", { letter: "E" })],
    ["pieces: at most 15 kinds, not 16; a piece", wazirs(16)],
    ["pieces: at most 15 kinds, not 16; a piece", wazirs(8, FIRST_MOVE)],
    ["royal: no piece has the letter “K”", { royal: "K" }],
    ["royal: the sarrum is promoted", changed("sarrum", { promotesTo: "M" })],
    ["promotesTo: no piece has the letter “Q”", changed("redum", { promotesTo: "Q" })],
    ["promotesTo: S is the royal piece", changed("redum", { promotesTo: "S" })],
    ["promotionRows: there is no row 8", { promotionRows: [0, 8] }],
    ["promotionRows: there is no row -1", { promotionRows: [-1, 7] }],
    ["endings: none applies to stalemate", { endings: [captureWins("sarrum")] }],
    ["endings: none applies to stalemate", { check: true, endings: [MATE] }],
    ["endings: none applies to checkmate", { check: true, endings: [stalemateWinsForGiver] }],
  ])("are refused: %s", (fault, change) => {
    expect(() => checkRules({ ...RULES, ...change })).toThrow(`sarrum: ${fault}`);
  });

  test.each<[what: string, Partial<ChesslikeRules>]>([
    ["255 squares", { board: makeBoard(15, 17) }],
    ["15 kinds", wazirs(15)],
    ["7 pieces with a first move of their own", wazirs(7, FIRST_MOVE)],
    ["endings for checkmate and for all else", { check: true, endings: [MATE, noMoveDraws] }],
    ["endings for stalemate in a game without check", { endings: [stalemateWinsForGiver] }],
  ])("may have %s", (_what, change) => {
    expect(() => checkRules({ ...RULES, ...change })).not.toThrow();
    expect(() => chesslike({ ...RULES, ...change })).not.toThrow();
  });
});

test("the last piece of 15 moves, also from the last square", () => {
  const game = chesslike({ ...RULES, ...wazirs(15) });
  const position = mustRead(game, "a7/8/8/8/8/8/8/A6o b");
  const moves = game.legalMoves(position).map((move) => game.writeMove(position, move));
  expect(moves.filter((move) => move.startsWith("88"))).toEqual(["88-78", "88-87"]);
});

describe("with check, the endings without a legal move", () => {
  const MATED = "g6s/1g6/8/8/8/8/8/S7 w";
  const STUCK = "1g5s/8/8/8/8/8/7g/S7 w";
  const outcomeOf = (text: string, ...endings: ChesslikeRules["endings"]) => {
    const game = chesslike({ ...RULES, check: true, endings });
    return game.outcome(mustRead(game, text))?.sentence;
  };

  test.each([
    ["a draw may be the only one", MATED, [noMoveDraws], "White has no legal move."],
    ["mate is not stalemate", MATED, [stalemateWinsForGiver, MATE], "Checkmate: White"],
    ["stalemate is not mate", STUCK, [MATE, stalemateWinsForGiver], "Stalemate: White"],
    ["a draw may follow mate", STUCK, [MATE, noMoveDraws], "White has no legal move."],
    ["the first that applies counts", MATED, [noMoveDraws, MATE], "White has no legal move."],
  ])("%s", (_what, text, endings, sentence) => {
    expect(outcomeOf(text, ...endings)).toContain(sentence);
  });

  test("one that declines leaves the position to the next", () => {
    const declining = (when: Ending["when"]): Ending => ({
      when,
      rule: "Never applies.",
      judge: () => undefined,
    });
    const corner: Ending = {
      ...declining("at once"),
      judge: ({ royals }) =>
        royals[0] === 0
          ? { winner: undefined, sentence: "White's sarrum is in a corner." }
          : undefined,
    };
    expect(outcomeOf(STUCK, declining("no move"), noMoveDraws)).toContain("no legal move");
    expect(() => outcomeOf(STUCK, declining("no move"))).toThrow(
      "sarrum does not say what happens without a legal move",
    );
    expect(outcomeOf("S7/8/8/8/8/8/8/s7 w", declining("at once"), corner, noMoveDraws)).toBe(
      "White's sarrum is in a corner.",
    );
  });
});
