/** Turkish shatranj against its perft table. */
import { describe, expect, test } from "vitest";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { EVERYDAY_LEAVES, outcomeWords, testCounts } from "../../../perft/rows.ts";
import { at, SHATRANJ_ROWS, texts } from "../chess-rows.ts";

describe.each(SHATRANJ_ROWS)("the table's position $id", ({ fen, outcome, moves, perft }) => {
  test("is read and written back", () => {
    expect(shatranj.writePosition(at(shatranj, fen))).toBe(fen);
  });

  test(`is ${outcome}`, () => {
    expect(outcomeWords(shatranj, at(shatranj, fen))).toBe(outcome);
  });

  test(`has ${perft[0]} legal moves`, () => {
    expect(texts(shatranj, fen).sort().join(" ")).toBe(moves);
  });
});

describe("the number of move sequences", () => {
  testCounts(shatranj, "shatranj.json", { most: EVERYDAY_LEAVES });
});

describe("the order of the legal moves, square by square from a8", () => {
  test.each([
    [
      "the beginning",
      "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w d1d8",
      "a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 g2g3 h2h3 b1c3 b1a3 c1e3 c1a3 d1f3 d1b3 d1d3 f1h3 f1d3 g1h3 g1f3",
    ],
    [
      "Black with an unmoved fers of its own making",
      "2ef2k1/2P5/r7/8/4P3/3P4/8/f1E1KR2 b a1d8",
      "c8e6 d8c7 d8e7 d8b6 d8f6 d8d6 d8b8 d8f8 g8g7 g8h8 g8h7 a6a5 a6a4 a6a3 a6a2 a6a7 a6a8 a6b6 a6c6 a6d6 a6e6 a6f6 a6g6 a6h6 a1b2 a1c3 a1a3",
    ],
    [
      "Black about to promote, by a capture as well",
      "7r/8/1fk5/8/8/8/p1K1e2N/1F6 b -",
      "h8h7 h8h6 h8h5 h8h4 h8h3 h8h2 h8g8 h8f8 h8e8 h8d8 h8c8 h8b8 h8a8 b6a5 b6a7 b6c7 b6c5 c6c5 c6c7 c6d6 c6b5 c6b7 c6d7 c6d5 a2a1f a2b1f e2c4 e2g4",
    ],
  ])("%s", (_name, fen, order) => {
    expect(texts(shatranj, fen).join(" ")).toBe(order);
  });
});
