/** Larger counts of saturankam. */
import { describe, expect, test } from "vitest";
import { saturankam } from "../../src/game/rules/saturankam/saturankam.ts";
import { successors } from "../game/rules/saturankam/helper.ts";
import { oracleMoves } from "../oracles/saturankam.ts";

const THROWS = ["1,1", "1,3", "1,4", "1,6", "3,3", "3,4", "3,6", "4,4", "4,6", "6,6"];
const PLACES = ["x", "o", ...Array.from({ length: 80 }, (_, step) => `${step}`)];

describe("every pair of places, each with one of the throws in turn, agrees with the oracle", () => {
  const game = saturankam({ players: 2, startOff: false, easyEntry: false });

  /** North stands on two safe cells, on two plain ones, or on one in front of the centre. */
  test.each(["N0,8", "N24,16", "N20,33", "N60,60"])("against %s", (north) => {
    let compared = 0;
    for (const first of PLACES) {
      for (const second of PLACES) {
        const state = `S${first},${second}/${north} S -`;
        const read = game.readPosition(state);
        if (read.ok && !game.outcome(read.value)) {
          const dice = THROWS[compared % THROWS.length] ?? "";
          const expected = oracleMoves(state, dice.split(",").map(Number));
          const found = successors(game, `${state} ${dice}`);
          expect(found, `${state} ${dice}`).toEqual(Object.fromEntries(expected));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(6000);
  });
});
