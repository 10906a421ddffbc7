import { describe, expect, test } from "vitest";
import type { ChesslikeGame } from "../../../src/core/chesslike/game-from-rules.ts";
import { type EndgameTables, endgameTablesOf } from "../../../src/engine/endgame/endgame-tables.ts";
import {
  DRAWN,
  isLost,
  isWon,
  LOST,
  pliesOf,
  type Value,
} from "../../../src/engine/endgame/table-format.ts";
import { searchersFor } from "../../../src/engine/registry.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { withHouseRules } from "../../games/sarrum/with-house-rules.ts";
import { mustRead } from "../../must-read.ts";
import type { EndingRules } from "../../oracles/ending.ts";
import { forcedWin } from "../../oracles/forced-win.ts";
import { randomFrom } from "../../random.ts";
import { readBoard } from "../../skeleton/boards.ts";
import { STILL } from "../positions.ts";
import { endingText, rulesOf, SARRUM_RULES, SHATRANJ_RULES } from "./ending-rules.ts";

const SIZE = 2 * 64 ** 3;
const tables = new Map<ChesslikeGame, EndgameTables>();

/** Returns the value of a position; `LOST` or `DRAWN` if the game is over. */
function valueIn(game: ChesslikeGame, text: string): Value {
  const own = tables.get(game) ?? endgameTablesOf(game.kernel, SIZE);
  tables.set(game, own);
  const position = mustRead(game, text);
  const outcome = game.outcome(position);
  if (outcome) return outcome.winner === undefined ? DRAWN : LOST;
  return own.probe(position, true) ?? Number.NaN;
}

/** Returns the value of a position from those after its moves. */
function valueBefore(after: readonly Value[]): Value {
  const losses = after.filter(isLost);
  if (losses.length > 0) return Math.min(...losses) + 1;
  return after.length > 0 && after.every(isWon) ? Math.max(...after) + 1 : DRAWN;
}

/** Returns random positions with these pieces in which the game continues. */
function randomEndings(game: ChesslikeGame, pieces: string, count: number, unmoved = false) {
  const random = randomFrom(2015);
  const found: string[] = [];
  while (found.length < count) {
    const squares = [...pieces].map(() => random(64));
    const text = endingText(game, pieces, squares, random(2) === 0 ? "w" : "b", unmoved);
    if (text !== undefined && !game.outcome(mustRead(game, text))) found.push(text);
  }
  return found;
}

/** Expects the values of random positions to follow from those after their moves. */
function agrees(game: ChesslikeGame, rules: EndingRules, pieces: string, unmoved = false): void {
  for (const text of randomEndings(game, pieces, 100, unmoved)) {
    const after = rules.successors(text).map((next) => valueIn(game, next));
    expect([text, valueIn(game, text)]).toEqual([text, valueBefore(after)]);
  }
}

describe("the values of an ending follow from those after its moves", () => {
  test.each(["SsG", "Ssr", "Ss"])("in Capture the Sarrum: %s", (pieces) => {
    agrees(sarrum, SARRUM_RULES, pieces);
  });

  test.each([
    ["Kkr", false],
    ["KkP", false],
    ["KkF", true],
  ])("in shatranj: %s", (pieces, unmoved) => {
    agrees(shatranj, SHATRANJ_RULES, pieces, unmoved);
  });

  test.each([
    ["check=enforce", "SsG"],
    ["double-step promote=gisgigir", "SsR"],
    ["etlu=RD", "SsE"],
  ])("with the house rules %s: %s", (house, pieces) => {
    const game = withHouseRules(house);
    agrees(game, rulesOf(game), pieces);
  });
});

describe("the length of a win", () => {
  test.each([
    ["the longest with a gisgigir", sarrum, "S7/1G6/8/3s4/8/8/8/8 w", 33],
    ["the longest with a marzaz pani", sarrum, "s1S5/8/8/8/8/M7/8/8 w", 27],
    ["for the side that a redum of its own confines", sarrum, "S1s5/R7/8/8/8/8/8/8 b", 3],
    ["for the side that loses", sarrum, "8/8/8/8/1s6/8/G7/7S b", 30],
  ])("%s", (_what, game, text, plies) => {
    expect(pliesOf(valueIn(game, text))).toBe(plies);
  });

  test("is that of the solver and of the mate search, if it is short", () => {
    const { findMate } = searchersFor(sarrum, 1);
    let wins = 0;
    for (const text of randomEndings(sarrum, "SsG", 400)) {
      const value = valueIn(sarrum, text);
      const moves = isWon(value) ? (pliesOf(value) + 1) / 2 : Number.POSITIVE_INFINITY;
      if (moves > 3) continue;
      wins++;
      const [board, player] = readBoard(text);
      expect(forcedWin(board, player, 3, 1e6)).toBe(moves);
      const request = { position: mustRead(sarrum, text), earlier: [], limits: {} };
      expect(findMate?.(request, 3, STILL)?.score).toEqual({
        kind: "win",
        plies: 2 * moves - 1,
      });
    }
    expect(wins).toBeGreaterThan(20);
  });
});

test("the tables have a limit of pieces, and are computed only on request", () => {
  const own = endgameTablesOf(sarrum.kernel, SIZE);
  const three = mustRead(sarrum, "S7/8/8/3s4/8/8/8/6E1 w");
  expect(own.probe(three, false)).toBeUndefined();
  expect(own.probe(three, true)).toBe(DRAWN);
  expect(own.probe(three, false)).toBe(DRAWN);
  expect(own.probe(mustRead(sarrum, "S7/8/8/3s4/8/8/8/E5E1 w"), true)).toBeUndefined();
});
