/** Which pieces have not moved yet, in words. */
import { expect, test } from "vitest";
import { unmovedPieces } from "../../../../src/game/activities/puzzles/goal.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";

test.each([
  [shatranj, "3fk3/8/8/8/8/8/8/3FK3 w d1", "The fers on d1 has not moved yet."],
  [
    shatranj,
    "3fk3/8/8/8/8/8/8/3FK3 w d1d8",
    "The fers on d1 and the fers on d8 have not moved yet.",
  ],
  [shatranj, "3fk3/8/8/8/8/8/8/3FK3 w -", ""],
  [sarrum, "8/8/8/s6G/8/8/8/7S w", ""],
])("$id names the unmoved pieces of %s", (game, position, sentence) => {
  expect(unmovedPieces(anyGame(game), position)).toBe(sentence);
});
