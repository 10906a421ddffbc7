import { expect } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import {
  type SaturankamMove,
  type SaturankamOptions,
  type SaturankamPosition,
  saturankam,
} from "../../../src/games/saturankam/saturankam.ts";

type Saturankam = Game<SaturankamPosition, SaturankamMove>;

/** Every number of players with every pair of options. */
export const ALL_OPTIONS: readonly SaturankamOptions[] = ([2, 3, 4] as const).flatMap((players) =>
  [false, true].flatMap((startOff) =>
    [false, true].map((easyEntry) => ({ players, startOff, easyEntry })),
  ),
);

/** The game that a position's text belongs to, and the position. */
export function given(text: string): { game: Saturankam; position: SaturankamPosition } {
  const players = text.trim().split(" ")[0]?.split("/").length as 2 | 3 | 4;
  const [startOff, easyEntry] = [text.includes("start-off"), text.includes("easy-entry")];
  const game = saturankam({ players, startOff, easyEntry });
  const read = game.readPosition(text);
  if (!read.ok) {
    throw new Error(read.reason);
  }
  return { game, position: read.value };
}

export function movesAt(text: string): string[] {
  const { game, position } = given(text);
  return game.legalMoves(position).map((move) => game.writeMove(position, move));
}

/** The position after a typed move; an error with the refusal if there is one. */
export function afterMove(text: string, typed: string): string {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  if (!read.ok) {
    throw new Error(read.reason);
  }
  return game.writePosition(game.play(position, read.value));
}

/** Why a typed move is refused; empty if it is not. */
export function refusal(text: string, typed: string): string {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  return read.ok ? "" : read.reason;
}

/** What a typed move does, in words. */
export function described(text: string, typed: string): string {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  return read.ok ? game.describe(position, read.value) : read.reason;
}

/** Throws an error on any attempt to change a value in depth. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/**
 * Every legal move of a position with a throw, and the position after it, as text. On the way each
 * move must be written in its own way, be read back, and pass every check that explains it.
 */
export function successors(game: Saturankam, text: string): Record<string, string> {
  const read = game.readPosition(text);
  if (!read.ok) {
    throw new Error(`${text}: ${read.reason}`);
  }
  const position = frozen(read.value);
  const moves = game.legalMoves(position);
  const written = moves.map((move) => game.writeMove(position, move));
  const checks = written.flatMap((typed) => game.explain(position, typed));
  expect(new Set(written).size, text).toBe(moves.length);
  expect(checks.filter((check) => !check.holds)).toEqual([]);
  expect(written.map((typed) => game.readMove(position, typed))).toEqual(
    moves.map((value) => ({ ok: true, value })),
  );
  const next = moves.map((move) => game.writePosition(game.play(position, frozen(move))));
  return Object.fromEntries(written.map((typed, index) => [typed, next[index] ?? ""]));
}
