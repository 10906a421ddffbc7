import { describe, expect, test } from "vitest";
import { balance, zammaWeights } from "../../../src/engine/eval/zamma-piece-values.ts";
import { mateSearcherOf } from "../../../src/engine/mate/mate-search.ts";
import { pvsSearcher } from "../../../src/engine/search/iterative-deepening.ts";
import { zammaSearchBoard } from "../../../src/engine/search/zamma-search-board.ts";
import { captures, distinctCaptures, MOST_STAGES } from "../../../src/games/zamma/captures.ts";
import type { ZammaPosition } from "../../../src/games/zamma/position.ts";
import { type ZammaGame, zamma } from "../../../src/games/zamma/zamma.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";

const CLOCK = { now: () => 0, stopped: () => false };
const SMALL = zamma({ size: 5, removal: "immediate" });
const LARGE = zamma({ size: 9, removal: "immediate" });
const DEFERRED = zamma({ size: 9, removal: "deferred" });

/** Positions of random games. */
function randomPositions(game: ZammaGame, count: number, plies: number): ZammaPosition[] {
  const random = randomFrom(5);
  const found: ZammaPosition[] = [];
  while (found.length < count) {
    let position = mustRead(game, game.setups[0]?.position ?? "");
    for (let left = 1 + random(plies); left > 0; left--) {
      const moves = game.legalMoves(position);
      if (moves.length > 0) position = game.play(position, moves[random(moves.length)]!);
    }
    if (!game.outcome(position)) found.push(position);
  }
  return found;
}

/** The plies after which the player to move wins or, negative, loses; undefined beyond `depth`. */
function plainly(game: ZammaGame, position: ZammaPosition, depth: number): number | undefined {
  const moves = game.legalMoves(position);
  if (moves.length === 0) return -0;
  if (depth === 0) return undefined;
  let slowest: number | undefined = 0;
  let fastest: number | undefined;
  for (const move of moves) {
    const reply = plainly(game, game.play(position, move), depth - 1);
    const wins = reply !== undefined && (reply < 0 || Object.is(reply, -0));
    if (wins) fastest = Math.min(fastest ?? depth, 1 - reply);
    if (reply === undefined || wins) slowest = undefined;
    else if (slowest !== undefined) slowest = Math.max(slowest, reply + 1);
  }
  return fastest ?? (slowest === undefined ? undefined : -slowest);
}

describe("the search in zamma", () => {
  test("finds the wins and losses that trying everything finds, and how soon", () => {
    const thinker = pvsSearcher(SMALL, zammaSearchBoard(SMALL), 1 << 14);
    let decided = 0;
    for (const position of randomPositions(SMALL, 40, 40)) {
      const plies = plainly(SMALL, position, 5);
      if (plies === undefined) continue;
      decided++;
      thinker.clear();
      const { score } = thinker.search(
        { position, earlier: [], limits: { nodes: 20_000 } },
        CLOCK,
        () => {},
      );
      const expected =
        plies > 0 ? { kind: "win", plies } : { kind: "loss", plies: Math.abs(plies) };
      expect(score, SMALL.writePosition(position)).toEqual(expected);
    }
    expect(decided).toBeGreaterThan(6);
  });

  test("sees an exchange through: the taker is taken", () => {
    const thinker = pvsSearcher(LARGE, zammaSearchBoard(LARGE), 1 << 14);
    const position = mustRead(LARGE, LARGE.setups[0]?.position ?? "");
    const { score } = thinker.search(
      { position, earlier: [], limits: { depth: 1 } },
      CLOCK,
      () => {},
    );
    expect(score.kind === "value" && Math.abs(score.centi)).toBeLessThan(200);
  });
});

describe.each([
  ["immediate", LARGE],
  ["deferred", DEFERRED],
] as const)("captures one for each result, %s", (_removal, game) => {
  test("leave out no result and have each once", () => {
    let fewer = 0;
    for (const position of randomPositions(game, 400, 90)) {
      const results = (moves: readonly (typeof all)[number][]) =>
        moves.map((move) => game.play(position, move).points + move.path[0]).sort();
      const all = captures(game.variant, position);
      const { moves: some, cut } = distinctCaptures(game.variant, position, MOST_STAGES);
      expect(cut).toBe(false);
      expect(results(some)).toEqual([...new Set(results(all))]);
      if (some.length < all.length) fewer++;
    }
    expect(fewer).toBeGreaterThan(0);
  });
});

test("captures beyond counting are listed as far as was asked for", () => {
  const position = mustRead(LARGE, "9/4w4/5w3/3w1w1w1/1w3w3/w1w3w2/2w6/1ww2w3/3W3WB b");
  const { moves, cut } = distinctCaptures(LARGE.variant, position, 2_000);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThan(2_000);
  expect(cut).toBe(true);
});

describe("a position with captures beyond counting", () => {
  const arena = zammaSearchBoard(LARGE);
  const MANY = "9/4w4/5w3/3w1w1w1/1w3w3/w1w3w2/2w6/1ww2w3/3W3WB";
  /** The same, with a move before it. */
  const before = mustRead(LARGE, `${MANY.replace(/^9/, "w8")} w`);

  test("is known to have more moves than are listed, except where the game begins to be searched", () => {
    arena.setPosition(before);
    expect(arena.incomplete()).toBe(false);
    const list: number[] = [];
    const count = arena.generate(list, false);
    const cut = list.slice(0, count).filter((move) => {
      arena.make(move);
      const incomplete = arena.incomplete();
      arena.unmake();
      return incomplete;
    });
    expect(cut.length).toBeGreaterThan(0);
  });

  test("proves nothing", () => {
    const task = { position: mustRead(SMALL, "5/2w2/5/2B2/5 b"), earlier: [], limits: {} };
    const whole = zammaSearchBoard(SMALL);
    const cut: typeof whole = Object.create(whole, { incomplete: { value: () => true } });
    expect(mateSearcherOf(SMALL, whole, 1).findMate(task, 3, CLOCK)).toBeDefined();
    expect(mateSearcherOf(SMALL, cut, 1).findMate(task, 3, CLOCK)).toBeUndefined();
  });
});

describe("the worth of a position", () => {
  const worth = (text: string) => balance(zammaWeights(LARGE.variant.board), mustRead(LARGE, text));

  test("is nothing at the start, where all is equal", () => {
    expect(worth(LARGE.setups[0]?.position ?? "")).toBe(0);
  });

  test.each([
    ["a man more", "9/9/4w4/9/9/9/3b1b3/9/9 b", "9/9/4w4/9/9/9/5b3/9/9 b"],
    ["a Mullah for a man", "9/9/4w4/9/9/9/5B3/9/9 b", "9/9/4w4/9/9/9/5b3/9/9 b"],
    ["a man further on", "9/9/4w4/9/9/5b3/9/9/9 b", "9/9/4w4/9/9/9/5b3/9/9 b"],
    ["a man with more ways to go", "8w/9/9/9/9/9/9/9/b8 b", "8w/9/9/9/9/9/9/9/1b7 b"],
  ])("grows with %s", (_what, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  test("is the other way round for the other side", () => {
    expect(worth("9/9/4w4/9/9/9/3b1b3/9/9 w")).toBe(-worth("9/9/4w4/9/9/9/3b1b3/9/9 b"));
  });
});
