/** The house rule of the redum's double step. */

import { describe, expect, test } from "vitest";
import { mustRead } from "../../../must-read.ts";
import { EVERYDAY_LEAVES, testCounts, testRows } from "../../../perft/rows.ts";
import { type Random, randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import {
  type Board,
  boardOf,
  type Colour,
  contentsOf,
  EMPTY,
  movesOf,
  pieceOn,
  positionText,
  referenceOf,
  SQUARES,
} from "../../../skeleton/boards.ts";
import { randomBoard } from "./random-board.ts";
import { withHouseRules } from "./with-house-rules.ts";

const TABLE = "sarrum-double-step.json";
const game = withHouseRules("double-step");

describe("known positions", () => {
  testRows(game, TABLE);
});

describe("counts of move sequences", () => {
  testCounts(game, TABLE, { most: EVERYDAY_LEAVES });
});

/** Returns the double steps on a board by the definition of the rule: "17 15". */
function doubleSteps(board: Board, player: Colour): string[] {
  const [rank, ahead] = player === "W" ? [7, -1] : [2, 1];
  const redums = SQUARES.filter(
    (square) => square.rank === rank && pieceOn(board, square) === `${player}R`,
  );
  return redums
    .filter(({ file }) =>
      [1, 2].every((step) => pieceOn(board, { file, rank: rank + step * ahead }) === EMPTY),
    )
    .map(({ file }) => `${file}${rank} ${file}${rank + 2 * ahead}`);
}

/** Returns a random board with more redums on their starting ranks. */
function boardWithRedums(below: Random): Board {
  const squares = contentsOf(randomBoard(below));
  return boardOf(
    squares.map((piece, index) => {
      const row = Math.floor(index / 8);
      if (!(row === 1 || row === 6) || piece.endsWith("S") || below(2) === 0) return piece;
      return row === 1 ? "BR" : "WR";
    }),
  );
}

const REFERENCES = SQUARES.map(referenceOf);
const PAIRS = REFERENCES.flatMap((start) => REFERENCES.map((finish) => `${start} ${finish}`));

test("on random boards the skeleton's moves and the double steps are legal, and no others", () => {
  const below = randomFrom(7);
  let found = 0;
  for (let count = scaled(60); count > 0; count--) {
    const board = boardWithRedums(below);
    for (const player of ["W", "B"] satisfies Colour[]) {
      const plain = movesOf(board, player).map(
        ({ start, finish }) => `${referenceOf(start)} ${referenceOf(finish)}`,
      );
      const double = plain.length > 0 ? doubleSteps(board, player) : [];
      const expected = new Set([...plain, ...double]);
      const position = mustRead(game, positionText(board, player));
      const wrong = PAIRS.filter((pair) => {
        const refusal = game.explain(position, pair).find(({ holds }) => !holds)?.refusal;
        const read = game.readMove(position, pair);
        return read.ok !== expected.has(pair) || refusal !== (read.ok ? undefined : read.reason);
      });
      expect(wrong, positionText(board, player)).toEqual([]);
      expect(game.legalMoves(position)).toHaveLength(expected.size);
      found += double.length;
    }
  }
  expect(found).toBeGreaterThan(SCALE * 60);
});

describe("a refusal names the reason", () => {
  const reason = (house: string, text: string, move: string) => {
    const read = withHouseRules(house).readMove(mustRead(game, text), move);
    return read.ok ? "" : read.reason;
  };
  const BLOCKED = "3s4/rrrrrrrr/2n5/1E6/8/3e3m/RRRRRRRR/3S4";

  test.each([
    [`${BLOCKED} w`, "47 45", "The way from 47 to 45 is blocked by Black's etlu on 46."],
    [`${BLOCKED} w`, "87 85", "The way from 87 to 85 is blocked by Black's marzaz pani on 86."],
    [`${BLOCKED} b`, "32 34", "The way from 32 to 34 is blocked by Black's nabu on 33."],
    [
      `${BLOCKED} b`,
      "22 24",
      "A redum cannot capture straight ahead, and White's etlu stands on 24.",
    ],
    [
      "3s4/8/8/8/8/R7/8/3S4 w",
      "16 14",
      "The redum on 16 does not move like that: a redum moves one square straight ahead, or two from its starting rank (7 for White, 2 for Black), and one square diagonally ahead only to capture.",
    ],
    [
      "3s4/8/8/r7/8/8/8/3S4 b",
      "14 16",
      "The redum on 14 does not move like that: a redum moves one square straight ahead, or two from its starting rank (7 for White, 2 for Black), and one square diagonally ahead only to capture.",
    ],
    [
      "3s4/R7/8/8/8/8/8/3S4 w",
      "12 14",
      "A redum moves only forwards, and White plays up the board.",
    ],
    [
      "3s4/8/8/8/8/8/R7/3S4 w",
      "17 14",
      "The redum on 17 does not move like that: a redum moves one square straight ahead, or two from its starting rank (7 for White, 2 for Black), and one square diagonally ahead only to capture.",
    ],
  ])("%s, %s", (text, move, expected) => {
    expect(reason("double-step", text, move)).toBe(expected);
  });

  test("without the rule no redum moves two squares", () => {
    expect(reason("confirm", "3s4/8/8/8/8/8/R7/3S4 w", "17 15")).toBe(
      "The redum on 17 does not move like that: a redum moves one square straight ahead, and one square diagonally ahead only to capture.",
    );
  });

  test("check=enforce forbids a double step that leaves the sarrum in danger", () => {
    const text = "s7/8/8/8/8/8/S2R3g/8 w";
    expect(reason("double-step check=enforce", text, "47 45")).toBe(
      "The sarrum on 17 would be attacked by Black's gisgigir on 87.",
    );
    expect(reason("double-step check=warn", text, "47 45")).toBe("");
  });
});

test("a double step does not attack, and puts a sarrum in danger by its capture only", () => {
  const warned = withHouseRules("double-step check=warn");
  const ahead = mustRead(warned, "3g3s/8/8/8/S7/8/R7/8 w");
  expect(warned.diagram(ahead).notes).toEqual([]);
  const facing = mustRead(warned, "8/8/8/8/s7/8/R7/7S w");
  expect(warned.diagram(facing).notes).toEqual([]);
  const beside = mustRead(warned, "8/8/8/8/1s6/8/R7/7S w");
  const step = warned.readMove(beside, "17 15");
  if (!step.ok) throw new Error(step.reason);
  expect(warned.diagram(warned.play(beside, step.value)).notes).toEqual([]);
  const near = mustRead(warned, "8/8/8/1s6/8/8/R7/7S w");
  expect(warned.diagram(warned.play(near, step.value)).notes).toEqual([
    "Black's sarrum is in danger from White's redum on 15.",
  ]);
});

test("the rule book, the pieces and the house rules state the rule", () => {
  const row = game.ruleBook.pieces.find(({ name }) => name === "redum");
  expect(row).toMatchObject({ source: "house rule" });
  expect(row?.sentence).toContain("or two from its starting rank (7 for White, 2 for Black)");
  expect(game.houseRules?.lines).toEqual([
    "A redum on its starting rank (7 for White, 2 for Black) may move two squares straight ahead if both are empty; it never captures that way, and there is no en passant.",
  ]);
  const combined = withHouseRules("double-step promote=nabu kashshaptu=N");
  expect(combined.ruleBook.pieces).toContainEqual({ ...row, promotesTo: "N" });
});
