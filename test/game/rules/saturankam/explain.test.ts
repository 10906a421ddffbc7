/** Explanations of moves in saturankam. */
import { describe, expect, test } from "vitest";
import { given, refusal } from "./helper.ts";

const TURN = "S0,10/E17,x/N79,o/W5,5 S - 3,6";
const WAITING = "S0,10/E17,x/N79,o/W5,5 S -";

describe("explaining a move", () => {
  test("the checks of a legal move all hold, in the order of the rules", () => {
    const { game, position } = given(TURN);
    const checks = game.explain(position, "1:9");
    expect(checks.every((check) => check.holds && check.refusal === "")).toBe(true);
    expect(checks.map((check) => check.rule)).toEqual([
      "The game is not over.",
      "A move names a piece and its count, or in, off or pass.",
      "A move uses no more than the throw.",
      "Piece 1 is on the board.",
      "Piece 1 is not frozen.",
      "Piece 1 does not go past the centre.",
      "Piece 1 does not land on a safe cell where an opponent stands.",
      "Piece 1 reaches the centre only if no part of the throw is left over.",
      "The whole throw must be used, or as much of it as possible.",
    ]);
  });

  test("a pass is right if and only if nothing can move", () => {
    const form = "A move names a piece and its count, or in, off or pass.";
    const rule = "A player may pass only if nothing can move.";
    for (const state of [TURN, "S79,x/N1,1 S - 3,6"]) {
      const { game, position } = given(state);
      const checks = game.explain(position, "pass");
      expect(checks.map((check) => check.rule)).toEqual(["The game is not over.", form, rule]);
      expect(checks.map((check) => check.holds)).toEqual([true, true, state !== TURN]);
    }
  });

  test.each([
    ["Sx,9/N1,1 S - 1,1", "2:1"],
    ["S79,9/N1,1 S - 1,1", "2:1"],
  ])("entering and bearing off use the whole throw: %s, %s", (state, typed) => {
    expect(refusal(state, typed)).toBe(
      `The whole total of 2 must be used, and ${typed} uses only 1.`,
    );
  });

  test("the rules end with the first that fails", () => {
    const { game, position } = given(TURN.replace(" S ", " N "));
    const rules = game.explain(position, "1:9").map((check) => `${check.rule} ${check.holds}`);
    expect(rules.slice(3)).toEqual([
      "Piece 1 is on the board. true",
      "Piece 1 is not frozen. false",
    ]);
    const captured = given(TURN.replace(" S ", " E "));
    expect(captured.game.explain(captured.position, "2:in").slice(2)).toHaveLength(2);
    expect(captured.game.explain(captured.position, "2:off").slice(2)).toEqual([
      {
        rule: "Piece 2 is on the board.",
        holds: false,
        refusal: "Piece 2 has been captured: it re-enters only with 1-1; then type 2:in.",
      },
    ]);
  });

  test("a throw is judged by its faces, and nothing is legal after the end", () => {
    const { game, position } = given(WAITING);
    const rule = "A throw is two of the faces 1, 3, 4 and 6.";
    expect(game.explain(position, "3 6").at(-1)).toEqual({ rule, holds: true, refusal: "" });
    expect(game.explain(position, "1:9").at(-1)?.rule).toBe(rule);
    const over = given("So,o/N1,1 S -");
    expect(over.game.explain(over.position, "3 6")).toHaveLength(1);
  });
});
