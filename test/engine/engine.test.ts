import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { AnyGame } from "../../src/core/game.ts";
import { perft } from "../../src/core/perft.ts";
import { type Engine, localEngine, syncEngine } from "../../src/engine/engine.ts";
import type { SearchInfo } from "../../src/engine/types.ts";
import { workerEngine } from "../../src/engine/worker/client.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../src/games/catalogue.ts";
import { mustRead } from "../must-read.ts";

const ENTRIES = 1 << 12;
const minds: Engine[] = [];

afterEach(() => {
  for (const mind of minds.splice(0)) mind.close();
});

/** A game of the catalogue, a mind in this thread and one in a thread of its own. */
async function both(id: string): Promise<{ game: AnyGame; here: Engine; apart: Engine }> {
  const listing = CATALOGUE.find((one) => one.id === id) ?? CATALOGUE[0];
  const choices = defaultChoices(listing);
  const game = await loadKnown(listing, choices);
  const here = localEngine(game, ENTRIES, () => 0);
  const apart = workerEngine({ id, choices, hashEntries: ENTRIES });
  minds.push(here, apart);
  return { game, here, apart };
}

const timeless = <Move>(finding: SearchInfo<Move>) => ({ ...finding, milliseconds: 0 });
const silent = () => {};

const START: Readonly<Record<string, string>> = {
  sarrum: "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w",
  zamma: "wwwwwwwww/w1wwwwwww/wwww1wwww/w3wwww1/3w1b1bb/b1b3bbb/bbbb1bbbb/bbbb1bbbb/bbbbbbbbb b",
  saturankam: "S0,12/E17,30/N40,31/W5,5 E - 3,6",
};

describe.each(Object.entries(START))("a mind for %s", (id, text) => {
  test("finds the same in this thread and in one of its own, every time", async () => {
    const { game, here, apart } = await both(id);
    const question = { position: mustRead(game, text), earlier: [], limits: { nodes: 3000 } };
    const reports: SearchInfo<unknown>[] = [];
    const first = await here.search(question, silent);
    const second = await apart.search(question, (finding) => reports.push(finding));
    expect(timeless(second)).toEqual(timeless(first));
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.map(({ depth }) => depth)).toEqual(reports.map((_, index) => index + 1));
    apart.clear();
    expect(timeless(await apart.search(question, silent))).toEqual(timeless(first));
  });

  test.each([
    ["is stopped from the start", { stopped: true }, {}],
    ["has no time", { stopped: false }, { milliseconds: 0 }],
  ])("finds a legal line even if it %s", async (_why, after, limits) => {
    const { game } = await both(id);
    const clock = { stopped: false };
    const thoughts = syncEngine(game, ENTRIES, { now: () => 0, stopped: () => clock.stopped });
    let position: unknown = mustRead(game, text);
    const asked = { earlier: [], limits: { depth: 3 } };
    const [move] = thoughts.search({ ...asked, position }, silent).pv;
    position = game.play(position, move);
    for (const { move: thrown } of game.chances(position).slice(0, 1)) {
      position = game.play(position, thrown);
    }
    Object.assign(clock, after);
    const { pv } = thoughts.search({ ...asked, position, limits }, silent);
    expect(pv.length).toBeGreaterThan(0);
    for (const next of pv) {
      expect(game.legalMoves(position)).toContainEqual(next);
      position = game.play(position, next);
    }
  });

  test("makes the same mistakes for the same seed, at each level", async () => {
    const { game, here } = await both(id);
    const position = mustRead(game, text);
    for (const level of [1, 2, 3, 4]) {
      const question = { position, earlier: [], limits: {}, skill: { level, seed: 7 } };
      here.clear();
      const first = await here.search(question, silent);
      here.clear();
      expect(timeless(await here.search(question, silent))).toEqual(timeless(first));
    }
  });

  test("does not always make the same mistake at level 1", async () => {
    const { game, here } = await both(id);
    const moves = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const position = mustRead(game, text);
      const question = { position, earlier: [], limits: {}, skill: { level: 1, seed } };
      const { pv } = await here.search(question, silent);
      moves.add(game.writeMove(position, pv[0]));
    }
    expect(moves.size).toBeGreaterThan(1);
  });
});

describe("a mind in a thread of its own", () => {
  test("stops when it is told to, and goes on to the next question", async () => {
    const { game, apart } = await both("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const limits = { milliseconds: 1_000_000 };
    for (let round = 0; round < 2; round++) {
      let deepest = 0;
      const answer = apart.search({ position, earlier: [], limits }, ({ depth }) => {
        deepest = depth;
        if (depth === 4) apart.stop();
      });
      const { pv } = await answer;
      expect(game.legalMoves(position)).toContain(pv[0]);
      expect(deepest).toBeLessThan(50);
    }
  });

  test("finds a move even if it is told to stop before it has begun", async () => {
    const { game, apart } = await both("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const answer = apart.search({ position, earlier: [], limits: {} }, silent);
    apart.stop();
    expect(game.legalMoves(position)).toContain((await answer).pv[0]);
  });

  test("counts move sequences, and stops counting", async () => {
    const { game, apart } = await both("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const rows = await apart.perft(position, 4);
    const sum = rows?.reduce((total, { leaves }) => total + leaves, 0);
    expect(sum).toBe(perft(game, position, 4));
    const endless = apart.perft(position, 20);
    await setTimeout(20);
    apart.stop();
    expect(await endless).toBeUndefined();
  });

  test("proves a forced win before it thinks, and thinks where there is none", async () => {
    const { game, here, apart } = await both("sarrum");
    const position = mustRead(game, "2Gse3/R7/S2e4/7g/8/7r/8/8 b");
    const question = { position, earlier: [], limits: { nodes: 20_000 } };
    const proof = await apart.search({ ...question, mate: 4 }, silent);
    expect(proof).toMatchObject({ score: { kind: "win", plies: 7 }, depth: 7 });
    expect(timeless(await here.search({ ...question, mate: 4 }, silent))).toEqual(timeless(proof));
    const limits = { nodes: 20_000, depth: 5 };
    const thought = await apart.search({ ...question, limits, mate: 3 }, silent);
    expect(thought.depth).toBe(5);
    expect(thought.nodes).toBeLessThanOrEqual(10_000);
  });

  test("has looked at its move although a proof was stopped", async () => {
    const { game } = await both("sarrum");
    const thoughts = syncEngine(game, ENTRIES, { now: () => 0, stopped: () => true });
    const position = mustRead(game, START.sarrum ?? "");
    const found = thoughts.search({ position, earlier: [], limits: {}, mate: 5 }, silent);
    expect(found.depth).toBeGreaterThan(1);
    expect(found.nodes).toBeLessThanOrEqual(300);
  });

  test("may not be asked while it thinks", async () => {
    const { game, apart } = await both("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const answer = apart.perft(position, 1);
    expect(() => apart.perft(position, 1)).toThrow("while it was searching");
    await answer;
  });

  test("tells those who ask that its thread has ended by a fault", async () => {
    const mind = workerEngine({ id: "no game", choices: {}, hashEntries: ENTRIES });
    minds.push(mind);
    await expect(mind.perft(undefined, 1)).rejects.toThrow("no game");
    await expect(mind.perft(undefined, 1)).rejects.toThrow("no game");
  });
});

describe("a mind in this thread", () => {
  test("can be stopped by its own report", async () => {
    const { game, here } = await both("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    let deepest = 0;
    await here.search({ position, earlier: [], limits: { nodes: 1_000_000 } }, ({ depth }) => {
      deepest = depth;
      if (depth === 2) here.stop();
    });
    expect(deepest).toBeLessThan(12);
  });
});
