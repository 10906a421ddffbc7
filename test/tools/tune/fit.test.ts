/** The training of networks. */
import { describe, expect, test } from "vitest";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessPosition } from "../../../src/game/rules/chesslike/position.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { evaluatorBy } from "../../game/engine/positions.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { randomPositions } from "../../random-positions.ts";
import { fitNetwork } from "./fit.ts";
import { backpropagate, makeLayers, predict, quantised } from "./layers.ts";
import { linesOf, type Samples, samplesOf } from "./samples.ts";
import type { PlayedGame } from "./self-play.ts";

const trainingPosition = (
  text: string,
  centi: number,
  flags: { quiet?: boolean; randomMove?: boolean } = {},
) => ({
  position: mustRead(sarrum, text),
  centi,
  quiet: flags.quiet ?? true,
  randomMove: flags.randomMove ?? false,
});

/** Returns the expected share of the point for a score in hundredths of a man. */
const share = (centi: number) => 1 / (1 + Math.exp(-centi / 280));

const read = (played: PlayedGame): Samples => samplesOf(sarrum, [linesOf(sarrum, played)]);

describe("the samples of a game", () => {
  const [first, second, third] = [
    "s7/8/8/8/8/8/R7/7S w",
    "s7/8/8/8/8/R7/8/7S b",
    "1s6/8/8/8/8/R7/8/7S w",
  ] as const;

  test("have targets that follow from later positions", () => {
    const result = 1;
    const samples = read({
      positions: [
        trainingPosition(first, 10),
        trainingPosition(second, 30),
        trainingPosition(third, -20),
      ],
      result,
    });
    const last = 0.15 * share(-20) + 0.85 * result;
    const middle = 0.15 * share(30) + 0.85 * last;
    // The last position comes first; with Black to move the target is the rest of the point.
    const targets = [last, 1 - middle, 0.15 * share(10) + 0.85 * middle];
    targets.forEach((target, index) => {
      expect(samples.targets[index]).toBeCloseTo(target, 5);
    });
    expect([...samples.turns.subarray(0, 3)]).toEqual([0, 1, 0]);
    expect(samples.count).toBe(3);
  });

  test("ignore what came after a random move", () => {
    const samples = read({
      positions: [trainingPosition(first, 10), trainingPosition(second, 30, { randomMove: true })],
      result: 0,
    });
    expect(samples.targets[0]).toBeCloseTo(1 - share(30), 5);
    expect(samples.targets[1]).toBeCloseTo(0.15 * share(10) + 0.85 * share(30), 5);
  });

  test("are only the quiet positions, with all of their pieces", () => {
    const samples = read({
      positions: [trainingPosition(first, 10, { quiet: false }), trainingPosition(second, 30)],
      result: 0.5,
    });
    expect(samples.count).toBe(1);
    const { board } = mustRead(sarrum, second);
    const pieces = [...board.entries()].flatMap(([square, code]) =>
      code ? [code * 64 + square] : [],
    );
    expect([...samples.pieces.subarray(samples.starts[0], samples.starts[1])]).toEqual(pieces);
  });
});

/** Returns positions with some soldiers each; the side with more of them is likely to win. */
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
    return {
      positions: [trainingPosition(`${ranks.join("/")} w`, 100 * (own - other))],
      result: 0.5,
    };
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
      linesOf(game, {
        positions: [{ position, centi: 0, quiet: true, randomMove: false }],
        result: 0.5,
      }),
    ),
  );

describe.each([sarrum, shatranj])("the network of $id in training", (game) => {
  const positions = randomPositions(game, 100, 5);
  const layers = makeLayers(game, 8, randomFrom(3));
  const samples = asSamples(game, positions);
  const predictions = positions.map((_, index) =>
    predict(layers, { samples, index, mirrored: false }),
  );

  test("agrees with its quantised form", () => {
    const evaluate = evaluatorBy(game, quantised(layers), positions[0]!.board);
    positions.forEach((position, index) => {
      const prediction = predictions[index] ?? 0;
      const centi = 280 * Math.log(prediction / (1 - prediction));
      // Quantised weights are slightly off.
      expect(Math.abs(centi - evaluate(position))).toBeLessThan(6);
    });
  });

  test("predicts the same for mirrored positions", () => {
    const mirroredPositions = positions.map((position) => ({
      ...position,
      board: position.board.map((_, square) => position.board[square ^ 7] ?? 0),
    }));
    const mirrored = asSamples(game, mirroredPositions);
    predictions.forEach((prediction, index) => {
      expect(predict(layers, { samples: mirrored, index, mirrored: true })).toBeCloseTo(
        prediction,
        9,
      );
    });
  });
});

describe("training", () => {
  test("computes the gradient of the error", () => {
    const samples = soldiersOnly(20);
    const layers = makeLayers(sarrum, 4, randomFrom(2));
    const random = randomFrom(9);
    for (let round = 0; round < 40; round++) {
      const sample = { samples, index: random(20), mirrored: random(2) === 1 };
      const target = samples.targets[sample.index] ?? 0;
      const error = () => {
        const prediction = predict(layers, sample);
        return -target * Math.log(prediction) - (1 - target) * Math.log(1 - prediction);
      };
      layers.gradient.fill(0);
      backpropagate(layers, sample, predict(layers, sample) - target);
      const touched = [...layers.gradient.entries()].filter(([, derivative]) => derivative !== 0);
      const [index, derivative] = touched[random(touched.length)] ?? [0, 0];
      const value = layers.values[index] ?? 0;
      layers.values[index] = value + 1e-5;
      const above = error();
      layers.values[index] = value - 1e-5;
      const below = error();
      layers.values[index] = value;
      expect((above - below) / 2e-5).toBeCloseTo(derivative, 5);
    }
  });

  test("learns the value of soldiers, in the same way every time", () => {
    const samples = soldiersOnly(500);
    const errors: number[] = [];
    const plan = { hidden: 4, passes: 150, seed: 1 };
    const network = fitNetwork(sarrum, samples, plan, (_pass, _error, held) => errors.push(held));
    expect(errors.at(-1)).toBeLessThan((errors[0] ?? 0) / 4);
    const first = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
    const evaluateBoard = evaluatorBy(sarrum, network, first.board);
    const evaluate = (text: string) => evaluateBoard(mustRead(sarrum, text));
    expect(evaluate("s7/8/1r6/8/1R1R1R2/8/8/7S w")).toBeGreaterThan(
      20 + evaluate("s7/8/1r1r1r2/8/1R6/8/8/7S w"),
    );
    expect(fitNetwork(sarrum, samples, { ...plan, passes: 2 }, () => {})).toEqual(
      fitNetwork(sarrum, samples, { ...plan, passes: 2 }, () => {}),
    );
  });
});
