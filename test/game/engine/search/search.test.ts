/** The search finds wins and draws, keeps to its limits, and repeats its results. */

import { describe, expect, test } from "vitest";
import { networkFor } from "../../../../src/game/engine/eval/nnue/trained-networks.ts";
import { chessSearchBoard } from "../../../../src/game/engine/search/chess-search-board.ts";
import { asScore } from "../../../../src/game/engine/search/scores.ts";
import { betza } from "../../../../src/game/rules/chesslike/betza.ts";
import {
  type ChesslikeGame,
  chesslike,
} from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessPosition } from "../../../../src/game/rules/chesslike/position.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { RULES, sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { freshSearcher, STILL, searchFresh } from "../positions.ts";

const GAMES: readonly ChesslikeGame[] = [sarrum, shatranj, citadel];
const named = GAMES.map((game) => ({ id: game.id, game }));

/** Returns true if the side to move can force a win within `plies` plies, by brute force. */
function wins(game: ChesslikeGame, position: ChessPosition, plies: number): boolean {
  if (plies < 1) return false;
  return game
    .legalMoves(position)
    .some((move) => loses(game, game.play(position, move), plies - 1));
}

function loses(game: ChesslikeGame, position: ChessPosition, plies: number): boolean {
  const outcome = game.outcome(position);
  if (outcome) return outcome.winner !== undefined && outcome.winner !== position.turn;
  if (plies < 1) return false;
  return game
    .legalMoves(position)
    .every((move) => wins(game, game.play(position, move), plies - 1));
}

describe("a forced win", () => {
  test.each([
    ["sarrum", sarrum, "s7/8/8/8/8/8/8/G6S w", 1],
    ["sarrum", sarrum, "s7/8/8/8/8/2G5/8/1G5S w", 3],
    ["sarrum", sarrum, "8/8/s7/8/8/2G5/7S/6G1 w", 5],
    ["sarrum, Black", sarrum, "7s/g7/7g/8/8/8/8/3S4 b", 5],
    ["sarrum, Figure 6", sarrum, SAMPLE, 1],
    ["shatranj", shatranj, "k7/8/8/8/8/2R5/8/1R5K w -", 1],
    ["shatranj, stalemate", shatranj, "k7/2P5/1K6/8/8/8/8/8 w -", 1],
    ["shatranj", shatranj, "k7/8/8/8/8/2R5/8/2R4K w -", 3],
  ])("in %s is found with the right distance (%#)", (_name, game, text, plies) => {
    const position = mustRead(game, text);
    expect([wins(game, position, plies), wins(game, position, plies - 2)]).toEqual([true, false]);
    expect(searchFresh(game, text, { depth: 12 }).score).toEqual({ kind: "win", plies });
  });

  test.each([
    ["beyond the depth", "8/2E5/8/2G5/7m/8/3S4/s7 w", 2],
    ["among the last moves", "S2sg2G/R7/2e4e/8/8/7r/8/8 b", 2],
    ["among the last moves", "8/8/8/5e2/2gs4/8/2grS1r1/8 b", 4],
  ])("is found if it begins with checks %s (%#)", (_where, text, depth) => {
    expect(searchFresh(sarrum, text, { depth }).score.kind).toBe("win");
  });

  test.each([
    ["a bare sarrum hunted down", sarrum, "8/8/8/3GN3/8/1s1S4/8/8 w", "win"],
    ["a bare sarrum hunted down, for the hunted side", sarrum, "8/4m3/8/8/1ms5/S7/2r5/8 w", "loss"],
    ["a shah hunted down", shatranj, "8/8/1K1k3e/2r5/3f4/p7/4p3/6f1 b g1", "win"],
  ])("far away is found by the pruned search: %s", (_what, game, text, kind) => {
    expect(searchFresh(game, text, { nodes: 45_000 }).score.kind).toBe(kind);
  });

  test("is a loss for the side that cannot avoid it", () => {
    expect(searchFresh(sarrum, "s7/8/8/8/8/G7/8/1G5S b", { depth: 6 })).toMatchObject({
      score: { kind: "loss", plies: 2 },
      pv: [expect.any(Number)],
    });
  });

  test("is already scored if the game is over", () => {
    const info = searchFresh(sarrum, "s7/8/8/8/8/8/8/8 w", { depth: 6 });
    expect(info).toMatchObject({ score: { kind: "loss", plies: 0 }, pv: [], nodes: 0 });
  });
});

test("a house rule that lets a soldier move back makes its moves reversible", () => {
  const irreversible = (movement: string) => {
    const pieces = RULES.pieces.map((piece) =>
      piece.letter === "R" ? { ...piece, movement: betza(movement) } : piece,
    );
    const game = chesslike({ ...RULES, pieces });
    const board = chessSearchBoard(game, networkFor(game));
    board.setPosition(mustRead(game, "s7/8/8/8/3R4/8/8/7S w"));
    const moves: number[] = [];
    const count = board.generate(moves, false);
    const ahead = moves.slice(0, count).find((move) => move === ((35 << 8) | 27));
    return board.irreversible(ahead ?? 0);
  };
  expect([irreversible("fmWfcF"), irreversible("W")]).toEqual([true, false]);
});

describe("draws", () => {
  test("a side without a move draws; one whose every move loses the sarrum does not", () => {
    const board = chessSearchBoard(sarrum, networkFor(sarrum));
    board.setPosition(mustRead(sarrum, "s7/8/8/8/1e6/gRg5/RMR5/SN6 w"));
    expect(board.generate([], false)).toBe(0);
    expect(board.noMoveScore()).toBe(0);
    board.setPosition(mustRead(sarrum, "s7/8/8/8/8/G7/8/1G5S b"));
    const moves: number[] = [];
    const count = board.generate(moves, false);
    expect(count).toBeGreaterThan(0);
    expect(moves.slice(0, count).filter((move) => board.make(move))).toEqual([]);
    expect(asScore(board.noMoveScore())).toEqual({ kind: "loss", plies: 2 });
  });

  test("a repeated position is a draw", () => {
    const position = mustRead(sarrum, "s7/6g1/8/8/8/8/8/S7 w");
    const [first, second] = sarrum.legalMoves(position);
    const lost = searchFresh(sarrum, "s7/6g1/8/8/8/8/8/S7 w", { depth: 5 }).score;
    expect(lost.kind === "loss" || (lost.kind === "value" && lost.centi < -100)).toBe(true);
    const filler = sarrum.play(position, second ?? 0);
    const earlier = [sarrum.play(position, first ?? 0), position, filler];
    const request = { position, earlier, limits: { depth: 5 } };
    const info = freshSearcher(sarrum).search(request, STILL, () => {});
    expect(info.score).toEqual({ kind: "value", centi: 0 });
    expect(info.pv[0]).toBe(first);
  });
});

describe.each(named)("a search in $id", ({ game }) => {
  const start = game.setups[0]?.position ?? "";

  test("gives the same result with the same number of nodes every time", () => {
    const searcher = freshSearcher(game);
    const request = { position: mustRead(game, start), earlier: [], limits: { depth: 7 } };
    const first = searcher.search(request, STILL, () => {});
    searcher.clear();
    expect(searcher.search(request, STILL, () => {})).toEqual(first);
    expect(first.depth).toBe(7);
  });

  test.each([1, 2, 100, 5000])("keeps to a limit of %i nodes", (nodes) => {
    const info = searchFresh(game, start, { nodes });
    expect(info.nodes).toBe(nodes);
    expect(game.legalMoves(mustRead(game, start))).toContain(info.pv[0]);
  });

  test("ends soon after its time is up, and when stopped", () => {
    let now = 0;
    const ticking = { now: () => now++, stopped: () => false };
    const request = { position: mustRead(game, start), earlier: [], limits: { milliseconds: 20 } };
    expect(freshSearcher(game).search(request, ticking, () => {}).nodes).toBeLessThan(20_000);
    const stopping = { now: () => 0, stopped: () => now++ > 50 };
    const endless = { ...request, limits: { depth: 90 } };
    expect(freshSearcher(game).search(endless, stopping, () => {}).nodes).toBeLessThan(50_000);
  });

  /** Expects a principal variation to be legal and returns its first move. */
  const checkPv = (position: ChessPosition, pv: readonly number[]) => {
    let next = position;
    for (const move of pv) {
      expect(game.legalMoves(next)).toContain(move);
      next = game.play(next, move);
    }
    return pv[0] ?? 0;
  };

  test("plays only legal moves, with legal principal variations", () => {
    const searcher = freshSearcher(game);
    const random = randomFrom(11);
    for (let round = 0; round < 3; round++) {
      const positions = [mustRead(game, start)];
      searcher.clear();
      while (positions.length < 100) {
        const position = positions.at(-1)!;
        const legal = game.legalMoves(position);
        if (legal.length === 0) break;
        const request = { position, earlier: positions.slice(0, -1), limits: { nodes: 150 } };
        const info = checkPv(position, searcher.search(request, STILL, () => {}).pv);
        const move = positions.length < 8 ? legal[random(legal.length)] : info;
        positions.push(game.play(position, move ?? info));
      }
    }
  });
});
