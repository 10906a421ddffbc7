import { describe, expect, test } from "vitest";
import { perft } from "../../src/core/perft.ts";
import { shatranj } from "../../src/games/shatranj.ts";
import { at, counts, SHATRANJ_ROWS } from "../games/chess-rows.ts";

describe("the larger numbers of move sequences in shatranj", () => {
  test.each(counts(SHATRANJ_ROWS, "deep"))(
    "from $id, $depth plies: $leaves",
    ({ fen, depth, leaves }) => {
      expect(perft(shatranj, at(shatranj, fen), depth)).toBe(leaves);
    },
  );
});
