/** Thousands of games of the engine against itself. */
import { describe, expect, test } from "vitest";
import { everyGame } from "../every-game.ts";
import { playSelf } from "../game/engine/self-play.ts";

const GAMES = 2000;

describe("the computer against itself", async () => {
  const games = await everyGame();
  const each = Math.ceil(GAMES / games.length);

  test.each(games)(`plays ${each} games of $name with legal moves only`, async ({ name, game }) => {
    let moves = 0;
    for (let seed = 1; seed <= each; seed++) {
      moves += await playSelf(game, { seed, limits: { nodes: 100 }, plies: 120 });
    }
    console.log(`${name}: ${each} games, ${moves} moves thought out, all legal`);
    expect(moves).toBeGreaterThan(10 * each);
  });
});
