import { describe, expect, test } from "vitest";
import type { ChessPosition } from "../../src/core/chesslike/position.ts";
import { seededRandom } from "../../src/core/rng.ts";
import { LEVELS, searchAtLevel } from "../../src/engine/levels.ts";
import { strictest } from "../../src/engine/limits.ts";
import type { Clock, SearchRequest } from "../../src/engine/types.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { mustRead } from "../must-read.ts";
import { randomFrom } from "../random.ts";
import { freshSearcher, STILL } from "./positions.ts";

const numbered = LEVELS.map((level, index) => ({ number: index + 1, level }));
/** For the levels with long searches. */
const SHORT = { nodes: 300 };

test("there are eight levels", () => {
  expect(LEVELS).toHaveLength(8);
});

describe.each(numbered)("level $number", ({ number, level }) => {
  const limits = level.noise > 0 ? {} : SHORT;
  const searcher = freshSearcher(sarrum);
  const search = (request: SearchRequest<ChessPosition>, seed: number) =>
    searchAtLevel({ game: sarrum, searcher }, request, { level: number, seed }, STILL, () => {});

  test("captures an undefended sarrum, whatever the seed", () => {
    const position = mustRead(sarrum, "1g1s3G/R7/Se5e/8/8/7r/8/8 w");
    for (let seed = 0; seed < 20; seed++) {
      const { pv, score } = search({ position, earlier: [], limits }, seed);
      expect(sarrum.writeMove(position, pv[0] ?? 0)).toBe("81x41");
      expect(score).toEqual({ kind: "win", plies: 1 });
    }
  });

  test("saves an attacked sarrum", () => {
    const position = mustRead(sarrum, "s3r3/8/8/8/4g3/8/3R4/R3S2R w");
    for (let seed = 0; seed < 20; seed++) {
      searcher.clear();
      const request = { position, earlier: [], limits };
      const { pv } = search(request, seed);
      const next = sarrum.play(position, pv[0] ?? 0);
      const taken = sarrum
        .legalMoves(next)
        .some((reply) => sarrum.outcome(sarrum.play(next, reply)) !== undefined);
      expect(taken).toBe(false);
    }
  });

  test("plays legal moves, and the same ones for the same seed", () => {
    const random = randomFrom(5);
    const start = sarrum.setups[0]?.position ?? "";
    let position = mustRead(sarrum, start);
    for (let ply = 0; ply < 40 && !sarrum.outcome(position); ply++) {
      const request = { position, earlier: [], limits };
      const seed = random(1000);
      searcher.clear();
      const move = search(request, seed).pv[0];
      searcher.clear();
      expect(search(request, seed).pv[0]).toBe(move);
      expect(sarrum.legalMoves(position)).toContain(move);
      position = sarrum.play(position, move ?? 0);
    }
  });
});

describe("a level that searches every move separately", () => {
  const searcher = freshSearcher(sarrum);
  const start = sarrum.setups[0]?.position ?? "";
  const at = (clock: Clock, limits: SearchRequest<ChessPosition>["limits"]) => {
    const request = { position: mustRead(sarrum, start), earlier: [], limits };
    return searchAtLevel(
      { game: sarrum, searcher },
      request,
      { level: 1, seed: 3 },
      clock,
      () => {},
    );
  };

  test("chooses among the moves searched so far when stopped", () => {
    const position = mustRead(sarrum, start);
    for (let checks = 1; checks < 60; checks++) {
      let count = 0;
      const { pv } = at({ now: () => 0, stopped: () => ++count > checks }, {});
      // Every search of a move checks the clock at least once: later moves have not been searched.
      expect(sarrum.legalMoves(position).indexOf(pv[0] ?? 0)).toBeLessThan(checks);
    }
  });

  test("shares its time between all moves", () => {
    let now = 0;
    const { nodes } = at({ now: () => now++, stopped: () => false }, { milliseconds: 10 });
    now = 0;
    const all = at({ now: () => now++, stopped: () => false }, {});
    expect(now).toBeGreaterThan(30);
    expect(nodes).toBeLessThan(all.nodes / 2);
  });

  test.each([20, 100, 300])("shares %d nodes between all moves", (maxNodes) => {
    const { pv, nodes } = at(STILL, { nodes: maxNodes });
    expect(nodes).toBeLessThanOrEqual(maxNodes);
    expect(pv).not.toEqual([]);
  });

  test("searches no deeper than a limit of two plies", () => {
    const request = { position: mustRead(sarrum, start), earlier: [], limits: {} };
    const search = (limits: SearchRequest<ChessPosition>["limits"]) =>
      searchAtLevel(
        { game: sarrum, searcher },
        { ...request, limits },
        { level: 3, seed: 3 },
        STILL,
        () => {},
      ).depth;
    expect([search({ depth: 2 }), search({})]).toEqual([2, 3]);
  });
});

describe("a level without mistakes", () => {
  const searcher = freshSearcher(sarrum);
  const position = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
  const first = (seed: number, earlier: readonly ChessPosition[] = []) => {
    searcher.clear();
    const request = { position, earlier, limits: {} };
    return searchAtLevel({ game: sarrum, searcher }, request, { level: 4, seed }, STILL, () => {});
  };
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);

  test("varies its first move", () => {
    const moves = seeds.map((seed) => first(seed).pv[0]);
    expect(new Set(moves).size).toBeGreaterThan(2);
    expect(seeds.map((seed) => first(seed).pv[0])).toEqual(moves);
  });

  test("begins with moves nearly as good as the best", () => {
    const { clear, search } = freshSearcher(sarrum);
    const evaluate = (position: ChessPosition) => {
      clear();
      const { score } = search({ position, earlier: [], limits: { depth: 6 } }, STILL, () => {});
      return score.kind === "value" ? score.centi : Number.NaN;
    };
    const best = evaluate(position);
    for (const seed of seeds) {
      const next = sarrum.play(position, first(seed).pv[0] ?? 0);
      expect(-evaluate(next)).toBeGreaterThan(best - 40);
    }
  });

  test("always plays the same move in a later position", () => {
    const earlier = new Array<ChessPosition>(12).fill(mustRead(sarrum, "8/3s4/8/8/8/8/3S4/8 w"));
    expect(new Set(seeds.map((seed) => first(seed, earlier).pv[0])).size).toBe(1);
  });
});

test("the limits of a level and of a request apply together", () => {
  expect(strictest({ depth: 3, nodes: 10 }, { depth: 2, nodes: 20, milliseconds: 5 })).toEqual({
    depth: 2,
    nodes: 10,
    milliseconds: 5,
  });
  expect(strictest({}, {})).toEqual({});
});

test("neighbouring seeds give unrelated random numbers", () => {
  const first = Array.from({ length: 200 }, (_, seed) => seededRandom(seed)(1000));
  const steps = first.slice(1).map((draw, index) => Math.abs(draw - first[index]!));
  expect(steps.filter((step) => step < 100).length).toBeLessThan(80);
  expect(seededRandom(5)(1000)).toBe(first[5]);
});
