/** Refused moves of zamma, each with its sentence. */
import { describe, expect, test } from "vitest";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { at, moveTexts, reading, tableRows, type Zamma } from "./table.ts";

const game = zamma({ size: 9, removal: "immediate" });
const deferred = zamma({ size: 9, removal: "deferred" });
const five = zamma({ size: 5, removal: "immediate" });
const START = game.setups[0]!.position;
const CHAIN = "w8/9/9/5w3/9/3w5/2b6/9/9 b";
const LOOP = "9/9/9/9/3w5/2w1w4/2bw5/9/9 b";
const BETWEEN = "9/9/2w6/9/2B6/9/2w6/9/9 b";
const LONE_MAN = "w8/9/9/9/4b4/9/9/9/9 b";
const LINES = "w8/9/9/4b4/4B4/9/4b4/9/9 b";
const OVER = "9/9/9/4b4/4b4/4b4/9/w1b4b1/b8 w";

describe("a refused move", () => {
  const cases: readonly (readonly [Zamma, string, string, string])[] = [
    [game, OVER, "a2a1", "The game is over. White has no legal move. Black wins!"],
    [
      game,
      "9/9/9/9/4w4/9/9/9/9 b",
      "e5e4",
      "The game is over. Black has no pieces left. White wins!",
    ],
    [game, START, "", "Type the points of the move, such as d4e5."],
    [game, START, "e4", "A move has a start and a finish, such as d4e5."],
    [game, START, "hello", "“hello” is not a move; type the points it visits, such as d4e5."],
    [game, START, "e4 q", "“q” is not a point: type a letter and a number, such as e4."],
    [game, START, "k3k4", "k3 is off the board; its points run from a1 to i9."],
    [game, START, "e4e10", "e10 is off the board; its points run from a1 to i9."],
    [five, five.setups[0]!.position, "c2c6", "c6 is off the board; its points run from a1 to e5."],
    [
      game,
      START,
      "e4--e5",
      "A hyphen, a comma or an x may only stand between two points, one at a time.",
    ],
    [
      game,
      START,
      "e4e5-",
      "A hyphen, a comma or an x may only stand between two points, one at a time.",
    ],
    [game, START, "e5e6", "There is no piece on e5 to move."],
    [game, START, "e6e5", "White's man is on e6, and it is Black's turn."],
    [game, START.replace(/b$/, "w"), "e4e5", "Black's man is on e4, and it is White's turn."],
    [
      game,
      START,
      "e4e4",
      "e4 is both the start and the finish; only a capture can return a piece to its start.",
    ],
    [game, START, "e4e5e5", "The move stays on e5; each step must go to another point."],
    [game, START, "e4d4", "Black's man is on d4; a piece must end on an empty point."],
    [game, BETWEEN, "c5c7", "White's man is on c7; a piece must end on an empty point."],
    [
      deferred,
      BETWEEN,
      "c5c9c7",
      "The captured piece is on c7; a piece must end on an empty point.",
    ],
    [game, LONE_MAN, "e5d7", "No straight line of the board joins e5 and d7."],
    [
      game,
      "w8/9/9/9/9/4b4/9/9/9 b",
      "e4d5",
      "No diagonal line runs through e4; only every second point has them, such as a1, c1 and b2.",
    ],
    [
      game,
      LONE_MAN,
      "e5e8",
      "A man moves one step, or leaps over an adjacent enemy; from e5 to e8 is 3 steps.",
    ],
    [
      game,
      LONE_MAN,
      "e5e7",
      "A man moves one step, and there is no enemy between e5 and e7 to leap over.",
    ],
    [
      game,
      "9/4w4/9/9/4b4/9/9/9/9 b",
      "e5e7",
      "A man moves one step, and there is no enemy between e5 and e7 to leap over.",
    ],
    [
      game,
      START,
      "e3e5",
      "Black's man on e4 blocks the way from e3 to e5; only an enemy may be leaped over.",
    ],
    [
      game,
      LINES,
      "e5e8",
      "Black's man on e6 blocks the way from e5 to e8; only an enemy may be leaped over.",
    ],
    [
      game,
      "9/9/4W4/4w4/9/4B4/9/9/9 b",
      "e4e9",
      "White's man on e6 and White's Mullah on e7 are in the way from e4 to e9; a leap crosses one piece.",
    ],
    [
      deferred,
      BETWEEN,
      "c5c9c1",
      "The captured piece on c7 blocks the way from c9 to c1 until the move is over.",
    ],
    [
      game,
      LONE_MAN,
      "e5e4",
      "A man moves only forwards, straight or diagonally, and e5 to e4 is not forwards.",
    ],
    [
      game,
      LONE_MAN,
      "e5d5",
      "A man moves only forwards, straight or diagonally, and e5 to d5 is not forwards.",
    ],
    [
      game,
      LONE_MAN,
      "e5f6g7",
      "Nothing is captured from e5 to f6; every step of a longer move must capture.",
    ],
    [
      game,
      LONE_MAN,
      "e5e4d4",
      "Nothing is captured from e5 to e4; every step of a longer move must capture.",
    ],
    [game, "w8/9/9/9/3b5/9/9/9/9 b", "d5e7", "No straight line of the board joins d5 and e7."],
    [
      game,
      "w8/9/9/5w3/8b/3w4w/2b6/9/9 b",
      "i5i3",
      "Capturing the most pieces (2) is compulsory: type c3-e5-g7.",
    ],
    [game, CHAIN, "c3c4", "Capturing the most pieces (2) is compulsory: type c3-e5-g7."],
    [game, CHAIN, "c3e5", "Capturing the most pieces (2) is compulsory: type c3-e5-g7."],
    [
      game,
      LOOP,
      "c3e5",
      "Capturing the most pieces (4) is compulsory: type c3-c5-e5-e3-c3 or c3-e3-e5-c5-c3.",
    ],
    [
      game,
      LOOP,
      "c3-c5-e5-e3",
      "Capturing the most pieces (4) is compulsory: type c3-c5-e5-e3-c3 or c3-e3-e5-c5-c3.",
    ],
    [
      game,
      "w8/9/9/5w2w/9/3w4w/2b5b/9/9 b",
      "i3i5",
      "Capturing the most pieces (2) is compulsory: type i3-i5-i7.",
    ],
    [
      game,
      LOOP,
      "c3c5e5e3c3c5",
      "A man moves one step, and there is no enemy between c3 and c5 to leap over.",
    ],
    [deferred, BETWEEN, "c5c6", "Capturing is compulsory: type c5-c8, c5-c9, c5-c2 or c5-c1."],
    [
      game,
      "w8/9/9/5w3/9/3w5/2b6/9/8b b",
      "i1i2",
      "Capturing the most pieces (2) is compulsory: type c3-e5-g7.",
    ],
  ];

  test.each(cases)("$2", (played, position, text, refusal) => {
    expect(reading(played, position, text)).toBe(refusal);
    const checks = played.explain(at(played, position), text);
    expect(checks.at(-1)).toMatchObject({ holds: false, refusal });
    expect(checks.slice(0, -1).every((check) => check.holds && check.refusal === "")).toBe(true);
  });
});

test.each([
  [START, ""],
  [CHAIN, "You must capture 2 pieces, starting from c3."],
  ["9/9/9/9/4w4/3b1b3/9/9/9 b", "You must capture a piece, starting from d4 or f4."],
])("the duty at %s is “%s”", (text, sentence) => {
  expect(game.duty?.(at(game, text))).toBe(sentence);
});

describe("explaining a move", () => {
  test("names thirteen rules in order for a legal move, and all of them hold", () => {
    const checks = game.explain(at(game, START), "e4e5");
    expect(checks).toHaveLength(13);
    expect(checks.every((check) => check.holds)).toBe(true);
    expect(new Set(checks.map((check) => check.rule)).size).toBe(13);
    expect(checks.every((check) => /^[A-Z].*\.$/.test(check.rule))).toBe(true);
  });

  test.each([START, CHAIN, LOOP, BETWEEN, LINES, tableRows()[8]!.fen])(
    "every pair of points is read as a legal move or refused with a reason: %s",
    (text) => {
      const position = at(game, text);
      const legal = moveTexts(game, position);
      const names = Array.from({ length: 81 }, (_, point) => game.squares!.name(point));
      const wrong = names.flatMap((from, row) =>
        names.filter((to, column) => {
          const fits = legal.filter((move) => move.startsWith(from) && move.endsWith(to));
          // Of the others, everyday tests try some.
          if (SCALE < 1 && fits.length === 0 && (row + column) % 11 > 0) return false;
          const read = game.readMove(position, from + to);
          const refused = !read.ok && /^[A-Za-z0-9].*\.$/.test(read.reason);
          return fits.length === 1 ? !read.ok : !refused;
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  test("a random path is read if and only if it is a legal move", () => {
    const roll = randomFrom(3);
    for (const { size, removal, fen } of tableRows().filter((row) => row.after)) {
      const variant = zamma({ size, removal });
      const position = at(variant, fen);
      const legal = moveTexts(variant, position);
      for (let count = 0; count < scaled(20, 6) && legal.length > 0; count += 1) {
        const move = legal[roll(legal.length)]!;
        const point = variant.squares!.name(roll(size * size));
        const cut = 2 * roll(move.length / 2);
        const typed = move.slice(0, cut) + point + move.slice(cut + 2);
        if (typed.length === 4) continue;
        expect(variant.readMove(position, typed).ok, `${fen} ${typed}`).toBe(legal.includes(typed));
      }
    }
  });
});
