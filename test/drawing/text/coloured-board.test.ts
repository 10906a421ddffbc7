/** Shapes, marks and lines on boards in colour. */
import { describe, expect, test } from "vitest";
import { type DrawnBoard, flipBoard } from "../../../src/drawing/board.ts";
import type { RenderOptions } from "../../../src/drawing/look.ts";
import { drawBoard } from "../../../src/drawing/text/board.ts";
import { OTHER_SHAPE, PIECE_SHAPES } from "../../../src/drawing/text/piece-shapes.ts";
import { CATALOGUE, loadConfigured } from "../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../must-read.ts";
import { SAMPLE } from "../../sample-game.ts";
import { valueIn } from "../../value-in.ts";

const palette = { paint: (text: string) => text };
const ROOMY: RenderOptions = {
  columns: 200,
  rows: 100,
  palette,
  large: "auto",
  blocks: "quarters",
};
/** Windows in which sarrum has squares of so many lines. */
const WINDOWS = { 1: 20, 2: 24, 3: 30, 4: 40 } as const;
const QUARTERS = /[▘▝▖▗▚▞▙▟▛▜]/;

const boardOf = (marks: Partial<DrawnBoard["marks"]> = {}): DrawnBoard => ({
  sides: sarrum.sides,
  diagram: sarrum.diagram(mustRead(sarrum, SAMPLE)),
  marks: { lastMove: [], targets: [], ...marks },
});

const linesOf = (board: DrawnBoard, options: Partial<RenderOptions>) =>
  drawBoard(board, { ...ROOMY, ...options }).split("\n");

describe("the shapes of pieces", () => {
  test("are six columns wide, and all different", () => {
    for (const height of [2, 3, 4] as const) {
      const shapes = [...PIECE_SHAPES, OTHER_SHAPE].map((shape) => shape[height]);
      for (const line of shapes.flat()) expect([...line]).toHaveLength(6);
      expect(new Set(shapes.map((lines) => lines.join())).size).toBe(shapes.length);
    }
  });

  test("are there for every piece of the chess-like games", async () => {
    const named = PIECE_SHAPES.flatMap(({ names }) => names);
    for (const id of ["sarrum", "shatranj", "citadel"]) {
      const loaded = await loadConfigured(CATALOGUE.find((entry) => entry.id === id)!, {});
      if (!loaded.ok) throw new Error(loaded.reason);
      const names = loaded.value.game.ruleBook.pieces.map(({ name }) => name);
      expect(named).toEqual(expect.arrayContaining(names));
    }
  });

  test.each(Object.entries(WINDOWS))("have their codes in squares of %s lines", (_height, rows) => {
    const text = linesOf(boardOf(), { rows }).join("\n");
    for (const code of ["WS", "WR", "WG", "BS", "BG", "BR"]) expect(text).toContain(code);
    expect(text.match(/BE/g)).toHaveLength(2);
    expect(text).toMatch(QUARTERS);
  });

  test.each([19, 27, 40])("leave a safe cell its bars in a window of %i lines", async (rows) => {
    const loaded = await loadConfigured(CATALOGUE.find(({ id }) => id === "saturankam")!, {});
    const { game } = valueIn(loaded);
    const board = {
      ...boardOf(),
      sides: game.sides,
      diagram: game.diagram(setupPosition(game, 0)),
    };
    // Where there is room the two pieces are not read as twelve.
    const code = rows === 40 ? "[NS]1\\+2" : "[NS]12";
    const seen = linesOf(board, { rows }).filter((line) => new RegExp(code).test(line));
    expect(seen).toHaveLength(2);
    for (const line of seen) expect(line).toMatch(new RegExp(`▌ *[▐█]? *${code} *[▌█]? *▐`));
  });

  test("are drawn of halves where there are no quarters", () => {
    const text = linesOf(boardOf({ lastMove: [0] }), { blocks: "halves" }).join("\n");
    expect(text).toMatch(/[▀▄]/);
    expect(text).not.toMatch(QUARTERS);
  });

  test.each([{ pieces: "letters" as const }, { blocks: undefined }])(
    "are left out: %j",
    (options) => {
      const [, , , first] = linesOf(boardOf({ targets: [1] }), { ...options, rows: 30 });
      expect(linesOf(boardOf(), { ...options, rows: 30 }).join("")).not.toMatch(/[▀▄█▌▐]/);
      expect(first?.trim()).toBe("");
      expect(linesOf(boardOf({ targets: [1] }), { ...options, rows: 30 })[2]).toContain("[BG]");
    },
  );
});

describe("marks differ by shape", () => {
  /** The lines of the first square of some rank, in squares of two lines. */
  const square = (rank: number, marks: Partial<DrawnBoard["marks"]>) =>
    linesOf(boardOf(marks), { rows: 24 })
      .slice(2 * rank - 1, 2 * rank + 1)
      .map((line) => line.slice(3, 9).padEnd(6));

  test.each([
    ["last move", 1, { lastMove: [0] }, ["▘    ▝", "▖    ▗"]],
    ["earlier move", 1, { earlierMove: [0] }, ["▘     ", "     ▗"]],
    ["target", 1, { targets: [0] }, ["  ▄▄  ", "  ▀▀  "]],
    ["cursor", 1, { cursor: 0 }, ["▛    ▜", "▙    ▟"]],
    ["capture", 2, { targets: [8] }, ["▌ ▄▄ ▐", "▌▐WR▌▐"]],
    ["cursor on a piece", 2, { cursor: 8 }, ["▛ ▄▄ ▜", "▙▐WR▌▟"]],
    ["piece that is to move", 2, { lastMove: [8], targets: [0] }, ["▘ ▄▄ ▝", "▖▐WR▌▗"]],
  ] as const)("%s", (_mark, rank, marks, expected) => {
    expect(square(rank, marks)).toEqual(expected);
  });
});

test("the lines of zamma connect, and its empty points are dots", () => {
  const game = zamma({ size: 5, removal: "immediate" });
  const diagram = game.diagram(mustRead(game, game.setups.at(-1)?.position ?? ""));
  const board = { sides: game.sides, diagram, marks: { lastMove: [], targets: [] } };
  expect(linesOf(board, { rows: 24 }).slice(5, 8)).toEqual([
    "     │  ╲╱ │  ╲╱ │  ╲╱ │  ╲╱ │   ",
    "     │  ╱╲ │  ╱╲ │  ╱╲ │  ╱╲ │   ",
    "3    W ─── W ────●──── B ─── B   ",
  ]);
});

test("where the lines of zamma have no room its points are one line a rank", () => {
  const game = zamma({ size: 9, removal: "immediate" });
  const diagram = game.diagram(mustRead(game, game.setups[0]?.position ?? ""));
  const board = { sides: game.sides, diagram, marks: { lastMove: [], targets: [] } };
  expect(linesOf(board, { rows: 17 })).toHaveLength(12);
  expect(linesOf(board, { rows: 18 })).toHaveLength(20);
});

test("the cells of a track point along the way of the player to move, also on a turned board", async () => {
  const loaded = await loadConfigured(CATALOGUE.find(({ id }) => id === "saturankam")!, {});
  if (!loaded.ok) throw new Error(loaded.reason);
  const { game } = loaded.value;
  const diagram = game.diagram(mustRead(game, game.setups[0]?.position ?? ""));
  const board = { sides: game.sides, diagram, marks: { lastMove: [], targets: [18] } };
  const lines = linesOf(board, { rows: 16 });
  expect(lines[1]).toMatch(/^9 +v +< +< +< +▌N12▐ +< +< +< +< *$/);
  // South turns inwards before it comes to its own edge again.
  expect(lines[9]).toMatch(/^1 +> +> +> +\^ +▌S12▐ +> +> +> +\^ *$/);
  // Marks and safe cells have no arrow.
  expect(lines[3]).toMatch(/^7 +\[ +\] +\^/);
  expect(lines[5]).toMatch(/▌W12▐.*▌ {3}▐.*▌E12▐/);
  const turned = linesOf(flipBoard(board), { rows: 16 });
  expect(turned[9]).toMatch(/^9 +> +> +> +> +▌N12▐ +> +> +> +\^ *$/);
});

test("a point of zamma that is marked stays a dot", () => {
  const game = zamma({ size: 5, removal: "immediate" });
  const diagram = game.diagram(mustRead(game, game.setups.at(-1)?.position ?? ""));
  const marked = (marks: Partial<DrawnBoard["marks"]>) =>
    linesOf(
      { sides: game.sides, diagram, marks: { lastMove: [], targets: [], ...marks } },
      {},
    ).join();
  expect(marked({ targets: [12] })).toContain("─[●]─");
  expect(marked({ lastMove: [12] })).toContain("─(●)─");
  expect(marked({ cursor: 11 })).toContain("─>W<─");
});

test("a man of zamma is its side's letter around its line, and a Mullah has two", () => {
  const game = zamma({ size: 5, removal: "immediate" });
  const diagram = game.diagram(mustRead(game, "5/5/w1W2/5/b4 w"));
  const board = { sides: game.sides, diagram, marks: { lastMove: [], targets: [] } };
  expect(linesOf(board, {}).join("\n")).toMatch(/^3 +W ─+●─+ WM ─+●─+● *$/m);
  expect(linesOf(board, { pieces: "letters" }).join()).toContain(" Wo ");
});

test.each(Object.entries(WINDOWS))(
  "a piece in danger has its sign in squares of %s lines",
  (height, rows) => {
    const { cells } = boardOf().diagram;
    const square = cells.findIndex((cell) => cell?.pieces[0]?.name === "sarrum");
    const lines = linesOf(boardOf({ danger: [square] }), { rows });
    expect(lines.filter((line) => /!.*!/.test(line))).toHaveLength(1);
    const roles = linesOf(boardOf({ danger: [square] }), {
      rows,
      palette: { paint: (text, role) => `${text}${/ on badSquare/.test(role) ? "#" : ""}` },
    });
    expect(roles.filter((line) => line.includes("#"))).toHaveLength(Number(height));
  },
);
