import { describe, expect, test } from "vitest";
import { zamma } from "../../src/games/zamma/zamma.ts";
import { at, perft, tableRows } from "../games/zamma-table.ts";

describe("zamma and the whole of its perft table", () => {
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
