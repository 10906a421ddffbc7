/** House rules with random movements of pieces. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attackerOf } from "../../../../src/game/rules/chesslike/attack-tables.ts";
import { tableMoves } from "../../../../src/game/rules/chesslike/move-tables.ts";
import { EMPTY, fromSquare, toSquare } from "../../../../src/game/rules/chesslike/position.ts";
import { RULES } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { positionText } from "../../../skeleton/boards.ts";
import { randomBoard } from "./random-board.ts";
import { withHouseRules } from "./with-house-rules.ts";

/** A letter of Betza's notation, with a purpose and a direction before it and a range after it. */
const term = fc.record({
  purpose: fc.constantFrom("", "", "m", "c"),
  direction: fc.constantFrom("", "", "f", "b", "l", "r", "v", "s"),
  letter: fc.constantFrom(..."WFDNAHCZGKRBQ"),
  range: fc.constantFrom("", "", "2", "3"),
});

/** Movements such as "mRcD". A letter occurs only once: "WW" would be a rider. */
const movements = fc
  .uniqueArray(term, { minLength: 1, maxLength: 3, selector: ({ letter }) => letter })
  .map((terms) =>
    terms.map((part) => part.purpose + part.direction + part.letter + part.range).join(""),
  );

const names = fc.constantFrom(...RULES.pieces.map(({ name }) => name));

const houses = fc
  .record({
    pieces: fc.uniqueArray(fc.tuple(names, movements), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    }),
    check: fc.constantFrom("", " check=warn", " check=enforce"),
  })
  .map(({ pieces, check }) => pieces.map((term) => term.join("=")).join(" ") + check);

/** A game with random movements, and a random position of it. */
const cases = fc
  .record({ house: houses, seed: fc.nat(), player: fc.constantFrom("W" as const, "B" as const) })
  .map(({ house, seed, player }) => {
    const game = withHouseRules(house);
    const text = positionText(randomBoard(randomFrom(seed)), player);
    return { house, text, game, position: mustRead(game, text) };
  });

const SQUARES = Array.from({ length: 64 }, (_, square) => square);
const kindOf = (refusal: string) => {
  if (refusal.includes("is blocked by")) return "blocked";
  return refusal.includes("would be attacked by") ? "endangered" : "other";
};

/** The few runs of `npm test` are the same every time, since they must refuse moves in more than one way. */
const RUNS = { numRuns: scaled(200, 12), ...(SCALE < 1 && { seed: 1 }) };

describe("with random movements", () => {
  test("every pair of squares is a legal move, or is refused by the checks that explain it", () => {
    const broken = new Set<string>();
    fc.assert(
      fc.property(cases, ({ game, position }) => {
        const moves = game.legalMoves(position);
        const legal = new Set(
          moves.map((move) =>
            game.squaresTouched(position, move).map(game.squares!.name).join(" "),
          ),
        );
        expect(legal.size).toBe(moves.length);
        const typed = SQUARES.flatMap((start) =>
          SQUARES.map((finish) => [start, finish].map(game.squares!.name).join(" ")),
        );
        const wrong = typed.filter((pair) => {
          const checks = game.explain(position, pair);
          for (const { holds, refusal } of checks) if (!holds) broken.add(kindOf(refusal));
          return checks.length === 0 || checks.every(({ holds }) => holds) !== legal.has(pair);
        });
        expect(wrong).toEqual([]);
      }),
      RUNS,
    );
    // A piece that would be attacked is rare: only many runs are sure to find one.
    const rare = RUNS.numRuns < 200 ? [] : ["endangered"];
    expect([...broken]).toEqual(expect.arrayContaining(["blocked", "other", ...rare]));
  }, 120_000);

  test("a piece is attacked if and only if a move of the tables captures it", () => {
    fc.assert(
      fc.property(cases, ({ game, position }) => {
        const { board, turn } = position;
        const { cells } = game.diagram(position);
        const captures = tableMoves(game.kernel.moveTables, position);
        for (const square of SQUARES.filter((at) => board[at] !== EMPTY)) {
          const starts = captures.filter((move) => toSquare(move) === square).map(fromSquare);
          const attacker = attackerOf(game.kernel.attackTables, board, square, turn);
          const own = cells[square]?.pieces[0]?.side === turn;
          if (!own) expect(starts.length > 0 ? starts : [-1]).toContain(attacker);
        }
      }),
      RUNS,
    );
  });
});

describe("a piece that captures to its left only", () => {
  const game = withHouseRules("etlu=lW check=enforce");

  test.each([
    [
      "8/8/3s4/4E3/8/8/8/7S b",
      "43 44",
      "The sarrum on 44 would be attacked by White's etlu on 54.",
    ],
    ["8/8/5s2/4E3/8/8/8/7S b", "63 64", ""],
    ["8/8/3S4/4e3/8/8/8/7s w", "43 44", ""],
    [
      "8/8/5S2/4e3/8/8/8/7s w",
      "63 64",
      "The sarrum on 64 would be attacked by Black's etlu on 54.",
    ],
  ])("attacks there, and not to its right: %s, %s", (text, move, refusal) => {
    const read = game.readMove(mustRead(game, text), move);
    expect(read.ok ? "" : read.reason).toBe(refusal);
  });
});
