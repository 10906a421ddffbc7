/** Capture the Sarrum against its perft table. */
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import {
  EVERYDAY_LEAVES,
  engineMoves,
  readRows,
  testCounts,
  testRows,
} from "../../../perft/rows.ts";

const TABLE = "sarrum.json";

describe("known positions", () => {
  test("begin with the two setups", () => {
    const [start, sample] = readRows(TABLE);
    expect(sarrum.setups.map(({ position }) => position)).toEqual([start?.fen, sample?.fen]);
  });

  testRows(sarrum, TABLE);
});

describe("counts of move sequences", () => {
  testCounts(sarrum, TABLE, { most: EVERYDAY_LEAVES });
});

/** Search, hints and printed lists follow this order; it should not change by accident. */
const ORDERS = [
  ["start", "a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 g2g3 h2h3 b1b3 g1g3"],
  ["sample", "h8h7 h8h6 h8g8 h8f8 h8e8 h8d8 a7a8m a7b8m a6b6 a6a5 a6b7 a6b5"],
  [
    "sarrum-p01",
    "a8b8 a8a7 a8a6 a8a5 a8a4 a8a3 a8a2 a8a1 h8h7 h8g8 f7f8m f7e8m h5h6 h5g6 c2c3 c2d2 c2c1 c2b2 c2d3 c2d1 c2b3 g2h3 g2f1 g2f3 b1b3 b1d1 h1h2 h1h3 h1h4 h1g1 h1f1 h1e1 h1d1 h1c1",
  ],
  [
    "sarrum-p04",
    "d8d7 d8c8 d8e8 f8g7 g8g6 g8e8 a7a6 a7a5 a7a4 a7a8 b7a6 b7a8 b7c8 b7c6 e7e6 e7d7 e7e8 e7f7 e7d6 e7f6 d5d4 d5c4 h3h2 h3h1 h3g3 h3f3 h3e3 h3h4 h3h5 h3h6 h3h7 h3h8 g2g1m g2f1m g2h1m",
  ],
  [
    "sarrum-p16",
    "e7d6 e7d8 e7f8 e7f6 a6b7 b6b4 b6b8 b6d6 g6g4 g6e6 g6g8 b5b4 b5a5 b5c5 b5a4 b5c6 b5c4 e1d1 e1e2 e1f1",
  ],
];

describe("the order of the legal moves", () => {
  test.each(ORDERS)("stays as it is: %s", (id, moves) => {
    const row = readRows(TABLE).find((candidate) => candidate.id === id);
    expect(engineMoves(sarrum, mustRead(sarrum, row?.fen ?? "")).join(" ")).toBe(moves);
  });
});
