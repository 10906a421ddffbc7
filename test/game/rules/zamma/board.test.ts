/** The points and lines of the boards of zamma. */
import { describe, expect, test } from "vitest";
import { type ZammaOptions, zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { at, moves, moveTexts, REMOVALS, reading, SIZES } from "./table.ts";

const immediate = { size: 9, removal: "immediate" } as const;
const small = { size: 5, removal: "immediate" } as const;
const withCrossings = { ...small, crossings: true } as const;
const game = zamma(immediate);
const crossed = zamma(withCrossings);
const five = zamma(small);

/** Returns the names of the points that a line joins to a point. */
function neighbours(options: ZammaOptions, name: string): string[] {
  const { squares, diagram, readPosition, setups } = zamma(options);
  const start = readPosition(setups[0]!.position);
  const point = squares!.read(name);
  if (!start.ok || !point.ok) throw new Error(name);
  return diagram(start.value)
    .lines!.filter((line) => line.includes(point.value))
    .map(([a, b]) => squares!.name(a === point.value ? b : a))
    .sort();
}

describe("the boards", () => {
  test("9x9: points a1 to i9, lines along every file and rank", () => {
    const { cells, columns, rows, files, ranks } = game.diagram(at(game, game.setups[0]!.position));
    expect([columns, rows, cells.length]).toEqual([9, 9, 81]);
    expect([cells[0]!.name, cells[8]!.name, cells[72]!.name, cells[80]!.name]).toEqual([
      "a9",
      "i9",
      "a1",
      "i1",
    ]);
    expect(files.join("")).toBe("abcdefghi");
    expect(ranks.join("")).toBe("987654321");
    expect(neighbours(immediate, "e4")).toEqual(["d4", "e3", "e5", "f4"]);
  });

  test("9x9: diagonals through the points with file number + rank number even", () => {
    expect(neighbours(immediate, "a1")).toEqual(["a2", "b1", "b2"]);
    expect(neighbours(immediate, "e5")).toHaveLength(8);
    expect(neighbours(immediate, "d5")).toEqual(["c5", "d4", "d6", "e5"]);
  });

  test("9x9: as many lines as on four alquerque boards put together", () => {
    const lines = game.diagram(at(game, game.setups[0]!.position)).lines!;
    const alquerque = 2 * 5 * 4 + 16;
    const shared = 4 * 4;
    expect(lines).toHaveLength(4 * alquerque - shared);
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    expect(lines.every(([one, other]) => one < other)).toBe(true);
  });

  test("5x5: points a1 to e5, and all eight directions at every point", () => {
    expect(neighbours(small, "c3")).toHaveLength(8);
    expect(neighbours(small, "b3")).toHaveLength(8);
    expect(neighbours(small, "a2")).toEqual(["a1", "a3", "b1", "b2", "b3"]);
  });

  test("5x5: the crossing points of the diagonals are points only with the option", () => {
    expect(five.diagram(at(five, five.setups[0]!.position)).cells).toHaveLength(25);
    // Two diagonals cross between a1, b1, a2 and b2: a step goes the whole way past that.
    expect(moves(small, "4w/5/5/5/b4 b")).toEqual(["a1a2", "a1b2"]);
    expect(Object.values(five.ruleBook.sections).flat().join(" ")).toMatch(
      /only with the option crossings/,
    );
    const { cells } = crossed.diagram(at(crossed, crossed.setups[0]!.position));
    expect(cells.filter((cell) => cell !== undefined)).toHaveLength(41);
    expect(neighbours(withCrossings, "a1")).toEqual(["a3", "b2", "c1"]);
    expect(neighbours(withCrossings, "b2")).toEqual(["a1", "a3", "c1", "c3"]);
    expect(neighbours(withCrossings, "e5")).toHaveLength(8);
    expect(moves(withCrossings, "8w/9/9/9/9/9/9/1b7/b8 b")).toEqual(["a1a3", "b2a3", "b2c3"]);
    expect(moves(withCrossings, "8w/9/9/9/9/9/9/1w7/b8 b")).toEqual(["a1c3"]);
    expect(Object.values(crossed.ruleBook.sections).flat().join(" ")).toMatch(
      /crossings of the diagonals inside the small squares are points, too/,
    );
  });

  test("with the crossings nothing stands between the points", () => {
    expect(crossed.squares!.read("a2")).toEqual({
      ok: false,
      reason: "There is no point a2 on this board.",
    });
    expect(crossed.readPosition("9/w8/9/9/9/9/9/9/b8 b")).toEqual({
      ok: false,
      reason: "There is no point a8 on this board.",
    });
    expect(crossed.readPosition(`${"w1w1w1w1w/".repeat(8)}b8 b`)).toMatchObject({ ok: false });
    expect(reading(crossed, "8w/9/9/9/9/3b5/9/9/9 b", "d4 d6")).toBe(
      "No straight line of the board joins d4 and d6.",
    );
  });

  test("every point but the centre is filled, on the middle rank to each player's own right", () => {
    expect(game.setups[0]!.position).toBe(
      "wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwww1bbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb b",
    );
    expect(zamma(small).setups[0]!.position).toBe("wwwww/wwwww/ww1bb/bbbbb/bbbbb b");
    expect(crossed.setups[0]!.position).toBe(
      "w1w1w1w1w/1w1w1w1w1/w1w1w1w1w/1w1w1w1w1/w1w3b1b/1b1b1b1b1/b1b1b1b1b/1b1b1b1b1/b1b1b1b1b b",
    );
  });

  test("Black starts at the bottom and moves first", () => {
    for (const size of SIZES) {
      const either = zamma({ size, removal: "immediate" });
      const start = at(either, either.setups[0]!.position);
      expect(either.sides[0]).toEqual({ name: "Black", letter: "B" });
      expect(either.toMove(start)).toBe(0);
      expect(either.diagram(start).cells.at(-1)!.pieces).toEqual([
        { side: 0, letter: "o", name: "man" },
      ]);
      expect(either.toMove(either.play(start, either.legalMoves(start)[0]!))).toBe(1);
    }
  });
});

describe("the rules for a reader", () => {
  test.each(SIZES.flatMap((size) => REMOVALS.map((removal) => ({ size, removal }))))(
    "name the pieces as they are drawn, and every ruling ($size, $removal)",
    (options) => {
      const { ruleBook } = zamma(options);
      expect(ruleBook.pieces.map(({ name, letter }) => [name, letter])).toEqual([
        ["man", "o"],
        ["Mullah", "M"],
      ]);
      const lines = Object.values(ruleBook.sections).flat().join(" ");
      expect(lines).toMatch(/the point it started from counts as empty/);
      expect(lines).toMatch(/who has no legal move loses/);
      expect(/leave the board at once/.test(lines)).toBe(options.removal === "immediate");
      expect(/leave the board at the end of the move/.test(lines)).toBe(
        options.removal === "deferred",
      );
      expect(/all eight directions/.test(lines)).toBe(options.size === 5);
    },
  );
});

describe("the order of moves", () => {
  test("is fixed: pieces row by row from the top, lines clockwise from straight up", () => {
    expect(moveTexts(game, at(game, "w8/9/9/9/4b4/9/1b7/9/9 b"))).toEqual([
      "e5e6",
      "e5f6",
      "e5d6",
      "b3b4",
    ]);
    expect(moveTexts(zamma(small), at(zamma(small), "w4/5/3bB/5/5 b")).slice(0, 4)).toEqual([
      "d3d4",
      "d3e4",
      "d3c4",
      "e3e4",
    ]);
  });
});

describe("the editor", () => {
  const { empty, put, remove } = five.editing!;
  const { withTurn } = five;
  const text = (read: ReturnType<typeof put>) =>
    read.ok ? five.writePosition(read.value) : read.reason;

  test("puts men and Mullahs of both sides on the board, and removes them", () => {
    expect(five.writePosition(empty)).toBe("5/5/5/5/5 b");
    expect(text(put(empty, 0, 0, "M"))).toBe("B4/5/5/5/5 b");
    expect(text(put(withTurn(empty, 1), 24, 1, "M"))).toBe("5/5/5/5/4W w");
    const man = put(empty, 12, 1, "o");
    expect(text(man)).toBe("5/5/2w2/5/5 b");
    expect(man.ok && remove(man.value, 12)).toEqual(empty);
    expect(withTurn(withTurn(empty, 1), 0)).toEqual(empty);
  });

  test("puts no man on its far rank", () => {
    expect(text(put(empty, 0, 0, "o"))).toBe(
      "Black's man cannot stand on a5: it would be a Mullah there.",
    );
  });
});

test("a diagram has a cell for each point, with what stands on it", () => {
  const made = zamma({ size: 5, removal: "immediate" });
  const { cells, pattern, notes } = made.diagram(at(made, "W4/5/2b2/5/5 b"));
  expect([cells.length, pattern, notes]).toEqual([25, "points", []]);
  expect(cells[0]).toEqual({ name: "a5", pieces: [{ side: 1, letter: "M", name: "Mullah" }] });
  expect(cells[1]).toEqual({ name: "b5", pieces: [] });
  expect(cells[12]).toEqual({ name: "c3", pieces: [{ side: 0, letter: "o", name: "man" }] });
});
