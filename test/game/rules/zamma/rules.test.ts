/** The rules of zamma: steps, captures, promotion, the end. */
import { describe, expect, test } from "vitest";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { at, moves } from "./table.ts";

const immediate = { size: 9, removal: "immediate" } as const;
const deferred = { size: 9, removal: "deferred" } as const;
const small = { size: 5, removal: "immediate" } as const;
const game = zamma(immediate);

/** Returns the position after a move, both as text. */
function result(options: typeof immediate | typeof deferred, text: string, typed: string): string {
  const variant = zamma(options);
  const position = at(variant, text);
  const move = variant.readMove(position, typed);
  if (!move.ok) throw new Error(move.reason);
  return variant.writePosition(variant.play(position, move.value));
}

describe("moves of a man", () => {
  test("a man moves one step along a line, straight forward or diagonally forward", () => {
    expect(moves(immediate, "w8/9/9/9/4b4/9/9/9/9 b")).toEqual(["e5d6", "e5e6", "e5f6"]);
    expect(moves(immediate, "9/9/9/9/4w4/9/9/9/b8 w")).toEqual(["e5d4", "e5e4", "e5f4"]);
  });

  test("without a diagonal line a man moves straight forward only", () => {
    expect(moves(immediate, "w8/9/9/9/9/4b4/9/9/9 b")).toEqual(["e4e5"]);
  });

  test("a man moves onto an empty point", () => {
    expect(moves(immediate, "w8/9/9/4b4/4b4/9/9/9/9 b")).toEqual(["e5d6", "e5f6", "e6e7"]);
  });

  test("a man captures by a short leap over an adjacent enemy onto the point next beyond", () => {
    expect(result(immediate, "w8/9/9/4w4/4b4/9/9/9/9 b", "e5e7")).toBe("w8/9/4b4/9/9/9/9/9/9 w");
    expect(moves(immediate, "w8/9/4w4/9/4b4/9/9/9/9 b")).toEqual(["e5d6", "e5e6", "e5f6"]);
    expect(moves(immediate, "w8/9/4w4/4w4/4b4/9/9/9/9 b")).toEqual(["e5d6", "e5f6"]);
  });

  test.each(["d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"])(
    "a man captures in any direction: from e5 over %s",
    (enemy) => {
      const board = Array.from({ length: 9 }, () => Array<string>(9).fill("."));
      board[4]![4] = "b";
      board[9 - Number(enemy[1])]!["abcdefghi".indexOf(enemy[0]!)] = "w";
      const ranks = board.map((rank) => rank.join("").replace(/\.+/g, (run) => `${run.length}`));
      const file = { d: "c", e: "e", f: "g" }[enemy[0]!];
      const rank = 2 * Number(enemy[1]) - 5;
      expect(moves(immediate, `${ranks.join("/")} b`)).toEqual([`e5${file}${rank}`]);
    },
  );

  test("a man captures only along a line", () => {
    expect(moves(immediate, "9/9/9/9/3w5/4b4/9/9/9 b")).toEqual(["e4e5"]);
  });
});

describe("the duty to capture", () => {
  test("capturing is compulsory", () => {
    expect(moves(immediate, "w8/9/9/9/9/3w5/2b6/9/8b b")).toEqual(["c3e5"]);
  });

  test("a capture continues with the same piece while it can", () => {
    expect(moves(immediate, "w8/9/9/5w3/9/3w5/2b6/9/9 b")).toEqual(["c3e5g7"]);
  });

  test("the sequence that takes the most pieces must be chosen, over all of the player's pieces", () => {
    const another = "w8/9/9/5w3/9/3w5/2b6/8w/8b b";
    expect(moves(immediate, another)).toEqual(["c3e5g7"]);
    const equals = "w8/9/9/5w2w/9/3w4w/2b5b/9/9 b";
    expect(moves(immediate, equals)).toEqual(["c3e5g7", "i3i5i7"]);
  });

  test("two moves are the same only if all their points are", () => {
    const loop = "9/9/9/9/3w5/2w1w4/2bw5/9/9 b";
    expect(moves(immediate, loop)).toEqual(["c3c5e5e3c3", "c3e3e5c5c3"]);
    const results = ["c3c5e5e3c3", "c3e3e5c5c3"].map((move) => result(immediate, loop, move));
    expect(new Set(results).size).toBe(1);
  });

  test("ruling: during its own capture a piece's origin counts as empty", () => {
    expect(result(immediate, "9/9/9/9/3w5/2w1w4/2bw5/9/9 b", "c3c5e5e3c3")).toBe(
      "9/9/9/9/9/9/2b6/9/9 w",
    );
    // This Mullah's last leap but one passes over e7, where it stood.
    expect(moves(immediate, "4W4/8b/3bW4/b3b2b1/9/b3b4/9/6b2/8W w")).toEqual([
      "e7e5e3i7a7a5a2i2i9",
    ]);
  });
});

describe("the Mullah", () => {
  test("a man whose move ends on the far rank becomes a Mullah", () => {
    expect(result(immediate, "w8/4b4/9/9/9/9/9/9/9 b", "e8e9")).toBe("w3B4/9/9/9/9/9/9/9/9 w");
    expect(result(immediate, "9/9/9/9/9/9/b8/4w4/9 w", "e2e1")).toBe("9/9/9/9/9/9/b8/9/4W4 b");
    expect(result(immediate, "8w/4w4/4b4/9/9/9/9/9/9 b", "e7e9")).toBe("4B3w/9/9/9/9/9/9/9/9 w");
  });

  test("a man that only passes through the far rank while capturing stays a man", () => {
    expect(result(immediate, "9/1Ww6/2b6/9/9/6b2/9/9/9 b", "c7c9a7")).toBe(
      "9/9/b8/9/9/6b2/9/9/9 w",
    );
  });

  test("a man passing through the far rank continues to capture as a man, not as a Mullah", () => {
    // From c9 a Mullah could take the man on f9 as well, and land on g9, h9 or i9.
    expect(moves(immediate, "5w3/2w6/2b6/9/9/9/9/9/9 b")).toEqual(["c7c9"]);
  });

  test("a Mullah moves any distance along a line over empty points, in any direction", () => {
    expect(moves(immediate, "w8/9/9/9/9/4B4/9/9/9 b")).toEqual(
      [..."abcdfghi"]
        .map((file) => `e4${file}4`)
        .concat([..."12356789"].map((rank) => `e4e${rank}`))
        .sort(),
    );
    expect(moves(immediate, "w8/9/9/9/2B6/9/9/9/9 b")).toHaveLength(16 + 4 + 4 + 2 + 2);
  });

  test("a Mullah moves up to the first piece in its way", () => {
    const all = moves(immediate, "w8/4b4/9/9/9/2b1B1b2/9/4b4/9 b");
    expect(all.filter((move) => move.startsWith("e4"))).toEqual(
      ["d4", "e3", "e5", "e6", "e7", "f4"].map((to) => `e4${to}`),
    );
  });

  test("a Mullah does not move along a line whose next point is occupied", () => {
    const all = moves(small, "4w/5/5/bb3/B4 b");
    expect(all.filter((move) => move.startsWith("a1"))).toEqual(["a1b1", "a1c1", "a1d1", "a1e1"]);
  });

  test("a Mullah captures one enemy at any distance and lands on any empty point beyond it", () => {
    const far = "9/9/9/9/9/9/9/B3w3b/9 b";
    expect(moves(immediate, far)).toEqual(["a2f2", "a2g2", "a2h2"]);
    expect(result(immediate, far, "a2g2")).toBe("9/9/9/9/9/9/9/6B1b/9 w");
  });

  test("a Mullah captures only if the points between are empty, and one piece at a leap", () => {
    expect(moves(immediate, "9/9/9/9/9/9/9/B1b1w4/9 b").filter((m) => m[3] === m[1])).toEqual([
      "a2b2",
    ]);
    expect(moves(immediate, "9/9/9/9/9/9/9/B2ww4/9 b").filter((m) => m[3] === m[1])).toEqual([
      "a2b2",
      "a2c2",
    ]);
  });

  test("a Mullah lands before the next piece, and may then leap over it", () => {
    expect(moves(immediate, "9/9/9/9/9/9/9/B1w1w4/9 b")).toEqual([
      "a2d2f2",
      "a2d2g2",
      "a2d2h2",
      "a2d2i2",
    ]);
  });

  test("a Mullah must also capture the most", () => {
    // Of the points behind e2 only f2 leads on, up the file to the second man.
    expect(moves(immediate, "9/9/9/5w3/9/9/9/B3w4/9 b")).toEqual(["a2f2f7", "a2f2f8", "a2f2f9"]);
    // A man's two outweigh a Mullah's one.
    expect(moves(immediate, "B7w/9/9/5w3/9/3w5/2b6/wb7/1b7 b")).toEqual(["c3e5g7"]);
  });
});

describe("captured pieces", () => {
  const between = "9/9/2w6/9/2B6/9/2w6/9/9 b";

  test("immediate: a later leap of the same move may cross their points", () => {
    expect(moves(immediate, between)).toEqual(
      ["c1c8", "c1c9", "c2c8", "c2c9", "c8c1", "c8c2", "c9c1", "c9c2"].map((rest) => `c5${rest}`),
    );
  });

  test("immediate: a later leap of the same move may land on their points", () => {
    // The first leap takes the man on b4, and the last one lands there.
    expect(moves(small, "B3w/1w3/1w2b/2w1w/2WW1 b")).toContain("a5d2b2b4");
    expect(moves({ ...small, removal: "deferred" }, "B3w/1w3/1w2b/2w1w/2WW1 b")).not.toContain(
      "a5d2b2b4",
    );
  });

  test("deferred: they block until the move is over, and may not be leaped twice", () => {
    expect(moves(deferred, between)).toEqual(["c5c1", "c5c2", "c5c8", "c5c9"]);
    expect(result(deferred, between, "c5c9")).toBe("2B6/9/9/9/9/9/2w6/9/9 w");
  });

  test("deferred: all of them are gone when the move is over", () => {
    expect(result(deferred, "w8/9/9/5w3/9/3w5/2b6/9/9 b", "c3g7")).toBe("w8/9/6b2/9/9/9/9/9/9 w");
  });
});

describe("the end of the game", () => {
  test("a player with no pieces left loses", () => {
    const position = at(game, "9/9/9/4w4/4b4/9/9/9/9 b");
    expect(game.outcome(position)).toBeUndefined();
    const done = game.play(position, game.legalMoves(position)[0]!);
    expect(game.legalMoves(done)).toEqual([]);
    expect(game.outcome(done)).toEqual({
      winner: 0,
      sentence: "White has no pieces left. Black wins!",
    });
  });

  test("a player with no pieces left loses, even if the other is to move", () => {
    const done = at(game, "9/9/9/9/4w4/9/9/9/9 w");
    expect(game.legalMoves(done)).toEqual([]);
    expect(game.outcome(done)).toEqual({
      winner: 1,
      sentence: "Black has no pieces left. White wins!",
    });
  });

  test.each([
    ["9/9/9/9/4b4/9/9/9/9 b", 0],
    ["9/9/9/9/4b4/9/9/9/9 w", 0],
    ["9/9/9/9/4w4/9/9/9/9 b", 1],
  ])("a player with no pieces left loses, whoever is to move: %s", (text, winner) => {
    expect(game.outcome(at(game, text))?.winner).toBe(winner);
    expect(moves(immediate, text)).toEqual([]);
  });

  test("a player who can only capture has a legal move", () => {
    const text = "9/9/9/4w4/4w4/4b4/4w4/9/9 b";
    expect(game.outcome(at(game, text))).toBeUndefined();
    expect(moves(immediate, text)).toEqual(["e4e2"]);
  });

  test("ruling: a player with no legal move on his turn loses", () => {
    const stuck = "9/9/9/4b4/4b4/4b4/9/w1b4b1/b8 w";
    const position = at(game, stuck);
    expect(game.legalMoves(position)).toEqual([]);
    expect(game.outcome(position)).toEqual({
      winner: 0,
      sentence: "White has no legal move. Black wins!",
    });
    expect(game.outcome(at(game, stuck.replace(/w$/, "b")))).toBeUndefined();
  });
});
