/** A search that considers only some moves of the position. */
import { describe, expect, test } from "vitest";
import type { Limits, SearchInfo } from "../../../../src/game/engine/types.ts";
import type { ChesslikeGame } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import { freshSearcher, STILL, searchFresh } from "../positions.ts";

const MIDDLE_GAME = "g3s2g/rr1n1rrr/2m2e2/3r4/4R3/2E2N2/RRRM1RRR/G3S2G w";
const SHATRANJ = "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w d1d8";

interface Wanted {
  readonly limits: Limits;
  readonly rootMoves?: readonly string[];
  readonly lines?: number;
}

const SEARCHERS = [sarrum, shatranj].map((game) => ({ game, searcher: freshSearcher(game) }));
const searcherFor = (wanted: ChesslikeGame) =>
  SEARCHERS.find(({ game }) => game === wanted)!.searcher;

/** Searches with a cleared searcher and returns the result and all reports. */
function found(game: ChesslikeGame, text: string, wanted: Wanted) {
  const reports: SearchInfo<number>[] = [];
  const request = { position: mustRead(game, text), earlier: [], ...wanted };
  const searcher = searcherFor(game);
  searcher.clear();
  const result = searcher.search(request, STILL, (info) => reports.push(info));
  return { result, reports };
}

/** Returns the first moves of the lines, in engine notation. */
function movesOf(game: ChesslikeGame, text: string, infos: readonly SearchInfo<number>[]) {
  const position = mustRead(game, text);
  return infos.map(({ pv }) => game.writeEngineMove(position, pv[0] ?? 0));
}

const legal = (game: ChesslikeGame, text: string) => {
  const position = mustRead(game, text);
  return game.legalMoves(position).map((move) => game.writeEngineMove(position, move));
};

describe.each([
  ["sarrum", sarrum, MIDDLE_GAME],
  ["shatranj", shatranj, SHATRANJ],
] as const)("in %s", (_name, game, text) => {
  test("only the root moves of the request are considered", () => {
    for (const allowed of legal(game, text)) {
      const { result } = found(game, text, { limits: { depth: 3 }, rootMoves: [allowed] });
      expect(movesOf(game, text, [result])).toEqual([allowed]);
    }
  });

  test("all root moves find what a search without them finds", () => {
    const rootMoves = legal(game, text);
    const { result } = found(game, text, { limits: { depth: 5 }, rootMoves });
    expect(result.score).toEqual(searchFresh(game, text, { depth: 5 }).score);
  });

  test("the best line is that of a search for one", () => {
    const { result, reports } = found(game, text, { limits: { depth: 1 }, lines: 3 });
    const { score, pv } = searchFresh(game, text, { depth: 1 });
    expect(result).toMatchObject({ score, pv, line: 1 });
    expect(reports[0]).toEqual(result);
  });

  test("each depth reports every line once, all different", () => {
    const { reports } = found(game, text, { limits: { depth: 4 }, lines: 3 });
    expect(reports.map(({ depth, line }) => [depth, line])).toEqual(
      [1, 2, 3, 4].flatMap((depth) => [1, 2, 3].map((line) => [depth, line])),
    );
    for (let depth = 1; depth <= 4; depth++) {
      const lines = reports.filter((info) => info.depth === depth);
      expect(new Set(movesOf(game, text, lines)).size).toBe(3);
    }
  });

  test("the lines of a depth are sorted by their scores", () => {
    const { reports } = found(game, text, { limits: { depth: 5 }, lines: 5 });
    for (let depth = 1; depth <= 5; depth++) {
      const lines = reports.filter((info) => info.depth === depth);
      const scores = lines.map(({ score }) => (score.kind === "value" ? score.centi : 0));
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
  });

  test("one ply deep the lines are the best moves in order", () => {
    const moves = legal(game, text);
    const { reports } = found(game, text, { limits: { depth: 1 }, lines: 500 });
    const scores = reports.map(({ score }) => (score.kind === "value" ? score.centi : 0));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(movesOf(game, text, reports).toSorted()).toEqual(moves.toSorted());
  });
});

test("moves that lose the sarrum at once are no lines of their own", () => {
  const text = "s7/8/8/8/8/8/6g1/7S w";
  const { reports } = found(sarrum, text, { limits: { depth: 1 }, lines: 99 });
  expect(movesOf(sarrum, text, reports)).toEqual(["h1g2"]);
});

test("a root move that loses the sarrum at once is played if it is the only one allowed", () => {
  const text = "s7/8/8/8/8/8/6g1/7S w";
  const { result } = found(sarrum, text, { limits: { depth: 3 }, rootMoves: ["h1h2"] });
  expect(movesOf(sarrum, text, [result])).toEqual(["h1h2"]);
  expect(result.score).toEqual({ kind: "loss", plies: 2 });
});

test("a search that is stopped at once returns an allowed move", () => {
  const request = {
    position: mustRead(sarrum, MIDDLE_GAME),
    earlier: [],
    limits: {},
    rootMoves: ["h2h3"],
  };
  const result = freshSearcher(sarrum).search(request, { ...STILL, stopped: () => true }, () => {});
  expect(movesOf(sarrum, MIDDLE_GAME, [result])).toEqual(["h2h3"]);
});

test("a search of some root moves leaves no score for the position behind", () => {
  const searcher = freshSearcher(sarrum);
  const request = { position: mustRead(sarrum, MIDDLE_GAME), earlier: [], limits: { depth: 4 } };
  const one = searcher.search({ ...request, rootMoves: ["a1b1"] }, STILL, () => {});
  const all = searcher.search({ ...request, limits: { depth: 1 } }, STILL, () => {});
  expect(all.pv[0]).not.toBe(one.pv[0]);
});
