import { describe, expect, test } from "vitest";
import type { ChesslikeGame } from "../../src/core/chesslike/game-from-rules.ts";
import { endgameTablesOf } from "../../src/engine/endgame/endgame-tables.ts";
import { DRAWN, isWon, pliesOf } from "../../src/engine/endgame/table-format.ts";
import { searchersFor } from "../../src/engine/registry.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../src/games/shatranj.ts";
import {
  endingText,
  endingTexts,
  SARRUM_RULES,
  SHATRANJ_RULES,
} from "../engine/endgame/ending-rules.ts";
import { STILL } from "../engine/positions.ts";
import { mustRead } from "../must-read.ts";
import { type EndingRules, solveEnding } from "../oracles/ending.ts";
import { randomFrom } from "../random.ts";

const SIZE = 2 * 64 ** 3;

/** Expects every value that arises from an ending to be the solver's; returns the number compared. */
function compare(game: ChesslikeGame, rules: EndingRules, pieces: string, unmoved = false): number {
  const tables = endgameTablesOf(game.kernel, SIZE);
  const wrong: unknown[] = [];
  let compared = 0;
  for (const [text, plies] of solveEnding(endingTexts(game, pieces, unmoved), rules)) {
    const position = mustRead(game, text);
    // Without both royal pieces the game is over.
    if (position.royals.includes(-1)) continue;
    compared++;
    const value = tables.probe(position, true) ?? DRAWN;
    const found = value === DRAWN ? undefined : pliesOf(value);
    if (found !== plies && wrong.length < 10) wrong.push([text, found, plies]);
  }
  expect(wrong).toEqual([]);
  return compared;
}

describe("every position of an ending with three pieces has the value that the solver finds", () => {
  test.each(["SsM", "SsN", "SsE", "SsG", "Ssr"])("in Capture the Sarrum: %s", (pieces) => {
    const compared = compare(sarrum, SARRUM_RULES, pieces);
    console.log(`${pieces}: ${compared} positions`);
    expect(compared).toBeGreaterThan(400_000);
  });

  test.each([
    ["KkR", false],
    ["KkN", false],
    ["KkE", false],
    ["KkF", true],
    ["Kkp", false],
  ])("in shatranj: %s", (pieces, unmoved) => {
    const compared = compare(shatranj, SHATRANJ_RULES, pieces, unmoved);
    console.log(`${pieces}: ${compared} positions`);
    expect(compared).toBeGreaterThan(300_000);
  });
});

/** The longest win that the mate search is asked for, in moves. */
const MOVES = 5;

test("the mate search finds the wins of 10,000 positions that are short, and no others", () => {
  const { findMate } = searchersFor(sarrum, 1);
  const tables = endgameTablesOf(sarrum.kernel, SIZE);
  const random = randomFrom(1);
  let positions = 0;
  let wins = 0;
  while (positions < 10_000) {
    const squares = [random(64), random(64), random(64)];
    const pieces = `Ss${"MNEGRmnegr"[random(10)]}`;
    const text = endingText(sarrum, pieces, squares, random(2) === 0 ? "w" : "b");
    if (text === undefined) continue;
    positions++;
    const position = mustRead(sarrum, text);
    const value = tables.probe(position, true) ?? DRAWN;
    const moves = isWon(value) ? (pliesOf(value) + 1) / 2 : Number.POSITIVE_INFINITY;
    if (moves <= MOVES) wins++;
    const request = { position, earlier: [], limits: {} };
    const score = findMate?.(request, MOVES, STILL)?.score;
    const expected = moves <= MOVES ? { kind: "win", plies: 2 * moves - 1 } : undefined;
    expect([text, score]).toEqual([text, expected]);
  }
  expect(wins).toBeGreaterThan(1_000);
});
