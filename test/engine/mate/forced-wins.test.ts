import { describe, expect, test } from "vitest";
import { searchersFor } from "../../../src/engine/registry.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { zamma } from "../../../src/games/zamma/zamma.ts";
import { mustRead } from "../../must-read.ts";
import { FORCED_WINS } from "./forced-wins.ts";
import { MOST_MOVES, solverAgrees } from "./solver-agrees.ts";

/** Positions that a proof may enter; the hardest of the set needs about half of them. */
const MOST_NODES = 250_000;
/** Distances that the search itself sees at once. */
const QUICK = 2;

const CLOCK = { now: () => 0, stopped: () => false };

type AnyGame = Parameters<typeof searchersFor>[0];

function prove(game: unknown, position: unknown, most: number, nodes = MOST_NODES) {
  const task = { position, earlier: [], limits: { nodes } };
  return searchersFor(game as AnyGame, 1).mateSearcher?.findMate(task, most, CLOCK);
}

describe("forced captures of the sarrum", () => {
  test("are at least 40, about as many of each distance", () => {
    expect(FORCED_WINS.length).toBeGreaterThanOrEqual(40);
    for (let distance = 1; distance <= MOST_MOVES; distance++) {
      const some = FORCED_WINS.filter(({ moves }) => moves === distance);
      expect(some.length).toBeGreaterThanOrEqual(8);
    }
    expect(new Set(FORCED_WINS.map(({ position }) => position)).size).toBe(FORCED_WINS.length);
  });

  test.each(FORCED_WINS)("in $moves: $position ($source)", ({ position, moves, first }) => {
    const start = mustRead(sarrum, position);
    const proof = prove(sarrum, start, MOST_MOVES);
    expect(proof?.score).toEqual({ kind: "win", plies: 2 * moves - 1 });
    const line = proof?.pv as number[];
    expect(first).toContain(sarrum.writeEngineMove(start, line[0]!));
    let end = start;
    for (const move of line) {
      expect(sarrum.legalMoves(end)).toContain(move);
      end = sarrum.play(end, move);
    }
    expect(line).toHaveLength(2 * moves - 1);
    expect(sarrum.outcome(end)?.winner).toBe(start.turn);
  });

  test.each(FORCED_WINS.filter(({ moves }) => moves > 1))(
    "not in fewer than $moves: $position",
    ({ position, moves }) => {
      expect(prove(sarrum, mustRead(sarrum, position), moves - 1)).toBeUndefined();
    },
  );

  test.each(FORCED_WINS.filter((_, index) => index % 5 === 0))(
    "the solver says so too: $moves, $position",
    solverAgrees,
  );

  test.each(FORCED_WINS)("the search never sees one too soon: $position", ({ position, moves }) => {
    const thinker = searchersFor(sarrum as unknown as AnyGame, 1 << 14).searcher;
    const task = {
      position: mustRead(sarrum, position),
      earlier: [],
      limits: { nodes: moves <= QUICK ? 5_000 : 20_000 },
    };
    const { score } = thinker.search(task, CLOCK, () => {});
    expect(score.kind).not.toBe("loss");
    if (score.kind === "win") expect(score.plies).toBeGreaterThanOrEqual(2 * moves - 1);
    if (moves <= QUICK) expect(score).toEqual({ kind: "win", plies: 2 * moves - 1 });
  });
});

describe("a proof", () => {
  test("is not found where there is no forced win", () => {
    const position = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
    expect(prove(sarrum, position, 3)).toBeUndefined();
  });

  test("that is stopped as soon as it is found has at least its first move", () => {
    const two = FORCED_WINS.find(({ moves }) => moves === 3);
    const position = mustRead(sarrum, two?.position ?? "");
    const prover = searchersFor(sarrum as unknown as AnyGame, 1).mateSearcher;
    const task = { position, earlier: [], limits: {} };
    for (let asked = 0; asked < 40; asked++) {
      let count = 0;
      const proof = prover?.findMate(task, 3, { now: () => 0, stopped: () => ++count > asked });
      if (proof) expect(sarrum.legalMoves(position)).toContain(proof.pv[0]);
    }
  });

  test("is given up where its limits are reached", () => {
    const hardest = FORCED_WINS.find(({ moves, source }) => moves === 5 && source === "full");
    const position = mustRead(sarrum, hardest?.position ?? "");
    expect(prove(sarrum, position, 5, 1_000)).toBeUndefined();
    const stopped = { now: () => 0, stopped: () => true };
    const task = { position, earlier: [], limits: {} };
    const prover = searchersFor(sarrum as unknown as AnyGame, 1).mateSearcher;
    expect(prover?.findMate(task, 5, stopped)).toBeUndefined();
  });

  test.each([
    ["mate in one", "k7/8/1K6/8/8/8/8/7R w -", 1],
    ["mate in two", "k7/8/2K5/8/8/8/8/7R w -", 2],
  ])("knows %s in shatranj", (_what, text, moves) => {
    const position = mustRead(shatranj, text);
    expect(prove(shatranj, position, 3)?.score).toEqual({ kind: "win", plies: 2 * moves - 1 });
  });

  test("knows a win in zamma: the last man is taken", () => {
    const game = zamma({ size: 5, removal: "immediate" });
    const position = mustRead(game, "5/2w2/5/2B2/5 b");
    expect(prove(game, position, 2)?.score).toEqual({ kind: "win", plies: 1 });
  });
});
