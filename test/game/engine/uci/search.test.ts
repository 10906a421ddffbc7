/** The options of the engine protocol, and the searches that it starts. */
import { describe, expect, test } from "vitest";
import type { Engine } from "../../../../src/game/engine/engine.ts";
import { LEVELS } from "../../../../src/game/engine/levels.ts";
import type { SearchInfo } from "../../../../src/game/engine/types.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { type Move, setupPosition } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { openTestSession, outputOf, pause } from "./run-session.ts";

const START = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";

describe("options", () => {
  test("a new hash size or variant starts a new engine, when needed", async () => {
    const { session, engines } = await openTestSession();
    for (const line of [
      "setoption name hash value 4",
      "go depth 1",
      "setoption name Hash value 4",
      "go depth 1",
      "setoption name UCI_Variant value turkey",
      "setoption name Hash value 8",
      "go depth 1",
      "setoption name Level value 7",
      "go depth 1",
    ]) {
      session.handleLine(line);
    }
    session.end();
    await session.finished;
    expect(engines).toMatchObject([
      { variant: "sarrum", hash: 4 },
      { variant: "turkey", hash: 8 },
    ]);
  });
});

describe("Level", () => {
  test("its limits apply besides those of go; the best level adds none", async () => {
    const requests: unknown[] = [];
    const { session } = await openTestSession(() => ({
      ...blockingEngine([], true),
      async search({ limits, skill }) {
        requests.push([limits, skill?.level]);
        return FOUND;
      },
    }));
    for (const line of ["go depth 3", "setoption name Level value 2", "go nodes 9"]) {
      session.handleLine(line);
    }
    session.end();
    await session.finished;
    expect(requests).toEqual([
      [{ depth: 3 }, undefined],
      [{ nodes: 9 }, 2],
    ]);
  });

  test("limits the depth of the search", async () => {
    const lines = await outputOf("setoption name Level value 3", "go depth 20");
    const [, depth] = /^info depth (\d+) /.exec(lines.at(-2) ?? "") ?? [];
    expect(Number(depth)).toBeGreaterThan(0);
    expect(Number(depth)).toBeLessThanOrEqual(LEVELS[2]?.limits.depth ?? 0);
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });
});

const GAME = anyGame(sarrum);

/** Returns a legal first move of the game, as engines write it. */
function firstMove(text: string): Move {
  const start = setupPosition(GAME, 0);
  const move = GAME.legalMoves(start).find((each) => GAME.writeEngineMove(start, each) === text);
  if (move === undefined) throw new Error(`${text} is not legal`);
  return move;
}

const FOUND: SearchInfo<Move> = {
  depth: 1,
  score: { kind: "value", centi: 0 },
  nodes: 1,
  milliseconds: 0,
  pv: [firstMove("a2a3")],
};

/** Returns an engine that searches until it is stopped, or finishes at once with `FOUND`. */
function blockingEngine(log: string[], immediate = false): Engine {
  let stop = () => {};
  const searching = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
      if (immediate) resolve();
    });
  return {
    async search(_request, report) {
      log.push("searches");
      await searching();
      log.push("stops");
      report(FOUND);
      return FOUND;
    },
    async perft() {
      await searching();
      return undefined;
    },
    stop: () => stop(),
    clear: () => log.push("clears"),
    close: () => log.push("closes"),
  };
}

test("isready is answered once the engine is ready", async () => {
  let beReady: () => void = () => {};
  const perft = () =>
    new Promise<undefined>((resolve) => {
      beReady = () => resolve(undefined);
    });
  const { session, lines } = await openTestSession(() => ({ ...blockingEngine([]), perft }));
  session.handleLine("isready");
  await pause();
  expect(lines).toEqual([]);
  beReady();
  await pause();
  expect(lines).toEqual(["readyok"]);
});

describe("during a search", () => {
  test("isready is answered, other lines wait, stop prints the best move", async () => {
    const { session, lines } = await openTestSession(() => blockingEngine([]));
    for (const line of ["go infinite", "isready", "d"]) session.handleLine(line);
    await pause();
    expect(lines).toEqual(["readyok"]);
    session.handleLine("stop");
    await pause();
    expect(lines.slice(-2)).toEqual(["bestmove a2a3", START]);
  });

  test("a stop sent together with go stops the search", async () => {
    const { session, lines } = await openTestSession(() => blockingEngine([]));
    for (const line of ["go infinite", "stop"]) session.handleLine(line);
    await pause();
    expect(lines.at(-1)).toBe("bestmove a2a3");
  });

  test("a stop does not affect the next search", async () => {
    const log: string[] = [];
    const { session } = await openTestSession(() => blockingEngine(log));
    for (const line of ["go infinite", "stop", "go infinite"]) session.handleLine(line);
    await pause();
    expect(log).toEqual(["searches", "stops", "searches"]);
  });

  test("a finished infinite search waits for stop", async () => {
    const { session, lines } = await openTestSession(() => blockingEngine([], true));
    session.handleLine("go infinite");
    await pause();
    expect(lines.filter((line) => line.startsWith("bestmove"))).toEqual([]);
    session.handleLine("stop");
    await pause();
    expect(lines.at(-1)).toBe("bestmove a2a3");
  });

  test.each(["quit", "the end of the input"])(
    "%s stops an infinite search and ends the session",
    async (end) => {
      const log: string[] = [];
      const { session, lines } = await openTestSession(() => blockingEngine(log));
      session.handleLine("go infinite");
      await pause();
      if (end === "quit") session.handleLine("quit");
      else session.end();
      await session.finished;
      expect(log).toEqual(["searches", "stops", "closes"]);
      expect(lines.at(-1)).toBe("bestmove a2a3");
    },
  );

  test.each(["go depth 3", "go perft 20"])("quit stops %s", async (go) => {
    const { session } = await openTestSession(() => blockingEngine([]));
    session.handleLine(go);
    await pause();
    session.handleLine("quit");
    await session.finished;
  });

  test("the end of the input releases a best move that waits for stop", async () => {
    const { session, lines } = await openTestSession(() => blockingEngine([], true));
    session.handleLine("go infinite");
    await pause();
    session.end();
    await session.finished;
    expect(lines.at(-1)).toBe("bestmove a2a3");
  });

  test("the end of the input stops the infinite search, but not the next one", async () => {
    const log: string[] = [];
    const { session, lines } = await openTestSession(() => blockingEngine(log));
    for (const line of ["go infinite", "go depth 3"]) session.handleLine(line);
    await pause();
    session.end();
    await pause();
    expect(log).toEqual(["searches", "stops", "searches"]);
    expect(lines.filter((line) => line.startsWith("bestmove"))).toHaveLength(1);
  });

  test.each([
    [FOUND, 1],
    [{ ...FOUND, nodes: 9, pv: [firstMove("b2b3")] }, 2],
  ])("the last info shows the best move (%#)", async (result, infos) => {
    const engine = blockingEngine([], true);
    const { session, lines } = await openTestSession(() => ({
      ...engine,
      search: async (...requests) => {
        await engine.search(...requests);
        return result;
      },
    }));
    session.handleLine("go depth 3");
    session.end();
    await session.finished;
    const [, move] = / pv (\S+)/.exec(lines.at(-2) ?? "") ?? [];
    expect([lines.length, lines.at(-1)]).toEqual([infos + 1, `bestmove ${move}`]);
  });

  test("go mate passes the mate and the limits in one request", async () => {
    const requests: unknown[] = [];
    const { session } = await openTestSession(() => ({
      ...blockingEngine([], true),
      async search({ limits, mate }) {
        requests.push([limits, mate]);
        return FOUND;
      },
    }));
    for (const line of ["go mate 5 nodes 100", "go depth 2", "go mate 900"])
      session.handleLine(line);
    session.end();
    await session.finished;
    expect(requests).toEqual([
      [{ nodes: 100, depth: 9 }, 5],
      [{ depth: 2 }, undefined],
      [{ depth: 99 }, 50],
    ]);
  });

  test("a loss is written as a negative number of moves", async () => {
    const lines = await outputOf("position fen s7/2G5/1G6/8/8/8/8/3S4 b", "go depth 2");
    expect(lines.at(-2)).toContain(" score mate -1 ");
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });

  test("stop ends a perft", async () => {
    const { session, lines } = await openTestSession(() => blockingEngine([]));
    for (const line of ["go perft 20", "stop"]) session.handleLine(line);
    await pause();
    expect(lines).toEqual(["info string Perft was stopped."]);
  });

  test("an error in the search ends the session", async () => {
    const { session } = await openTestSession(() => ({
      ...blockingEngine([]),
      search: () => Promise.reject(new Error("broken")),
    }));
    session.handleLine("go depth 1");
    await expect(session.finished).rejects.toThrow("broken");
  });
});
