/** Winning chances without a search. */
import { expect, test } from "vitest";
import { quickChances } from "../../../src/game/engine/quick-chance.ts";
import { startMatch } from "../../../src/game/match/match.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../must-read.ts";

test("a position has the same chances whenever it is shown", () => {
  const game = anyGame(shatranj);
  const match = startMatch(game, mustRead(game, game.setups[0]!.position), {
    choices: {},
    setup: undefined,
    date: "2026.11.21",
    players: [],
  });
  const chanceIn = quickChances();
  const first = chanceIn(match);
  expect(first).toBeGreaterThan(0);
  expect([chanceIn(match), chanceIn(match)]).toEqual([first, first]);
});
