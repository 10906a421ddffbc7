/** Citadel chess against its perft table. */
import { describe, expect, test } from "vitest";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { EVERYDAY_LEAVES, outcomeWords, testCounts } from "../../../perft/rows.ts";
import { at, CITADEL_ROWS, positionAfter, texts } from "../chess-rows.ts";

describe.each(CITADEL_ROWS)("the table's position $id", ({ fen, outcome, perft, ...row }) => {
  test("is read and written back", () => {
    expect(citadel.writePosition(at(citadel, fen))).toBe(fen);
  });

  test(`is ${outcome}`, () => {
    expect(outcomeWords(citadel, at(citadel, fen))).toBe(outcome);
  });

  test(`has ${perft[0]} legal moves, each with the position that it leads to`, () => {
    const led = texts(citadel, fen).map((move) => [move, positionAfter(citadel, fen, move)]);
    expect(led).toHaveLength(perft[0] ?? 0);
    expect(Object.fromEntries(led)).toEqual(row.after);
  });
});

describe("the number of move sequences", () => {
  testCounts(citadel, "citadel.json", { most: EVERYDAY_LEAVES });
});

describe("the order of the legal moves, square by square from a12", () => {
  test.each([
    [
      "the beginning",
      "1**********1/*rnedkgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*RNEDKGDENR*/1**********1 w",
      "b3b4 c3c4 d3d4 e3e4 f3f4 g3g4 h3h4 i3i4 j3j4 k3k4 c2d4 c2a1 c2b4 d2f4 d2b4 i2k4 i2g4 j2k4 j2l1 j2i4",
    ],
    [
      "White with pieces that reach citadels",
      "1**********1/*G9*/*8E1*/*5k4*/*r3p5*/*4P5*/*6n3*/*3D6*/*10*/*2d7*/*1N7K*/1**********1 w",
      "b11c10 b11a12 j10l12 j10h8 e5f6 e5g7 e5h8 e5i9 e5f4 e5g3 e5h2 e5d4 e5c3 e5b2 e5a1 e5d6 e5c7 e5b8 c2d4 c2e3 c2a1 c2b4 k2k3 k2j2 k2l1 k2j3",
    ],
    [
      "Black with pieces on citadels",
      "e**********n/*10*/*10*/*10*/*6k3*/*1p8*/*1P1p6*/*10*/*K9*/*3R6*/*8d1*/1**********g b",
      "a12c10 l12k10 l12j11 h8h7 h8g8 h8h9 h8i8 h8g7 h8g9 h8i9 h8i7 e6e5 j2i3 j2h4 j2g5 j2f6 j2e7 j2d8 j2c9 j2b10 j2k3 l1k2",
    ],
  ])("%s", (_name, fen, order) => {
    expect(texts(citadel, fen).join(" ")).toBe(order);
  });
});
