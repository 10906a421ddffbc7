/** Every game with all its options keeps the contract of a game. */
import { describe, expect, test } from "vitest";
import { playConforming } from "./conformance.ts";
import { everyGame } from "./every-game.ts";
import { crossing } from "./game/rules/sixth-game.ts";
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

describe("the kit refuses", () => {
  const [full] = crossing.setups;

  test.each([
    [
      "a setup that is not the first and cannot be read",
      "6/6/6/6/6/6 w",
      "Neither side has a king",
    ],
    [
      "a setup with a position in another spelling",
      "k5/6/6/6/6/K5  w",
      "the setup odd of crossing",
    ],
  ])("%s", (_what, position, reason) => {
    const setups = [...(full ? [full] : []), { name: "odd", about: "an odd game", position }];
    expect(() => playConforming({ ...crossing, setups }, 1)).toThrow(reason);
  });

  test.each(["a2", "a2 h3", "a2 a", "pawn to a3"])("%j as the example of a move", (example) => {
    const message = expect.stringContaining("has the form of a move");
    expect(() => playConforming({ ...crossing, example }, 1)).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message }) }),
    );
  });
});
