import { current, type Match, withMove } from "../../../src/game/match/match.ts";

/** Returns a match after some moves and throws, as players type them. */
export function afterMoves(start: Match, ...moves: readonly string[]): Match {
  return moves.reduce((match, text) => {
    const move = match.game.readMove(current(match).position, text);
    if (!move.ok) throw new Error(move.reason);
    return withMove(match, move.value);
  }, start);
}
