import { describe, expect, test } from "vitest";
import type { Screen } from "../../../src/console/ports.ts";
import { drawBoard } from "../../../src/console/render/board.ts";
import { makePalette } from "../../../src/console/render/palette.ts";
import type { Game } from "../../../src/core/game.ts";
import { citadel } from "../../../src/games/citadel.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { mustRead } from "../../must-read.ts";

const PLAIN: Screen = { columns: undefined, palette: undefined, large: false };
const NO_MARKS = { lastMove: [], targets: [] };
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function drawn<P, M>(
  game: Game<P, M>,
  screen: Screen,
  marks: { lastMove: number[]; targets: number[] },
) {
  const start = game.setups.at(-1)?.position ?? "";
  const letters = game.sides.map(({ letter }) => letter);
  return drawBoard(game.diagram(mustRead(game, start)), letters, marks, screen);
}

function width(text: string): number {
  const lines = text.replace(ESCAPES, "").split("\n");
  return Math.max(...lines.map((line) => line.length));
}

describe("without colour", () => {
  test("the board is the exam's grid", async () => {
    await expect(drawn(sarrum, PLAIN, NO_MARKS)).toMatchFileSnapshot("../../transcripts/grid.txt");
  });

  test("legal squares are shaded, captures crossed", () => {
    const text = drawn(sarrum, PLAIN, { lastMove: [], targets: [0, 1] });
    expect(text).toContain("1   |::|xG|  |BS|");
  });

  test("large squares are three lines high if they fit", async () => {
    const large = drawn(sarrum, { ...PLAIN, large: true, columns: 61 }, NO_MARKS);
    await expect(large).toMatchFileSnapshot("../../transcripts/grid-large.txt");
    const narrow = drawn(sarrum, { ...PLAIN, large: true, columns: 60 }, NO_MARKS);
    expect(narrow).toBe(drawn(sarrum, PLAIN, NO_MARKS));
  });

  test("citadels are drawn apart, beyond the corners", async () => {
    await expect(drawn(citadel, PLAIN, NO_MARKS)).toMatchFileSnapshot(
      "../../transcripts/citadel.txt",
    );
  });

  test.each([sarrum, citadel])("$id fits into 40 columns", (game) => {
    expect(width(drawn(game, { ...PLAIN, columns: 40 }, NO_MARKS))).toBeLessThanOrEqual(40);
  });
});

describe("with colour", () => {
  const coloured = (columns: number): Screen => ({
    columns,
    palette: makePalette(3),
    large: false,
  });

  test("marks are brackets as well as colours", () => {
    const text = drawn(sarrum, coloured(80), { lastMove: [16], targets: [0, 1] });
    expect(text.replace(ESCAPES, "").split("\n")[1]).toMatch(/^1 {2}\[ {2}\]\[BG\] {5}BS /);
    expect(text.replace(ESCAPES, "").split("\n")[3]).toMatch(/^3 {2}\(WS\) BE /);
  });

  test("a window of 40 columns shows it, a narrower one the grid", () => {
    expect(drawn(sarrum, coloured(40), NO_MARKS)).toMatch(ESCAPES);
    expect(drawn(sarrum, coloured(34), NO_MARKS)).toBe(drawn(sarrum, PLAIN, NO_MARKS));
  });

  test("nothing is wider than the window", () => {
    for (const game of [sarrum, citadel]) {
      for (const columns of [40, 41, 50, 51, 52, 60, 80, 120]) {
        for (const large of [false, true]) {
          const text = drawn(game, { ...coloured(columns), large }, NO_MARKS);
          expect(width(text)).toBeLessThanOrEqual(columns);
        }
      }
    }
  });
});
