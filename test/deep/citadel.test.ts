import { describe, expect, test } from "vitest";
import { perft } from "../../src/core/perft.ts";
import { citadel } from "../../src/games/citadel.ts";
import { at, CITADEL_ROWS, counts } from "../games/chess-rows.ts";

describe("the larger numbers of move sequences in citadel", () => {
  test.each(counts(CITADEL_ROWS, "deep"))(
    "from $id, $depth plies: $leaves",
    ({ fen, depth, leaves }) => {
      expect(perft(citadel, at(citadel, fen), depth)).toBe(leaves);
    },
  );
});
