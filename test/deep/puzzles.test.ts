/** All puzzles, proved by a solver of their own. */
import { describe, test } from "vitest";
import { GAMES_WITH_PUZZLES, puzzlesOf } from "../../src/game/activities/puzzles/puzzles.ts";
import { solverProves } from "../game/activities/puzzles/solver-proves.ts";

const GAMES = await Promise.all(
  GAMES_WITH_PUZZLES.map(async (game) => ({ game, puzzles: await puzzlesOf(game) })),
);

describe.each(GAMES)("the solver proves the puzzles of $game:", ({ game, puzzles }) => {
  test.each(puzzles)("number $number, in $moves: $position", (puzzle) =>
    solverProves(game, puzzle),
  );
});
