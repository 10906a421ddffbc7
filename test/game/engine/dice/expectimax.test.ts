/** The search of games with dice. */
import { describe, expect, test } from "vitest";
import { expectimax } from "../../../../src/game/engine/dice/expectimax.ts";
import { winChances } from "../../../../src/game/engine/dice/race-evaluation.ts";
import race from "../../../../src/game/engine/dice/race-table.json" with { type: "json" };
import type { SaturankamOptions } from "../../../../src/game/rules/saturankam/model.ts";
import {
  type SaturankamGame,
  saturankam,
} from "../../../../src/game/rules/saturankam/saturankam.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";

const CLOCK = { now: () => 0, stopped: () => false };

const gameFor = (players: SaturankamOptions["players"], easyEntry = false): SaturankamGame =>
  saturankam({ players, startOff: true, easyEntry });

type Position = ReturnType<SaturankamGame["play"]>;

/** Returns the expected winning chances, computed in the simplest way. */
function bruteForce(game: SaturankamGame, position: Position, moves: number): readonly number[] {
  const side = game.toMove(position);
  if (moves === 0 || game.outcome(position)) return winChances(game.seating)(position);
  if (side !== "chance") {
    const all = game
      .legalMoves(position)
      .map((move) => bruteForce(game, game.play(position, move), moves - 1));
    return all.reduce((best, values) => (values[side]! > best[side]! ? values : best));
  }
  const chances = game.chances(position);
  const total = chances.reduce((sum, { weight }) => sum + weight, 0);
  const expected = chances.map(({ move, weight }) =>
    bruteForce(game, game.play(position, move), moves).map((value) => (value * weight) / total),
  );
  return game.sides.map((_, index) => expected.reduce((sum, values) => sum + values[index]!, 0));
}

function searchAt(game: SaturankamGame, text: string, limits: object) {
  const searcher = expectimax(game, winChances(game.seating));
  const request = { position: mustRead(game, text), earlier: [], limits };
  return searcher.search(request, CLOCK, () => {});
}

/** Returns the best move in players' notation. */
function bestMove(game: SaturankamGame, text: string, depth: number): string {
  const [move] = searchAt(game, text, { depth }).pv;
  if (!move) throw new Error(`no move at ${text}`);
  return game.writeMove(mustRead(game, text), move);
}

/** Returns positions after a throw, some thirty plies apart in random games. */
function randomPositions(game: SaturankamGame, count: number): string[] {
  const random = randomFrom(11);
  const found: string[] = [];
  while (found.length < count) {
    let position = mustRead(game, game.setups[0]?.position ?? "");
    while (found.length < count && !game.outcome(position)) {
      const moves = game.legalMoves(position);
      position = game.play(position, moves[random(moves.length)]!);
      const wanted = position.dice && !game.outcome(position) && random(15) === 0;
      if (wanted) found.push(game.writePosition(position));
    }
  }
  return found;
}

describe("expectimax", () => {
  test.each([2, 3, 4] as const)("agrees with simple averages, %i players", (players) => {
    const game = gameFor(players);
    for (const text of randomPositions(game, 6)) {
      const position = mustRead(game, text);
      const expected = bruteForce(game, position, 2)[position.turn]! - 1 / players;
      const { score, depth } = searchAt(game, text, { depth: 2 });
      if (game.legalMoves(position).length === 1) expect(depth, text).toBe(1);
      else if (score.kind === "win") expect(score, text).toEqual({ kind: "win", plies: 1 });
      else expect(score, text).toEqual({ kind: "value", centi: Math.round(10_000 * expected) });
    }
  });

  test("wins in one", () => {
    const text = "So,74/N0,8 S start-off 3,3";
    expect(searchAt(gameFor(2), text, { depth: 3 }).score).toEqual({ kind: "win", plies: 1 });
    expect(bestMove(gameFor(2), text, 3)).toBe("2:6");
  });

  test("captures if it can", () => {
    const game = gameFor(2);
    const position = mustRead(game, "S10,9/N1,41 S start-off 3,4");
    const captures = game
      .legalMoves(position)
      .filter((move) => game.play(position, move).places[1]?.[1] === "x")
      .map((move) => game.writeMove(position, move));
    expect(captures.length).toBeGreaterThan(0);
    expect(captures.length).toBeLessThan(game.legalMoves(position).length);
    expect(captures).toContain(bestMove(game, "S10,9/N1,41 S start-off 3,4", 2));
  });

  test("keeps to its node limit, and finds the same every time", () => {
    const text = "S0,12/E17,30/N40,31/W5,5 E start-off 3,6";
    const infos = [1, 2].map(() => searchAt(gameFor(4), text, { nodes: 500 }));
    expect(infos[0]).toEqual(infos[1]);
    expect(infos[0]?.nodes).toBeLessThanOrEqual(500);
    expect(infos[0]?.nodes).toBeGreaterThan(100);
  });

  test("has an empty pv if dice are due", () => {
    expect(searchAt(gameFor(2), "S0,0/N0,0 S start-off", { depth: 2 }).pv).toEqual([]);
  });
});

describe("the winning chances", () => {
  const chancesAt = (text: string, easyEntry = false) => {
    const game = gameFor(2, easyEntry);
    return winChances(game.seating)(mustRead(game, text));
  };

  test("add up to 1", () => {
    for (const players of [2, 3, 4] as const) {
      const game = gameFor(players);
      for (const text of randomPositions(game, 20)) {
        const chances = winChances(game.seating)(mustRead(game, text));
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...chances)).toBeGreaterThan(0);
      }
    }
  });

  test("are 1 for the winner at the end", () => {
    expect(chancesAt("So,o/N0,0 S start-off")).toEqual([1, 0]);
  });

  test.each([
    ["an advanced piece", "S40,50/N0,0 S start-off", "S40,45/N0,0 S start-off"],
    ["a captured piece", "S0,50/N0,0 S start-off", "Sx,50/N0,0 S start-off"],
    ["a frozen piece", "So,75/N0,0 S start-off", "So,77/N0,0 S start-off"],
    ["a piece in danger", "S20,50/Nh,h S start-off", "S20,50/N0,0 S start-off"],
  ])("are better or worse by %s", (_what, better, worse) => {
    expect(chancesAt(better)[0]).toBeGreaterThan(chancesAt(worse)[0]!);
  });

  test("rise if captured pieces may enter easily", () => {
    const easy = chancesAt("Sx,50/N0,0 S start-off+easy-entry", true)[0]!;
    expect(easy).toBeGreaterThan(chancesAt("Sx,50/N0,0 S start-off")[0]!);
  });
});

describe("the race table", () => {
  const throwsFor = (higher: number, lower: number) => race[(higher * (higher + 1)) / 2 + lower];
  const [CAPTURED, IN_HAND, CELL_0, BORNE_OFF] = [0, 1, 2, 82];

  test("has a number for each pair of places", () => {
    expect(race).toHaveLength((83 * 84) / 2);
    expect(throwsFor(BORNE_OFF, BORNE_OFF)).toBe(0);
  });

  test.each([1, 3, 4])("a piece %i short of the centre waits for one throw in 16", (short) => {
    expect(throwsFor(BORNE_OFF, CELL_0 + 80 - short)).toBe(16);
  });

  test("a captured piece waits for one in 16, one in hand for any", () => {
    const entered = throwsFor(BORNE_OFF, CELL_0)!;
    expect(throwsFor(BORNE_OFF, CAPTURED)).toBeCloseTo(16 + entered, 1);
    expect(throwsFor(BORNE_OFF, IN_HAND)).toBeCloseTo(1 + entered, 1);
  });
});
