import { describe, expect, test } from "vitest";
import { citadel } from "../../../src/games/citadel.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { saturankam } from "../../../src/games/saturankam/saturankam.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { zamma } from "../../../src/games/zamma/zamma.ts";
import { talk } from "../type-lines.ts";
import { edited, lastAnswer } from "./editor.ts";

const PLAIN = { flipped: false, plain: true };
const RACE = saturankam({ players: 4, startOff: false, easyEntry: false });
const LEAPS = zamma({ size: 5, removal: "immediate" });

describe("what the rules make impossible", () => {
  test.each(["putt WR 17", "remve 17", "clear the board", "done!", "cancel all"])(
    "%s is no change, and the editor tells what is",
    async (line) => {
      expect(await lastAnswer(sarrum, line)).toEqual([
        "Type put WS 81 (more squares may follow), remove 81, clear, turn Black, or undo; done begins a game at the position, cancel leaves it.",
      ]);
    },
  );

  test("in plain text, says whether anything was removed", async () => {
    const put = "put WR 17 27";
    expect(await lastAnswer(sarrum, put, "remove 88")).toEqual(["Nothing stood on 88 before."]);
    expect(await lastAnswer(sarrum, put, "remove 17 88")).toEqual([
      "Removed; now nothing stands on 17 and 88.",
    ]);
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
      "White's sarrum stands on 13 already; remove it first.",
    ],
    [
      "a square beyond the board",
      "put WS 91",
      "91 is off the board: files and ranks are numbered from 1 to 8.",
    ],
    [
      "nobody's piece",
      "put WK 11",
      "“WK” is no piece; the pieces are WS, WM, WN, WE, WG, WR, BS, BM, BN, BE, BG and BR, as on the board.",
    ],
    [
      "no piece at all",
      "put",
      "Behind put come a piece and a square; the pieces are WS, WM, WN, WE, WG, WR, BS, BM, BN, BE, BG and BR, as on the board.",
    ],
    ["no square", "put WS", "Type one square or more behind it, such as 81."],
    ["nothing to remove", "remove", "Type one square or more behind it, such as 81."],
    ["a third side", "turn red", "turn needs a side: turn White or turn Black."],
    ["a game without a sarrum", "done", "Neither side has a sarrum."],
    [
      "a text that is none",
      "position 8/8 w",
      "A position has 8 ranks between slashes; this text has 2.",
    ],
    ["the moves of no game", "moves 13", "No game has begun yet."],
  ])("%s is refused", async (_what, line, sentence) => {
    expect(await lastAnswer(sarrum, line)).toEqual([sentence]);
    expect(await lastAnswer(sarrum, line, "position")).toEqual(["8/8/8/8/8/8/8/8 w"]);
  });

  test.each([
    [
      "a pawn's last rank",
      citadel,
      "put WP e11",
      "White's pawn cannot stand on e11: there it becomes a general.",
    ],
    [
      "a square that the board has not",
      citadel,
      "put WK a5",
      "There is no square a5 on this board.",
    ],
    [
      "a man on his far rank",
      LEAPS,
      "put Bo a5",
      "Black's man cannot stand on a5: there it is a Mullah.",
    ],
    ["an empty board", LEAPS, "done", "The board has no piece on it."],
  ])("%s is refused", async (_what, game, line, sentence) => {
    expect(await lastAnswer(game, line)).toEqual([sentence]);
  });

  test("a game that would be over at once does not begin", async () => {
    expect(await lastAnswer(sarrum, "put WS 13", "done")).toEqual([
      "A game would be over at once: Black's sarrum has been captured. White wins!",
    ]);
  });

  test("check is for the rules to judge, at the end", async () => {
    const kings = ["put WK e1", "put BK e8", "put WR e5"];
    expect(await lastAnswer(shatranj, ...kings, "done")).toEqual([
      "Black is in check although White is to move.",
    ]);
    expect(await edited(shatranj, ...kings, "turn black", "done")).toContain("It is Black's turn.");
  });

  test("a citadel is a square like any other", async () => {
    expect(await lastAnswer(citadel, "put WR a12", "position")).toEqual([
      expect.stringMatching(/^R\*{10}1\//),
    ]);
  });

  test("saturankam has no such board, and says so", async () => {
    expect(await talk(RACE, ["edit"], { view: PLAIN })).toContain(
      "Positions of Saturankam are not built up square by square; type them as text: position S0,0/E0,0/N0,0/W0,0 S -\n",
    );
  });
});

test("a fers where the game begins with it counts as unmoved, elsewhere as moved", async () => {
  const shown = await edited(shatranj, "put WF d1 e2", "put BF d1 d8", "put WF d8", "position");
  expect(shown).toContain("A fers on a square where the game begins with it counts as unmoved");
  expect(shown).toContain("\n3F4/8/8/8/8/8/4F3/3f4 w -\n");
  expect(await lastAnswer(shatranj, "put WF d1 e2", "put BF d8", "position")).toEqual([
    "3f4/8/8/8/8/8/4F3/3F4 w d1d8",
  ]);
});
