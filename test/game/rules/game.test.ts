/** What all games have in common: setups, positions, counts and refusals. */
import { describe, expect, test } from "vitest";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { isPossible, setupNamed, setupPosition } from "../../../src/game/rules/game.ts";
import { divide, perft, perftLines } from "../../../src/game/rules/perft.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { notOver, refuseByRule } from "../../../src/game/rules/verdict.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../must-read.ts";

describe("a setup", () => {
  test("is found by its name, and refused if there is none", () => {
    for (const [index, name] of ["full", "sample"].entries()) {
      const value = setupPosition(sarrum, index);
      expect(setupNamed(sarrum, name)).toEqual({ ok: true, value });
    }
    expect(setupNamed(sarrum, "half")).toEqual({
      ok: false,
      reason: "“half” is not a setup of Capture the Sarrum; it has: full, sample.",
    });
  });

  test("that a game lacks or cannot read is a bug", () => {
    expect(() => setupPosition(sarrum, 2)).toThrow("setup 2 of sarrum: ");
  });

  test("begins with a throw in a game with dice", () => {
    expect(sarrum.dice).toBe(false);
    expect(saturankam({ players: 2, startOff: false, easyEntry: false }).dice).toBe(true);
  });
});

describe("a position with another side to move", () => {
  const race = saturankam({ players: 3, startOff: false, easyEntry: false });

  test.each([
    [anyGame(sarrum), "s7/8/8/8/8/8/8/7S w", 1, "s7/8/8/8/8/8/8/7S b"],
    [anyGame(zamma({ size: 5, removal: "deferred" })), "2w2/5/5/5/2b2 w", 0, "2w2/5/5/5/2b2 b"],
    [anyGame(race), "S4,0/E17,x/N0,0 S - 3,6", 2, "S4,0/E17,x/N0,0 N - 3,6"],
  ])("keeps its pieces and its dice: game %#", (game, text, side, turned) => {
    expect(game.writePosition(game.withTurn(mustRead(game, text), side))).toBe(turned);
  });

  test("is impossible if the other side is in check", () => {
    const position = mustRead(shatranj, "k7/8/8/8/8/8/8/R6K b -");
    expect(isPossible(shatranj, position)).toBe(true);
    expect(isPossible(shatranj, shatranj.withTurn(position, 0))).toBe(false);
  });
});

describe("the counts of move sequences", () => {
  // Two sarrums in the corners: 3 moves each, and none leads to a capture within 3 plies.
  const corners = mustRead(sarrum, "s7/8/8/8/8/8/8/7S w");

  test.each([
    [0, 1],
    [1, 3],
    [2, 9],
  ])("%i plies: %i", (depth, leaves) => {
    expect(perft(sarrum, corners, depth)).toBe(leaves);
  });

  test("are listed by the first move, with their sum", () => {
    expect(perftLines(divide(sarrum, corners, 2))).toEqual([
      "h1h2: 3",
      "h1g1: 3",
      "h1g2: 3",
      "",
      "Nodes searched: 9",
    ]);
  });
});

describe("a move that is refused", () => {
  const open = notOver(undefined);

  test("breaks a rule; if it breaks none, the rules contradict each other", () => {
    const over = notOver({ winner: 0, sentence: "White wins." });
    expect(refuseByRule([open, over])).toEqual({
      ok: false,
      reason: "The game is over. White wins.",
    });
    expect(() => refuseByRule([open, open])).toThrow(
      "breaks no rule: The game is not over. The game is not over.",
    );
  });
});
