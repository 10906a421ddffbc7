/** Positions of zamma as text. */
import { describe, expect, test } from "vitest";
import { moveSentence } from "../../../../src/game/rules/game.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { at, moveTexts, reading, SIZES, tableRows } from "./table.ts";

const game = zamma({ size: 9, removal: "immediate" });
const five = zamma({ size: 5, removal: "immediate" });
const START = game.setups[0]!.position;
const CHAIN = "w8/9/9/5w3/9/3w5/2b6/9/9 b";
const LOOP = "9/9/9/9/3w5/2w1w4/2bw5/9/9 b";
const BETWEEN = "9/9/2w6/9/2B6/9/2w6/9/9 b";
const CROWD = "1w3w1wB/4www2/2w6/1w1ww4/3w4b/w2w5/2ww4b/9/3b5 b";

describe("typing a move", () => {
  test.each([
    "c3e5g7",
    "c3-e5-g7",
    "c3xe5xg7",
    "c3 e5 g7",
    "c3  e5   g7",
    "C3E5G7",
    " c3 - e5 x g7 ",
    "c3g7",
    "c3-g7",
    "c3 to g7",
    "c3, e5,g7",
  ])('"%s" is c3e5g7', (text) => {
    expect(reading(game, CHAIN, text)).toBe("c3e5g7");
  });

  test("a text is refused if it has no point or is longer than any move", () => {
    expect(reading(game, CHAIN, "?c3")).toBe(
      "“?c3” is not a move; type the points it visits, such as c3e5g7.",
    );
    expect(reading(five, five.setups[0]!.position, "?c3")).toContain("such as b2c3.");
    expect(reading(game, CHAIN, "c3".repeat(200))).not.toContain("too long");
    expect(reading(game, CHAIN, `${"c3".repeat(200)}!`)).toBe(
      "“c3c3c3c3c3c3c3c3c3c3…” is too long for a move; type its points, such as c3e5g7.",
    );
    expect([game, five].map(({ squares }) => squares?.example)).toEqual(["e4", "c2"]);
  });

  test("the first and the last point are enough only if one move has them", () => {
    expect(reading(game, LOOP, "c3c3")).toBe(
      "2 moves lead from c3 to c3: type c3-c5-e5-e3-c3 or c3-e3-e5-c5-c3.",
    );
    expect(reading(game, LOOP, "c3-e3-e5-c5-c3")).toBe("c3e3e5c5c3");
  });

  test("of many routes five are listed", () => {
    // With deferred removal there are far fewer.
    const deferred = zamma({ size: 9, removal: "deferred" });
    const legal = moveTexts(deferred, at(deferred, CROWD));
    const ends = legal[0]!.slice(0, 2) + legal[0]!.slice(-2);
    const routes = legal.filter(
      (move) => move.startsWith(ends.slice(0, 2)) && move.endsWith(ends.slice(2)),
    );
    const listed = routes.slice(0, 5).map((move) => move.match(/../g)!.join("-"));
    expect(routes.length).toBeGreaterThan(100);
    expect(reading(deferred, CROWD, ends)).toBe(
      `${routes.length} moves lead from ${ends.slice(0, 2)} to ${ends.slice(2)}: type ${listed.join(", ")} or ${routes.length - 5} more.`,
    );
  });
});

describe("describing a move", () => {
  test.each([
    [START, "e4e5", "Black's man moves from e4 to e5."],
    ["B3w4/9/9/9/9/9/9/9/9 w", "e9e8", "White's man moves from e9 to e8."],
    [CHAIN, "c3g7", "Black's man moves from c3 to g7 and captures 2 pieces."],
    [BETWEEN, "c5c9c1", "Black's Mullah moves from c5 to c1 and captures 2 pieces."],
    ["w8/4b4/9/9/9/9/9/9/9 b", "e8e9", "Black's man moves from e8 to e9 and becomes a Mullah."],
    [
      "8w/4w4/4b4/9/9/9/9/9/9 b",
      "e7e9",
      "Black's man moves from e7 to e9, captures one piece and becomes a Mullah.",
    ],
  ])("%s %s: %s", (text, typed, sentence) => {
    const position = at(game, text);
    const move = game.readMove(position, typed);
    expect(move.ok && moveSentence(game.describe(position, move.value))).toBe(sentence);
  });

  test("its path has every point, origin first", () => {
    const position = at(game, CHAIN);
    const path = game.squaresTouched(position, game.legalMoves(position)[0]!);
    expect(path.map((point) => game.squares!.name(point))).toEqual(["c3", "e5", "g7"]);
  });

  test("the diagram shows men and Mullahs where they stand", () => {
    const cells = game.diagram(at(game, "w7B/9/9/9/9/9/9/9/9 b")).cells;
    expect(cells[0]).toEqual({ name: "a9", pieces: [{ side: 1, letter: "o", name: "man" }] });
    expect(cells[8]).toEqual({ name: "i9", pieces: [{ side: 0, letter: "M", name: "Mullah" }] });
    expect(cells[9]).toEqual({ name: "a8", pieces: [] });
  });
});

describe("reading a point", () => {
  test("every point is read by its name, in small or capital letters", () => {
    for (const size of SIZES) {
      const { squares } = zamma({ size, removal: "immediate" });
      for (let point = 0; point < size * size; point += 1) {
        const name = squares!.name(point);
        expect(squares!.read(` ${name.toUpperCase()} `)).toEqual({ ok: true, value: point });
      }
    }
  });

  test.each([
    ["", "An empty line is not a point: type a letter and a number, such as e4."],
    ["44", "“44” is not a point: type a letter and a number, such as e4."],
    ["é4", "“é4” is not a point: type a letter and a number, such as e4."],
    ["z9", "z9 is off the board; its points run from a1 to i9."],
    ["a0", "a0 is off the board; its points run from a1 to i9."],
    ["e10", "e10 is off the board; its points run from a1 to i9."],
  ])('"%s" is refused', (text, reason) => {
    expect(game.squares!.read(text)).toEqual({ ok: false, reason });
  });
});

describe("reading a position", () => {
  test.each([
    ["", "A position has 9 ranks, separated by “/”; this text has 1."],
    ["9/9 b", "A position has 9 ranks, separated by “/”; this text has 2."],
    [five.setups[0]!.position, "A position has 9 ranks, separated by “/”; this text has 5."],
    ["w7/9/9/9/4b4/9/9/9/9 b", "Rank 9 has 8 points; a rank of this board has 9."],
    ["w8/9/9/9/4b5/9/9/9/9 b", "Rank 5 has 10 points; a rank of this board has 9."],
    ["w8/9/9/9/4b4/9/9/9/ b", "Rank 1 has 0 points; a rank of this board has 9."],
    ["w8/9/9/9/4b4/9/9/9/46 b", "Rank 1 has 10 points; a rank of this board has 9."],
    [
      "w8/9/9/9/4b4/9/9/9/w08 b",
      "Rank 1 has “0”; men are “b” and “w”, Mullahs are “B” and “W”, and empty points are counted from 1 to 9.",
    ],
    [
      "w8/9/9/9/4q4/9/9/9/9 b",
      "Rank 5 has “q”; men are “b” and “w”, Mullahs are “B” and “W”, and empty points are counted from 1 to 9.",
    ],
    [
      "w8/9/9/9/4b4/9/9/9/9",
      "After the ranks comes the side to move, “b” for Black or “w” for White.",
    ],
    [
      "w8/9/9/9/4b4/9/9/9/9 x",
      "After the ranks comes the side to move, “b” for Black or “w” for White.",
    ],
    ["w8/9/9/9/4b4/9/9/9/9 b 3", "Nothing may follow the side to move in a position."],
    ["w8/9/9/9/4b4/9/9/9/w8 b", "White's man cannot stand on a1: it would be a Mullah there."],
    ["4b4/9/9/9/4w4/9/9/9/9 b", "Black's man cannot stand on e9: it would be a Mullah there."],
    ["9/9/9/9/9/9/9/9/9 b", "There are no pieces on the board."],
    [START.replace("1bbbb", "1bbbw"), "White has 41 pieces, but starts with only 40."],
  ])("%s", (text, reason) => {
    expect(game.readPosition(text)).toEqual({ ok: false, reason });
  });

  test("a run of empty points fits the board", () => {
    expect(five.readPosition("6/5/2b2/5/w4 b")).toEqual({
      ok: false,
      reason: "Rank 5 has 6 points; a rank of this board has 5.",
    });
  });

  test("extra spaces are ignored", () => {
    expect(game.readPosition(` ${START.replace(" ", "  ")} `)).toEqual(game.readPosition(START));
  });

  test("every position of the table is written as it was read", () => {
    for (const { size, removal, fen, after } of tableRows()) {
      const variant = zamma({ size, removal });
      for (const text of [fen, ...Object.values(after ?? {})]) {
        expect(variant.writePosition(at(variant, text))).toBe(text);
      }
    }
  });
});
