/** Checks of the functions in a student's rules.ts. */
import type { RulesCheck } from "../exercise.ts";
import { boardWith } from "../notation.ts";

/**
 * Makes a check of a function that takes a board and a colour, and returns true or false.
 * @param cases the pieces on the board ("WS13 BE23"), the colour, and the correct result
 */
export const boardCheck = (
  about: string,
  name: string,
  ...cases: readonly (readonly [pieces: string, colour: "W" | "B", right: boolean])[]
): RulesCheck => ({
  kind: "rules",
  about,
  calls: cases.map(([pieces, colour]) => ({ name, args: [boardWith(pieces), colour] })),
  judge(results) {
    const wrong = cases.findIndex(([, , right], index) => results[index] !== right);
    const [position, colour, right] = cases[wrong] ?? [];
    if (position === undefined) return undefined;
    return {
      expected: `${name} to return ${right} for "${colour}" on this board`,
      appeared: `it returned ${results[wrong] === null ? "nothing" : JSON.stringify(results[wrong])}`,
      position,
    };
  },
});

/** All pieces are blocked. */
const BLOCKED = "WS11 WM21 WN31 BR41 WR12 WR22 WR42 BR57 BR77 BR87 WR58 BN68 BM78 BS88";
/** All but a redum and a nabu, which can capture each other. */
const BLOCKED_GAME = `${BLOCKED} WR63 BN72`;

/** The checks of functions that a task names, by the id of its exercise. */
export const CALLS_OF: Readonly<Record<string, readonly RulesCheck[]>> = {
  "warn-of-danger": [
    boardCheck(
      "finds each piece that could capture White's sarrum",
      "isInDanger",
      ["WS45 BS81 BG41", "W", true],
      ["WS45 BS81 BE43 WR44", "W", true],
      ["WS45 BS81 BN34", "W", true],
      ["WS45 BS81 BM44", "W", true],
      ["WS45 BS81 BR34", "W", true],
      ["WS45 BS56", "W", true],
      ["WS11 BS81 BG18", "W", true],
    ),
    boardCheck(
      "finds each piece that could capture Black's sarrum",
      "isInDanger",
      ["BS45 WS18 WG85", "B", true],
      ["BS45 WS18 WE25 BG35", "B", true],
      ["BS45 WS18 WN56", "B", true],
      ["BS45 WS18 WM35", "B", true],
      ["BS45 WS18 WR36", "B", true],
      ["BS88 WS18 WM87", "B", true],
    ),
    boardCheck(
      "finds no danger where nothing could capture the sarrum",
      "isInDanger",
      ["WS45 BS81 BG41 WR42", "W", false],
      ["WS45 BS81 BG41 BR43", "W", false],
      ["WS45 BS81 BE44 BN43 BM34 BR56 WG41", "W", false],
      ["WS45 BS81 BR44", "W", false],
      ["BS45 WS18 WR34 WR46 WE44 WN25 WM54 BG85", "B", false],
      ["WS45 BS81 BG41", "B", false],
      ["BS45 WS18 WG85", "W", false],
    ),
  ],
  "no-legal-move": [
    boardCheck(
      "knows when all pieces of a player are blocked",
      "hasLegalMove",
      [BLOCKED, "W", false],
      [BLOCKED, "B", false],
      [`${BLOCKED} WM35`, "B", false],
      [`${BLOCKED} BM35`, "W", false],
    ),
    boardCheck(
      "finds the legal moves of a player who has few",
      "hasLegalMove",
      [BLOCKED_GAME, "W", true],
      [BLOCKED_GAME, "B", true],
      [`${BLOCKED} WM35`, "W", true],
      [`${BLOCKED} WG35`, "W", true],
      [`${BLOCKED} BM35`, "B", true],
      [BLOCKED.replace("BR41 ", ""), "W", true],
      [BLOCKED.replace("WR58 ", ""), "B", true],
      [`${BLOCKED} BE51`, "W", true],
      [`${BLOCKED} WE48`, "B", true],
      ["WS11 WM21 WN31 BR41 WR12 WR22 WR42 WM88 BS65", "W", true],
      ["BS88 BM78 BN68 WR58 BR87 BR77 BR57 BM11 WS34", "B", true],
    ),
  ],
};
