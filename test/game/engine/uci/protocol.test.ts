/** The engine protocol: every command and its answer. */

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { localEngine } from "../local-engine.ts";
import { openTestSession, outputOf, pause, requestsOf } from "./run-session.ts";

const START = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";
const MOVE = /^bestmove [a-h][1-8][a-h][1-8]$/;
const ERROR = /^info string error: /;

describe("every go is answered by a best move", () => {
  test.each([
    ["depth 0"],
    ["depth -1"],
    ["depth abc"],
    ["depth"],
    ["depth nodes"],
    ["nodes 0"],
    ["nodes x"],
    ["movetime soon"],
    ["mate 0"],
    ["wtime x btime y"],
    ["movestogo"],
    ["depth 1 nodes 0 searchmoves"],
  ])("go %s, with an error", async (limits) => {
    const { lines } = await requestsOf(`go ${limits}`);
    expect(lines.at(-1)).toMatch(MOVE);
    expect(lines.filter((line) => /^bestmove/.test(line))).toHaveLength(1);
    if (!limits.includes("searchmoves")) expect(lines[0]).toMatch(ERROR);
  });

  test.each([
    ["btime 0 wtime 0 movetime 970", { milliseconds: 970 }],
    ["btime 90000", { milliseconds: 3000 }],
    ["winc 5", { milliseconds: 1 }],
    ["depth 3 movetime 20 wtime 1", { depth: 3, milliseconds: 20 }],
  ])("go %s", async (text, limits) => {
    const { requests, lines } = await requestsOf(`go ${text}`);
    expect(requests).toMatchObject([{ limits }]);
    expect(lines.at(-1)).toMatch(MOVE);
  });

  test.each([
    ["a finished game", `position fen ${SAMPLE} moves h8d8`, "bestmove (none)"],
    ["a rejected position", "position fen 8/8", "bestmove 0000"],
    ["a rejected move", "position startpos moves a2a5", "bestmove 0000"],
  ])("after %s", async (_what, position, answer) => {
    for (const go of ["go depth 2", "go infinite", "go ponder", "go depth 0"]) {
      expect((await outputOf(position, go)).at(-1)).toBe(answer);
    }
  });

  test("quit answers those that have not begun with any legal move", async () => {
    // On a busy machine the time until the program ends could be over first.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { session, lines } = await openTestSession();
    for (const line of ["go depth 99", "isready", "go infinite", "go perft 9", "quit"])
      session.handleLine(line);
    await session.finished;
    expect(lines).toEqual([
      "readyok",
      "bestmove a2a3",
      "bestmove a2a3",
      "info string Perft was stopped.",
    ]);
  });
});

describe("after a rejected position", () => {
  const REJECTED = "info string error: The last position was rejected: ";

  test("every go says so until a position is accepted", async () => {
    const lines = await outputOf(
      "position startpos moves a2a4",
      "go depth 1",
      "go perft 1",
      "d",
      "position startpos moves a2a3",
      "go depth 1",
    );
    expect(lines.slice(0, 5)).toEqual([
      "info string error: Move 1: “a2a4” is not legal.",
      `${REJECTED}Move 1: “a2a4” is not legal.`,
      "bestmove 0000",
      `${REJECTED}Move 1: “a2a4” is not legal.`,
      START,
    ]);
    expect(lines.at(-1)).toMatch(MOVE);
  });

  test.each(["ucinewgame", "setoption name UCI_Variant value turkey"])(
    "%s returns to the start",
    async (line) => {
      expect((await outputOf("position fen 8/8", line, "go depth 1")).at(-1)).toMatch(MOVE);
    },
  );
});

describe("unknown words before a command are skipped", () => {
  test.each([
    ["joho d", START],
    ["please \u0007 isready now", "readyok"],
    ["joho debug on", undefined],
    ["the quit", undefined],
  ])("%j", async (line, answer) => {
    expect((await outputOf(line)).at(-1)).toBe(answer);
  });

  test("but a line without a command is an error", async () => {
    expect((await outputOf("joho da")).at(-1)).toMatch(
      /^info string error: Unknown command “joho”/,
    );
  });
});

describe("ponderhit", () => {
  test("leaves no clock running after the search that it was for", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { session, lines } = await openTestSession();
    for (const line of ["go ponder movetime 3000 depth 2", "ponderhit"]) session.handleLine(line);
    await pause();
    expect(lines.at(-1)).toMatch(MOVE);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("searchmoves", () => {
  test.each([
    ["depth 3 searchmoves h2h3", "bestmove h2h3"],
    ["searchmoves h2h3 g2g3 depth 3", /^bestmove (h2h3|g2g3)$/],
    ["mate 2 searchmoves h2h3", "bestmove h2h3"],
  ])("go %s considers only these moves", async (go, best) => {
    const { length, [length - 1]: answer } = await outputOf(`go ${go}`);
    expect(answer).toEqual(typeof best === "string" ? best : expect.stringMatching(best));
  });

  test("takes a promotion without its letter, as position does", async () => {
    const fen = "position fen 4s3/R7/8/8/8/8/8/4S3 w";
    const lines = await outputOf(fen, "go depth 2 searchmoves a7a8");
    expect(lines.at(-1)).toMatch(/^bestmove a7a8/);
  });

  test("also leaves a win in one, if that is not among them", async () => {
    const lines = await outputOf(`position fen ${SAMPLE}`, "go depth 4 searchmoves a6b6 a6a5");
    expect(lines.at(-1)).toMatch(/^bestmove a6(b6|a5)$/);
    expect(lines).toHaveLength(2);
  });

  test("applies to a level that makes mistakes as well", async () => {
    const lines = await outputOf("setoption name Level value 1", "go searchmoves h2h3");
    expect(lines.at(-1)).toBe("bestmove h2h3");
  });

  test("names moves that cannot be played; with no other, all are considered", async () => {
    const lines = await outputOf("go depth 1 searchmoves a2a5 e2e4");
    expect(lines[0]).toBe("info string error: searchmoves: “a2a5 e2e4” cannot be played.");
    expect(lines.at(-1)).toMatch(MOVE);
  });
});

describe("MultiPV", () => {
  test("prints that many lines at each depth, and plays the first", async () => {
    const lines = await outputOf("setoption name MultiPV value 3", "go depth 2");
    const ranks = lines.flatMap((line) => /^info (depth \d multipv \d) /.exec(line)?.[1] ?? []);
    expect(ranks).toEqual([
      ...["depth 1 multipv 1", "depth 1 multipv 2", "depth 1 multipv 3"],
      ...["depth 2 multipv 1", "depth 2 multipv 2", "depth 2 multipv 3"],
    ]);
    const first = lines.findLast((line) => line.includes("multipv 1"));
    const [, best] = / pv (\S+)/.exec(first ?? "") ?? [];
    expect(lines.at(-1)).toBe(`bestmove ${best}`);
  });

  test("prints no more lines than there are moves", async () => {
    const lines = await outputOf(
      "setoption name MultiPV value 9",
      "position fen 7s/8/8/8/8/8/6g1/7S w",
      "go depth 1",
    );
    expect(lines).toEqual([expect.stringMatching(/^info depth 1 score /), "bestmove h1g2"]);
  });

  test("does not apply to a level below 8", async () => {
    const { requests } = await requestsOf(
      "setoption name MultiPV value 3",
      "go",
      "setoption name Level value 4",
      "go",
    );
    expect(requests.map(({ lines, skill }) => [lines, skill?.level])).toEqual([
      [3, undefined],
      [undefined, 4],
    ]);
  });
});

describe("options", () => {
  test("UCI_AnalyseMode ignores the level", async () => {
    const { requests } = await requestsOf(
      "setoption name Level value 2",
      "setoption name UCI_AnalyseMode value true",
      "go depth 1",
    );
    expect(requests[0]?.skill).toBeUndefined();
  });

  test("Clear Hash clears the engine's tables", async () => {
    let cleared = 0;
    const engine = localEngine(anyGame(sarrum), 1 << 12, () => 0);
    const { session, lines } = await openTestSession(() => ({ ...engine, clear: () => cleared++ }));
    for (const line of ["setoption name Clear Hash", "go depth 1", "setoption name clear hash"])
      session.handleLine(line);
    session.end();
    await session.finished;
    expect(cleared).toBe(1);
    expect(lines.filter((line) => ERROR.test(line))).toEqual([]);
  });

  test("Threads accepts 1", async () => {
    expect(await outputOf("setoption name Threads value 1")).toEqual([]);
  });

  test.each([
    ["sarrum", "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w - - 0 1"],
    ["turkey", "rneqkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEQKENR w - - 0 1"],
  ])("UCI_Variant %s describes the board; its starting position is accepted", async (name, fen) => {
    const variant = `setoption name UCI_Variant value ${name}`;
    const [line = "", ...more] = await outputOf(variant, `position fen ${fen}`, "d");
    expect(line).toBe(
      `info string variant ${name} files 8 ranks 8 pocket 0 template fairy startpos ${fen}`,
    );
    expect(more).toEqual((await outputOf(variant, "d")).slice(1));
  });
});
