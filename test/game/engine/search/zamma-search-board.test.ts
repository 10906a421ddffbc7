/** The board on which zamma is searched, its captures and its evaluation. */
import { describe, expect, test } from "vitest";
import { evaluateZamma, zammaWeights } from "../../../../src/game/engine/eval/zamma-evaluation.ts";
import { mateSearcher } from "../../../../src/game/engine/mate/mate-search.ts";
import { pvsSearcher } from "../../../../src/game/engine/search/iterative-deepening.ts";
import { zammaSearchBoard } from "../../../../src/game/engine/search/zamma-search-board.ts";
import {
  captures,
  distinctCaptures,
  MAX_STAGES,
} from "../../../../src/game/rules/zamma/captures.ts";
import type { ZammaPosition } from "../../../../src/game/rules/zamma/position.ts";
import { type ZammaGame, zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { scaled } from "../../../scale.ts";

const CLOCK = { now: () => 0, stopped: () => false };
const SMALL = zamma({ size: 5, removal: "immediate" });
const LARGE = zamma({ size: 9, removal: "immediate" });
const DEFERRED = zamma({ size: 9, removal: "deferred" });

/** Returns positions of random games. */
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

/**
 * Returns the plies after which the side to move wins or (negative) loses; undefined beyond
 * `depth`.
 */
function bruteForce(game: ZammaGame, position: ZammaPosition, depth: number): number | undefined {
  const key = `${depth} ${position.toMove} ${position.points}`;
  if (!known.has(key)) known.set(key, search(game, position, depth));
  return known.get(key);
}

const known = new Map<string, number | undefined>();

function search(game: ZammaGame, position: ZammaPosition, depth: number): number | undefined {
  const moves = game.legalMoves(position);
  if (moves.length === 0) return -0;
  if (depth === 0) return undefined;
  let slowest: number | undefined = 0;
  let fastest: number | undefined;
  for (const move of moves) {
    const reply = bruteForce(game, game.play(position, move), depth - 1);
    const wins = reply !== undefined && (reply < 0 || Object.is(reply, -0));
    if (wins) fastest = Math.min(fastest ?? depth, 1 - reply);
    if (reply === undefined || wins) slowest = undefined;
    else if (slowest !== undefined) slowest = Math.max(slowest, reply + 1);
  }
  return fastest ?? (slowest === undefined ? undefined : -slowest);
}

describe("the search in zamma", () => {
  test("finds the wins and losses of brute force, at the same distance", () => {
    const searcher = pvsSearcher(SMALL, zammaSearchBoard(SMALL), 1 << 14);
    let decided = 0;
    for (const position of randomPositions(SMALL, scaled(40, 16), 40)) {
      const plies = bruteForce(SMALL, position, 5);
      if (plies === undefined) continue;
      decided++;
      searcher.clear();
      const { score } = searcher.search(
        { position, earlier: [], limits: { nodes: 20_000 } },
        CLOCK,
        () => {},
      );
      const expected =
        plies > 0 ? { kind: "win", plies } : { kind: "loss", plies: Math.abs(plies) };
      expect(score, SMALL.writePosition(position)).toEqual(expected);
    }
    expect(decided).toBeGreaterThan(2);
  });

  test("follows an exchange to its end: the capturing piece is captured", () => {
    const searcher = pvsSearcher(LARGE, zammaSearchBoard(LARGE), 1 << 14);
    const position = mustRead(LARGE, LARGE.setups[0]?.position ?? "");
    const { score } = searcher.search(
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
] as const)("distinct captures, %s", (_removal, game) => {
  test("give each result exactly once", () => {
    let fewer = 0;
    for (const position of randomPositions(game, scaled(200, 50), 90)) {
      const results = (moves: readonly (typeof all)[number][]) =>
        moves.map((move) => game.play(position, move).points + move.path[0]).sort();
      const all = captures(position);
      const { moves: some, cut } = distinctCaptures(position, MAX_STAGES);
      expect(cut).toBe(false);
      expect(results(some)).toEqual([...new Set(results(all))]);
      if (some.length < all.length) fewer++;
    }
    expect(fewer).toBeGreaterThan(0);
  });
});

test("capture generation stops at the given number of stages", () => {
  const position = mustRead(LARGE, "9/4w4/5w3/3w1w1w1/1w3w3/w1w3w2/2w6/1ww2w3/3W3WB b");
  const { moves, cut } = distinctCaptures(position, 2_000);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThan(2_000);
  expect(cut).toBe(true);
});

describe("a position with too many captures to list", () => {
  const board = zammaSearchBoard(LARGE);
  const MANY = "9/4w4/5w3/3w1w1w1/1w3w3/w1w3w2/2w6/1ww2w3/3W3WB";
  /** A position one move before MANY. */
  const before = mustRead(LARGE, `${MANY.replace(/^9/, "w8")} w`);

  test("has an incomplete move list, except at the root", () => {
    board.setPosition(before);
    expect(board.incomplete()).toBe(false);
    const list: number[] = [];
    const count = board.generate(list, false);
    const cut = list.slice(0, count).filter((move) => {
      board.make(move);
      const incomplete = board.incomplete();
      board.unmake();
      return incomplete;
    });
    expect(cut.length).toBeGreaterThan(0);
  });

  test("proves no win", () => {
    const request = { position: mustRead(SMALL, "5/2w2/5/2B2/5 b"), earlier: [], limits: {} };
    const complete = zammaSearchBoard(SMALL);
    const cut: typeof complete = Object.create(complete, { incomplete: { value: () => true } });
    expect(mateSearcher(SMALL, complete, 1)(request, 3, CLOCK)).toBeDefined();
    expect(mateSearcher(SMALL, cut, 1)(request, 3, CLOCK)).toBeUndefined();
  });
});

describe("the evaluation of zamma", () => {
  const evaluate = (text: string) =>
    evaluateZamma(zammaWeights(LARGE.variant.board), mustRead(LARGE, text));

  test("is 0 at the start", () => {
    expect(evaluate(LARGE.setups[0]?.position ?? "")).toBe(0);
  });

  test.each([
    ["an extra man", "9/9/4w4/9/9/9/3b1b3/9/9 b", "9/9/4w4/9/9/9/5b3/9/9 b"],
    ["a Mullah instead of a man", "9/9/4w4/9/9/9/5B3/9/9 b", "9/9/4w4/9/9/9/5b3/9/9 b"],
    ["an advanced man", "9/9/4w4/9/9/5b3/9/9/9 b", "9/9/4w4/9/9/9/5b3/9/9 b"],
    ["a man with more free steps", "8w/9/9/9/9/9/9/9/b8 b", "8w/9/9/9/9/9/9/9/1b7 b"],
  ])("grows with %s", (_what, better, worse) => {
    expect(evaluate(better)).toBeGreaterThan(evaluate(worse));
  });

  test("changes sign with the side to move", () => {
    expect(evaluate("9/9/4w4/9/9/9/3b1b3/9/9 w")).toBe(-evaluate("9/9/4w4/9/9/9/3b1b3/9/9 b"));
  });
});
