/** Diagrams and editing of games like chess. */
import { describe, expect, test } from "vitest";
import { chesslike } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { isDead, setupPosition } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import { withHouseRules } from "../sarrum/with-house-rules.ts";

test.each([
  [sarrum, "captures the sarrum", "redum"],
  [withHouseRules("etlu=N"), "captures the sarrum", undefined],
  [withHouseRules("check=enforce"), "wins", "redum"],
  [citadel, "wins", "pawn"],
  [shatranj, "wins", "sarbaz"],
])("the goal and the unit of game %#", (game, goal, unit) => {
  // Made again, because the games of the catalogue were made when they were loaded.
  const made = chesslike(game.kernel.rules);
  expect([made.goal, made.unit]).toEqual([goal, unit]);
  expect(made.squares?.noun).toBe("square");
  expect(made.chances(setupPosition(made, 0))).toEqual([]);
});

test.each([
  [shatranj, "k7/8/8/8/8/8/8/7K w -", true],
  [shatranj, "k7/8/8/8/8/8/8/6RK w -", false],
  [sarrum, "s7/8/8/8/8/8/8/7S w", false],
])("in game %#, %s is dead: %s", (game, text, dead) => {
  expect(isDead(game, mustRead(game, text))).toBe(dead);
});

describe("the cells of a diagram", () => {
  test("are undefined where the board has no square, and special in a citadel", () => {
    const game = chesslike(citadel.kernel.rules);
    const { cells } = game.diagram(setupPosition(game, 0));
    expect(cells).toHaveLength(144);
    expect(cells.slice(0, 2)).toEqual([{ name: "a12", special: true, pieces: [] }, undefined]);
    const rook = { side: 1, letter: "R", name: "rook", symbol: "♜" };
    expect(cells[13]).toEqual({ name: "b11", special: false, pieces: [rook] });
    expect(cells[37]).toEqual({ name: "b9", special: false, pieces: [] });
  });

  test("have no symbols in a game without chess pieces", () => {
    const game = chesslike(sarrum.kernel.rules);
    const piece = { side: 0, letter: "G", name: "gisgigir", symbol: undefined };
    expect(game.diagram(setupPosition(game, 1)).cells[7]).toEqual({
      name: "81",
      special: false,
      pieces: [piece],
    });
  });
});

describe("the editor", () => {
  const { empty, put } = chesslike(sarrum.kernel.rules).editing!;

  test("treats a fers as unmoved only where the game has one at the start", () => {
    const game = chesslike(shatranj.kernel.rules);
    const unmoved = (square: number, letter: string) => {
      const read = game.editing!.put(game.editing!.empty, square, 0, letter);
      return read.ok && game.writePosition(read.value).split(" ").at(-1);
    };
    expect([unmoved(59, "F"), unmoved(60, "F"), unmoved(59, "R")]).toEqual(["d1", "-", "-"]);
  });

  test("refuses a letter that no piece has", () => {
    expect(put(empty, 0, 0, "Q")).toEqual({
      ok: false,
      reason: "No piece of this game has the letter Q.",
    });
  });

  test("lets a sarrum stay on its square, but adds no second one", () => {
    const first = put(empty, 0, 1, "S");
    if (!first.ok) throw new Error(first.reason);
    expect([empty.royals, first.value.royals]).toEqual([
      [-1, -1],
      [-1, 0],
    ]);
    expect(put(first.value, 0, 1, "S")).toEqual(first);
    expect(put(first.value, 9, 1, "S")).toEqual({
      ok: false,
      reason: "Black's sarrum is already on 11; remove it first.",
    });
  });
});
