import { describe, expect, test } from "vitest";
import type { AnyGame, Position } from "../../../src/core/game.ts";
import { endgamePlayerOf } from "../../../src/engine/endgame/endgame-player.ts";
import { type SyncEngine, syncEngine } from "../../../src/engine/engine.ts";
import type { Score, SearchRequest } from "../../../src/engine/types.ts";
import { anyGame } from "../../../src/games/catalogue.ts";
import { citadel } from "../../../src/games/citadel.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { withHouseRules } from "../../games/sarrum/with-house-rules.ts";
import { mustRead } from "../../must-read.ts";
import { STILL } from "../positions.ts";

const game = anyGame(sarrum);
const engine = syncEngine(game, 1 << 12, STILL);
/** White needs seventeen moves; the search does not see that far. */
const LONG_WIN = "S7/1G6/8/3s4/8/8/8/8 w";
const DRAWN = "S7/1E6/8/3s4/8/8/8/8 w";

type Details = Partial<SearchRequest<Position>>;

function searchWith(searched: SyncEngine, by: AnyGame, text: string, details: Details = {}) {
  const position = mustRead(by, text);
  const scores: Score[] = [];
  const request = { position, earlier: [], limits: { nodes: 2000 }, ...details };
  const info = searched.search(request, ({ score }) => scores.push(score));
  return { ...info, position, reported: scores.at(-1) };
}

const search = (text: string, details?: Details) => searchWith(engine, game, text, details);

describe("an ending that is won", () => {
  test("is scored exactly, with best play to the end", () => {
    const { score, pv, nodes, position, reported } = search(LONG_WIN);
    expect([score, nodes]).toEqual([{ kind: "win", plies: 33 }, 0]);
    expect(reported).toEqual(score);
    expect(pv).toHaveLength(33);
    const end = pv.reduce((before, move) => {
      expect(game.legalMoves(before)).toContain(move);
      return game.play(before, move);
    }, position);
    expect(game.outcome(end)?.winner).toBe(0);
  });

  test("is shorter by a ply after every move of best play", () => {
    let { score, pv, position } = search(LONG_WIN);
    for (let plies = 33; plies > 0; plies--) {
      expect(score).toEqual({ kind: plies % 2 === 1 ? "win" : "loss", plies });
      position = game.play(position, pv[0]!);
      ({ score, pv } = search(game.writePosition(position)));
    }
  });

  test("is known to a mate search as well", () => {
    expect(search(LONG_WIN, { mate: 3 }).score).toEqual({ kind: "win", plies: 33 });
  });
});

describe("an ending that is drawn", () => {
  test("is scored as drawn, with moves that draw", () => {
    const { score, reported, pv, depth } = search(DRAWN);
    expect([score, reported]).toEqual([{ kind: "draw" }, { kind: "draw" }]);
    expect(depth).toBeGreaterThan(1);
    expect(pv.length).toBeGreaterThan(0);
  });

  test("is held by its only drawing move", () => {
    const { pv, position } = search("3G4/3s4/8/8/8/8/8/S7 b", { limits: { nodes: 1 } });
    expect(game.writeMove(position, pv[0]!)).toBe("42x41");
  });

  test("leaves only the moves that draw to the search", () => {
    const position = mustRead(sarrum, DRAWN);
    const rootMoves: (readonly string[])[] = [];
    const limits = { milliseconds: 5000 };
    endgamePlayerOf(sarrum)?.(
      { position, earlier: [], limits, rootMoves: ["a8b8", "b7b5"] },
      STILL,
      (request) => {
        rootMoves.push(request.rootMoves ?? []);
        return { depth: 1, score: { kind: "value", centi: 9 }, nodes: 1, milliseconds: 0, pv: [] };
      },
      () => {},
    );
    expect(rootMoves).toEqual([["a8b8", "b7b5"]]);
  });
});

describe("several lines", () => {
  /** Returns the move and the score of each line. */
  const linesOf = (text: string, details: Details) => {
    const lines: { move: string; score: Score; line: number | undefined }[] = [];
    const position = mustRead(game, text);
    const request = { position, earlier: [], limits: { depth: 2 }, ...details };
    engine.search(request, ({ line, score, pv }) => {
      lines.push({ move: game.writeEngineMove(position, pv[0]!), score, line });
    });
    return lines;
  };

  test("are sorted: wins, the quickest first, then draws, then losses", () => {
    const text = "8/8/8/8/8/1s6/3G4/S7 w";
    const lines = linesOf(text, { lines: 50 });
    const position = mustRead(game, text);
    expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
    expect(new Set(lines.map(({ move }) => move)).size).toBe(game.legalMoves(position).length);
    const plies = lines.flatMap(({ score }) => (score.kind === "win" ? [score.plies] : []));
    expect(plies).toEqual(plies.toSorted((one, other) => one - other));
    expect(new Set(lines.map(({ score }) => score.kind))).toEqual(new Set(["win", "draw", "loss"]));
    expect(lines.at(-1)?.score).toEqual({ kind: "loss", plies: 2 });
    expect(lines.slice(plies.length, -2).every(({ score }) => score.kind === "draw")).toBe(true);
  });

  test("are those of the allowed moves", () => {
    const allowed = { rootMoves: ["b2c2", "b2b3"], lines: 3 };
    const lines = linesOf("8/8/8/8/8/8/1s1G4/S7 b", allowed);
    expect(lines.map(({ move }) => move).toSorted()).toEqual(["b2b3", "b2c2"]);
    expect(lines.every(({ score }) => score.kind === "loss")).toBe(true);
  });
});

describe("the tables are not used", () => {
  test.each([
    ["at a level that makes mistakes", { skill: { level: 3, seed: 1 } }],
    [
      "for the first time if there is too little time",
      { limits: { nodes: 500, milliseconds: 900 } },
    ],
  ])("%s", (_when, details) => {
    const fresh = syncEngine(game, 1 << 12, STILL);
    expect(searchWith(fresh, game, LONG_WIN, details).nodes).toBeGreaterThan(0);
  });

  test("with four pieces, in citadel chess, or after the end", () => {
    expect(search("S7/1G6/8/3s4/8/8/8/6M1 w").score.kind).not.toBe("draw");
    expect(search("S7/8/8/8/8/8/8/8 w").depth).toBe(0);
    const other = anyGame(citadel);
    const bare = "1**********1/*10*/*10*/*10*/*10*/*10*/*4k5*/*10*/*10*/*10*/*10*/K**********1 b";
    const found = searchWith(syncEngine(other, 1 << 12, STILL), other, bare);
    expect(found.score.kind).not.toBe("draw");
  });
});

test("the tables follow house rules", () => {
  const other = anyGame(withHouseRules("etlu=Q"));
  const score = searchWith(syncEngine(other, 1 << 12, STILL), other, DRAWN).score;
  expect(score).toMatchObject({ kind: "win" });
});
