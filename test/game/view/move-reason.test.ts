/** The reasons for a move. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../src/game/rules/citadel/citadel.ts";
import {
  type AnyGame,
  type Move,
  moveSentence,
  type Position,
  setupPosition,
} from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { reasonFor } from "../../../src/game/view/move-reason.ts";
import { mustRead } from "../../must-read.ts";
import { SAMPLE } from "../../sample-game.ts";
import { scaled } from "../../scale.ts";
import { MEANINGS } from "./reason-meanings.ts";

const race = saturankam({ players: 2, startOff: false, easyEntry: false });
const lines = zamma({ size: 5, removal: "immediate" });
const points = zamma({ size: 9, removal: "immediate" });

const CITADEL = "1**********1/*K9*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*5k4*/1**********1 w";

/** The most moves of a position that are tried. */
const MOST_TRIED = 6;

/** The games, how many plies of random play it takes until pieces attack each other, and the runs. */
const GAMES: readonly (readonly [AnyGame, number, number])[] = [
  [anyGame(sarrum), 14, 40],
  [anyGame(shatranj), 30, 24],
  [anyGame(citadel), 40, 8],
  [anyGame(lines), 6, 80],
  [anyGame(race), 30, 40],
];

/** A random position, and some of its moves. */
function movesAfter(game: AnyGame, choices: readonly number[]) {
  let position = setupPosition(game, 0);
  for (const choice of choices) {
    const moves = game.legalMoves(position);
    if (moves.length > 0) position = game.play(position, moves[choice % moves.length]!);
  }
  const moves = game.toMove(position) === "chance" ? [] : game.legalMoves(position);
  const some = moves.map((_, index) => moves[((choices[0] ?? 0) + 7 * index) % moves.length]!);
  return { position, moves: some.slice(0, MOST_TRIED) };
}

function expectTrue(game: AnyGame, position: Position, move: Move): void {
  const clause = reasonFor(game, position, move)?.clause;
  if (clause === undefined) return;
  const [pattern, holds] = MEANINGS.find(([form]) => form.test(clause))!;
  const [, first = "", second = ""] = pattern.exec(clause)!;
  const now = { game, position, move, after: game.play(position, move) };
  const text = `${game.writePosition(position)} ${game.writeMove(position, move)} ${clause}`;
  expect([text, holds(now, first, second)]).toEqual([text, true]);
}

test.each(GAMES)(
  "every reason for a move of a random position is true (%#)",
  (game, plies, runs) => {
    const choices = fc.array(fc.nat(), { minLength: plies, maxLength: 2 * plies, size: "max" });
    fc.assert(
      fc.property(choices, (chosen) => {
        const { position, moves } = movesAfter(game, chosen);
        for (const move of moves) expectTrue(game, position, move);
      }),
      { numRuns: scaled(runs) },
    );
  },
);

/** The reason for a move, and the end of its sentence. */
function reasonIn(game: AnyGame, position: string, text: string) {
  const from = mustRead(game, position);
  const move = game.readMove(from, text);
  if (!move.ok) throw new Error(move.reason);
  const reason = reasonFor(game, from, move.value);
  return [reason?.clause, moveSentence(game.describe(from, move.value), reason?.ending)];
}

describe("the reason for a move", () => {
  test.each([
    [
      "7s/8/8/3e4/8/8/8/S2G4 w",
      "48 44",
      "captures an undefended etlu",
      "White's gisgigir captures Black's etlu on 44, which was undefended.",
    ],
    [
      "7s/8/3r4/4e3/8/8/8/S3G3 w",
      "58 54",
      "captures an etlu",
      "White's gisgigir captures Black's etlu on 54.",
    ],
    [
      "7s/8/3r4/4e3/3R4/8/8/S7 w",
      "45 54",
      "captures an etlu for a redum",
      "White's redum captures Black's etlu on 54, which is worth more than a redum.",
    ],
    [
      "7s/3R4/8/8/8/8/8/S7 w",
      "42 41",
      "promotes to a marzaz pani",
      "White's redum moves from 42 to 41 and becomes a marzaz pani.",
    ],
    [
      "3g3s/8/8/8/3N4/8/8/S7 w",
      "45 36",
      "saves the nabu",
      "White's nabu moves from 45 to 36 and saves itself.",
    ],
    [
      "3g3s/8/8/8/3N4/8/4R3/S7 w",
      "57 56",
      "defends the nabu on 45",
      "White's redum moves from 57 to 56 and defends the nabu on 45.",
    ],
    ["3g3s/8/8/8/3N4/8/3R4/S7 w", "18 28", undefined, "White's sarrum moves from 18 to 28."],
    ["3g3s/8/8/8/3N4/8/8/4S3 w", "58 47", undefined, "White's sarrum moves from 58 to 47."],
    [
      "7s/8/2n4n/8/8/8/8/S4G2 w",
      "68 63",
      "threatens the nabu on 33 and the nabu on 83",
      "White's gisgigir moves from 68 to 63 and threatens the nabu on 33 and the nabu on 83.",
    ],
    ["s7/8/8/8/8/8/rr6/S7 w", "18 28", undefined, "White's sarrum moves from 18 to 28."],
    ["7s/8/8/8/8/8/r7/S6R w", "88 87", undefined, "White's redum moves from 88 to 87."],
  ])("%s, %s", (position, text, clause, sentence) => {
    expect(reasonIn(anyGame(sarrum), position, text)).toEqual([clause, sentence]);
  });

  test.each([
    [sarrum, "s6G/G7/8/8/8/8/8/S7 b", "11 12", "is the only move that does not lose at once"],
    [shatranj, "7k/5K2/8/8/8/8/8/R7 b -", "h8h7", "is the only legal move"],
    [shatranj, "1r5k/1R6/8/8/8/8/8/K7 w -", "b7g7", undefined],
    [citadel, CITADEL, "b11a12", undefined],
    [lines, "4w/2b2/2w2/5/b4 b", "c4c2", "is the only legal move"],
    [points, "9/9/3w5/1w3w3/9/B8/9/1w3w3/9 b", "a4d4", "threatens 5 pieces"],
    [race, "S10,30/N20,35 S - 3,6", "1:9", "is safe from North's next throw"],
    [race, "S10,30/N20,35 S - 3,6", "2:9", undefined],
    [race, "Sx,x/N20,35 S - 3,6", "pass", undefined],
  ])("%# of other kinds", (game, position, text, clause) => {
    expect(reasonIn(anyGame<unknown, unknown>(game as never), position, text)[0]).toBe(clause);
  });

  test("counts the moves to a win that a search has proved; once it is over there is nothing to say", () => {
    const game = anyGame(sarrum);
    const from = mustRead(game, "3s4/8/8/6G1/7G/8/8/3S4 w");
    const [move] = game.legalMoves(from);
    const reasons = [3, 5].map((plies) => reasonFor(game, from, move!, { kind: "win", plies }));
    const clauses = ["wins in 1 more move", "wins in 2 more moves"];
    expect(reasons.map((reason) => reason?.clause)).toEqual(clauses);
    expect(reasons[0]?.ending).toBe(", and wins in 1 more move");
    expect(reasonIn(game, SAMPLE, "81 41")[0]).toBeUndefined();
  });
});
