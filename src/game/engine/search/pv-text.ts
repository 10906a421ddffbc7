import type { AnyGame, Move, Position } from "../../rules/game.ts";

/** Each move is written by `write` in its own position. */
export function pvTexts(
  game: AnyGame,
  start: Position,
  pv: readonly Move[],
  write: AnyGame["writeMove"],
): string[] {
  let position = start;
  return pv.map((move) => {
    const text = write(position, move);
    position = game.play(position, move);
    return text;
  });
}
