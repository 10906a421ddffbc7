/** Explanations of a move, check by check, as the exam's program makes them. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { withHouseRules } from "./with-house-rules.ts";

/** Returns what stands in brackets at the end of each check; "-" if nothing does. */
function subroutines<Position, Move>(game: Game<Position, Move>, text: string, move: string) {
  return game
    .explain(mustRead(game, text), move)
    .map(({ rule }) => /\.(?: \((\w+)\))?$/.exec(rule)?.[1] ?? "-");
}

const COMMON = Array.from({ length: 3 }, () => "CheckMoveIsLegal");

describe("each check of a move names the exam's subroutine that makes it", () => {
  test.each([
    ["S", "34 33", ["CheckSarrumMoveIsLegal"]],
    ["M", "34 33", ["CheckMarzazPaniMoveIsLegal"]],
    ["N", "34 23", ["CheckNabuMoveIsLegal"]],
    ["E", "34 32", ["CheckEtluMoveIsLegal"]],
    ["G", "34 33", ["CheckGisgigirMoveIsLegal"]],
    ["G", "34 31", ["CheckGisgigirMoveIsLegal", "CheckGisgigirMoveIsLegal"]],
    ["R", "34 33", ["CheckRedumMoveIsLegal"]],
  ])("a legal move of the piece %s, %s", (letter, move, ofPiece) => {
    const other = letter === "S" ? "8" : "7S";
    const text = `s7/8/8/2${letter}5/8/8/8/${other} w`;
    expect(subroutines(sarrum, text, move)).toEqual([...COMMON, ...ofPiece]);
  });

  test.each([
    ["the same square twice", "13 13", COMMON.slice(0, 1)],
    ["an empty start square", "55 56", COMMON.slice(0, 2)],
    ["a piece of one's own on the finish square", "12 13", COMMON],
    ["a wrong movement", "81 72", [...COMMON, "CheckGisgigirMoveIsLegal"]],
    ["a jump", "81 31", [...COMMON, "CheckGisgigirMoveIsLegal", "CheckGisgigirMoveIsLegal"]],
  ])("a refusal: %s", (_what, move, expected) => {
    expect(subroutines(sarrum, SAMPLE, move)).toEqual(expected);
  });

  test.each([
    ["a piece that moves by a house rule keeps its subroutine", "etlu=N", "etlu", "23 35"],
    ["the kashshaptu has none", "kashshaptu=N kashshaptu-for=etlu", "kashshaptu", "23 35"],
  ])("%s", (_what, house, name, move) => {
    const game = withHouseRules(house);
    const setup = game.setups.find((candidate) => candidate.name === "sample");
    const text = (setup?.position ?? "").replace(" w", " b");
    const ofPiece = name === "etlu" ? "CheckEtluMoveIsLegal" : "-";
    expect(subroutines(game, text, move)).toEqual([...COMMON, ofPiece]);
  });

  test("the house rule about a sarrum in danger has none", () => {
    const game = withHouseRules("check=enforce");
    const expected = [...COMMON, "CheckSarrumMoveIsLegal", "-"];
    expect(subroutines(game, SAMPLE, "13 24")).toEqual(expected);
    // It does not apply to the capture of the opponent's sarrum.
    const attacked = mustRead(game, "3s3G/8/8/g7/8/8/8/S7 w");
    expect(game.explain(attacked, "81 41").every(({ holds }) => holds)).toBe(true);
  });

  test("only checks of a move name one: neither refusals nor checks of the typed text do", () => {
    for (const move of ["abc", "99 99", "12x21=S", "13 13", "81 72", "81 31"]) {
      const failed = sarrum.explain(mustRead(sarrum, SAMPLE), move).find(({ holds }) => !holds);
      expect(failed?.refusal).not.toMatch(/MoveIsLegal/);
    }
    expect(subroutines(sarrum, SAMPLE, "abc")).toEqual(["-"]);
    expect(subroutines(sarrum, SAMPLE, "12x21=S").at(-1)).toBe("-");
  });

  test.each([
    ["abc", ["A move names two squares of the board."]],
    ["12x21=S", ["A letter after a move names the promoted piece."]],
    ["81-72=S", ["A gisgigir moves any number of squares vertically or horizontally"]],
  ])("%s breaks one rule", (move, rules) => {
    const failed = sarrum.explain(mustRead(sarrum, SAMPLE), move).filter(({ holds }) => !holds);
    expect(failed.map(({ rule }, index) => rule.slice(0, rules[index]?.length))).toEqual(rules);
  });

  test("no other game has them", () => {
    const text = shatranj.setups[0]?.position ?? "";
    const shown = subroutines(shatranj, text, "e2 e3");
    expect(shown.length).toBeGreaterThan(3);
    expect(new Set(shown)).toEqual(new Set(["-"]));
  });
});
