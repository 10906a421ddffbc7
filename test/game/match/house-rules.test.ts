/** The limit on the moves, as a match keeps it. */

import { describe, expect, test } from "vitest";
import { type Match, redo, startMatch, undo } from "../../../src/game/match/match.ts";
import { matchOutcome, movesLeft, pointsOf } from "../../../src/game/match/outcome.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../must-read.ts";
import { SAMPLE } from "../../sample-game.ts";
import { withHouseRules } from "../rules/sarrum/with-house-rules.ts";
import { afterMoves } from "./after-moves.ts";

/** Returns a match with house rules from a position, after some moves. */
function played(house: string, text: string, ...moves: string[]): Match {
  const game = anyGame(withHouseRules(house));
  const info = { choices: { house }, setup: undefined, date: "2026.11.22", players: [] };
  return afterMoves(startMatch(game, mustRead(game, text), info), ...moves);
}

describe("moves=2", () => {
  const DRAWN = { winner: undefined, sentence: "Each side has made 2 moves. The game is drawn." };
  const moves = ["81 71", "83 63", "71 81", "63 83"];

  test("draws the match with the second move of the second side", () => {
    const outcomes = moves.map((_, index) =>
      matchOutcome(played("moves=2", SAMPLE, ...moves.slice(0, index + 1))),
    );
    expect(outcomes).toEqual([undefined, undefined, undefined, DRAWN]);
  });

  test("counts the moves of each side, whoever moves first", () => {
    const black = SAMPLE.replace(" w", " b");
    const turned = ["83 63", "81 71", "63 83", "71 81"];
    expect(movesLeft(played("moves=2", black, "83 63"))).toEqual([2, 1]);
    expect(matchOutcome(played("moves=2", black, ...turned.slice(0, 3)))).toBeUndefined();
    expect(matchOutcome(played("moves=2", black, ...turned))).toEqual(DRAWN);
  });

  test("does not overrule the end by capture or by agreement", () => {
    const drawn = played("moves=2", SAMPLE, "13 14", "86 87", "14 15", "41 51");
    expect(matchOutcome(drawn)).toEqual(DRAWN);
    const won = played("moves=2", SAMPLE, "81 71", "83 63", "71 41");
    expect(matchOutcome(won)?.winner).toBe(0);
    const last = played("moves=1", "g6S/8/8/8/8/8/8/s7 w", "81 71", "11 71");
    expect(matchOutcome(last)?.sentence).toBe("White's sarrum has been captured. Black wins!");
    const agreed = {
      by: "resignation",
      winner: 1,
      sentence: "White resigns. Black wins!",
    } as const;
    expect(matchOutcome({ ...drawn, agreed })).toBe(agreed);
  });

  test("undo takes the last move back, and redo draws the match again", () => {
    const drawn = played("moves=2", SAMPLE, ...moves);
    const back = undo(drawn, false);
    if (!back) throw new Error("nothing was undone");
    expect(matchOutcome(back)).toBeUndefined();
    expect(movesLeft(back)).toEqual([0, 1]);
    const again = redo(back, false);
    if (!again) throw new Error("nothing was redone");
    expect(matchOutcome(again)).toEqual(DRAWN);
  });

  test("the move that was taken back can be replaced", () => {
    const back = undo(played("moves=2", SAMPLE, ...moves), false);
    if (!back) throw new Error("nothing was undone");
    expect(matchOutcome(afterMoves(back, "86 87"))).toEqual(DRAWN);
  });

  test("without the rule there is no limit", () => {
    const match = played("confirm", SAMPLE, ...moves);
    expect(movesLeft(match)).toBeUndefined();
    expect(matchOutcome(match)).toBeUndefined();
    const game = anyGame(shatranj);
    expect(movesLeft({ ...match, game })).toBeUndefined();
  });
});

describe("points", () => {
  test.each([
    [[], [0, 0]],
    [["12 21"], [5, 0]],
    [
      ["13 23", "83 63", "81 41"],
      [13, 0],
    ],
    [
      ["12 21", "41 31", "21 31"],
      [15, 0],
    ],
    [
      ["81 83", "21 11", "83 86", "11 12"],
      [4, 1],
    ],
  ])("after %j are %j", (moves, expected) => {
    expect(pointsOf(played("points", SAMPLE, ...moves))).toEqual(expected);
  });

  test("count a promoted redum as what it has become, and the kashshaptu", () => {
    const promoted = played("points", "1g5s/R7/8/8/8/8/8/S7 w", "12 11", "21 11");
    expect(pointsOf(promoted)).toEqual([0, 2]);
    const witch = "k6s/1R6/8/8/8/8/8/S7 w";
    expect(pointsOf(played("points kashshaptu=W", witch, "22 11"))).toEqual([4, 0]);
  });

  test("do not decide the game", () => {
    const match = played("points moves=1", SAMPLE, "12 21", "41 51");
    expect(matchOutcome(match)?.winner).toBeUndefined();
    expect(matchOutcome(played("points", SAMPLE, "12 21"))).toBeUndefined();
  });

  test("are those that the house rules state, for every piece in play", () => {
    const { houseRules } = withHouseRules("points kashshaptu=W");
    expect(houseRules?.lines.at(-1)).toBe(
      "Captures score points, which do not decide the game: sarrum 10, gisgigir 5, kashshaptu 4, etlu 3, marzaz pani 2, nabu 2 and redum 1.",
    );
    expect(withHouseRules("points").houseRules?.lines).toEqual([
      "Captures score points, which do not decide the game: sarrum 10, gisgigir 5, etlu 3, marzaz pani 2, nabu 2 and redum 1.",
    ]);
  });

  test("without the rule are not counted", () => {
    expect(pointsOf(played("confirm", SAMPLE, "12 21"))).toBeUndefined();
  });
});
