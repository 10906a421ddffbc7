/**
 * Scores inside a search: whole numbers, for the side to move. A win in n plies is `WIN - n`, so
 * that the sooner of two wins is the better one; everything between is hundredths of a man.
 */
import type { Score } from "../types.ts";

/** The score of a game that is won here and now; one that is lost has its negative. */
export const WIN = 30_000;
export const DRAW = 0;
/** No line of a search is longer, in plies. */
export const MAX_PLY = 120;
/** What is kept for each ply has so much room: for the line and some plies more, for its end. */
export const STACK_SIZE = MAX_PLY + 8;
/** Evaluations are cut off here, far from won games. */
export const MAX_EVAL = 12_000;
/** Scores from here on are won games. */
export const MATE_THRESHOLD = WIN - 2 * MAX_PLY;
/** Above every score. */
export const INFINITE = WIN + 1;

/** The score of a side to move that loses after so many plies. */
export function lossIn(plies: number): number {
  return plies - WIN;
}

/** A score as the world outside sees it. */
export function scoreOf(value: number): Score {
  if (value >= MATE_THRESHOLD) return { kind: "win", plies: WIN - value };
  if (value <= -MATE_THRESHOLD) return { kind: "loss", plies: WIN + value };
  return { kind: "value", centi: value };
}

/**
 * Distances to the end are counted from the root while searching, but from the position itself in
 * the transposition table, where one entry serves positions reached after different numbers of plies.
 */
export function scoreFromTable(value: number, ply: number): number {
  if (value >= MATE_THRESHOLD) return value - ply;
  return value <= -MATE_THRESHOLD ? value + ply : value;
}

/** The other way round. */
export function scoreToTable(value: number, ply: number): number {
  if (value >= MATE_THRESHOLD) return value + ply;
  return value <= -MATE_THRESHOLD ? value - ply : value;
}
