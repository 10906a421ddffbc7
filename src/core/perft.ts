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

/** The leaves below a first move, as perft tables list them. */
export interface Leaves {
  /** As engines write it. */
  readonly move: string;
  readonly leaves: number;
}

/** The same, move by move; `depth` is a whole number from 1. */
export function divide<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
): readonly Leaves[] {
  return game.legalMoves(position).map((move) => ({
    move: game.writeEngineMove(position, move),
    leaves: perft(game, game.play(position, move), depth - 1),
  }));
}

/** What `divide` has found, as perft tables are written: a line for each first move, then the sum. */
export function perftLines(rows: readonly Leaves[]): readonly string[] {
  const total = rows.reduce((sum, { leaves }) => sum + leaves, 0);
  return [...rows.map(({ move, leaves }) => `${move}: ${leaves}`), "", `Nodes searched: ${total}`];
}
