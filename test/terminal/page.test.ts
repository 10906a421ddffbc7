/** Pages of a window that is redrawn. */
import { describe, expect, test } from "vitest";
import type { Scene } from "../../src/drawing/shown.ts";
import { captionInWindow } from "../../src/drawing/text/scene.ts";
import { startMatch } from "../../src/game/match/match.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../src/game/rules/game.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchScene } from "../../src/game/view/board-scenes.ts";
import { fitPage, type Told } from "../../src/terminal/page.ts";
import * as repaint from "../../src/terminal/repaint.ts";

const game = anyGame(sarrum);
const INFO = { choices: {}, setup: undefined, date: "", players: [] };
const SCENE: Scene = {
  ...matchScene(startMatch(game, setupPosition(game, 0), INFO), {}),
  caption: ["turn"],
};
const MENU = { lines: ["move 1", "move 2", "move 3"], more: "others" };

/** A window in which a board has an empty line and six others, or one in less than six lines. */
const canvasOf = (rows: number, columns = 0) => ({
  caption: (scene: Scene, over: number) => captionInWindow(scene, columns, over),
  rows,
  columns,
  outline: () => [],
  repaint: () => repaint,
  linesOf: (told: Told) => (typeof told === "string" ? told.split("\n") : []),
  draw: (_scene: Scene, low: number) => ({
    text: `\n${"board\n".repeat(low < 6 ? 1 : 6).trimEnd()}`,
    squareAt: (line: number) => line,
  }),
});

const paged = (scene: Scene | undefined, news: readonly string[], rows: number, columns?: number) =>
  fitPage({ scene, news }, canvasOf(rows, columns));

describe("a page", () => {
  test("has the board, what has happened, and the caption", () => {
    const { lines, fits, news } = paged(SCENE, ["one", "two"], 20);
    expect(lines).toEqual(["", ...Array(6).fill("board"), "one", "two", "turn"]);
    expect([fits, news]).toEqual([true, 2]);
  });

  test("finds the squares of a board whose empty lines have been left out", () => {
    expect(paged(SCENE, [], 20).squareAt(3, 0)).toBe(3);
    expect(paged(SCENE, [], 8).squareAt(3, 0)).toBe(4);
  });

  test("keeps the latest news even if it does not fit", () => {
    const { lines, fits, news } = paged(SCENE, ["one", "two"], 3);
    expect(lines.slice(-2)).toEqual(["two", "turn"]);
    expect([fits, news]).toEqual([false, 1]);
  });

  test.each([
    [20, true, ["move 1", "move 2", "move 3"]],
    [20, false, ["move 1", "move 2", "move 3", "others"]],
    [10, true, ["move 1", "others"]],
    [10, false, ["move 1", "others"]],
    [9, true, ["others"]],
  ])(
    "in %i lines shows those numbered moves that fit (all there are: %s)",
    (rows, complete, menu) => {
      const { lines } = paged({ ...SCENE, menu: { ...MENU, complete } }, [], rows);
      expect(lines.slice(lines.indexOf("turn") + 1)).toEqual(menu);
    },
  );

  test("cuts numbered moves to the width of the window", () => {
    const scene = { ...SCENE, menu: { ...MENU, complete: true } };
    expect(paged(scene, [], 20, 5).lines).toContain("move…");
  });

  test("draws its board small if all that is said does not fit otherwise", () => {
    const told = ["one\ntwo", "three"];
    const { lines, fits } = paged(SCENE, told, 8);
    expect(lines).toEqual(["", "board", "one", "two", "three", "turn"]);
    expect(fits).toBe(true);
  });

  test("may have no board", () => {
    expect(paged(undefined, ["one"], 20).lines).toEqual(["", "one"]);
  });
});
