import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import { sarrumWith } from "../../../src/games/sarrum/configured.ts";

/** Capture the Sarrum by house rules that the test knows to be good. */
export function withHouseRules(house: string): ChesslikeGame {
  const read = sarrumWith(house);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}
