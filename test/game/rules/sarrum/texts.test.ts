/** Positions and moves of Capture the Sarrum as text. */

import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";

const FULL = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";

/** Returns a typed move in notation, or the reason for its refusal. */
function written(position: string, text: string): string {
  const start = mustRead(sarrum, position);
  const move = sarrum.readMove(start, text);
  return move.ok ? sarrum.writeMove(start, move.value) : move.reason;
}

describe("a move as a player types it", () => {
  test.each(["13 23", "1323", "13-23", "13x23", "13X23", "13 - 23", "  13   23 ", "13\t23"])(
    "%j captures on 23",
    (text) => {
      expect(written(SAMPLE, text)).toBe("13x23");
    },
  );

  test.each(["81 71", "8171", "81-71", "81x71"])("%j steps to 71", (text) => {
    expect(written(SAMPLE, text)).toBe("81-71");
  });

  test.each(["12 21", "1221", "12x21", "12x21=M", "12-21=M", "12x21=m", "1221M"])(
    "%j promotes, named or not",
    (text) => {
      expect(written(SAMPLE, text)).toBe("12x21=M");
    },
  );

  test.each(["S", "N", "E", "G", "R", "Q"])("a promotion to %s is refused", (letter) => {
    expect(written(SAMPLE, `12x21=${letter}`)).toBe(
      `The redum becomes a marzaz pani there; its letter is M, not ${letter}.`,
    );
  });

  test("a promotion letter on any other move is refused", () => {
    expect(written(SAMPLE, "81x41=M")).toBe("This move promotes nothing; leave out the letter M.");
  });

  test("an illegal move with a promotion is refused for being illegal", () => {
    expect(written(SAMPLE, "12 13=M")).toBe(
      "White's sarrum stands on 13; no piece moves onto its own colour.",
    );
  });
});

describe("a move as it is written", () => {
  test.each([
    [SAMPLE, "13 14", "13-14", "a6a5"],
    [SAMPLE, "13 23", "13x23", "a6b6"],
    [SAMPLE, "81 41", "81x41", "h8d8"],
    [SAMPLE, "12 11", "12-11=M", "a7a8m"],
    [SAMPLE, "12 21", "12x21=M", "a7b8m"],
    [FULL, "17 16", "17-16", "a2a3"],
    ["s7/8/8/8/8/8/7r/S5N1 b", "87 88", "87-88=M", "h2h1m"],
    ["s7/8/8/8/8/8/7r/S5N1 b", "87 78", "87x78=M", "h2g1m"],
  ])("%s: %s is %s, and %s for engines", (text, typed, record, engine) => {
    const position = mustRead(sarrum, text);
    const move = sarrum.readMove(position, typed);
    if (!move.ok) throw new Error(move.reason);
    expect(sarrum.writeMove(position, move.value)).toBe(record);
    expect(sarrum.writeEngineMove(position, move.value)).toBe(engine);
  });
});

describe("a position as text", () => {
  test.each([
    ["the full game", FULL],
    ["the sample game", SAMPLE],
    ["Black to move", SAMPLE.replace(" w", " b")],
    ["White's sarrum gone", "s7/8/8/8/8/8/8/8 w"],
    ["Black's sarrum gone", "8/8/8/8/8/8/8/S7 b"],
  ])("%s is written as it was read", (_what, text) => {
    expect(sarrum.writePosition(mustRead(sarrum, text))).toBe(text);
  });

  test("extra spaces are ignored", () => {
    expect(sarrum.writePosition(mustRead(sarrum, `  ${SAMPLE.replace(" ", "\t ")}\n`))).toBe(
      SAMPLE,
    );
  });
});

describe("an impossible position", () => {
  test.each([
    ["nothing", "", "A position has 8 ranks between slashes; this text has 1."],
    [
      "seven ranks",
      "s7/8/8/8/8/8/S7 w",
      "A position has 8 ranks between slashes; this text has 7.",
    ],
    [
      "nine ranks",
      "s7/8/8/8/8/8/8/S7/8 w",
      "A position has 8 ranks between slashes; this text has 9.",
    ],
    ["an empty rank", "s7//8/8/8/8/8/S7 w", "Rank 2 has 8 squares; this text fills 0."],
    ["seven files", "s7/8/rrrrrrr/8/8/8/8/S7 w", "Rank 3 has 8 squares; this text fills 7."],
    ["nine files", "s7/8/rrrrrrrrr/8/8/8/8/S7 w", "Rank 3 has 8 squares; this text fills 9."],
    ["nine empty squares", "s7/8/9/8/8/8/8/S7 w", "Rank 3 has 8 squares; this text fills 9."],
    ["an unknown letter", "s7/8/8/8/8/8/8/SQ6 w", "Rank 8: no piece has the letter “Q”."],
    [
      "a letter of another alphabet",
      "s7/8/8/8/8/8/8/SЯ6 w",
      "Rank 8: no piece has the letter “Я”.",
    ],
    ["a long s, whose capital is S", "s7/8/8/8/8/8/8/ſ7 w", "Rank 8: no piece has the letter “ſ”."],
    ["no squares at all", "s7/08/8/8/8/8/8/S7 w", "Rank 2: no piece has the letter “0”."],
    [
      "a square left out",
      "s*6/8/8/8/8/8/8/S7 w",
      "The square 21 exists: it cannot be written “*”.",
    ],
    ["two sarrums of White", "s7/8/8/8/8/8/8/S6S w", "White has more than one sarrum."],
    ["two sarrums of Black", "s6s/8/8/8/8/8/8/S7 w", "Black has more than one sarrum."],
    ["no sarrum at all", "g7/8/8/8/8/8/8/G7 w", "Neither side has a sarrum."],
    [
      "White's redum on rank 1",
      "s6R/8/8/8/8/8/8/S7 w",
      "White's redum cannot stand on 81: there it becomes a marzaz pani.",
    ],
    [
      "Black's redum on rank 8",
      "s7/8/8/8/8/8/8/Sr6 w",
      "Black's redum cannot stand on 28: there it becomes a marzaz pani.",
    ],
    [
      "no side to move",
      "s7/8/8/8/8/8/8/S7",
      "After the ranks a position names the side to move: w or b.",
    ],
    [
      "an unknown side to move",
      "s7/8/8/8/8/8/8/S7 x",
      "After the ranks a position names the side to move: w or b, not “x”.",
    ],
    ["more text after it", "s7/8/8/8/8/8/8/S7 w 0 1", "“0 1” does not belong in a position."],
  ])("%s", (_what, text, sentence) => {
    expect(sarrum.readPosition(text)).toEqual({ ok: false, reason: sentence });
  });

  test.each([
    ["a piece", "\u0001s6/8/8/8/8/8/8/S7 w"],
    ["the side to move", "s7/8/8/8/8/8/8/S7 \u0001"],
    ["more text", "s7/8/8/8/8/8/8/S7 w \u0001"],
  ])("an unprintable character as %s is not called an empty line", (_what, text) => {
    const read = sarrum.readPosition(text);
    expect(read).toMatchObject({ ok: false });
    expect(read).not.toMatchObject({ reason: expect.stringContaining("An empty line") });
  });
});
