import type { Game } from "./game.ts";

/**
 * The number of legal move sequences of `depth` plies from a position; a game that ends earlier
 * counts for nothing. The last ply is counted, not played. `depth` is a whole number from 0.
 */
export function perft<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
): number {
  if (depth === 0) return 1;
  const moves = game.legalMoves(position);
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) leaves += perft(game, game.play(position, move), depth - 1);
  return leaves;
}

/** The same, move by move: each first move as engines write it, with the leaves below it. */
export function divide<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
): readonly { readonly move: string; readonly leaves: number }[] {
  return game.legalMoves(position).map((move) => ({
    move: game.writeEngineMove(position, move),
    leaves: perft(game, game.play(position, move), depth - 1),
  }));
}
