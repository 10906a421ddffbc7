import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Engine } from "../../src/engine/engine.ts";
import { LEVELS } from "../../src/engine/levels.ts";
import type { SearchInfo } from "../../src/engine/types.ts";
import { answersTo, speak } from "./speak.ts";

const START = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";

describe("options", () => {
  test("a new amount of memory or a new game starts a new mind, when one is needed", async () => {
    const { session, minds } = await speak();
    for (const line of [
      "setoption name hash value 4",
      "go depth 1",
      "setoption name Hash value 4",
      "go depth 1",
      "setoption name UCI_Variant value shatranj",
      "go depth 1",
    ]) {
      session.take(line);
    }
    session.end();
    await session.over;
    expect(minds).toEqual([
      { variant: "sarrum", hash: 4, level: 8 },
      { variant: "shatranj", hash: 4, level: 8 },
    ]);
  });
});

describe("Level", () => {
  test("holds besides the limits of a go; at the best level these hold alone", async () => {
    const asked: unknown[] = [];
    const { session } = await speak(() => ({
      ...stubbornMind([], true),
      async search({ limits, skill }) {
        asked.push([limits, skill?.level]);
        return FOUND;
      },
    }));
    for (const line of ["go depth 3", "setoption name Level value 2", "go nodes 9"]) {
      session.take(line);
    }
    session.end();
    await session.over;
    expect(asked).toEqual([
      [{ depth: 3 }, undefined],
      [{ nodes: 9 }, 2],
    ]);
  });

  test("makes the search as shallow as the level", async () => {
    const lines = await answersTo("setoption name Level value 4", "go depth 20");
    const [, depth] = /^info depth (\d+) /.exec(lines.at(-2) ?? "") ?? [];
    expect(Number(depth)).toBeGreaterThan(0);
    expect(Number(depth)).toBeLessThanOrEqual(LEVELS[3]?.limits.depth ?? 0);
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });
});

const FOUND: SearchInfo<unknown> = {
  depth: 1,
  score: { kind: "value", centi: 0 },
  nodes: 1,
  milliseconds: 0,
  pv: [(48 << 8) | 40],
};

/** A mind that thinks until it is told to stop, or at once finds what it found. */
function stubbornMind(log: string[], atOnce = false): Engine {
  let stop = () => {};
  const thinking = () =>
    new Promise<void>((resolve) => {
      stop = resolve;
      if (atOnce) resolve();
    });
  return {
    async search(_task, report) {
      log.push("thinks");
      await thinking();
      log.push("stops");
      report(FOUND);
      return FOUND;
    },
    async perft() {
      await thinking();
      return undefined;
    },
    async ready() {
      log.push("is ready");
    },
    stop: () => stop(),
    clear: () => log.push("clears"),
    close: () => log.push("closes"),
  };
}

const pause = async () => {
  for (let turns = 0; turns < 5; turns++) await setImmediate();
};

test("isready is answered when the mind is ready", async () => {
  let beReady: () => void = () => {};
  const ready = () =>
    new Promise<void>((resolve) => {
      beReady = resolve;
    });
  const { session, lines } = await speak(() => ({ ...stubbornMind([]), ready }));
  session.take("isready");
  await pause();
  expect(lines).toEqual([]);
  beReady();
  await pause();
  expect(lines).toEqual(["readyok"]);
});

describe("while the computer thinks", () => {
  test("isready is answered, other lines wait, stop brings the move", async () => {
    const { session, lines } = await speak(() => stubbornMind([]));
    for (const line of ["go infinite", "isready", "d"]) session.take(line);
    await pause();
    expect(lines).toEqual(["readyok"]);
    session.take("stop");
    await pause();
    expect(lines.slice(-2)).toEqual(["bestmove a2a3", START]);
  });

  test("a stop that comes with its go stops it", async () => {
    const { session, lines } = await speak(() => stubbornMind([]));
    for (const line of ["go infinite", "stop"]) session.take(line);
    await pause();
    expect(lines.at(-1)).toBe("bestmove a2a3");
  });

  test("a stop does not stop the search after it", async () => {
    const log: string[] = [];
    const { session } = await speak(() => stubbornMind(log));
    for (const line of ["go infinite", "stop", "go infinite"]) session.take(line);
    await pause();
    expect(log).toEqual(["thinks", "stops", "thinks"]);
  });

  test("an infinite search that has ended waits for the stop", async () => {
    const { session, lines } = await speak(() => stubbornMind([], true));
    session.take("go infinite");
    await pause();
    expect(lines.filter((line) => line.startsWith("bestmove"))).toEqual([]);
    session.take("stop");
    await pause();
    expect(lines.at(-1)).toBe("bestmove a2a3");
  });

  test.each(["quit", "the end of the input"])(
    "%s stops an endless search and ends all",
    async (end) => {
      const log: string[] = [];
      const { session, lines } = await speak(() => stubbornMind(log));
      session.take("go infinite");
      await pause();
      if (end === "quit") session.take("quit");
      else session.end();
      await session.over;
      expect(log).toEqual(["thinks", "stops", "closes"]);
      expect(lines.at(-1)).toBe("bestmove a2a3");
    },
  );

  test.each(["go depth 3", "go perft 20"])("quit stops %s", async (go) => {
    const { session } = await speak(() => stubbornMind([]));
    session.take(go);
    await pause();
    session.take("quit");
    await session.over;
  });

  test("the end of the input releases an answer that waits for a stop", async () => {
    const { session, lines } = await speak(() => stubbornMind([], true));
    session.take("go infinite");
    await pause();
    session.end();
    await session.over;
    expect(lines.at(-1)).toBe("bestmove a2a3");
  });

  test("the end of the input stops the endless search, not the one behind it", async () => {
    const log: string[] = [];
    const { session, lines } = await speak(() => stubbornMind(log));
    for (const line of ["go infinite", "go depth 3"]) session.take(line);
    await pause();
    session.end();
    await pause();
    expect(log).toEqual(["thinks", "stops", "thinks"]);
    expect(lines.filter((line) => line.startsWith("bestmove"))).toHaveLength(1);
  });

  test.each([
    [FOUND, 1],
    [{ ...FOUND, nodes: 9, pv: [(49 << 8) | 41] }, 2],
  ])("the move that is told last is the one that is played (%#)", async (found, infos) => {
    const mind = stubbornMind([], true);
    const { session, lines } = await speak(() => ({
      ...mind,
      search: async (...asked) => {
        await mind.search(...asked);
        return found;
      },
    }));
    session.take("go depth 3");
    session.end();
    await session.over;
    const [, move] = / pv (\S+)/.exec(lines.at(-2) ?? "") ?? [];
    expect([lines.length, lines.at(-1)]).toEqual([infos + 1, `bestmove ${move}`]);
  });

  test("a win is looked for in the same thought as the move", async () => {
    const asked: unknown[] = [];
    const { session } = await speak(() => ({
      ...stubbornMind([], true),
      async search({ limits, mate }) {
        asked.push([limits, mate]);
        return FOUND;
      },
    }));
    for (const line of ["go mate 5 nodes 100", "go depth 2", "go mate 900"]) session.take(line);
    session.end();
    await session.over;
    expect(asked).toEqual([
      [{ nodes: 100, depth: 9 }, 5],
      [{ depth: 2 }, undefined],
      [{ depth: 99 }, 50],
    ]);
  });

  test("stop ends a count", async () => {
    const { session, lines } = await speak(() => stubbornMind([]));
    for (const line of ["go perft 20", "stop"]) session.take(line);
    await pause();
    expect(lines).toEqual(["info string The count was stopped."]);
  });

  test("a fault of the search is not passed over", async () => {
    const { session } = await speak(() => ({
      ...stubbornMind([]),
      search: () => Promise.reject(new Error("broken")),
    }));
    session.take("go depth 1");
    await expect(session.over).rejects.toThrow("broken");
  });
});
