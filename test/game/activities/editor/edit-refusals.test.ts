/** What the editor refuses, and why. */

import { describe, expect, test } from "vitest";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { talk } from "../../session/type-lines.ts";
import { edited, lastAnswer } from "./edited.ts";

const PLAIN = { ...DEFAULT_VIEW, plain: true };
const RACE = saturankam({ players: 4, startOff: false, easyEntry: false });
const LEAPS = zamma({ size: 5, removal: "immediate" });

describe("what the rules forbid", () => {
  test.each([
    ["putt WR 17", "Unknown command “putt”; did you mean “put”?"],
    ["remve 17", "Unknown command “remve”; did you mean “remove”?"],
    ["clear the board", "clear takes no arguments."],
    ["cancel all", "cancel takes no arguments."],
    [
      "done!",
      "In the editor type put PIECE SQUARE, remove SQUARE, clear, turn SIDE, undo, setup [TEXT], done or cancel; help explains them.",
    ],
  ])("%s changes nothing", async (line, sentence) => {
    expect(await lastAnswer(sarrum, line)).toEqual([sentence]);
  });

  test("in plain text, says whether anything was removed", async () => {
    const put = "put WR 17 27";
    expect(await lastAnswer(sarrum, put, "remove 88")).toEqual(["There was nothing on 88."]);
    expect(await lastAnswer(sarrum, put, "remove 17 88")).toEqual(["Removed from 17 and 88."]);
  });

  test.each([
    [
      "a redum on its promotion rank",
      "put WR 11",
      "White's redum cannot stand on 11: there it becomes a marzaz pani.",
    ],
    [
      "one of Black's",
      "put BR 17 88",
      "Black's redum cannot stand on 88: there it becomes a marzaz pani.",
    ],
    [
      "two sarrums of one colour",
      "put WS 13 14",
      "White's sarrum is already on 13; remove it first.",
    ],
    [
      "a square beyond the board",
      "put WS 91",
      "91 is off the board: files and ranks are numbered from 1 to 8.",
    ],
    [
      "nobody's piece",
      "put WK 11",
      "“WK” is not a piece; the pieces are WS, WM, WN, WE, WG, WR, BS, BM, BN, BE, BG and BR.",
    ],
    [
      "no piece at all",
      "put",
      "put needs a piece and a square, for example: put WS 47; the pieces are WS, WM, WN, WE, WG, WR, BS, BM, BN, BE, BG and BR.",
    ],
    ["no square", "put WS", "Name one or more squares, such as 47."],
    ["nothing to remove", "remove", "Name one or more squares, such as 47."],
    ["a third side", "turn red", "turn needs a side: turn White or turn Black."],
    ["a game without a sarrum", "done", "Neither side has a sarrum."],
    [
      "a text that is none",
      "setup 8/8 w",
      "A position has 8 ranks between slashes; this text has 2.",
    ],
    [
      "the moves of no game",
      "moves 13",
      "moves is not available here; type cancel to leave the editor.",
    ],
  ])("%s is refused", async (_what, line, sentence) => {
    expect(await lastAnswer(sarrum, line)).toEqual([sentence]);
    expect(await lastAnswer(sarrum, line, "setup text")).toEqual(["8/8/8/8/8/8/8/8 w"]);
  });

  test.each([
    [
      "a pawn's last rank",
      anyGame(citadel),
      "put WP e11",
      "White's pawn cannot stand on e11: there it becomes a general.",
    ],
    [
      "a square that the board has not",
      anyGame(citadel),
      "put WK a5",
      "There is no square a5 on this board.",
    ],
    [
      "a man on his far rank",
      anyGame(LEAPS),
      "put Bo a5",
      "Black's man cannot stand on a5: it would be a Mullah there.",
    ],
    ["an empty board", anyGame(LEAPS), "done", "There are no pieces on the board."],
  ])("%s is refused", async (_what, game, line, sentence) => {
    expect(await lastAnswer(game, line)).toEqual([sentence]);
  });

  test("a game that would be over at once does not begin", async () => {
    expect(await lastAnswer(sarrum, "put WS 13", "done")).toEqual([
      "The game would already be over: Black's sarrum has been captured. White wins!",
    ]);
  });

  test("check is judged only when the position is done", async () => {
    const kings = ["put WK e1", "put BK e8", "put WR e5"];
    expect(await lastAnswer(shatranj, ...kings, "done")).toEqual([
      "Black is in check although White is to move.",
    ]);
    expect(await edited(shatranj, ...kings, "turn black", "done")).toContain("It is Black's turn.");
  });

  test("a citadel is a square like any other", async () => {
    expect(await lastAnswer(citadel, "put WR a12", "setup text")).toEqual([
      expect.stringMatching(/^R\*{10}1\//),
    ]);
  });

  test("saturankam has no editor, and says so", async () => {
    expect(await talk(RACE, ["setup"], { view: PLAIN })).toContain(
      "Saturankam has no editor; type positions as text: setup saturankam S0,0/E0,0/N0,0/W0,0 S -\n",
    );
  });
});

test("a fers on its starting square counts as unmoved, elsewhere as moved", async () => {
  const shown = await edited(shatranj, "put WF d1 e2", "put BF d1 d8", "put WF d8", "setup text");
  expect(shown).toContain("\n3F4/8/8/8/8/8/4F3/3f4 w -\n");
  expect(await lastAnswer(shatranj, "put WF d1 e2", "put BF d8", "setup text")).toEqual([
    "3f4/8/8/8/8/8/4F3/3F4 w d1d8",
  ]);
});
