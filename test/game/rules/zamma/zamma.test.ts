/** The perft table of zamma. */
import { describe, expect, test } from "vitest";
import { perft } from "../../../../src/game/rules/perft.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { at, moveTexts, tableRows } from "./table.ts";

/** Counts of more move sequences than this are left to test/deep. */
const LIGHT = 10_000;
/** Longer lists of moves are not looked through. */
const LONGEST = 50_000;

const rows = tableRows();

describe("zamma and its perft table", () => {
  test("the table has every row", () => {
    expect(rows.length).toBe(82);
    expect(rows.filter((row) => row.after).length).toBe(80);
  });

  test.each(rows)("$name: numbers of move sequences", ({ size, removal, fen, perft: numbers }) => {
    const game = zamma({ size, removal });
    const position = at(game, fen);
    const depths = numbers.map((_, index) => index + 1).filter((d) => numbers[d - 1]! <= LIGHT);
    expect(depths.map((depth) => perft(game, position, depth))).toEqual(
      depths.map((depth) => numbers[depth - 1]),
    );
  });

  test.each(rows.filter((row) => row.after))(
    "$name: each move and the position after it",
    ({ size, removal, fen, after }) => {
      const game = zamma({ size, removal });
      const position = at(game, fen);
      const results = game
        .legalMoves(position)
        .map((move) => [
          game.writeMove(position, move),
          game.writePosition(game.play(position, move)),
        ]);
      expect(Object.fromEntries(results)).toEqual(after);
    },
  );

  test.each(rows.filter((row) => row.outcome))(
    "$name: the outcome",
    ({ size, removal, fen, outcome }) => {
      const game = zamma({ size, removal });
      const winner = game.outcome(at(game, fen))?.winner;
      expect(winner === undefined ? "ongoing" : ["black wins", "white wins"][winner]).toBe(outcome);
    },
  );

  test.each(rows.filter(({ captures, perft: [moves = 0] }) => captures && moves <= LONGEST))(
    "$name: all moves capture the most",
    ({ size, removal, fen, perft: numbers, captures }) => {
      const game = zamma({ size, removal });
      const position = at(game, fen);
      const legal = game.legalMoves(position);
      expect(legal.length).toBe(numbers[0]);
      expect(new Set(legal.map((move) => move.captured.length))).toEqual(new Set([captures]));
      expect(new Set(moveTexts(game, position)).size).toBe(legal.length);
    },
  );
});
