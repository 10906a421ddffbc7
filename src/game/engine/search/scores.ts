/**
 * Scores inside a search: integers, for the side to move. A win in n plies is `WIN - n`, so that
 * the sooner of two wins is the better one; everything between is hundredths of a man.
 */
import type { Outcome } from "../../rules/rules.ts";
import type { Score } from "../types.ts";

/** The score of a game that is already won; a lost one has its negative. */
export const WIN = 30_000;
export const DRAW = 0;
/** The longest variation of a search, in plies. */
export const MAX_PLY = 120;
/** The room for data kept at each ply: for the longest variation and some plies beyond its end. */
export const STACK_SIZE = MAX_PLY + 8;
/** Evaluations are clamped here, far below won games. */
export const MAX_EVAL = 12_000;
/** Scores from here on are won games. */
export const MATE_THRESHOLD = WIN - 2 * MAX_PLY;
export const INFINITE = WIN + 1;

export const lossIn = (plies: number): number => plies - WIN;

export function asScore(value: number): Score {
  if (value >= MATE_THRESHOLD) return { kind: "win", plies: WIN - value };
  if (value <= -MATE_THRESHOLD) return { kind: "loss", plies: WIN + value };
  return { kind: "value", centi: value };
}

/** The score of a game that has ended, for the player to move. */
export function endScore({ winner }: Outcome, mover: number | "chance"): Score {
  if (winner === undefined) return { kind: "value", centi: 0 };
  return { kind: winner === mover ? "win" : "loss", plies: 0 };
}

/**
 * Converts a score from the transposition table at a ply. The search counts distances to the end
 * from the root, the table from the position itself, because one entry serves positions reached
 * after different numbers of plies.
 */
export function scoreFromTable(value: number, ply: number): number {
  if (value >= MATE_THRESHOLD) return value - ply;
  return value <= -MATE_THRESHOLD ? value + ply : value;
}

/** Converts a score at a ply for the transposition table. */
export function scoreToTable(value: number, ply: number): number {
  if (value >= MATE_THRESHOLD) return value + ply;
  return value <= -MATE_THRESHOLD ? value - ply : value;
}
