import type { Game } from "./game.ts";

/**
 * Counts the legal move sequences of exactly `depth` plies from a position; games that end earlier
 * do not count. The last ply is counted without being played. `depth` is an integer, at least 0.
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

/** A row of a perft table: a root move and the number of leaves below it. */
export interface Leaves {
  /** In engine notation. */
  readonly move: string;
  readonly leaves: number;
}

/** The perft count of every root move. `depth` is an integer, at least 1. */
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

/** As a perft table: a line for each root move, then the total. */
export function perftLines(rows: readonly Leaves[]): readonly string[] {
  const total = rows.reduce((sum, { leaves }) => sum + leaves, 0);
  return [...rows.map(({ move, leaves }) => `${move}: ${leaves}`), "", `Nodes searched: ${total}`];
}
