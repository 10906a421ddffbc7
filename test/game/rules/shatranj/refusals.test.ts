/** Refused moves of Turkish shatranj, each with its sentence. */
import { describe, expect, test } from "vitest";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { answer, at } from "../chess-rows.ts";

const START = shatranj.setups[0]?.position ?? "";
const CHECK = "4k3/4r3/8/8/8/8/8/R3K3 w -";
const PINNED = "4k3/4r3/8/8/8/8/4E3/4K3 w -";
const SHAHS = "8/8/8/3k4/8/3K4/8/8 w -";
const MOVED = "4k3/8/8/8/3F4/8/8/4K3 w -";
const PROMOTES = "1n2k3/P7/8/8/8/8/8/4K3 w -";
const BLACK_PROMOTES = "4k3/8/8/8/8/8/p7/1N2K3 b -";
const SARBAZ = "moves one square straight ahead, and one square diagonally ahead only to capture";

describe("a refused move", () => {
  test.each([
    [START, "", "An empty line is not a square: type a letter and a number, such as e2."],
    [START, "castle", "“castle” is not a square: type a letter and a number, such as e2."],
    [START, "22", "“22” is not a square: type a letter and a number, such as e2."],
    [START, "e2", "“e2” is only one square; a move has two, such as a2 a3."],
    [START, "i1e2", "i1 is off the board; its squares run from a1 to h8."],
    [START, "h2i3", "i3 is off the board; its squares run from a1 to h8."],
    [START, "a8a9", "a9 is off the board; its squares run from a1 to h8."],
    [START, "a1a0", "a0 is off the board; its squares run from a1 to h8."],
    [START, "a1a10", "a10 is off the board; its squares run from a1 to h8."],
    [
      START,
      "e2e2",
      "The start and the finish are the same square, e2; a piece that moves must leave its square.",
    ],
    [START, "e4e5", "The square e4 is empty; start on one of White's pieces."],
    [START, "e7e6", "The piece on e7 is Black's sarbaz, and it is White's turn."],
    [START, "a1a2", "White's sarbaz stands on a2; no piece moves onto its own colour."],
    [START, "a1a3", "The way from a1 to a3 is blocked by White's sarbaz on a2."],
    [START, "e2e4", `The sarbaz on e2 does not move like that: a sarbaz ${SARBAZ}.`],
    [START, "e2d3", "A sarbaz moves diagonally only to capture, and d3 is empty."],
    [
      "k7/8/8/8/4p3/4P3/8/K7 w -",
      "e3e4",
      "A sarbaz cannot capture straight ahead, and Black's sarbaz stands on e4.",
    ],
    [
      "k7/8/8/8/4P3/8/8/K7 w -",
      "e4e3",
      "A sarbaz moves only forwards, and White plays up the board.",
    ],
    [
      "k7/8/8/4p3/8/8/8/K7 b -",
      "e5e6",
      "A sarbaz moves only forwards, and Black plays down the board.",
    ],
    [
      "k7/8/8/8/8/8/8/K1E5 w -",
      "c1d2",
      "The pil on c1 does not move like that: a pil moves exactly two squares diagonally and jumps over anything.",
    ],
    [
      "r3k2r/8/8/8/8/8/8/R3K2R w -",
      "e1g1",
      "The shah on e1 does not move like that: a shah moves one square in any direction, and may not be left in check.",
    ],
    [
      "k7/8/8/3pP3/8/8/8/K7 w -",
      "e5d6",
      "A sarbaz moves diagonally only to capture, and d6 is empty.",
    ],
  ])("in %s: “%s”", (text, typed, refusal) => {
    expect(answer(shatranj, text, typed)).toBe(refusal);
  });

  test.each([
    ["another piece moves", CHECK, "a1a2", "e1", "rukh on e7"],
    ["the shah stays in line", CHECK, "e1e2", "e2", "rukh on e7"],
    ["a piece leaves the line", PINNED, "e2c4", "e1", "rukh on e7"],
    ["the shah walks up to the other", SHAHS, "d3d4", "d4", "shah on d5"],
  ])("that leaves the shah in check names the attacker: %s", (_name, text, typed, square, from) => {
    expect(answer(shatranj, text, typed)).toBe(
      `The shah on ${square} would be attacked by Black's ${from}.`,
    );
  });

  test.each(["d4d6", "d4d2", "d4b4", "d4f4", "d4b6", "d4f6", "d4b2", "d4f2"])(
    "jumps with a fers that has moved: %s",
    (typed) => {
      expect(answer(shatranj, MOVED, typed)).toBe(
        "The fers on d4 has already moved, and only its first move may be such a jump.",
      );
    },
  );

  test("jumps with a fers onto an enemy", () => {
    expect(answer(shatranj, "4k3/8/3n4/8/3F4/8/8/4K3 w d4", "d4d6")).toBe(
      "A fers cannot capture with a jump, and Black's asb stands on d6.",
    );
  });

  test("moves a fers in a way that it never does", () => {
    expect(answer(shatranj, MOVED, "d4d5")).toBe(
      "The fers on d4 does not move like that: a fers moves one square diagonally; as its first move it may instead jump exactly two squares in any direction onto an empty square.",
    );
  });

  test("comes after the end", () => {
    expect(answer(shatranj, "4F3/5R2/FR4k1/8/6K1/8/8/N7 b -", "g6h6")).toBe(
      "The game is over. Checkmate: Black cannot save the shah. White wins!",
    );
    expect(answer(shatranj, "k5r1/8/8/8/8/3f4/8/3f2fK w -", "h1h2")).toBe(
      "The game is over. Stalemate: White has no legal move. Black wins!",
    );
  });
});

describe("the letter of a promotion", () => {
  test.each(["a7a8f", "a7a8=F", "a7a8=f", "A7A8F", "a7a8", "a7 a8", "a7-a8", " a7a8F "])(
    "may be given or left out: “%s”",
    (typed) => {
      expect(answer(shatranj, PROMOTES, typed)).toBe("a7a8f");
    },
  );

  test.each(["a7b8f", "a7b8=F", "a7b8", "a7xb8", "a7xb8=F"])(
    "may be given or left out with a capture: “%s”",
    (typed) => {
      expect(answer(shatranj, PROMOTES, typed)).toBe("a7b8f");
    },
  );

  test("is the same for Black", () => {
    expect(answer(shatranj, BLACK_PROMOTES, "a2a1F")).toBe("a2a1f");
    expect(answer(shatranj, BLACK_PROMOTES, "a2b1")).toBe("a2b1f");
  });

  test.each([
    ["a7a8r", "The sarbaz becomes a fers there; its letter is F, not R."],
    ["a7a8=N", "The sarbaz becomes a fers there; its letter is F, not N."],
    ["a7a8q", "The sarbaz becomes a fers there; its letter is F, not Q."],
    ["a7b8p", "The sarbaz becomes a fers there; its letter is F, not P."],
    ["e1e2f", "This move promotes nothing; leave out the letter F."],
    ["a7a8ff", "“a7a8ff” is not a square: type a letter and a number, such as e2."],
    ["a7a8=", "“a7a8=” is not a square: type a letter and a number, such as e2."],
  ])("is refused if it is wrong: “%s”", (typed, refusal) => {
    expect(answer(shatranj, PROMOTES, typed)).toBe(refusal);
  });
});

describe("the checks behind an answer", () => {
  test("all hold for a legal move, and the last one is about the shah", () => {
    const checks = shatranj.explain(at(shatranj, START), "e2e3");
    expect(checks.every(({ holds, refusal }) => holds && refusal === "")).toBe(true);
    expect(checks.at(-1)?.rule).toBe("The move does not leave the shah in check.");
  });

  test.each([
    [CHECK, "a1a2"],
    [MOVED, "d4d6"],
    [PROMOTES, "a7a8n"],
    [START, "i1i2"],
  ])("end with the one that fails: in %s, %s", (text, typed) => {
    const checks = shatranj.explain(at(shatranj, text), typed);
    expect(checks.slice(0, -1).filter(({ holds }) => !holds)).toEqual([]);
    expect(checks.at(-1)).toMatchObject({ holds: false, refusal: answer(shatranj, text, typed) });
  });
});
