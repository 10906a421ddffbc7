/** The computer against itself, at every level of every game. */
import { describe, expect, test } from "vitest";
import { everyBoard } from "../../every-game.ts";
import { playSelf } from "./self-play.ts";

describe.each(await everyBoard())("self-play in $name", ({ game }) => {
  test("plays legal moves at every level", async () => {
    let moves = 0;
    for (const seed of [1, 2]) {
      moves += await playSelf(game, { seed, limits: { nodes: 40 }, plies: 16 });
    }
    expect(moves).toBeGreaterThan(5);
  });
});
