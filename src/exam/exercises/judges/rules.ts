/** Checks of the functions in a student's rules.ts. */
import type { RulesCheck } from "../exercise.ts";
import { boardWith } from "../notation.ts";

/** The pieces on the board ("WS13 BE23"), the colour, the correct result, and a move ("13 23") if there is one. */
type Case = readonly [pieces: string, colour: "W" | "B", right: boolean, move?: string];

/** Makes a check of a function that takes a board, perhaps the squares of a move, and a colour, and returns true or false. */
export const boardCheck = (about: string, name: string, ...cases: readonly Case[]): RulesCheck => ({
  kind: "rules",
  about,
  calls: cases.map(([pieces, colour, , move = ""]) => {
    const [file, rank, toFile, toRank] = move.replace(" ", "");
    const squares = move === "" ? [] : [rank, file, toRank, toFile].map(Number);
    return { name, args: [boardWith(pieces), ...squares, colour] };
  }),
  judge(results) {
    const wrong = cases.findIndex(([, , right], index) => results[index] !== right);
    const [position, colour, right, move] = cases[wrong] ?? [];
    if (position === undefined) return undefined;
    const of = move ? `the move ${move.replace(" ", " to ")} and "${colour}"` : `"${colour}"`;
    return {
      expected: `${name} to return ${right} for ${of} on this board`,
      appeared: `it returned ${results[wrong] === null ? "nothing" : JSON.stringify(results[wrong])}`,
      position,
    };
  },
});

/** The same case with each of these pieces added. */
const withEach = (added: string, [pieces, ...rest]: Case): readonly Case[] =>
  added.split(" ").map((piece) => [`${pieces} ${piece}`, ...rest]);

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
      [BLOCKED.replace("WR12 ", ""), "W", true],
      [BLOCKED.replace("BR87 ", ""), "B", true],
      [BLOCKED.replace("WR42 ", ""), "W", true],
      [BLOCKED.replace("BR57 ", ""), "B", true],
      ...withEach("WE85 WR86 WR17 BE51 BN67 BR51", [BLOCKED, "W", true]),
      ...withEach("BE15 BR83 BR16 WE48 WN52 WR48", [BLOCKED, "B", true]),
      ["WS11 WM21 WN31 BR41 WR12 WR22 WR42 WM88 BS65", "W", true],
      ["BS88 BM78 BN68 WR58 BR87 BR77 BR57 BM11 WS34", "B", true],
    ),
  ],
  "stay-out-of-danger": [
    boardCheck(
      "refuses moves that leave the sarrum in danger",
      "checkMoveIsLegal",
      ...withEach(
        "BG15 BG85 BG41 BG48 BE43 BE47 BE25 BE65 BN34 BN54 BN36 BN56 BM44 BM46 BM35 BM55 BR34 BR54",
        ["WS45 BS81 WN17", "W", false, "17 28"],
      ),
      ...withEach(
        "WG15 WG85 WG41 WG48 WE43 WE47 WE25 WE65 WN34 WN54 WN36 WN56 WM44 WM46 WM35 WM55 WR36 WR56",
        ["BS45 WS81 BN17", "B", false, "17 28"],
      ),
      ["WS88 WG87 BG81 BS11", "W", false, "87 77"],
      ["BS11 BR12 WG18 WN23 WS88", "B", false, "12 23"],
      ["WS45 BG41 BS81", "W", false, "45 46"],
      ["WS45 BM44 BG41 BS81", "W", false, "45 44"],
      ["WS45 BS47", "W", false, "45 46"],
      ["WS13 WR12 BG11 BG83 BS88", "W", false, "12 11"],
      ["WS13 WG12 BG11 BS31", "W", false, "12 22"],
      ["WS13 WG12 BG11 BS31", "B", false, "31 32"],
    ),
    boardCheck(
      "allows moves that leave the sarrum out of danger, or win",
      "checkMoveIsLegal",
      ...withEach("BR44 BR36 BE44 BE34 BN44 BN43 BM34 BM43 BG34 WG41 WN34", [
        "WS45 BS81 WN17",
        "W",
        true,
        "17 28",
      ]),
      ...withEach("BR43 WR43 BN42 WG44", ["WS45 BG41 BS81 WN17", "W", true, "17 28"]),
      ["WS45 WG43 BG41 BS81", "W", true, "43 41"],
      ["WS45 WE63 BG41 BS81", "W", true, "63 43"],
      ["WS45 BM44 BS81", "W", true, "45 44"],
      ["WS45 BR43 BS81", "W", true, "45 44"],
      ["BS45 WR47 WS81", "B", true, "45 46"],
      ["WS45 BG41 BS81", "W", true, "45 35"],
      ["WS45 BG41 BS81 WG88", "W", true, "88 81"],
      ["WS45 WG42 BG41 BS82", "W", true, "42 82"],
      ["BS45 WG85 WS11 BG18", "B", true, "18 11"],
      ["BS45 WS44 WG41", "B", true, "45 44"],
    ),
  ],
};
