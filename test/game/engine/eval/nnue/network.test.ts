/** The trained networks: their evaluation by its definition, and the games they fit. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { type Network, outputBucket } from "../../../../../src/game/engine/eval/nnue/network.ts";
import {
  networkFor,
  readNetwork,
} from "../../../../../src/game/engine/eval/nnue/trained-networks.ts";
import { chessSearchBoard } from "../../../../../src/game/engine/search/chess-search-board.ts";
import { makeBoard } from "../../../../../src/game/rules/board.ts";
import { betza } from "../../../../../src/game/rules/chesslike/betza.ts";
import {
  type ChesslikeGame,
  chesslike,
} from "../../../../../src/game/rules/chesslike/chesslike-game.ts";
import type {
  ChesslikeRules,
  ChessPiece,
} from "../../../../../src/game/rules/chesslike/chesslike-rules.ts";
import { BLACK_BIT, type ChessPosition } from "../../../../../src/game/rules/chesslike/position.ts";
import { citadel } from "../../../../../src/game/rules/citadel/citadel.ts";
import { RULES, sarrum } from "../../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../../must-read.ts";
import { randomPositions } from "../../../../random-positions.ts";
import { writeNetwork } from "../../../../tools/tune/write-network.ts";
import { withHouseRules } from "../../../rules/sarrum/with-house-rules.ts";
import { evaluatorBy } from "../../positions.ts";

/**
 * Evaluates from the definition of the network, without updates: every unit, for the side to move.
 */
function fromScratch(game: ChesslikeGame, network: Network, position: ChessPosition): number {
  const { hidden, inputs, biases, outputs, offsets } = network;
  const kinds = game.kernel.moveTables.kinds.flatMap((kind, code) =>
    kind && code < BLACK_BIT ? [code] : [],
  );
  const pieces = [...position.board.entries()].filter(([, code]) => code !== 0);
  const bucket = outputBucket(pieces.length, 32);
  const featuresOf = (side: number) =>
    pieces.flatMap(([square, code]) => {
      const own = code >= BLACK_BIT === (side === 1);
      const kind = kinds.indexOf(code % BLACK_BIT) + (own ? 0 : kinds.length);
      const up = side === 1 ? 56 : 0;
      const seen = square ^ up;
      const royal = (position.royals[1 - side] ?? -1) ^ up;
      const rows = (seen >> 3) - (royal >> 3);
      const columns = (seen & 7) - (royal & 7);
      const near = Math.max(Math.abs(rows), Math.abs(columns)) <= 3;
      const place = kinds.length * 128 + kind * 49 + 7 * (rows + 3) + columns + 3;
      return [kind * 64 + seen, ...(near ? [place] : [])];
    });
  const unitsSeenBy = (side: number) => {
    const features = featuresOf(side);
    return Array.from({ length: hidden }, (_, unit) =>
      features.reduce(
        (sum, input) => sum + (inputs[input * hidden + unit] ?? Number.NaN),
        biases[unit] ?? Number.NaN,
      ),
    );
  };
  const units = [...unitsSeenBy(position.turn), ...unitsSeenBy(1 - position.turn)];
  const output = units.reduce(
    (sum, value, unit) => {
      const cut = Math.min(1, Math.max(0, value / 255));
      return sum + (cut * cut * (outputs[bucket * 2 * hidden + unit] ?? Number.NaN)) / 512;
    },
    (offsets[bucket] ?? Number.NaN) / 512,
  );
  return 280 * output;
}

/** Returns a position with colours swapped, and turned so that each side keeps its direction. */
function flipped(game: ChesslikeGame, { board, turn }: ChessPosition): ChessPosition {
  const other = board.map((_, square) => {
    const code = board[square ^ 56] ?? 0;
    return code === 0 ? 0 : code ^ BLACK_BIT;
  });
  const text = game.writePosition({ board: other, turn: turn === 0 ? 1 : 0, royals: [-1, -1] });
  return mustRead(game, text);
}

describe.each([sarrum, shatranj].map((game) => ({ id: game.id, game })))(
  "the network of $id",
  ({ game }) => {
    const network = networkFor(game);
    if (!network) throw new Error("no network");
    const { kernel } = game;
    const start = mustRead(game, game.setups[0]?.position ?? "");
    const evaluate = evaluatorBy(game, network, start.board);

    const positions = randomPositions(game, 60, 11);

    test("agrees with its definition", () => {
      const wrong = positions.filter((position) => {
        const expected = Math.max(-12_000, Math.min(12_000, fromScratch(game, network, position)));
        const score = evaluate(position);
        // -0 would slow the search down.
        return Object.is(score, -0) || !(Math.abs(score - expected) <= 1);
      });
      expect(wrong).toEqual([]);
    });

    test("evaluates both colours alike", () => {
      const scores = positions.map((position) => evaluate(flipped(game, position)));
      expect(scores).toEqual(positions.map(evaluate));
    });

    test("never overflows 16 bits", () => {
      const { hidden, inputs, biases } = network;
      const kinds = inputs.length / hidden / (64 + 49);
      /** Returns the largest sum of a unit, with the piece that adds most on every place. */
      const maxSum = (unit: number, first: number, places: number) =>
        Array.from({ length: places }, (_, place) =>
          Array.from({ length: kinds }, (_, kind) =>
            Math.abs(inputs[(first + kind * places + place) * hidden + unit] ?? Number.NaN),
          ).reduce((one, other) => Math.max(one, other)),
        ).reduce((sum, each) => sum + each, 0);
      const sums = Array.from(
        { length: hidden },
        (_, unit) =>
          maxSum(unit, 0, 64) + maxSum(unit, kinds * 64, 49) + Math.abs(biases[unit] ?? Number.NaN),
      );
      expect(Math.max(...sums)).toBeLessThan(32_768);
    });

    test("survives being written and read", () => {
      const read = readNetwork(writeNetwork(network, kernel.rules, "here"));
      expect(isDeepStrictEqual(read, network)).toBe(true);
    });
  },
);

test("house rules that change the pieces, and games without a network, are evaluated classically", () => {
  expect(networkFor(withHouseRules("etlu=N"))).toBeUndefined();
  expect(networkFor(withHouseRules("kashshaptu=NW"))).toBeUndefined();
  expect(networkFor(withHouseRules("promote=nabu"))).toBeUndefined();
  for (const terms of ["check=warn confirm", "double-step"]) {
    const same = isDeepStrictEqual(networkFor(withHouseRules(terms)), networkFor(sarrum));
    expect(same, terms).toBe(true);
  }
  expect(networkFor(citadel)).toBeUndefined();
});

describe("a network is used only for the board and piece table that it was trained on", () => {
  const [first, ...others] = RULES.pieces;
  const camel = { ...first, name: "camel", letter: "C", movement: betza("C") } as ChessPiece;
  const changed: readonly (readonly [string, ChesslikeRules])[] = [
    ["a further piece", { ...RULES, pieces: [...RULES.pieces, camel] }],
    ["another order of the pieces", { ...RULES, pieces: [...others, first as ChessPiece] }],
    ["a larger board", { ...RULES, board: makeBoard(9, 8), setups: [], figures: [] }],
  ];

  test.each(changed)("not with %s", (_name, rules) => {
    expect(networkFor(chesslike(rules))).toBeUndefined();
  });

  test("the classical evaluation sees the loss of two gisgigirs", () => {
    const rules: ChesslikeRules = { ...RULES, pieces: [...RULES.pieces, camel] };
    const game = chesslike(rules);
    const board = chessSearchBoard(game, networkFor(game));
    board.setPosition(mustRead(game, "1enmsne1/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w"));
    expect(board.evaluate()).toBeGreaterThan(1000);
  });
});
