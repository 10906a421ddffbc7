import { expect, test } from "vitest";
import { unmovedPieces } from "../../src/puzzles/unmoved.ts";
import { mustRead } from "../must-read.ts";
import { gameNamed } from "../worksheets/request.ts";

test.each([
  ["shatranj", "3fk3/8/8/8/8/8/8/3FK3 w d1", "The fers on d1 has not moved yet."],
  [
    "shatranj",
    "3fk3/8/8/8/8/8/8/3FK3 w d1d8",
    "The fers on d1 and the fers on d8 have not moved yet.",
  ],
  ["shatranj", "3fk3/8/8/8/8/8/8/3FK3 w -", ""],
  ["sarrum", "8/8/8/s6G/8/8/8/7S w", ""],
])("%s names the unmoved pieces of %s", async (name, position, sentence) => {
  const game = await gameNamed(name);
  expect(unmovedPieces(game, mustRead(game, position))).toBe(sentence);
});
