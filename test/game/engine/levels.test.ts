/** How strong each level plays, and for how long it thinks. */
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../src/base/rng.ts";
import { LEVELS, searchAtLevel } from "../../../src/game/engine/levels.ts";
import { strictest } from "../../../src/game/engine/limits.ts";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import type { Limits } from "../../../src/game/engine/types.ts";
import type { ChessPosition } from "../../../src/game/rules/chesslike/position.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { SAMPLE } from "../../sample-game.ts";
import { freshSearcher, STILL } from "./positions.ts";

const WEAK = [1, 2, 3];
const STRONG = [4, 5, 6, 7, 8];
const START = sarrum.setups[0]?.position ?? "";
const CAPTURE = SAMPLE;
const ATTACKED = "s3r3/8/8/8/4g3/8/3R4/R3S2R w";

const game = { game: sarrum, ...searchersFor(sarrum, 1 << 14) };

/** What a level plays; with few nodes, so that the strong levels are quick. */
function searchText(
  text: string,
  level: number,
  seed: number,
  limits: Limits = level > 3 ? { nodes: 300 } : {},
  clock = STILL,
) {
  game.searcher.clear();
  const request = { position: mustRead(sarrum, text), earlier: [], limits };
  return searchAtLevel(game, request, { level, seed }, clock, () => {});
}

const played = (text: string, level: number, seed: number) =>
  sarrum.writeMove(mustRead(sarrum, text), searchText(text, level, seed).pv[0] ?? 0);

/** Whether the move played leaves the sarrum where it can be captured. */
function losesSarrum(level: number, seed: number): boolean {
  const before = mustRead(sarrum, ATTACKED);
  const next = sarrum.play(before, searchText(ATTACKED, level, seed).pv[0] ?? 0);
  return sarrum.legalMoves(next).some((reply) => sarrum.outcome(sarrum.play(next, reply)));
}

const share = (happens: (seed: number) => boolean, seeds = 60) =>
  Array.from({ length: seeds }, (_, seed) => seed).filter(happens).length / seeds;

test("each level sees at least as much as the one below, and has more time", () => {
  expect(LEVELS).toHaveLength(8);
  for (const [index, level] of LEVELS.slice(1).entries()) {
    const { sees, diceNoise, limits, zammaNodes = 0 } = LEVELS[index]!;
    for (const kind of ["chess", "zamma"] as const) {
      expect(level.sees?.replies[kind] ?? 101).toBeGreaterThanOrEqual(sees?.replies[kind] ?? 101);
    }
    expect(level.sees?.own ?? 101).toBeGreaterThanOrEqual(sees?.own ?? 101);
    expect(level.diceNoise).toBeLessThanOrEqual(diceNoise);
    if (!sees) {
      expect(level.limits.nodes ?? 1e6).toBeGreaterThan(limits.nodes ?? 0);
      expect(level.zammaNodes ?? 1e6).toBeGreaterThan(zammaNodes);
    }
  }
});

test("levels 4 to 7 look at as many positions as the help says", () => {
  // Dozens, more than a hundred, several hundred, and a thousand or more.
  const ranges = [
    [24, 99],
    [101, 299],
    [300, 999],
    [1000, 9999],
  ] as const;
  for (const [index, [least, most]] of ranges.entries()) {
    const { limits, zammaNodes } = LEVELS[3 + index]!;
    for (const nodes of [limits.nodes, zammaNodes]) {
      expect(nodes).toBeGreaterThanOrEqual(least);
      expect(nodes).toBeLessThanOrEqual(most);
    }
  }
});

test("weak levels overlook captures, even of the sarrum, the less the higher they are", () => {
  const [first, second, third] = WEAK.map((level) => share((seed) => losesSarrum(level, seed)));
  expect(first).toBeGreaterThan(0.5);
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThan(first! / 2);
  expect(third).toBeLessThan(0.1);
  const winning = share((seed) => played(CAPTURE, 1, seed) === "81x41");
  expect(winning).toBeGreaterThan(0);
  expect(winning).toBeLessThan(0.3);
});

test.each(STRONG)("level %i never overlooks a capture of the sarrum", (level) => {
  expect(share((seed) => played(CAPTURE, level, seed) === "81x41", 20)).toBe(1);
  expect(share((seed) => losesSarrum(level, seed), 20)).toBe(0);
});

test.each(WEAK)("level %i plays the same legal moves for the same seed", (level) => {
  const random = randomFrom(5);
  let position = mustRead(sarrum, START);
  for (let ply = 0; ply < 40 && !sarrum.outcome(position); ply++) {
    const text = sarrum.writePosition(position);
    const seed = random(1000);
    const { pv } = searchText(text, level, seed);
    expect(searchText(text, level, seed).pv).toEqual(pv);
    expect(sarrum.legalMoves(position)).toContain(pv[0]);
    position = sarrum.play(position, pv[0] ?? 0);
  }
});

describe("a weak level", () => {
  test("does not depend on the speed of the computer", () => {
    let now = 0;
    const slow = { now: () => (now += 1e6), stopped: () => false };
    for (const seed of [1, 2, 3]) {
      expect(searchText(START, 3, seed, {}, slow).pv).toEqual(searchText(START, 3, seed, {}).pv);
    }
  });

  test("plays the best of the moves tried so far when stopped, or at a limit", () => {
    const all = searchText(START, 3, 1, {});
    const few = searchText(START, 3, 1, { nodes: 50 });
    const stopped = searchText(START, 3, 1, {}, { now: () => 0, stopped: () => true });
    expect(stopped.pv).toHaveLength(1);
    expect(stopped.nodes).toBeLessThan(few.nodes);
    expect(few.nodes).toBeLessThan(all.nodes);
  });

  test("searches no deeper than it is asked to", () => {
    expect(searchText(START, 3, 1, { depth: 1 }).depth).toBe(1);
    expect(searchText(START, 3, 1, {}).depth).toBe(2);
  });
});

describe("a level without mistakes", () => {
  const searcher = freshSearcher(sarrum);
  const position = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
  const first = (seed: number, earlier: readonly ChessPosition[] = []) => {
    searcher.clear();
    const request = { position, earlier, limits: {} };
    return searchAtLevel({ ...game, searcher }, request, { level: 4, seed }, STILL, () => {});
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
