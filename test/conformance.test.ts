import { describe, expect, test } from "vitest";
import { playConforming } from "./conformance.ts";
import { everyGame } from "./every-game.ts";

/** `npm run test:deep` plays a thousand. */
const GAMES = 2;

describe.each(await everyGame())("$name keeps the contract", ({ game }) => {
  test(`over ${GAMES} random games`, () => {
    let plies = 0;
    for (let seed = 1; seed <= GAMES; seed++) plies += playConforming(game, seed).plies;
    expect(plies).toBeGreaterThan(GAMES);
  });
});
