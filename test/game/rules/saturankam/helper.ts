import { expect } from "vitest";
import { type Game, moveSentence } from "../../../../src/game/rules/game.ts";
import type {
  SaturankamMove,
  SaturankamOptions,
  SaturankamPosition,
} from "../../../../src/game/rules/saturankam/model.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";

type Saturankam = Game<SaturankamPosition, SaturankamMove>;

/** All combinations of the number of players and the options. */
export const ALL_OPTIONS: readonly SaturankamOptions[] = ([2, 3, 4] as const).flatMap((players) =>
  [false, true].flatMap((startOff) =>
    [false, true].map((easyEntry) => ({ players, startOff, easyEntry })),
  ),
);

/** Returns the game to which the text of a position belongs, and the position. */
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

/** Returns the position after a typed move; throws an error with the refusal if there is one. */
export function afterMove(text: string, typed: string): string {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  if (!read.ok) {
    throw new Error(read.reason);
  }
  return game.writePosition(game.play(position, read.value));
}

/** Returns why a typed move is refused; "" if it is legal. */
export function refusal(text: string, typed: string): string {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  return read.ok ? "" : read.reason;
}

/** Returns the description of a typed move. */
export function described(text: string, typed: string): string {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  return read.ok ? moveSentence(game.describe(position, read.value)) : read.reason;
}

/** Freezes a value and everything in it, so that any change throws an error. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/**
 * Returns every legal move of a position with a throw, and the position after it, as text. Also
 * expects each move to have its own notation, to be read back, and to pass every check that
 * explains it.
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
