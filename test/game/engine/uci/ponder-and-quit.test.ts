/** Pondering, and how the engine protocol ends. */
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { SearchRequest } from "../../../../src/game/engine/types.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { localEngine } from "../local-engine.ts";
import { openTestSession, outputOf, pause } from "./run-session.ts";

const MOVE = /^bestmove [a-h][1-8][a-h][1-8]$/;
const PONDER = /^bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]$/;

describe("pondering", () => {
  const PONDERING = ["setoption name Ponder value true", "position startpos moves a2a3"];

  test("the best move comes with a move to ponder on, if pondering is on", async () => {
    expect((await outputOf(...PONDERING, "go depth 3")).at(-1)).toMatch(PONDER);
    expect((await outputOf("go depth 3")).at(-1)).toMatch(MOVE);
  });

  test.each(["stop", "ponderhit"])("go ponder prints its best move only after %s", async (line) => {
    const { session, lines } = await openTestSession();
    session.handleLine("go ponder depth 2");
    await pause();
    expect(lines.filter((each) => /^bestmove/.test(each))).toEqual([]);
    session.handleLine(line);
    await pause();
    expect(lines.at(-1)).toMatch(MOVE);
  });

  test("the time of the move counts from ponderhit", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const requests: SearchRequest<unknown>[] = [];
    let stop = () => {};
    const local = localEngine(anyGame(sarrum), 1 << 12, () => 0);
    const { session, lines } = await openTestSession(() => ({
      ...local,
      async search(request, report) {
        requests.push(request);
        await new Promise<void>((resolve) => {
          stop = resolve;
        });
        return local.search({ ...request, limits: { depth: 1 } }, report);
      },
      stop: () => stop(),
    }));
    session.handleLine("go ponder movetime 500 nodes 9");
    await pause();
    vi.advanceTimersByTime(600);
    expect(requests).toMatchObject([{ limits: { nodes: 9 } }]);
    expect(requests[0]?.limits).not.toHaveProperty("milliseconds");
    session.handleLine("ponderhit");
    await pause();
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(499);
    await pause();
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(1);
    await pause();
    expect(lines.at(-1)).toMatch(MOVE);
  });

  test("ponderhit sent together with go ponder makes it an ordinary go", async () => {
    const { session, lines } = await openTestSession();
    for (const line of ["go ponder depth 2", "ponderhit"]) session.handleLine(line);
    await pause();
    expect(lines.at(-1)).toMatch(MOVE);
  });

  test("go ponder without limits becomes an infinite search", async () => {
    const { session, lines } = await openTestSession(() => ({
      ...localEngine(anyGame(sarrum), 1 << 12, () => 0),
      search: () => new Promise(() => {}),
    }));
    for (const line of ["go ponder", "ponderhit", "isready"]) session.handleLine(line);
    await pause();
    expect(lines).toEqual(["readyok"]);
    session.handleLine("quit");
    await session.finished;
  });

  test("the end of the input ends a search that ponders", async () => {
    expect((await outputOf("go ponder depth 2")).at(-1)).toMatch(MOVE);
  });
});

describe("quit", () => {
  test("does not wait for an engine that does not stop", async () => {
    const { session } = await openTestSession(() => ({
      ...localEngine(anyGame(sarrum), 1 << 12, () => 0),
      search: () => new Promise(() => {}),
      stop: () => {},
    }));
    session.handleLine("go depth 5");
    await pause();
    session.handleLine("quit");
    await Promise.race([session.finished, setTimeout(5000).then(() => expect.fail("no end"))]);
  });
});
