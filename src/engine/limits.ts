/** The limits of a search: combined, shared out and used up. */
import type { Limits } from "./types.ts";

const UNLIMITED = Number.POSITIVE_INFINITY;

/** The smaller of each pair of limits. */
export function strictest(one: Limits, other: Limits): Limits {
  const smaller = (name: keyof Limits) => {
    const limits = [one[name], other[name]].filter((limit) => limit !== undefined);
    return limits.length > 0 ? { [name]: Math.min(...limits) } : {};
  };
  return { ...smaller("depth"), ...smaller("nodes"), ...smaller("milliseconds") };
}

/** One of several equal shares of the nodes, at least one of them, and of the time. */
export const shareOf = (
  { nodes = UNLIMITED, milliseconds = UNLIMITED }: Limits,
  shares: number,
): Limits => ({
  nodes: Math.max(1, Math.floor(nodes / shares)),
  milliseconds: milliseconds / shares,
});

/** The limits that are left after some nodes and milliseconds: at least one node. */
export const remaining = (
  { nodes, milliseconds, ...others }: Limits,
  { nodes: usedNodes = 0, milliseconds: usedTime = 0 }: Limits,
): Limits => ({
  ...others,
  ...(nodes !== undefined && { nodes: Math.max(1, nodes - usedNodes) }),
  ...(milliseconds !== undefined && { milliseconds: Math.max(0, milliseconds - usedTime) }),
});

/** Whether so many nodes or milliseconds reach the limits. */
export const areReached = (limits: Limits, nodes: number, milliseconds: number): boolean =>
  nodes >= (limits.nodes ?? UNLIMITED) || milliseconds >= (limits.milliseconds ?? UNLIMITED);

/** The number of moves for which the time on the clock has to last if nothing else is known. */
const MOVES_TO_GO = 30;
/** The share of the increment that a move may use. */
const INCREMENT_SHARE = 0.8;
/** The largest share of the time on the clock that a move may use. */
const CLOCK_SHARE = 0.8;
/** Milliseconds lost between the engine and the clock. */
const MOVE_OVERHEAD = 30;

/**
 * The milliseconds to think about a move with so many left on the clock, and an increment after it: 0
 * or less if there is no time. They have to last for so many moves.
 */
export function shareOfClock(left: number, increment: number, moves = MOVES_TO_GO): number {
  const share = left / moves + increment * INCREMENT_SHARE;
  return Math.floor(Math.min(share, left * CLOCK_SHARE, left - MOVE_OVERHEAD));
}
