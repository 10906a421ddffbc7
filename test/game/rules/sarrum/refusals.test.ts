/** Refused moves of Capture the Sarrum, each with its sentence. */

import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";

/** Returns why a move is refused; "" if it is legal. */
function refusalOf(position: string, text: string): string {
  const move = sarrum.readMove(mustRead(sarrum, position), text);
  return move.ok ? "" : move.reason;
}

const HOW_TO_TYPE =
  "is not a grid reference: type two digits, the file and then the rank, such as 47.";

/** Milliseconds: a busy computer needs far less, a pattern that tries every part of a text far more. */
const HALTING = 20_000;

describe("text that is not a grid reference", () => {
  test.each([
    ["letters", "abc", "“abc”"],
    ["chess squares beyond the board", "a1 j2", "“a1 j2”"],
    ["one digit", "8", "“8”"],
    ["three digits", "814", "“814”"],
    ["five digits", "81414", "“81414”"],
    ["six digits", "814181", "“814181”"],
    ["a square and a digit", "81 4", "“81 4”"],
    ["four separate digits", "8 1 4 1", "“8 1 4 1”"],
    ["two dashes", "81--41", "“81--41”"],
    ["a semicolon", "81;41", "“81;41”"],
    ["a sign before it", "-81 41", "“-81 41”"],
    ["nothing", "", "An empty line"],
    ["blanks", " \t ", "An empty line"],
    ["an arrow key", "\u001b[A", "“\ufffd[A”"],
    ["an unnamed promotion", "12x21=", "“12x21=”"],
  ])("%s", (_what, text, shown) => {
    expect(refusalOf(SAMPLE, text)).toBe(`${shown} ${HOW_TO_TYPE}`);
  });

  test("chess squares are answered with the move to type", () => {
    expect(refusalOf(SAMPLE, "a1 a2")).toBe(
      "“a1 a2” is not a grid reference: that move is 18 17 here, each file and then rank, since rank 1 is at the top.",
    );
  });

  test.each(["٨١ ٤١", "८१ ४१", "８１ ４１"])("nor is it refused in other digits: %s", (text) => {
    expect(refusalOf(SAMPLE, text)).toBe("");
  });

  test("one square alone is half a move", () => {
    expect(refusalOf(SAMPLE, "81")).toBe("“81” is only one square; a move has two, such as 81 82.");
  });

  test.each(["81 41 21", " 81 41 21 ", "81, 41 - 21"])(
    "three squares are not a move: %j",
    (text) => {
      expect(refusalOf(SAMPLE, text)).toBe(
        `“${text.trim()}” is 3 squares; a move has two, such as 81 82.`,
      );
    },
  );

  test.each([
    ["letters", "z", "“zzzzzzzzzzzzzzzzzzzz…”"],
    ["digits", "1", "“11111111111111111111…”"],
    ["blanks", " ", "An empty line"],
    ["moves", "81-41", "“81-4181-4181-4181-41…”"],
  ])("a megabyte of %s is refused at once and quoted only in part", (_what, text, shown) => {
    const began = performance.now();
    expect(refusalOf(SAMPLE, text.repeat(2 ** 20))).toBe(`${shown} ${HOW_TO_TYPE}`);
    expect(performance.now() - began).toBeLessThan(HALTING);
  });

  test("a wide gap after the first square is refused at once", () => {
    const began = performance.now();
    expect(refusalOf(SAMPLE, `81${" ".repeat(2 ** 20)}z`)).toContain(HOW_TO_TYPE);
    expect(performance.now() - began).toBeLessThan(HALTING);
  });
});

describe("squares off the board", () => {
  test.each([
    ["01 11", "01"],
    ["10 11", "10"],
    ["00 11", "00"],
    ["91 11", "91"],
    ["19 11", "19"],
    ["99 99", "99"],
    ["81 01", "01"],
    ["81 80", "80"],
    ["81 91", "91"],
    ["8189", "89"],
    ["09", "09"],
  ])("%s", (text, square) => {
    expect(refusalOf(SAMPLE, text)).toBe(
      `${square} is off the board: files and ranks are numbered from 1 to 8.`,
    );
  });
});

describe("the two squares", () => {
  test.each([
    ["an empty start square", "55 56", "The square 55 is empty; start on one of White's pieces."],
    [
      "an opponent's piece on the start square",
      "21 22",
      "The piece on 21 is Black's gisgigir, and it is White's turn.",
    ],
    [
      "the start square as the finish square",
      "81 81",
      "The start and the finish are the same square, 81; a piece that moves must leave its square.",
    ],
    [
      "an own piece on the finish square",
      "13 12",
      "White's redum stands on 12; no piece moves onto its own colour.",
    ],
    [
      "Figure 9's move of the redum backwards onto the sarrum",
      "12 13",
      "White's sarrum stands on 13; no piece moves onto its own colour.",
    ],
  ])("%s", (_what, text, sentence) => {
    expect(refusalOf(SAMPLE, text)).toBe(sentence);
  });

  test("Black's refusals name White's pieces in the same way", () => {
    const black = SAMPLE.replace(" w", " b");
    expect(refusalOf(black, "81 71")).toBe(
      "The piece on 81 is White's gisgigir, and it is Black's turn.",
    );
    expect(refusalOf(black, "55 56")).toBe(
      "The square 55 is empty; start on one of Black's pieces.",
    );
  });
});

describe("a refused movement says how the piece does move", () => {
  const alone = (letter: string) => `s7/8/8/2${letter}5/8/8/8/7S w`;

  test.each([
    [
      "sarrum",
      "s7/8/8/2S5/8/8/8/8 w",
      "34 36",
      "The sarrum on 34 does not move like that: a sarrum moves one square in any direction.",
    ],
    [
      "marzaz pani",
      alone("M"),
      "34 23",
      "The marzaz pani on 34 does not move like that: a marzaz pani moves one square vertically or horizontally.",
    ],
    [
      "nabu",
      alone("N"),
      "34 35",
      "The nabu on 34 does not move like that: a nabu moves one square diagonally.",
    ],
    [
      "etlu",
      alone("E"),
      "34 35",
      "The etlu on 34 does not move like that: an etlu moves exactly two squares vertically or horizontally and jumps over anything.",
    ],
    [
      "gisgigir",
      alone("G"),
      "34 45",
      "The gisgigir on 34 does not move like that: a gisgigir moves any number of squares vertically or horizontally and does not jump.",
    ],
    [
      "redum",
      alone("R"),
      "34 32",
      "The redum on 34 does not move like that: a redum moves one square straight ahead, and one square diagonally ahead only to capture.",
    ],
  ])("%s", (_name, position, text, sentence) => {
    expect(refusalOf(position, text)).toBe(sentence);
  });
});

describe("a gisgigir does not jump", () => {
  test("over an opponent's piece", () => {
    expect(refusalOf(SAMPLE, "81 31")).toBe(
      "The way from 81 to 31 is blocked by Black's sarrum on 41.",
    );
  });

  test("over a piece of its own side", () => {
    expect(refusalOf("s7/8/8/2G2N1e/8/8/8/7S w", "34 84")).toBe(
      "The way from 34 to 84 is blocked by White's nabu on 64.",
    );
  });

  test("and the nearest of two pieces on the way is named", () => {
    expect(refusalOf("s7/8/8/2G1rn2/8/8/8/7S w", "34 84")).toBe(
      "The way from 34 to 84 is blocked by Black's redum on 54.",
    );
  });
});

describe("a redum", () => {
  test.each([
    [
      "White's does not capture straight ahead",
      "s7/8/2e5/2R5/8/8/8/7S w",
      "34 33",
      "A redum cannot capture straight ahead, and Black's etlu stands on 33.",
    ],
    [
      "Black's does not capture straight ahead",
      "s7/8/8/2r5/2E5/8/8/7S b",
      "34 35",
      "A redum cannot capture straight ahead, and White's etlu stands on 35.",
    ],
    [
      "does not move diagonally onto an empty square",
      "s7/8/8/2R5/8/8/8/7S w",
      "34 43",
      "A redum moves diagonally only to capture, and 43 is empty.",
    ],
    [
      "White's does not move down the board",
      "s7/8/8/2R5/8/8/8/7S w",
      "34 35",
      "A redum moves only forwards, and White plays up the board.",
    ],
    [
      "Black's does not move up the board",
      "s7/8/8/2r5/8/8/8/7S b",
      "34 33",
      "A redum moves only forwards, and Black plays down the board.",
    ],
    [
      "does not move sideways",
      "s7/8/8/2R5/8/8/8/7S w",
      "34 44",
      "A redum moves only forwards, and White plays up the board.",
    ],
  ])("%s", (_what, position, text, sentence) => {
    expect(refusalOf(position, text)).toBe(sentence);
  });
});

describe("after the end", () => {
  test.each(["81 41", "abc", ""])("%j is answered with how the game ended", (text) => {
    expect(refusalOf("3G4/8/S7/8/8/8/8/8 b", text)).toBe(
      "The game is over. Black's sarrum has been captured. White wins!",
    );
  });
});
