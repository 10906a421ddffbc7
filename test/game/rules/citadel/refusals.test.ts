/** Refused moves of citadel chess, each with its sentence. */
import { describe, expect, test } from "vitest";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { textOf } from "../../../oracles/citadel.ts";
import { answer, at } from "../chess-rows.ts";

const START = citadel.setups[0]?.position ?? "";
const CHECK = textOf("w", "Kf2 Rb5 rf9 kk11");
const PINNED = textOf("w", "Kf2 Ef3 rf9 kk11");
const PROMOTES = textOf("w", "Kf2 Pc10 nb11 kk9");
const BLACK_PROMOTES = textOf("b", "Kf4 kf11 pk3 Rj2");
const PAWN = "moves one square straight ahead, and one square diagonally ahead only to capture";

describe("a refused move", () => {
  test.each([
    [START, "", "An empty line is not a square: type a letter and a number, such as f3."],
    [START, "pawn", "“pawn” is not a square: type a letter and a number, such as f3."],
    [START, "f3", "“f3” is only one square; a move has two, such as b3 b4."],
    [START, "b2a2", "There is no square a2 on this board."],
    [START, "b2b1", "There is no square b1 on this board."],
    [START, "k11l11", "There is no square l11 on this board."],
    [START, "f11f12", "There is no square f12 on this board."],
    [START, "m3m4", "m3 is off the board; its squares run from a1 to l12."],
    [START, "f3f13", "f13 is off the board; its squares run from a1 to l12."],
    [START, "f3f0", "f0 is off the board; its squares run from a1 to l12."],
    [
      START,
      "f3f3",
      "The start and the finish are the same square, f3; a piece that moves must leave its square.",
    ],
    [START, "f5f6", "The square f5 is empty; start on one of White's pieces."],
    [START, "a1b2", "The square a1 is empty; start on one of White's pieces."],
    [START, "f10f9", "The piece on f10 is Black's pawn, and it is White's turn."],
    [START, "e2d3", "White's pawn stands on d3; no piece moves onto its own colour."],
    [START, "e2c4", "The way from e2 to c4 is blocked by White's pawn on d3."],
    [
      START,
      "b2a1",
      "The rook on b2 does not move like that: a rook moves any number of squares vertically or horizontally and does not jump.",
    ],
    [START, "f3f5", `The pawn on f3 does not move like that: a pawn ${PAWN}.`],
    [START, "f3g4", "A pawn moves diagonally only to capture, and g4 is empty."],
    [
      textOf("w", "Kf2 kf11 Pd4"),
      "d4d3",
      "A pawn moves only forwards, and White plays up the board.",
    ],
    [
      textOf("b", "Kf2 kf11 pd4"),
      "d4e5",
      "A pawn moves only forwards, and Black plays down the board.",
    ],
    [
      textOf("w", "Kf2 kf11 Pd4 gd5"),
      "d4d5",
      "A pawn cannot capture straight ahead, and Black's general stands on d5.",
    ],
    [
      textOf("w", "Kf2 kf11 Gd4"),
      "d4d5",
      "The general on d4 does not move like that: a general moves one square diagonally.",
    ],
    [
      textOf("w", "Kf2 kf11 Ed4"),
      "d4e5",
      "The elephant on d4 does not move like that: an elephant moves exactly two squares diagonally and jumps over anything.",
    ],
  ])("in %s: “%s”", (text, typed, refusal) => {
    expect(answer(citadel, text, typed)).toBe(refusal);
  });

  test.each([
    ["another piece moves", CHECK, "b5b6", "f2", "rook on f9"],
    ["the king stays in line", CHECK, "f2f3", "f3", "rook on f9"],
    ["a piece leaves the line", PINNED, "f3d5", "f2", "rook on f9"],
    ["the king walks up to the other", textOf("w", "Kf5 kf7"), "f5f6", "f6", "king on f7"],
    ["from a citadel", textOf("w", "Kd3 kk11 da1"), "d3d4", "d4", "war machine on a1"],
  ])("that leaves the king in check names the attacker: %s", (_name, text, typed, square, from) => {
    expect(answer(citadel, text, typed)).toBe(
      `The king on ${square} would be attacked by Black's ${from}.`,
    );
  });

  test("comes after the end", () => {
    expect(answer(citadel, textOf("b", "Kf2 Rb10 Rc11 kf11"), "f11f10")).toBe(
      "The game is over. Checkmate: Black cannot save the king. White wins!",
    );
    expect(answer(citadel, textOf("b", "Kf2 Rk5 kl12"), "l12k11")).toBe(
      "The game is over. Stalemate: Black has no legal move. White wins!",
    );
  });
});

describe("the letter of a promotion", () => {
  test.each(["c10c11g", "c10c11=G", "c10c11=g", "C10C11G", "c10c11", "c10 c11", "c10-c11"])(
    "may be given or left out: “%s”",
    (typed) => {
      expect(answer(citadel, PROMOTES, typed)).toBe("c10c11g");
    },
  );

  test.each(["c10b11g", "c10xb11", "c10 b11=G"])("also with a capture: “%s”", (typed) => {
    expect(answer(citadel, PROMOTES, typed)).toBe("c10b11g");
  });

  test("is the same for Black", () => {
    expect(answer(citadel, BLACK_PROMOTES, "k3k2")).toBe("k3k2g");
    expect(answer(citadel, BLACK_PROMOTES, "k3j2G")).toBe("k3j2g");
  });

  test.each([
    ["c10c11r", "The pawn becomes a general there; its letter is G, not R."],
    ["c10c11=K", "The pawn becomes a general there; its letter is G, not K."],
    ["c10b11p", "The pawn becomes a general there; its letter is G, not P."],
    ["f2f3g", "This move promotes nothing; leave out the letter G."],
    ["c10c11gg", "“c10c11gg” is not a square: type a letter and a number, such as f3."],
  ])("is refused if it is wrong: “%s”", (typed, refusal) => {
    expect(answer(citadel, PROMOTES, typed)).toBe(refusal);
  });
});

test.each([
  [CHECK, "b5b6"],
  [START, "f3f5"],
  [PROMOTES, "c10c11r"],
  [START, "b2a2"],
])("the checks end with the one that fails: in %s, %s", (text, typed) => {
  const checks = citadel.explain(at(citadel, text), typed);
  expect(checks.slice(0, -1).filter(({ holds }) => !holds)).toEqual([]);
  expect(checks.at(-1)).toMatchObject({ holds: false, refusal: answer(citadel, text, typed) });
});
