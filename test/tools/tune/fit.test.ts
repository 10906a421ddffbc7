import { describe, expect, test } from "vitest";
import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import type { ChessPosition } from "../../../src/core/chesslike/position.ts";
import { networkEvaluation } from "../../../src/engine/eval/nnue/evaluator.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { randomPositions } from "../../random-positions.ts";
import { fitted } from "./fit.ts";
import { blame, chanceOf, makeLayers, rounded } from "./layers.ts";
import { linesOf, type Samples, samplesOf } from "./samples.ts";
import type { PlayedGame } from "./self-play.ts";

const moment = (text: string, centi: number, marks: { quiet?: boolean; slip?: boolean } = {}) => ({
  position: mustRead(sarrum, text),
  centi,
  quiet: marks.quiet ?? true,
  slip: marks.slip ?? false,
});

/** The share of the point that the search expects from so many hundredths of a man. */
const share = (centi: number) => 1 / (1 + Math.exp(-centi / 280));

const read = (played: PlayedGame): Samples => samplesOf(sarrum, [linesOf(sarrum, played)]);

describe("the samples of a game", () => {
  const [first, second, third] = [
    "s7/8/8/8/8/8/R7/7S w",
    "s7/8/8/8/8/R7/8/7S b",
    "1s6/8/8/8/8/R7/8/7S w",
  ] as const;

  test("expect what came of them later", () => {
    const result = 1;
    const samples = read({
      moments: [moment(first, 10), moment(second, 30), moment(third, -20)],
      result,
    });
    const last = 0.15 * share(-20) + 0.85 * result;
    const middle = 0.15 * share(30) + 0.85 * last;
    // The last position comes first; Black to move expects the rest of the point.
    const targets = [last, 1 - middle, 0.15 * share(10) + 0.85 * middle];
    targets.forEach((target, index) => {
      expect(samples.targets[index]).toBeCloseTo(target, 5);
    });
    expect([...samples.turns.subarray(0, 3)]).toEqual([0, 1, 0]);
    expect(samples.count).toBe(3);
  });

  test("know nothing of what came after a random move", () => {
    const samples = read({
      moments: [moment(first, 10), moment(second, 30, { slip: true })],
      result: 0,
    });
    expect(samples.targets[0]).toBeCloseTo(1 - share(30), 5);
    expect(samples.targets[1]).toBeCloseTo(0.15 * share(10) + 0.85 * share(30), 5);
  });

  test("are the quiet positions only, with all of their pieces", () => {
    const samples = read({
      moments: [moment(first, 10, { quiet: false }), moment(second, 30)],
      result: 0.5,
    });
    expect(samples.count).toBe(1);
    const { board } = mustRead(sarrum, second);
    const men = [...board.entries()].flatMap(([square, code]) =>
      code ? [code * 64 + square] : [],
    );
    expect([...samples.men.subarray(samples.starts[0], samples.starts[1])]).toEqual(men);
  });
});

/** Positions with some soldiers each; the side with more of them is likely to win. */
function soldiersOnly(count: number): Samples {
  const random = randomFrom(5);
  const games = Array.from({ length: count }, (): PlayedGame => {
    const squares = Array.from({ length: 48 }, (_, index) => index + 8);
    const row = Array.from({ length: 64 }, () => ".");
    row[0] = "s";
    row[63] = "S";
    const own = 1 + random(6);
    const other = 1 + random(6);
    for (let man = 0; man < own + other; man++) {
      const [square = 0] = squares.splice(random(squares.length), 1);
      row[square] = man < own ? "R" : "r";
    }
    const ranks = Array.from({ length: 8 }, (_, rank) =>
      row
        .slice(8 * rank, 8 * rank + 8)
        .join("")
        .replace(/\.+/g, (gap) => String(gap.length)),
    );
    return { moments: [moment(`${ranks.join("/")} w`, 100 * (own - other))], result: 0.5 };
  });
  return samplesOf(
    sarrum,
    games.map((played) => linesOf(sarrum, played)),
  );
}

const asSamples = (game: ChesslikeGame, positions: readonly ChessPosition[]) =>
  samplesOf(
    game,
    positions.map((position) =>
      linesOf(game, { moments: [{ position, centi: 0, quiet: true, slip: false }], result: 0.5 }),
    ),
  );

describe.each([sarrum, shatranj])("what $id is fitted to", (game) => {
  const positions = randomPositions(game, 100, 5);
  const layers = makeLayers(game, 8, randomFrom(3));
  const samples = asSamples(game, positions);
  const chances = positions.map((_, index) =>
    chanceOf(layers, { samples, index, mirrored: false }),
  );

  test("is what is seen in play", () => {
    const { rules, moveTables } = game.kernel;
    const first = positions[0]?.board ?? new Uint8Array();
    const evaluation = networkEvaluation(rules, moveTables, rounded(layers), first);
    positions.forEach((position, index) => {
      evaluation.setPosition(position);
      const chance = chances[index] ?? 0;
      const worth = evaluation.value(position.board, position.turn);
      // Whole weights are a little off.
      expect(Math.abs(280 * Math.log(chance / (1 - chance)) - worth)).toBeLessThan(6);
    });
  });

  test("is the same with left and right changed", () => {
    const turned = positions.map((position) => ({
      ...position,
      board: position.board.map((_, square) => position.board[square ^ 7] ?? 0),
    }));
    const mirrored = asSamples(game, turned);
    chances.forEach((chance, index) => {
      expect(chanceOf(layers, { samples: mirrored, index, mirrored: true })).toBeCloseTo(chance, 9);
    });
  });
});

describe("the fit", () => {
  test("follows the slope of the error", () => {
    const samples = soldiersOnly(20);
    const layers = makeLayers(sarrum, 4, randomFrom(2));
    const random = randomFrom(9);
    for (let round = 0; round < 40; round++) {
      const look = { samples, index: random(20), mirrored: random(2) === 1 };
      const target = samples.targets[look.index] ?? 0;
      const error = () => {
        const chance = chanceOf(layers, look);
        return -target * Math.log(chance) - (1 - target) * Math.log(1 - chance);
      };
      layers.slope.fill(0);
      blame(layers, look, chanceOf(layers, look) - target);
      const touched = [...layers.slope.entries()].filter(([, slope]) => slope !== 0);
      const [index, slope] = touched[random(touched.length)] ?? [0, 0];
      const value = layers.values[index] ?? 0;
      layers.values[index] = value + 1e-5;
      const above = error();
      layers.values[index] = value - 1e-5;
      const below = error();
      layers.values[index] = value;
      expect((above - below) / 2e-5).toBeCloseTo(slope, 5);
    }
  });

  test("learns what soldiers are worth, the same way every time", () => {
    const samples = soldiersOnly(3000);
    const errors: number[] = [];
    const plan = { hidden: 4, passes: 150, seed: 1 };
    const network = fitted(sarrum, samples, plan, (_pass, _error, held) => errors.push(held));
    expect(errors.at(-1)).toBeLessThan((errors[0] ?? 0) / 4);
    const { rules, moveTables } = sarrum.kernel;
    const first = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
    const evaluation = networkEvaluation(rules, moveTables, network, first.board);
    const worth = (text: string) => {
      const position = mustRead(sarrum, text);
      evaluation.setPosition(position);
      return evaluation.value(position.board, position.turn);
    };
    expect(worth("s7/8/1r6/8/1R1R1R2/8/8/7S w")).toBeGreaterThan(
      20 + worth("s7/8/1r1r1r2/8/1R6/8/8/7S w"),
    );
    expect(fitted(sarrum, samples, { ...plan, passes: 2 }, () => {})).toEqual(
      fitted(sarrum, samples, { ...plan, passes: 2 }, () => {}),
    );
  });
});
