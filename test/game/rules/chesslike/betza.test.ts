/** The notation of movements. */
import { describe, expect, test } from "vitest";
import { betza, RIDES, readBetza } from "../../../../src/game/rules/chesslike/betza.ts";

/**
 * Returns the steps of a movement as "right,forward" pairs, in the order in which they are tried.
 */
const steps = (text: string) =>
  betza(text)
    .map(({ right, forward }) => `${right},${forward}`)
    .join(" ");

/** Returns the steps, sorted. */
const stepSet = (text: string) => steps(text).split(" ").sort();

describe("atoms", () => {
  test.each([
    ["W", "0,1 1,0 0,-1 -1,0"],
    ["F", "1,1 1,-1 -1,-1 -1,1"],
    ["D", "0,2 2,0 0,-2 -2,0"],
    ["N", "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2"],
    ["A", "2,2 2,-2 -2,-2 -2,2"],
    ["H", "0,3 3,0 0,-3 -3,0"],
    ["C", "1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3"],
    ["Z", "2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3"],
    ["G", "3,3 3,-3 -3,-3 -3,3"],
  ])("%s steps clockwise from straight ahead", (atom, expected) => {
    expect(steps(atom)).toBe(expected);
  });

  test("leap once, move and capture, and not only as a first move", () => {
    expect(betza("N").every(({ most }) => most === 1)).toBe(true);
    expect(betza("W")[0]).toEqual({
      right: 0,
      forward: 1,
      most: 1,
      moves: true,
      captures: true,
      initial: false,
    });
  });
});

describe("letters for several atoms", () => {
  test.each([
    ["K", "WF", 1],
    ["R", "W", RIDES],
    ["B", "F", RIDES],
    ["Q", "WF", RIDES],
  ])("%s is %s, up to %i steps", (letter, atoms, most) => {
    expect(steps(letter)).toBe(steps(atoms));
    expect(new Set(betza(letter).map((movement) => movement.most))).toEqual(new Set([most]));
  });

  test("a text of several terms has all their steps, in their order", () => {
    expect(steps("FD")).toBe(`${steps("F")} ${steps("D")}`);
    expect(betza("RF").map(({ most }) => most)).toEqual([99, 99, 99, 99, 1, 1, 1, 1]);
  });
});

describe("ranges", () => {
  test.each([
    ["W3", 3],
    ["W1", 1],
    ["W12", 12],
    ["WW", RIDES],
    ["NN", RIDES],
    ["R4", 4],
    ["B2", 2],
    ["W100", RIDES],
  ])("%s goes up to %i steps", (text, most) => {
    expect(betza(text).length).toBeGreaterThan(0);
    for (const movement of betza(text)) expect(movement.most).toBe(most);
  });

  test("a doubled letter keeps the steps of a single one", () => {
    expect(steps("NN")).toBe(steps("N"));
    expect(steps("W3")).toBe(steps("W"));
  });
});

describe("directions", () => {
  test.each([
    ["fW", "0,1"],
    ["bW", "0,-1"],
    ["lW", "-1,0"],
    ["rW", "1,0"],
    ["vW", "0,1 0,-1"],
    ["sW", "1,0 -1,0"],
    ["fbW", "0,1 0,-1"],
    ["fsW", "0,1 1,0 -1,0"],
    ["fF", "1,1 -1,1"],
    ["bF", "1,-1 -1,-1"],
    ["lF", "-1,-1 -1,1"],
    ["frF", "1,1"],
    ["blF", "-1,-1"],
    ["fD", "0,2"],
    ["fA", "2,2 -2,2"],
    ["fN", "1,2 2,1 -2,1 -1,2"],
    ["fK", "0,1 1,1 -1,1"],
  ])("%s steps to %s", (text, expected) => {
    expect(stepSet(text)).toEqual(expected.split(" ").sort());
  });

  test("belong to the next letter only", () => {
    expect(stepSet("fWF")).toEqual(["0,1", ...stepSet("F")].sort());
  });
});

describe("purposes", () => {
  test.each([
    ["W", true, true, false],
    ["mW", true, false, false],
    ["cW", false, true, false],
    ["mcW", true, true, false],
    ["iW", true, true, true],
    ["imW", true, false, true],
  ])("%s: moves %s, captures %s, first move only %s", (text, moves, captures, initial) => {
    for (const movement of betza(text)) {
      expect(movement).toMatchObject({ moves, captures, initial });
    }
    expect(betza(text)).toHaveLength(4);
  });

  test("the redum's fmWfcF is a step ahead and two captures", () => {
    expect(
      betza("fmWfcF").map(({ right, forward, moves, captures }) => [
        right,
        forward,
        moves,
        captures,
      ]),
    ).toEqual([
      [0, 1, true, false],
      [1, 1, false, true],
      [-1, 1, false, true],
    ]);
  });
});

const LETTERS = "W, F, D, N, A, H, C, Z, G, K, R, B and Q";
const MODIFIERS = "m, c, i, f, b, v, l, r and s";

describe("refuses an invalid movement by name", () => {
  test.each([
    ["X", `“X” is not a movement letter; the letters are ${LETTERS}.`],
    ["WX", `“X” is not a movement letter; the letters are ${LETTERS}.`],
    ["xW", `“x” is not a modifier; the modifiers are ${MODIFIERS}.`],
    ["fmnW", `“n” is not a modifier; the modifiers are ${MODIFIERS}.`],
    ["fWffF", "“ffF” repeats a modifier."],
    ["frN", "“frN” is ambiguous; name one direction."],
    ["bsC", "“bsC” is ambiguous; name one direction."],
    ["W-F", `“-” is not a movement letter; the letters are ${LETTERS}.`],
    ["W F", `“ ” is not a movement letter; the letters are ${LETTERS}.`],
    ["fm", "“f” must stand before the letter of a movement, such as fW."],
    ["Wf", "“f” must stand before the letter of a movement, such as fW."],
    ["3W", `“3” is not a movement letter; the letters are ${LETTERS}.`],
    ["W😀", `“😀” is not a movement letter; the letters are ${LETTERS}.`],
    ["W\u001b[2J", `“\ufffd” is not a movement letter; the letters are ${LETTERS}.`],
    ["W0", "“W0” would not move at all."],
    ["", "A movement needs at least one letter, such as W or N."],
  ])("%j", (text, reason) => {
    expect(readBetza(text)).toEqual({ ok: false, reason });
  });

  test("in a piece table it throws", () => {
    expect(() => betza("fmX")).toThrow("movement fmX: “X” is not a movement letter;");
  });

  test("and the next valid text is read as before", () => {
    expect(readBetza("WW?").ok).toBe(false);
    expect(steps("fW")).toBe("0,1");
  });
});
