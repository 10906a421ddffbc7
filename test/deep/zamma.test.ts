/** Larger counts of zamma. */
import { describe, expect, test } from "vitest";
import { perft } from "../../src/game/rules/perft.ts";
import { zamma } from "../../src/game/rules/zamma/zamma.ts";
import { at, tableRows } from "../game/rules/zamma/table.ts";

describe("zamma and its whole perft table", () => {
  test.each(tableRows())(
    "$name",
    ({ size, removal, fen, perft: numbers }) => {
      const game = zamma({ size, removal });
      const position = at(game, fen);
      expect(numbers.map((_, index) => perft(game, position, index + 1))).toEqual(numbers);
    },
    120_000,
  );
});

describe("a position constructed to have countless captures", () => {
  test("is still handled, with the maximum number of listed captures", () => {
    const game = zamma({ size: 9, removal: "immediate" });
    const position = at(game, "9/4w4/5w3/3w1w1w1/1w3w3/w1w3w2/2w6/1ww2w3/3W3WB b");
    const legal = game.legalMoves(position);
    expect(legal.length).toBe(500_000);
    expect(new Set(legal.map((move) => move.captured.length))).toEqual(new Set([16]));
    expect(new Set(legal.slice(-1000).map(({ path }) => path.join())).size).toBe(1000);
    expect(game.outcome(position)).toBeUndefined();
  });
});
