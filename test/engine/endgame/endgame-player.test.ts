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

  test("is held by its only drawing move, whatever the search finds", () => {
    const position = mustRead(sarrum, "3G4/3s4/8/8/8/8/8/S7 b");
    const capture = sarrum
      .legalMoves(position)
      .find((move) => sarrum.writeMove(position, move) === "42x41");
    const info = {
      depth: 1,
      score: { kind: "value", centi: 9 },
      nodes: 1,
      milliseconds: 0,
    } as const;
    const player = endgamePlayerOf(sarrum);
    for (const pv of sarrum.legalMoves(position).map((move) => [move])) {
      const request = { position, earlier: [], limits: {} };
      const found = player?.play(
        request,
        STILL,
        () => ({ ...info, pv }),
        () => {},
      );
      expect(found).toEqual({ ...info, score: { kind: "draw" }, pv: [capture] });
    }
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
