/** Engines in this thread and in one of their own. */
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Engine, syncEngine } from "../../../src/game/engine/engine.ts";
import { rankOf } from "../../../src/game/engine/root-move-search.ts";
import type { Limits, SearchInfo } from "../../../src/game/engine/types.ts";
import { workerEngine } from "../../../src/game/engine/worker/client.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";
import { perft } from "../../../src/game/rules/perft.ts";
import { mustRead } from "../../must-read.ts";
import { localEngine } from "./local-engine.ts";

const ENTRIES = 1 << 12;
const engines: Engine[] = [];

afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
});

/** Returns a game of the catalogue with its local engine. */
async function makeEngines(id: string) {
  const listing = listingOf(id);
  const game: AnyGame = await loadKnown(listing, defaultChoices(listing));
  const local = localEngine(game, ENTRIES, () => 0);
  engines.push(local);
  return { game, local };
}

const listingOf = (id: string) => CATALOGUE.find((one) => one.id === id) ?? CATALOGUE[0];

const workers = new Map<string, Engine>();
afterAll(() => {
  for (const worker of workers.values()) worker.close();
});

/** Returns the worker engine of a game, started at the first call. */
function workerOf(id: string): Engine {
  const choices = defaultChoices(listingOf(id));
  const worker = workers.get(id) ?? workerEngine({ id, choices, hashEntries: ENTRIES });
  workers.set(id, worker);
  return worker;
}

const timeless = <Move>(info: SearchInfo<Move>) => ({ ...info, milliseconds: 0 });
const silent = () => {};

const START: Readonly<Record<string, string>> = {
  sarrum: "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w",
  zamma: "wwwwwwwww/w1wwwwwww/wwww1wwww/w3wwww1/3w1b1bb/b1b3bbb/bbbb1bbbb/bbbb1bbbb/bbbbbbbbb b",
  saturankam: "S0,12/E17,30/N40,31/W5,5 E - 3,6",
};

describe.each(Object.entries(START))("an engine for %s", (id, text) => {
  test("the local and the worker engine find the same, every time", async () => {
    const { game, local } = await makeEngines(id);
    const worker = workerOf(id);
    const request = { position: mustRead(game, text), earlier: [], limits: { nodes: 1500 } };
    const reports: SearchInfo<Move>[] = [];
    const first = await local.search(request, silent);
    const second = await worker.search(request, (info) => reports.push(info));
    expect(timeless(second)).toEqual(timeless(first));
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.map(({ depth }) => depth)).toEqual(reports.map((_, index) => index + 1));
    worker.clear();
    expect(timeless(await worker.search(request, silent))).toEqual(timeless(first));
  });

  test.each([
    ["has been stopped from the start", { stopped: true }, {}],
    ["has no time", { stopped: false }, { milliseconds: 0 }],
  ])("finds a legal pv even if it %s", async (_why, after, limits) => {
    const { game } = await makeEngines(id);
    const clock = { stopped: false };
    const engine = syncEngine(game, ENTRIES, { now: () => 0, stopped: () => clock.stopped });
    let position: Position = mustRead(game, text);
    const request = { earlier: [], limits: { depth: 3, nodes: 400 } };
    const [move] = engine.search({ ...request, position }, silent).pv;
    position = game.play(position, move!);
    for (const { move: thrown } of game.chances(position).slice(0, 1)) {
      position = game.play(position, thrown);
    }
    Object.assign(clock, after);
    const { pv } = engine.search({ ...request, position, limits }, silent);
    expect(pv.length).toBeGreaterThan(0);
    for (const next of pv) {
      expect(game.legalMoves(position)).toContainEqual(next);
      position = game.play(position, next);
    }
  });

  test("makes the same mistakes for the same seed at each level", async () => {
    const { game, local } = await makeEngines(id);
    const position = mustRead(game, text);
    for (const level of [1, 3]) {
      const request = { position, earlier: [], limits: {}, skill: { level, seed: 7 } };
      local.clear();
      const first = await local.search(request, silent);
      local.clear();
      expect(timeless(await local.search(request, silent))).toEqual(timeless(first));
    }
  });

  test("makes different mistakes at level 1", async () => {
    const { game, local } = await makeEngines(id);
    const moves = new Set<string>();
    for (let seed = 0; seed < 12 && moves.size < 2; seed++) {
      const position = mustRead(game, text);
      const request = { position, earlier: [], limits: {}, skill: { level: 1, seed } };
      const { pv } = await local.search(request, silent);
      moves.add(game.writeMove(position, pv[0]!));
    }
    expect(moves.size).toBeGreaterThan(1);
  });
});

describe("the worker engine", () => {
  let worker: Engine;
  beforeAll(() => {
    worker = workerOf("sarrum");
  });

  test("stops on request and answers the next request", async () => {
    const { game } = await makeEngines("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const limits = { milliseconds: 1_000_000 };
    for (let round = 0; round < 2; round++) {
      let deepest = 0;
      const answer = worker.search({ position, earlier: [], limits }, ({ depth }) => {
        deepest = depth;
        if (depth === 4) worker.stop();
      });
      const { pv } = await answer;
      expect(game.legalMoves(position)).toContain(pv[0]);
      expect(deepest).toBeLessThan(50);
    }
  });

  test("finds a move even if stopped before it has begun", async () => {
    const { game } = await makeEngines("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const answer = worker.search({ position, earlier: [], limits: {} }, silent);
    worker.stop();
    expect(game.legalMoves(position)).toContain((await answer).pv[0]);
  });

  test("counts perft, and stops counting on request", async () => {
    const { game } = await makeEngines("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const rows = await worker.perft(position, 3);
    const sum = rows?.reduce((total, { leaves }) => total + leaves, 0);
    expect(sum).toBe(perft(game, position, 3));
    const endless = worker.perft(position, 20);
    await setTimeout(20);
    worker.stop();
    expect(await endless).toBeUndefined();
  });

  test("finds a forced win before searching, and searches if there is none", async () => {
    const { game, local } = await makeEngines("sarrum");
    const position = mustRead(game, "2Gse3/R7/S2e4/7g/8/7r/8/8 b");
    const request = { position, earlier: [], limits: { nodes: 20_000 } };
    worker.clear();
    const mate = await worker.search({ ...request, mate: 4 }, silent);
    expect(mate).toMatchObject({ score: { kind: "win", plies: 7 }, depth: 7 });
    expect(timeless(await local.search({ ...request, mate: 4 }, silent))).toEqual(timeless(mate));
    const limits = { nodes: 20_000, depth: 5 };
    const searched = await worker.search({ ...request, limits, mate: 3 }, silent);
    expect(searched.depth).toBe(5);
    expect(searched.nodes).toBeLessThanOrEqual(10_000);
  });

  test("searches its move even if the mate search was stopped", async () => {
    const { game } = await makeEngines("sarrum");
    const engine = syncEngine(game, ENTRIES, { now: () => 0, stopped: () => true });
    const position = mustRead(game, START.sarrum ?? "");
    const found = engine.search({ position, earlier: [], limits: {}, mate: 5 }, silent);
    expect(found.depth).toBeGreaterThan(1);
    expect(found.nodes).toBeLessThanOrEqual(300);
  });

  test("rejects a second request during a search", async () => {
    const { game } = await makeEngines("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    const answer = worker.perft(position, 1);
    expect(() => worker.perft(position, 1)).toThrow("while it was searching");
    await answer;
  });

  test("rejects requests once its thread has failed", async () => {
    const engine = workerEngine({ id: "no game", choices: {}, hashEntries: ENTRIES });
    engines.push(engine);
    const { game } = await makeEngines("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    await expect(engine.perft(position, 1)).rejects.toThrow("no game");
    await expect(engine.perft(position, 1)).rejects.toThrow("no game");
  });
});

describe("the local engine", () => {
  test("can be stopped by its own report", async () => {
    const { game, local } = await makeEngines("sarrum");
    const position = mustRead(game, START.sarrum ?? "");
    let deepest = 0;
    await local.search({ position, earlier: [], limits: { nodes: 1_000_000 } }, ({ depth }) => {
      deepest = depth;
      if (depth === 2) local.stop();
    });
    expect(deepest).toBeLessThan(12);
  });
});

describe("several lines where some moves win at once", async () => {
  const { game, local } = await makeEngines("sarrum");
  const position = mustRead(game, "2r1e3/8/2m5/s6G/8/3r4/1E3R2/G6S w");
  const linesWithin = async (limits: Limits) => {
    const found: SearchInfo<Move>[] = [];
    const request = { position, earlier: [], limits, lines: 99 };
    expect(await local.search(request, (info) => found.push(info))).toEqual(found[0]);
    expect(found.map(({ line }) => line)).toEqual(found.map((_, index) => index + 1));
    return found;
  };
  const moveOf = ({ pv }: SearchInfo<Move>) => game.writeEngineMove(position, pv[0]!);

  test("are all moves, the best first", async () => {
    const found = await linesWithin({ depth: 2 });
    expect(found.slice(0, 2).map(moveOf).toSorted()).toEqual(["a1a5", "h5a5"]);
    const scores = found.map(({ score }) => rankOf(score));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set(found.map(moveOf)).size).toBe(game.legalMoves(position).length);
  });

  test.each([1, 50, 1000])("begin with the wins within %i nodes", async (nodes) => {
    const found = await linesWithin({ nodes });
    expect(found.slice(0, 2).map(({ score }) => score.kind)).toEqual(["win", "win"]);
    expect(found.at(-1)?.nodes).toBeLessThan(nodes + 500);
  });

  test("are searched within the limits of the request together", async () => {
    const few = await linesWithin({ nodes: 5_000 });
    expect(few).toHaveLength(game.legalMoves(position).length);
    expect(Math.max(...few.map(({ nodes }) => nodes))).toBeLessThan(5_500);
  });
});
