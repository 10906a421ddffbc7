import type { Game } from "../src/game/rules/game.ts";

/** Returns the position of a valid text. */
export function mustRead<Position, Move>(game: Game<Position, Move>, text: string): Position {
  const read = game.readPosition(text);
  if (!read.ok) throw new Error(`${game.id}: ${text}: ${read.reason}`);
  return read.value;
}
