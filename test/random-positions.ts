import type { ChesslikeGame } from "../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessPosition } from "../src/game/rules/chesslike/position.ts";
import { mustRead } from "./must-read.ts";
import { randomFrom } from "./random.ts";

/** Returns the first positions of a random game, as long as both royal pieces are on the board. */
export function randomPositions(
  game: ChesslikeGame,
  most: number,
  seed: number,
): readonly ChessPosition[] {
  const random = randomFrom(seed);
  let position = mustRead(game, game.setups[0]?.position ?? "");
  const found = [position];
  while (found.length < most) {
    const legal = game.legalMoves(position);
    if (legal.length === 0 || game.outcome(position)) break;
    position = game.play(position, legal[random(legal.length)] ?? 0);
    found.push(position);
  }
  return found.filter(({ royals }) => royals[0] >= 0 && royals[1] >= 0);
}
