import type { SaturankamMove, SaturankamPosition } from "./model.ts";
import { capturedPieces, legalMoves, pieceMoves } from "./moves.ts";
import type { Throw } from "./throws.ts";

/** The most moves that a numbered list offers. */
const MAX_OFFERED = 8;

/**
 * The moves worth offering, at most eight: those that bear off, enter or capture; the whole throw
 * with one piece; the faces of the dice, one for each piece. Other splits are legal too. If none of
 * these is legal, only one move is, and it is offered.
 */
export function numberedMoves(position: SaturankamPosition): readonly SaturankamMove[] {
  const { dice } = position;
  if (dice === undefined) return [];
  const legal = legalMoves(position);
  const ranked = legal
    .map((move) => ({ move, rank: rankOf(position, dice, move) }))
    .filter(({ rank }) => rank < PLAIN)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_OFFERED)
    .map(({ move }) => move);
  return ranked.length > 0 ? legal.filter((move) => ranked.includes(move)) : legal;
}

/** The rank of an ordinary split. */
const PLAIN = 5;

/** 0 comes first in the list. */
function rankOf(position: SaturankamPosition, dice: Throw, move: SaturankamMove) {
  const moved = pieceMoves(position, move);
  if (moved.some((step) => step.to === "o")) return 0;
  if (move.kind !== "move") return 1;
  if (moved.some((step) => capturedPieces(position, step).length > 0)) return 2;
  if (move.parts.length === 1) return 3;
  return move.parts.every(({ count }) => count === dice[0] || count === dice[1]) ? 4 : PLAIN;
}
