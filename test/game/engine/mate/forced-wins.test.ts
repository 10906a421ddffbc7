/** The search for forced wins on positions from the literature. */
import { describe, expect, test } from "vitest";
import { type Searchers, searchersFor } from "../../../../src/game/engine/registry.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../../must-read.ts";
import { SCALE } from "../../../scale.ts";
import { FORCED_WINS } from "./forced-wins.ts";
import { MAX_MOVES, solverAgrees } from "./solver-agrees.ts";

/** The node limit of a mate search; the hardest position of the set needs about half of it. */
const MAX_NODES = 250_000;
/** Distances that the main search finds at once. */
const QUICK_MOVES = 2;

/** Those that are searched here; the deep tests search all. */
const SEARCHED = FORCED_WINS.filter((_, index) => SCALE === 1 || index % 5 === 0);

const CLOCK = { now: () => 0, stopped: () => false };

const SARRUM = searchersFor(sarrum, 1 << 14);
const SHATRANJ = searchersFor(shatranj, 1);

function findMate<P, M>(
  { findMate }: Searchers<P, M>,
  position: P,
  maxMoves: number,
  nodes = MAX_NODES,
) {
  return findMate?.({ position, earlier: [], limits: { nodes } }, maxMoves, CLOCK);
}

describe("forced wins", () => {
  test("there are at least 40, about as many of each distance", () => {
    expect(FORCED_WINS.length).toBeGreaterThanOrEqual(40);
    for (let distance = 1; distance <= MAX_MOVES; distance++) {
      const some = FORCED_WINS.filter(({ moves }) => moves === distance);
      expect(some.length).toBeGreaterThanOrEqual(8);
    }
    expect(new Set(FORCED_WINS.map(({ position }) => position)).size).toBe(FORCED_WINS.length);
  });

  test.each(SEARCHED)("in $moves: $position ($source)", ({ position, moves, first }) => {
    const start = mustRead(sarrum, position);
    const mate = findMate(SARRUM, start, MAX_MOVES);
    expect(mate?.score).toEqual({ kind: "win", plies: 2 * moves - 1 });
    const line = mate?.pv ?? [];
    expect(first).toContain(sarrum.writeEngineMove(start, line[0]!));
    let end = start;
    for (const move of line) {
      expect(sarrum.legalMoves(end)).toContain(move);
      end = sarrum.play(end, move);
    }
    expect(line).toHaveLength(2 * moves - 1);
    expect(sarrum.outcome(end)?.winner).toBe(start.turn);
  });

  test.each(SEARCHED.filter(({ moves }) => moves > 1))(
    "not in fewer than $moves: $position",
    ({ position, moves }) => {
      expect(findMate(SARRUM, mustRead(sarrum, position), moves - 1)).toBeUndefined();
    },
  );

  test.each(FORCED_WINS.filter((_, index) => index % 9 === 0))(
    "the solver agrees: $moves, $position",
    solverAgrees,
  );

  test.each(SEARCHED)(
    "the main search never finds one too soon: $position",
    ({ position, moves }) => {
      const { searcher } = SARRUM;
      searcher.clear();
      const request = {
        position: mustRead(sarrum, position),
        earlier: [],
        limits: { nodes: moves <= QUICK_MOVES ? 5_000 : 10_000 },
      };
      const { score } = searcher.search(request, CLOCK, () => {});
      expect(score.kind).not.toBe("loss");
      if (score.kind === "win") expect(score.plies).toBeGreaterThanOrEqual(2 * moves - 1);
      if (moves <= QUICK_MOVES) expect(score).toEqual({ kind: "win", plies: 2 * moves - 1 });
    },
  );
});

describe("the mate search", () => {
  test("finds nothing if there is no forced win", () => {
    const position = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
    expect(findMate(SARRUM, position, 3)).toBeUndefined();
  });

  test("returns at least the first move if stopped as soon as it has found a win", () => {
    const two = FORCED_WINS.find(({ moves }) => moves === 3);
    const position = mustRead(sarrum, two?.position ?? "");
    const request = { position, earlier: [], limits: {} };
    for (let checks = 0; checks < 40; checks++) {
      let count = 0;
      const mate = SARRUM.findMate?.(request, 3, {
        now: () => 0,
        stopped: () => ++count > checks,
      });
      if (mate) expect(sarrum.legalMoves(position)).toContain(mate.pv[0]);
    }
  });

  test("returns the whole principal variation, even if its limits allow no more than the win", () => {
    const four = FORCED_WINS.find(({ moves }) => moves === 4);
    const position = mustRead(sarrum, four?.position ?? "");
    const unlimited = findMate(SARRUM, position, 4);
    const limited = findMate(SARRUM, position, 4, (unlimited?.nodes ?? 0) + 1);
    expect(limited).toEqual(unlimited);
    expect(limited?.pv).toHaveLength(7);
  });

  test("gives up when its limits are reached", () => {
    const hardest = FORCED_WINS.find(({ moves, source }) => moves === 5 && source === "full");
    const position = mustRead(sarrum, hardest?.position ?? "");
    expect(findMate(SARRUM, position, 5, 1_000)).toBeUndefined();
    const stopped = { now: () => 0, stopped: () => true };
    const request = { position, earlier: [], limits: {} };
    expect(SARRUM.findMate?.(request, 5, stopped)).toBeUndefined();
  });

  test.each([
    ["mate in one", "k7/8/1K6/8/8/8/8/7R w -", 1],
    ["mate in two", "k7/8/2K5/8/8/8/8/7R w -", 2],
  ])("finds %s in shatranj", (_what, text, moves) => {
    const position = mustRead(shatranj, text);
    expect(findMate(SHATRANJ, position, 3)?.score).toEqual({ kind: "win", plies: 2 * moves - 1 });
  });

  test("finds a win in zamma: the last man is captured", () => {
    const game = zamma({ size: 5, removal: "immediate" });
    const position = mustRead(game, "5/2w2/5/2B2/5 b");
    expect(findMate(searchersFor(game, 1), position, 2)?.score).toEqual({ kind: "win", plies: 1 });
  });
});
