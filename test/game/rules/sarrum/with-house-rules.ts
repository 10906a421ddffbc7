import type { ChesslikeGame } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import { sarrumWith } from "../../../../src/game/rules/sarrum/apply-house-rules.ts";

/** Returns Capture the Sarrum with valid house rules. */
export function withHouseRules(house: string): ChesslikeGame {
  const read = sarrumWith(house);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

const PIECES = ["etlu", "gisgigir", "marzaz-pani", "nabu", "redum", "sarrum"];

/** Returns the game in which every piece moves alike. */
export const allMoving = (movement: string) =>
  withHouseRules(PIECES.map((piece) => `${piece}=${movement}`).join(" "));
