import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Game } from "../../src/game/rules/game.ts";
import { perft } from "../../src/game/rules/perft.ts";
import { mustRead } from "../must-read.ts";

/** A position in a table, with its outcome and its perft counts. */
export interface CountedRow {
  readonly id: string;
  readonly fen: string;
  /** "ongoing", "draw", or the winner: "white wins". */
  readonly outcome: string;
  /** The number of move sequences of 1, 2, 3, ... plies. */
  readonly perft: readonly number[];
}

/** A row of a table that lists legal moves. */
export interface PerftRow extends CountedRow {
  /** Every legal move as engines write it, sorted, with spaces between them. */
  readonly moves: string;
}

/** The most leaves that `npm test` counts; `npm run test:deep` counts the rest. */
export const EVERYDAY_LEAVES = 100_000;

/** Returns the rows of a table in this folder. The caller knows what they hold. */
export function readRows<Row = PerftRow>(file: string): readonly Row[] {
  const table: { readonly positions: readonly Row[] } = JSON.parse(
    readFileSync(new URL(file, import.meta.url), "utf8"),
  );
  return table.positions;
}

/** Returns the legal moves as engines write them, in the program's own order. */
export function engineMoves<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
): string[] {
  return game.legalMoves(position).map((move) => game.writeEngineMove(position, move));
}

/** Returns the state of a game in the tables' terms. */
export function outcomeWords<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
): string {
  const outcome = game.outcome(position);
  if (!outcome) return "ongoing";
  if (outcome.winner === undefined) return "draw";
  return `${game.sides[outcome.winner]?.name.toLowerCase()} wins`;
}

/** Tests the text form, the outcome and the legal moves of every row. */
export function testRows<Position, Move>(game: Game<Position, Move>, file: string): void {
  const rows = readRows(file).map(({ id, ...row }) => [id, row] as const);
  describe.each(rows)("%s", (_id, { fen, outcome, moves }) => {
    test("reads and writes back", () => {
      expect(game.writePosition(mustRead(game, fen))).toBe(fen);
    });

    test(`is ${outcome}`, () => {
      expect(outcomeWords(game, mustRead(game, fen))).toBe(outcome);
    });

    test("has the moves of the table", () => {
      expect(engineMoves(game, mustRead(game, fen)).sort().join(" ")).toBe(moves);
    });
  });
}

/** Tests, for every row, each count of more than `above` and at most `most` leaves. */
export function testCounts<Position, Move>(
  game: Game<Position, Move>,
  file: string,
  { above = -1, most = Number.POSITIVE_INFINITY, timeout = 60_000 },
): void {
  const counts = readRows<CountedRow>(file)
    .flatMap(({ id, fen, perft: leaves }) =>
      leaves.map((count, index) => [id, index + 1, count, fen] as const),
    )
    .filter(([, , count]) => count > above && count <= most);
  test.each(counts)("%s, %i plies: %i", { timeout }, (_id, depth, count, fen) => {
    expect(perft(game, mustRead(game, fen), depth)).toBe(count);
  });
}
