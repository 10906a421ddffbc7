/** Boards as text, with and without colours, in windows of all sizes. */
import { describe, expect, test } from "vitest";
import type { RenderOptions } from "../../../src/drawing/look.ts";
import { makePalette } from "../../../src/drawing/palette.ts";
import { drawBoard } from "../../../src/drawing/text/board.ts";
import { citadel } from "../../../src/game/rules/citadel/citadel.ts";
import type { Game } from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { everyBoard } from "../../every-game.ts";
import { talk } from "../../game/session/type-lines.ts";
import { mustRead } from "../../must-read.ts";
import { SAMPLE } from "../../sample-game.ts";

const PLAIN: RenderOptions = {
  columns: undefined,
  rows: undefined,
  palette: undefined,
  large: "auto",
};
const NO_MARKS = { lastMove: [], targets: [] };
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function drawn<P, M>(
  game: Game<P, M>,
  options: RenderOptions,
  marks: { lastMove: number[]; targets: number[] },
) {
  const start = game.setups.at(-1)?.position ?? "";
  return drawBoard(
    { sides: game.sides, diagram: game.diagram(mustRead(game, start)), marks },
    options,
  );
}

function width(text: string): number {
  const lines = text.replace(ESCAPES, "").split("\n");
  return Math.max(...lines.map((line) => line.length));
}

describe("chess symbols", () => {
  const symbols = { ...PLAIN, columns: 100, palette: makePalette(3), symbols: true };
  /** The characters of a board that take a column. */
  const seen = (text: string) => text.replace(ESCAPES, "").replaceAll("\ufe0e", "");

  test.each([
    [shatranj, ["♜ ", "♞ ", "♝ ", "♛ ", "♚ ", "♟ ", "♖ ", "♘ ", "♗ ", "♕ ", "♔ ", "♙ "]],
    [citadel, ["♝ ", "BD", "♛ ", "♗ ", "WD", "♕ "]],
  ])("stand for letters on the coloured board, as wide ($id)", (game, codes) => {
    const [board, letters] = [symbols, { ...symbols, symbols: false }].map((options) =>
      seen(drawn(game as Game<unknown, unknown>, options, NO_MARKS)),
    );
    for (const code of codes) expect(board).toContain(` ${code} `);
    expect(board?.replace(/[♔-♟] /gu, "xx").replace(/\b[WB]D\b/g, "xx")).toBe(
      letters?.replace(/\b[WB][A-Z]\b/g, "xx"),
    );
  });

  test("are not used without colour, nor in Capture the Sarrum", () => {
    const grid = { ...symbols, palette: undefined };
    expect(drawn(shatranj, grid, NO_MARKS)).toBe(drawn(shatranj, PLAIN, NO_MARKS));
    expect(drawn(sarrum, symbols, NO_MARKS)).toContain("WG");
  });
});

test("in colour the last move of each side is marked, the earlier one by braces", async () => {
  const palette = makePalette(3);
  const shown = await talk(sarrum, ["13 14", "41 51", "moves 14"], {
    position: SAMPLE,
    palette,
  });
  const [, , , marked = "", targets = ""] = shown.replace(ESCAPES, "").split("\n1 ");
  expect(marked).toMatch(/^ {6}BG {5}\( {2}\)\(BS\) .*\n2 .*\n3 {2}\{ {2}\} BE .*\n4 {2}\{WS\} /);
  expect(targets.split("White")[0]).not.toContain("{");
});

describe("without colour", () => {
  test("the board is the exam's grid", async () => {
    await expect(drawn(sarrum, PLAIN, NO_MARKS)).toMatchFileSnapshot("../../transcripts/grid.txt");
  });

  test("legal squares are shaded, captures crossed", () => {
    const text = drawn(sarrum, PLAIN, { lastMove: [], targets: [0, 1] });
    expect(text).toContain("1   |::|xG|  |BS|");
  });

  test("the grid has one size", () => {
    const window = { ...PLAIN, large: "on", columns: 200, rows: 100 } as const;
    expect(drawn(sarrum, window, NO_MARKS)).toBe(drawn(sarrum, PLAIN, NO_MARKS));
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
  const coloured = (columns: number, rows = 24): RenderOptions => ({
    columns,
    rows,
    palette: makePalette(3),
    large: "auto",
  });

  test.each([
    ["sarrum", sarrum, 8, { 23: 1, 24: 2, 29: 2, 30: 3, 37: 3, 38: 4, 80: 4 }],
    ["citadel", citadel, 12, { 24: 1, 31: 1, 32: 2, 41: 2, 42: 3, 54: 4 }],
  ] as const)("%s fills the window and leaves room for the dialogue", (_id, game, ranks, sizes) => {
    const frame = 3;
    for (const [rows, height] of Object.entries(sizes)) {
      const text = drawn(game as Game<unknown, unknown>, coloured(120, Number(rows)), NO_MARKS);
      expect(text.split("\n").length, `${rows} rows`).toBe(frame + height * ranks);
    }
  });

  test("zamma is drawn at the largest scale that leaves seven lines", async () => {
    const game = zamma({ size: 9, removal: "immediate" });
    for (const [rows, gap] of [
      [24, 1],
      [32, 1],
      [33, 2],
      [41, 3],
      [49, 4],
    ] as const) {
      const lines = drawn(game, coloured(120, rows), NO_MARKS).split("\n").length;
      expect(lines, `${rows} rows`).toBe(12 + 8 * gap);
    }
    const text = drawn(game, coloured(120, 61), NO_MARKS).replace(ESCAPES, "");
    await expect(text).toMatchFileSnapshot("../../transcripts/zamma-large.txt");
  });

  test("the lines of zamma go past the places between its crossings", async () => {
    const game = zamma({ size: 5, removal: "immediate", crossings: true });
    const small = drawn(game, PLAIN, NO_MARKS);
    const large = drawn(game, coloured(120, 45), NO_MARKS).replace(ESCAPES, "");
    await expect(`${small}\n${large}`).toMatchFileSnapshot("../../transcripts/zamma-crossings.txt");
  });

  test("off keeps squares one line high, on leaves two lines", () => {
    const height = (options: RenderOptions) => drawn(sarrum, options, NO_MARKS).split("\n").length;
    expect(height({ ...coloured(120, 80), large: "off" })).toBe(11);
    expect(height({ ...coloured(120, 24), large: "on" })).toBe(19);
    expect(height({ ...coloured(120, 18), large: "on" })).toBe(11);
  });

  test("marks are brackets as well as colours", () => {
    const text = drawn(sarrum, coloured(80, 20), { lastMove: [16], targets: [0, 1] });
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
        for (const large of ["on", "off", "auto"] as const) {
          const text = drawn(game, { ...coloured(columns, 100), large }, NO_MARKS);
          expect(width(text)).toBeLessThanOrEqual(columns);
        }
      }
    }
  });

  test("every board is drawn in any window, as wide as that or as its narrowest form", async () => {
    for (const { game, name } of await everyBoard()) {
      const grid = Math.max(41, width(drawn(game, PLAIN, NO_MARKS)));
      for (const blocks of [undefined, "quarters"] as const) {
        for (const columns of [1, 34, 40, 41, 44, 47, 48, 49, 52, 60, 84]) {
          const text = drawn(game, { ...coloured(columns), blocks }, NO_MARKS);
          const most = Math.max(columns, grid);
          expect(width(text), `${name}, ${columns} columns`).toBeLessThanOrEqual(most);
        }
      }
    }
  });
});
