import type { AnyGame } from "../../core/game.ts";

/** A line of play from a position on, move by move, each as `write` writes it where it is played. */
export function pvTexts(
  game: AnyGame,
  start: unknown,
  line: readonly unknown[],
  write: AnyGame["writeMove"],
): string[] {
  let position = start;
  return line.map((move) => {
    const text = write(position, move);
    position = game.play(position, move);
    return text;
  });
}
