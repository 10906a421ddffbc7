/** A thousand random games of every game and option. */
import { describe, expect, test } from "vitest";
import { playConforming } from "../conformance.ts";
import { everyGame } from "../every-game.ts";

const GAMES = 1000;

describe.each(await everyGame())("$name keeps the contract", ({ name, game }) => {
  test(`over ${GAMES} random games`, () => {
    let plies = 0;
    let ended = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const played = playConforming(game, seed);
      plies += played.plies;
      if (played.ended) ended++;
    }
    console.log(`${name}: ${GAMES} games, ${plies} plies, ${ended} ended by the rules`);
    expect(plies).toBeGreaterThan(GAMES);
  });
});
