import { describe, expect, test } from "vitest";
import { playConforming } from "./conformance.ts";
import { everyGame } from "./every-game.ts";
import { scaled } from "./scale.ts";

/** The deep tests play a thousand. */
const GAMES = scaled(4);

describe.each(await everyGame())("$name keeps the contract", ({ game }) => {
  test("over random games", () => {
    let plies = 0;
    for (let seed = 1; seed <= GAMES; seed++) plies += playConforming(game, seed).plies;
    expect(plies).toBeGreaterThan(GAMES);
  });
});
